// What can be played: the editions as the server knows them, and a table's rules as one text.

import { say } from "./texts.svelte";

export interface Edition {
  rules: Record<string, string | number>;
  clauses: Record<string, string>;
  notes: string[];
  offers: Record<string, string[]>;
}
export type Editions = Record<string, Edition>;

export const EDITIONS = ["classic", "custom", "moomin", "kpgut"] as const;

class Rulebooks {
  all = $state.raw<Editions>({}); // empty until they are here
  missing = $state(false);

  readonly loaded: Promise<void>;

  constructor() {
    this.loaded = fetch("/api/editions")
      .then((answer) => answer.json() as Promise<Editions>)
      .then((found) => void (this.all = found))
      .catch(() => void (this.missing = true));
  }

  /** The value of a rule at a table. */
  value(rules: string, field: string): string {
    const { edition, changes } = readRules(rules);
    return String(changes[field] ?? this.all[edition]?.rules[field] ?? "");
  }
}

export const rulebooks = new Rulebooks();

/** `classic + stacking=same` as the edition and what is changed. */
export function readRules(text: string): { edition: string; changes: Record<string, string> } {
  const [edition = "classic", ...changed] = text.split("+").map((part) => part.trim());
  const changes: Record<string, string> = {};
  for (const change of changed) {
    const [field = "", value = ""] = change.split("=");
    if (field) changes[field] = value;
  }
  return { edition, changes };
}

/** The text of an edition with some rules changed; what the edition says anyway is left out. */
export function writeRules(edition: string, changes: Record<string, string>, known?: Edition): string {
  const real = Object.entries(changes).filter(([field, value]) => String(known?.rules[field]) !== value);
  return [edition, ...real.map(([field, value]) => `${field}=${value}`)].join(" + ");
}

/** A clause as people call it: KPGUT has numbered paragraphs, the rest of the codes stay as they are. */
export function clauseWords(clause: string): string {
  const number = /^KPG-§(\d+)/.exec(clause)?.[1];
  return number ? say("paragraph", { number }) : clause;
}

export function valueWords(field: string, value: string | number): string {
  const number = Number(value);
  return say(`rule-${field}.value`, { value: Number.isInteger(number) ? number : String(value) });
}

export function ruleWords(field: string, value: string | number): string {
  return say("house-rule", { name: say(`rule-${field}`), value: valueWords(field, value) });
}

/** The edition, and which rules the table plays differently. */
export function rulesWords(text: string): string {
  const { edition, changes } = readRules(text);
  const name = say(`edition-${edition}`);
  const words = Object.entries(changes).map(([field, value]) => ruleWords(field, value));
  return words.length ? say("house-rules", { name, changes: words.join("; ") }) : name;
}
