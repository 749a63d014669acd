// How near a question is to what describes a topic or a clause: words that few of them have tell more than others.

import { CARD_NAMES, isTwo } from "./lexicon";

// How much counts: the nearest phrase; what is asked or said anywhere, what is said, and what is asked again and again.
const BY_PHRASE = 0.35;
const BY_ALL = 0.18;
const BY_TEXT = 0.12;
const BY_OFTEN = 0.35;
const HALF_OFTEN = 1; // phrases with a word for half of the latter,
const HALF_SHARE = 0.1; // and so many more where there are many phrases
const UNSAID = 1; // how much a phrase loses by what it has beside the question
const UNMEANT = 0.4; // and by what the question has beside it: people tell more than they ask
const THING = 1.3; // how much more a word tells that the lists name a thing by
const CARD = 1.6; // and one that is a card
const TWO = 0.2; // and how little two words tell by standing beside each other, beyond what each tells alone
const TEXT_COUNTS = 0.5; // a word that only the clauses say is half as frequent as one that people ask with

export type Bag = ReadonlySet<string>;

/** A word of a question: what it may mean with how sure that is, and what it weighs. */
export interface Asked {
  meant: readonly (readonly [string, number])[];
  weight: number;
}

/** Phrases in which people ask about something, the words of what is said about it, and all words of both. */
export class Described {
  readonly phrases: readonly Bag[];
  readonly asked: Bag; // the words of all phrases, also of those of what it consists of
  readonly text: Bag;
  readonly all: Bag;
  readonly told: ReadonlyMap<string, number>; // how much a word of these tells of it

  constructor(phrases: readonly string[][], text: readonly string[], inside: readonly Described[] = []) {
    this.phrases = phrases.map((each) => new Set(each));
    const bags = [...this.phrases, ...inside.flatMap((each) => each.phrases)];
    this.asked = new Set(bags.flatMap((each) => [...each]));
    this.text = new Set(text);
    this.all = new Set([...this.asked, ...this.text]);
    const times = new Map<string, number>();
    for (const bag of [...bags, this.text])
      for (const word of bag) times.set(word, (times.get(word) ?? 0) + 1);
    const half = HALF_OFTEN + HALF_SHARE * bags.length;
    const tells = (word: string, often: number): number =>
      BY_ALL + (this.text.has(word) ? BY_TEXT : 0) + (BY_OFTEN * often) / (often + half);
    this.told = new Map([...times].map(([word, often]) => [word, tells(word, often)]));
  }
}

export class Weights {
  readonly words: readonly string[]; // single ones that are no names of things
  #weights = new Map<string, number>();
  #sums = new Map<Bag, number>(); // of the words of a phrase

  constructor(described: Iterable<Described>) {
    const counted = new Map<string, number>();
    let size = 0;
    for (const { asked, all } of described) {
      size++;
      for (const word of all)
        counted.set(word, (counted.get(word) ?? 0) + (asked.has(word) ? 1 : TEXT_COUNTS));
    }
    for (const [word, count] of counted)
      this.#weights.set(word, tellingOf(word) * Math.log(1 + size / count));
    this.words = [...counted.keys()].filter((word) => !word.startsWith("=") && !isTwo(word));
  }

  has(word: string): boolean {
    return this.#weights.has(word);
  }

  asked(meant: readonly (readonly [string, number])[]): Asked {
    return { meant, weight: Math.max(...meant.map(([word, share]) => share * this.#weights.get(word)!)) };
  }

  /** How near the nearest phrase is. */
  nearest(asked: readonly Asked[], phrases: readonly Bag[]): number {
    const whole = wholeOf(asked);
    let nearest = 0;
    for (const each of phrases) nearest = Math.max(nearest, this.#likeness(asked, whole, each));
    return nearest;
  }

  nearness(asked: readonly Asked[], { told }: Described, nearest: number): number {
    let covered = 0;
    for (const { meant } of asked) {
      let most = 0;
      for (const [word, share] of meant)
        most = Math.max(most, share * this.#weights.get(word)! * (told.get(word) ?? 0));
      covered += most;
    }
    return BY_PHRASE * nearest + covered / wholeOf(asked);
  }

  /** What the words weigh that both have. */
  #shared(asked: readonly Asked[], bag: Bag): number {
    let shared = 0;
    for (const { meant } of asked) {
      let most = 0;
      for (const [word, share] of meant)
        if (bag.has(word)) most = Math.max(most, share * this.#weights.get(word)!);
      shared += most;
    }
    return shared;
  }

  #likeness(asked: readonly Asked[], whole: number, phrase: Bag): number {
    const shared = this.#shared(asked, phrase);
    if (!shared) return 0;
    return shared / (shared + UNSAID * (this.#sum(phrase) - shared) + UNMEANT * (whole - shared));
  }

  #sum(phrase: Bag): number {
    let sum = this.#sums.get(phrase);
    if (sum === undefined) {
      sum = 0;
      for (const word of phrase) sum += this.#weights.get(word)!;
      this.#sums.set(phrase, sum);
    }
    return sum;
  }
}

const wholeOf = (asked: readonly Asked[]): number => asked.reduce((sum, { weight }) => sum + weight, 0);

function tellingOf(word: string): number {
  if (isTwo(word)) return TWO;
  if (CARD_NAMES.has(word)) return CARD;
  return word.startsWith("=") ? THING : 1;
}
