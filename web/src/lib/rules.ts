// A table's rules as one text: `classic + stacking=same`, the known edition and what is changed in it.

import { DEFAULT_RULES, LINKED_SETTINGS, type Settings } from "./protocol";

export type Changes = Record<string, string>;

export interface ReadRules {
  edition: string;
  changes: Changes;
}

export function readRules(text: string): ReadRules {
  const [edition, ...changed] = text.split("+").map((part) => part.trim());
  const changes: Changes = {};
  for (const change of changed) {
    const [field = "", value = ""] = change.split("=");
    if (field) changes[field] = value;
  }
  return { edition: edition || DEFAULT_RULES, changes };
}

export function writeRules({ edition, changes }: ReadRules): string {
  return [edition, ...Object.entries(changes).map(([field, value]) => `${field}=${value}`)].join(" + ");
}

/** Rules and what else is agreed on at a table, for a link; what is not set is left out. */
export function agreementOf(settings: Settings): string {
  const { edition, changes } = readRules(settings.rules ?? "");
  const set = LINKED_SETTINGS.filter((field) => settings[field]);
  const words = set.map((field) => [field, settings[field] === true ? "yes" : String(settings[field])]);
  return writeRules({ edition, changes: { ...changes, ...Object.fromEntries(words) } });
}

/** The name of the known edition alone. */
export function editionOf(rules: string): string {
  return readRules(rules).edition;
}
