// The everyday words of a language (locales/asking): words that say nothing, words for one thing, and the phrases in
// which people ask about a topic or a clause.

import type { Language } from "../lib/texts.svelte";
import { isMistyped } from "./spelling";
import { stem, wordsOf } from "./stems";

export const LEAST_ALIKE = 4; // letters by which words are taken for one another
const BEGINNING = 6; // letters of a word that is listed in other forms only

// Clauses name cards by their codes; the lists of all languages have these names for them.
const CARDS: Record<string, string> = {
  "+2": "=drawtwo",
  R: "=reverse",
  S: "=skip",
  W: "=wild",
  W4: "=wildfour",
  WS: "=shufflehands",
  WC: "=custom",
  WM: "=valley",
};
export const CARD_NAMES: ReadonlySet<string> = new Set(Object.values(CARDS));
const BESIDE = "~"; // between two words that stand beside each other; no word has it
const CODE = /\[([^\]]+)\]/g;

/** Whether this is two words beside each other, not one. */
export const isTwo = (word: string): boolean => word.includes(BESIDE);

export class Lexicon {
  readonly phrases = new Map<string, string[]>(); // by topic or clause
  #stop = new Set<string>();
  #same = new Map<string, [string[], string][]>(); // words one after another, and the one for all of them; by the first
  #alike = new Map<string, string>(); // single ones without their endings
  #begun = new Map<string, string>(); // by how single ones begin; nothing where several things begin so

  constructor(
    source: string,
    readonly language: Language,
  ) {
    const rows = source.split("\n").filter((line) => line.includes("|") && !line.startsWith("#"));
    for (const row of rows) {
      const [head = "", listed = ""] = row.split("|").map((part) => part.trim());
      const items = listed.split(";").map((item) => item.trim());
      if (head === "stop") for (const item of items) this.#silence(item);
      else if (head.startsWith("=")) for (const item of items) this.#add(item, `=${head.slice(1).trim()}`);
      else this.phrases.set(head, items);
    }
    for (const listed of this.#same.values()) listed.sort(([a], [b]) => b.length - a.length);
  }

  #silence(item: string): void {
    const words = wordsOf(item, this.language);
    if (words.length === 1) this.#stop.add(words[0]!);
    else this.#list(words, "");
  }

  #list(words: string[], name: string): void {
    this.#same.set(words[0]!, [...(this.#same.get(words[0]!) ?? []), [words, name]]);
  }

  #add(item: string, name: string): void {
    const words = wordsOf(item, this.language);
    const [only = "", ...more] = words;
    this.#list(words, name);
    const short = stem(only, this.language);
    if (more.length) return;
    if (short.length >= LEAST_ALIKE && !this.#alike.has(short)) this.#alike.set(short, name);
    const begun = only.slice(0, BEGINNING);
    if (begun.length < BEGINNING) return;
    this.#begun.set(begun, (this.#begun.get(begun) ?? name) === name ? name : "");
  }

  /** The thing that a word with a slip of the finger means. */
  mistyped(word: string): string | undefined {
    return [...this.#alike].find(([short]) => isMistyped(word, short))?.[1];
  }

  /** What a text speaks of: things with several words by one name, other words without their endings. */
  bag(text: string): string[] {
    const words = wordsOf(text, this.language);
    const found: string[] = [];
    for (let i = 0; i < words.length;) {
      const same = this.#same
        .get(words[i]!)
        ?.find(([listed]) => listed.every((word, at) => words[i + at] === word));
      if (same?.[1]) found.push(same[1]);
      else if (!same && !this.#stop.has(words[i]!)) {
        const short = stem(words[i]!, this.language);
        found.push(this.#begun.get(words[i]!.slice(0, BEGINNING)) || (this.#alike.get(short) ?? short));
      }
      i += same ? same[0].length : 1;
    }
    return found;
  }

  /** The same of what people ask, and every two that stand beside each other, in whichever order. */
  askedBag(text: string): string[] {
    const bag = this.bag(text);
    const two = bag.slice(1).map((word, at) => [bag[at]!, word].sort().join(BESIDE));
    return [...bag, ...two];
  }

  /** The same of a clause, in which cards stand as codes. */
  clauseBag(text: string): string[] {
    const cards = [...text.matchAll(CODE)].map(([, code = ""]) => CARDS[code] ?? code);
    return [...cards, ...this.bag(text.replace(CODE, " "))];
  }
}
