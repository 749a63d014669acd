// What the rulebook is made of, fetched when it is opened: topics, the words of the clauses in the reader's language, the
// everyday words by which they are found, and the examples of an edition.

import type { Example } from "../lib/protocol";
import { say, texts, type Language } from "../lib/texts.svelte";
import { Asking } from "./asking";
import { readTopics, readWords, type Topic, type Words } from "./catalogue";

type Loaders<Kind> = Record<string, () => Promise<Kind>>;

const TOPICS = import.meta.glob<string>("../../../rulings/topics/*.txt", {
  query: "?raw",
  import: "default",
});
const CLAUSES = import.meta.glob<string>("../../../locales/clauses/*.txt", {
  query: "?raw",
  import: "default",
});
const EVERYDAY = import.meta.glob<string>("../../../locales/asking/*.txt", {
  query: "?raw",
  import: "default",
});
const EXAMPLES = import.meta.glob<Examples>("./examples/*.json", { import: "default" });

/** By clause. */
export type Examples = Record<string, Example[]>;

const find = <Kind>(loaders: Loaders<Kind>, name: string): (() => Promise<Kind>) | undefined =>
  Object.entries(loaders).find(([path]) => path.endsWith(`/${name}`))?.[1];

class Book {
  topics = $state.raw<readonly Topic[]>([]);
  words = $state.raw<ReadonlyMap<string, Words>>(new Map());
  asking = $state.raw<Asking | null>(null);
  examples = $state.raw<Record<string, Examples>>({}); // by edition, those that are here
  language = $state<Language | null>(null);

  /** Fetches what the language needs; a page that is read in another one meanwhile asks again. */
  async load(language: Language): Promise<void> {
    const files = [
      find(TOPICS, "topics.txt"),
      find(CLAUSES, `${language}.txt`),
      find(EVERYDAY, `${language}.txt`),
    ];
    const [topics = "", clauses = "", everyday = ""] = await Promise.all(files.map((file) => file?.()));
    if (texts.language !== language) return;
    this.topics = readTopics(topics);
    this.words = readWords(clauses);
    this.asking = new Asking(this.topics, this.words, everyday, language);
    this.language = language;
  }

  async loadExamples(edition: string): Promise<void> {
    if (this.examples[edition]) return;
    const found = await find(EXAMPLES, `${edition}.json`)?.();
    this.examples = { ...this.examples, [edition]: found ?? {} };
  }
}

export const book = new Book();

const SYMBOLS: Record<string, string> = {
  "+2": "draw_two",
  S: "skip",
  R: "reverse",
  W: "wild",
  W4: "wild_four",
  WS: "shuffle_hands",
  WC: "custom",
  WM: "valley",
};

/** Words with the cards in them by the names that an edition has for them. */
function withCards(words: string, edition: string): string {
  return words.replace(/\[(\+2|S|R|W4|WS|WC|WM|W)\]/g, (_, card: string) =>
    say("symbol", { symbol: SYMBOLS[card]!, number: "", form: "name", edition }),
  );
}

export function titleOf(key: string, edition: string): string {
  return withCards(book.words.get(key)?.title ?? "", edition);
}

export function textOf(key: string, edition: string): string {
  return withCards(book.words.get(key)?.text ?? "", edition);
}
