// The editions as this server tells them, in the order in which they are shown. What a page wants to know of
// an edition it asks of its rules, never of its name: people write editions of their own.

import { DEFAULT_RULES } from "./protocol";
import { editionOf, readRules, writeRules, type Changes, type ReadRules } from "./rules";

/** One text in the languages that somebody wrote it in. */
export type Translations = Record<string, string>;

interface OwnWords {
  language: string; // of the people who wrote it
  names: Translations;
  abouts: Translations;
  clauses: Record<string, Translations>;
}

export interface Edition {
  words: string; // the known edition whose words and pictures tell of it
  rules: Record<string, string | number>;
  clauses: Record<string, string>;
  notes: string[];
  offers: Record<string, string[]>;
  own?: OwnWords; // of an edition that people wrote
}

const differences = (values: Edition["rules"], others: Edition["rules"]): Changes =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field, value]) => String(others[field]) !== String(value))
      .map(([field, value]) => [field, String(value)]),
  );

class Rulebooks {
  all = $state.raw<Record<string, Edition>>({}); // empty until they are here

  readonly loaded: Promise<void>;

  constructor() {
    this.loaded = fetch("/api/editions")
      .then((answer) => answer.json() as Promise<Record<string, Edition>>)
      .then((found) => void (this.all = found))
      .catch(() => undefined); // a page without them still plays
  }

  get names(): string[] {
    const names = Object.keys(this.all);
    return names.length ? names : [DEFAULT_RULES];
  }

  /** Whose words and pictures tell of an edition. */
  wordsOf(edition: string): string {
    return this.all[edition]?.words ?? editionOf(edition);
  }

  /** The value of a rule at a table. */
  value(rules: string, field: string): string {
    const { edition, changes } = readRules(rules);
    return String(changes[field] ?? this.all[edition]?.rules[field] ?? "");
  }

  number(rules: string, field: string): number {
    return Number(this.value(rules, field)) || 0;
  }

  /** Whether points are counted. */
  hasPoints(rules: string): boolean {
    return ["winner", "low"].includes(this.value(rules, "scoring"));
  }

  /** Whether a game ranks everybody, and games make a series. */
  hasPlaces(rules: string): boolean {
    return this.value(rules, "scoring") === "places";
  }

  /** Whether people hold offices there, and manners are acknowledged. */
  hasOffices(rules: string): boolean {
    return this.value(rules, "conduct") === "offices";
  }

  /** The edition that says these rules with the fewest changes, a known one first, and those changes. */
  nearest(rules: string): ReadRules {
    const { edition: base, changes } = readRules(rules);
    const played = { ...this.all[base]?.rules, ...changes };
    let best: ReadRules = { edition: base, changes: differences(played, this.all[base]?.rules ?? {}) };
    for (const [edition, { words, own, rules: values }] of Object.entries(this.all)) {
      if (!own || words !== base) continue;
      const left = differences(played, values);
      if (Object.keys(left).length < Object.keys(best.changes).length) best = { edition, changes: left };
    }
    return best;
  }

  /** What an edition says differently from the known one that it comes from. */
  differences(edition: string): Changes {
    const known = this.all[this.wordsOf(edition)]?.rules ?? {};
    return differences(this.all[edition]?.rules ?? known, known);
  }

  /** An edition with some rules changed, as tables and links carry it: everybody knows these names. */
  write(edition: string, changes: Changes): string {
    const base = this.wordsOf(edition);
    const known = this.all[base]?.rules ?? {};
    const own = this.all[edition]?.rules ?? known;
    return writeRules({ edition: base, changes: differences({ ...own, ...changes }, known) });
  }
}

export const rulebooks = new Rulebooks();
