// The same question in every edition, answered in a few words: by the title of the main clause of its topic.

import { rulebooks } from "../lib/rulebooks.svelte";
import { editionWords, valueWords } from "../lib/rulewords";
import type { ReadRules } from "../lib/rules";
import { say } from "../lib/texts.svelte";
import { listed } from "../lib/words";
import { titleOf } from "./book.svelte";
import { entriesOf, type Entry, type Topic } from "./catalogue";

export interface EditionAnswer {
  edition: string;
  words: string;
  changed: boolean; // at this table
}

function answerOf(topic: Topic, edition: string, played: ReadRules): EditionAnswer {
  const { field } = topic;
  const value = field !== null && edition === played.edition ? played.changes[field] : undefined;
  if (field !== null && value !== undefined)
    return { edition, words: valueWords(field, value), changed: true };
  const known = rulebooks.wordsOf(edition);
  const main = entriesOf(known, topic)[0];
  if (main) return { edition, words: titleOf(main.key, known), changed: false };
  const rule = field === null ? "" : String(rulebooks.all[edition]?.rules[field] ?? "");
  const words = field !== null && rule !== "" ? valueWords(field, rule) : say("ask-silent");
  return { edition, words, changed: false };
}

export function answersTo(topic: Topic, played: ReadRules): EditionAnswer[] {
  return rulebooks.names.map((edition) => answerOf(topic, edition, played));
}

/** The editions besides this one whose answer to the topic is another; and those that say the same. */
export function others(entry: Entry, edition: string): { same: string[]; different: string[] } {
  const wording = entry.topic.wordings.find(([key]) => key === entry.key) ?? [];
  const rest = Object.keys(rulebooks.all).filter((name) => name !== edition && !rulebooks.all[name]?.own);
  const says = (name: string): boolean => entriesOf(name, { ...entry.topic, wordings: [wording] }).length > 0;
  return { same: rest.filter(says), different: rest.filter((name) => !says(name)) };
}

export const namesOf = (editions: readonly string[]): string => listed(editions.map(editionWords));
