// Editions, rules and clauses as words: those of the locale files, or of the people who wrote an edition.

import { rulebooks, type Translations } from "./rulebooks.svelte";
import { LANGUAGES, say, texts } from "./texts.svelte";

/** In which language a text is told: as wished, else as written, else in English, else as it is. */
function spoken(translations: Translations, written: string): string | undefined {
  const wished = [texts.language, written, LANGUAGES[0], ...Object.keys(translations)];
  return wished.find((language) => language in translations);
}

function translated(translations: Translations, written: string): string {
  return translations[spoken(translations, written) ?? ""] ?? "";
}

export function editionWords(edition: string): string {
  const own = rulebooks.all[edition]?.own;
  return own ? translated(own.names, own.language) : say(`edition-${edition}`);
}

export function aboutWords(edition: string): string {
  const own = rulebooks.all[edition]?.own;
  return own ? translated(own.abouts, own.language) : say(`edition-${edition}.about`);
}

/** How the people who wrote an edition put a rule; nothing where they did not. */
export function ownClause(edition: string, field: string): string {
  const own = rulebooks.all[edition]?.own;
  return translated(own?.clauses[field] ?? {}, own?.language ?? "");
}

/** The language of that, which need not be the page's; readers aloud want to know. */
export function ownClauseLanguage(edition: string, field: string): string | undefined {
  const own = rulebooks.all[edition]?.own;
  return spoken(own?.clauses[field] ?? {}, own?.language ?? "");
}

/** A clause as people call it: numbered paragraphs and what no rulebook says; other codes stay as they are. */
export function clauseWords(clause: string): string {
  const number = /^[A-Z]+-§(\d+)/.exec(clause)?.[1];
  if (number) return say("paragraph", { number });
  return clause === "house" ? say("clause-house") : clause;
}

/** Numbers are said as numbers, so that a sentence can count. */
function counted(value: string | number): string | number {
  const number = Number(value);
  return Number.isInteger(number) ? number : String(value);
}

export function valueWords(field: string, value: string | number): string {
  return say(`rule-${field}.value`, { value: counted(value) });
}

export function ruleWords(field: string, value: string | number): string {
  return say("house-rule", { name: say(`rule-${field}`), value: valueWords(field, value) });
}

/** A setting of the table as one changed rule. */
function settingWords(field: string, value: string): string {
  return say("house-rule", {
    name: say(`setting-${field}`),
    value: say(`setting-${field}.value`, { value: counted(value) }),
  });
}

/** The edition that is played, by its name. */
export function playedWords(rules: string): string {
  return editionWords(rulebooks.nearest(rules).edition);
}

/** The edition, which rules the table plays differently, and what is set besides. */
export function rulesWords(rules: string, settings: Record<string, string> = {}): string {
  const { edition, changes } = rulebooks.nearest(rules);
  const name = editionWords(edition);
  const words = [
    ...Object.entries(changes).map(([field, value]) => ruleWords(field, value)),
    ...Object.entries(settings).map(([field, value]) => settingWords(field, value)),
  ];
  return words.length ? say("house-rules", { name, changes: words.join("; ") }) : name;
}
