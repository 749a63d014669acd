// What if …?: which clauses are meant by everyday words. Every topic has phrases in which people ask about it
// (locales/asking); a question is nearest to the topic whose phrases it shares the rarest words with.

import type { Language } from "../lib/texts.svelte";
import { entriesOf, type Entry, type Topic, type Words } from "./catalogue";
import { stem, wordsOf } from "./stems";

export const MOST_FOUND = 5;
const LEAST = 0.16; // a question that is less near to every topic is about something else

// How much counts: the nearest phrase, all phrases of the topic together, and what its clauses say.
const BY_PHRASE = 0.5;
const BY_TOPIC = 0.3;
const BY_TEXT = 0.2;
const BY_CLAUSE = 0.2; // the clause itself, beside its topic
const ORDER = 0.03; // the main clause of a topic comes first
const PARTLY = 0.6; // a word that only begins or ends like another
const LEAST_ALIKE = 4; // letters by which words are taken for one another

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
const CODE = /\[([^\]]+)\]/g;

type Bag = ReadonlySet<string>;

interface Known {
  topic: Topic;
  phrases: Bag[];
  all: Bag;
  text: Bag;
}

export interface Found extends Entry {
  score: number;
}

export interface Answer {
  topic: Topic;
  found: Found[];
}

/** The everyday words of a language. */
class Lexicon {
  readonly phrases = new Map<string, string[]>(); // by topic
  #stop = new Set<string>();
  #same: [string[], string][] = []; // words one after another, and the one for all of them
  #alike = new Map<string, string>(); // single ones without their endings

  constructor(
    source: string,
    readonly language: Language,
  ) {
    const rows = source.split("\n").filter((line) => line.includes("|") && !line.startsWith("#"));
    for (const row of rows) {
      const [head = "", listed = ""] = row.split("|").map((part) => part.trim());
      const items = listed.split(";").map((item) => item.trim());
      if (head === "stop") for (const item of items) this.#stop.add(item);
      else if (head.startsWith("="))
        for (const item of items) this.#add(this.#plain(item), `=${head.slice(1).trim()}`);
      else this.phrases.set(head, items);
    }
    this.#same.sort(([a], [b]) => b.length - a.length);
  }

  #add(words: string[], name: string): void {
    this.#same.push([words, name]);
    const [only = "", ...more] = words;
    const short = stem(only, this.language);
    if (!more.length && short.length >= LEAST_ALIKE && !this.#alike.has(short)) this.#alike.set(short, name);
  }

  #plain(text: string): string[] {
    return wordsOf(text, this.language);
  }

  /** The thing that a word with a slip of the finger means. */
  mistyped(word: string): string | undefined {
    return [...this.#alike].find(([short]) => isMistyped(word, short))?.[1];
  }

  /** What a text speaks of: things with several words by one name, other words without their endings. */
  bag(text: string): string[] {
    const words = this.#plain(text);
    const found: string[] = [];
    for (let i = 0; i < words.length;) {
      const same = this.#same.find(([listed]) => listed.every((word, at) => words[i + at] === word));
      if (same) found.push(same[1]);
      else if (!this.#stop.has(words[i]!)) {
        const short = stem(words[i]!, this.language);
        found.push(this.#alike.get(short) ?? short);
      }
      i += same ? same[0].length : 1;
    }
    return found;
  }

  /** The same of a clause, in which cards stand as codes. */
  clauseBag(text: string): string[] {
    const cards = [...text.matchAll(CODE)].map(([, code = ""]) => CARDS[code] ?? code);
    return [...cards, ...this.bag(text.replace(CODE, " "))];
  }
}

export class Asking {
  #known: Known[];
  #weights = new Map<string, number>();
  #stems: string[];
  #lexicon: Lexicon;
  #clauses = new Map<string, Bag>();

  constructor(
    readonly topics: readonly Topic[],
    words: ReadonlyMap<string, Words>,
    everyday: string,
    language: Language,
  ) {
    this.#lexicon = new Lexicon(everyday, language);
    for (const [key, { title, text }] of words)
      this.#clauses.set(key, new Set(this.#lexicon.clauseBag(`${title} ${text}`)));
    this.#known = topics.map((topic) => {
      const phrases = (this.#lexicon.phrases.get(topic.name) ?? []).map(
        (phrase) => new Set(this.#lexicon.bag(phrase)),
      );
      const text = topic.wordings.flatMap(([key]) => [...(this.#clauses.get(key!) ?? [])]);
      return { topic, phrases, all: new Set(phrases.flatMap((each) => [...each])), text: new Set(text) };
    });
    this.#stems = this.#weigh();
  }

  /** Rare words tell more than frequent ones. */
  #weigh(): string[] {
    const counted = new Map<string, number>();
    for (const { all, text } of this.#known)
      for (const word of new Set([...all, ...text]))
        counted.set(word, (counted.get(word) ?? 0) + (all.has(word) ? 1 : 0.5));
    for (const [word, count] of counted) this.#weights.set(word, Math.log(1 + this.#known.length / count));
    return [...counted.keys()].filter((word) => !word.startsWith("="));
  }

  /** A word of a question as those that the lists know: itself, or what begins or ends alike. */
  #alike(word: string): [string, number][] {
    if (this.#weights.has(word)) return [[word, 1]];
    if (word.length < LEAST_ALIKE) return [];
    const near = this.#stems.filter(
      (other) =>
        other.length >= LEAST_ALIKE &&
        (other.startsWith(word) || word.startsWith(other) || word.endsWith(other)),
    );
    if (near.length) return near.map((other) => [other, PARTLY]);
    const meant = this.#lexicon.mistyped(word);
    if (meant !== undefined && this.#weights.has(meant)) return [[meant, PARTLY]];
    return this.#stems.filter((other) => isMistyped(word, other)).map((other) => [other, PARTLY]);
  }

  /** The nearest topic, and the nearest clauses of an edition; null where nothing is near. */
  ask(question: string, edition: string): Answer | null {
    const asked = this.#asked(question);
    if (!asked.size) return null;
    const near = this.#known
      .map((known) => ({ known, score: this.#nearness(asked, known) }))
      .sort((a, b) => b.score - a.score);
    const best = near[0]!;
    if (best.score < LEAST) return null;
    const scores = new Map(near.map(({ known, score }) => [known.topic, score]));
    return { topic: best.known.topic, found: this.#clausesNear(asked, edition, scores) };
  }

  /** The groups whose words look most like those of a question that no topic is near to. */
  groupsNear(question: string, groups: readonly string[]): string[] {
    const asked = this.#lexicon.bag(question).map(pairsOf);
    const near = new Map(groups.map((group) => [group, 0]));
    for (const { topic, all } of this.#known) {
      if (!near.has(topic.group)) continue;
      const words = [...all].map((word) => pairsOf(word.replace("=", "")));
      const score = asked.reduce(
        (sum, word) => sum + Math.max(0, ...words.map((one) => shared(word, one))),
        0,
      );
      near.set(topic.group, Math.max(score, near.get(topic.group)!));
    }
    return [...groups].sort((a, b) => near.get(b)! - near.get(a)!);
  }

  #asked(question: string): Map<string, number> {
    const asked = new Map<string, number>();
    for (const word of this.#lexicon.bag(question))
      for (const [known, share] of this.#alike(word))
        asked.set(known, Math.max(share * this.#weights.get(known)!, asked.get(known) ?? 0));
    return asked;
  }

  #covered(asked: ReadonlyMap<string, number>, bag: Bag): number {
    let [shared, all] = [0, 0];
    for (const [word, weight] of asked) {
      all += weight;
      if (bag.has(word)) shared += weight;
    }
    return shared / all;
  }

  /** Twice what both have, among all that either has. */
  #likeness(asked: ReadonlyMap<string, number>, phrase: Bag): number {
    let [shared, all] = [0, 0];
    for (const weight of asked.values()) all += weight;
    for (const word of phrase) {
      all += this.#weights.get(word)!;
      shared += asked.get(word) ?? 0;
    }
    return (2 * shared) / all;
  }

  #nearness(asked: ReadonlyMap<string, number>, { phrases, all, text }: Known): number {
    const phrase = Math.max(0, ...phrases.map((each) => this.#likeness(asked, each)));
    return BY_PHRASE * phrase + BY_TOPIC * this.#covered(asked, all) + BY_TEXT * this.#covered(asked, text);
  }

  #clausesNear(asked: ReadonlyMap<string, number>, edition: string, scores: Map<Topic, number>): Found[] {
    const best = new Map<string, Found>();
    for (const topic of this.topics)
      entriesOf(edition, topic).forEach((entry, place) => {
        const own = this.#covered(asked, this.#clauses.get(entry.key) ?? new Set());
        const score = scores.get(topic)! + BY_CLAUSE * own - ORDER * place;
        if (score > (best.get(entry.key)?.score ?? 0)) best.set(entry.key, { ...entry, score });
      });
    return [...best.values()].sort((a, b) => b.score - a.score).slice(0, MOST_FOUND);
  }
}

/** The letters of a word two by two. */
const pairsOf = (word: string): Bag => new Set([...word.slice(1)].map((letter, i) => word[i]! + letter));

/** Twice what both have, among all that either has. */
function shared(one: Bag, other: Bag): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return both ? (2 * both) / (one.size + other.size) : 0;
}

/** Whether one letter is missing, too much, wrong, or changed places with its neighbour. */
function isMistyped(word: string, other: string): boolean {
  if (word.length < 5 || Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  let end = 0;
  while (end < word.length - start && word.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [word.slice(start, word.length - end), other.slice(start, other.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(""))
  );
}
