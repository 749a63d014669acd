// What if …?: which clauses are meant by everyday words. Every topic and every clause has phrases in which people ask
// about it (locales/asking); a question is nearest to the clause whose phrases, and whose topic's phrases, it shares the
// rarest words with.

import type { Language } from "../lib/texts.svelte";
import { entriesOf, type Entry, type Topic, type Words } from "./catalogue";
import { isTwo, LEAST_ALIKE, Lexicon } from "./lexicon";
import { Described, Weights, type Asked } from "./likeness";
import { isMistyped, pairsOf, pairsShared } from "./spelling";

const MOST_FOUND = 5;
const LEAST = 0.16; // a question that is less near to every topic is about something else

const BY_TOPIC = 0.5;
const BY_CLAUSE = 0.5;
const ORDER = 0.003; // the main clause of a topic comes first
const REPEATED = 0.02; // a clause of another topic is a better second or third guess than one more of the same
const BORROWED = 0.85; // phrases of its clauses tell of a topic too, but a little less than its own
const PARTLY = 0.6; // a word that only begins or ends like another
const MISTYPED = 0.8; // a slip of the finger in the name of a thing is surer

export interface Found extends Entry {
  score: number;
}

export interface Answer {
  topic: Topic;
  found: Found[];
}

/** How near a question is to every topic and to every clause. */
interface Near {
  topics: ReadonlyMap<Topic, number>;
  clauses: ReadonlyMap<string, number>;
}

export class Asking {
  #lexicon: Lexicon;
  #weights: Weights;
  #topics: Map<Topic, Described>;
  #clauses: Map<string, Described>;
  #own = new Map<Topic, readonly string[]>(); // the clauses that no other topic has
  #listed = new Map<string, [Entry, number][]>(); // by edition
  #last: [string, Near | null] = ["", null]; // every edition is asked the same

  constructor(
    readonly topics: readonly Topic[],
    words: ReadonlyMap<string, Words>,
    everyday: string,
    language: Language,
  ) {
    const lexicon = new Lexicon(everyday, language);
    this.#lexicon = lexicon;
    const bags = (name: string): string[][] =>
      (lexicon.phrases.get(name) ?? []).map((phrase) => lexicon.askedBag(phrase));
    this.#clauses = new Map(
      [...words].map(([key, { title, text }]) => [
        key,
        new Described(bags(key), lexicon.clauseBag(`${title} ${text}`)),
      ]),
    );
    const listed = topics.flatMap(({ wordings }) => wordings.map(([key]) => key!));
    const isShared = (key: string): boolean => listed.indexOf(key) !== listed.lastIndexOf(key);
    this.#topics = new Map(
      topics.map((topic) => {
        const keys = topic.wordings.map(([key]) => key!).filter((key) => this.#clauses.has(key));
        const own = keys.filter((key) => !isShared(key));
        this.#own.set(topic, own);
        const text = keys.flatMap((key) => [...this.#clauses.get(key)!.text]);
        const inside = own.map((key) => this.#clauses.get(key)!);
        return [topic, new Described(bags(topic.name), text, inside)];
      }),
    );
    this.#weights = new Weights([...this.#topics.values(), ...this.#clauses.values()]);
  }

  /** The nearest topic, and the nearest clauses of an edition; null where nothing is near. */
  ask(question: string, edition: string): Answer | null {
    if (this.#last[0] !== question) this.#last = [question, this.#near(question)];
    const near = this.#last[1];
    if (near === null) return null;
    const [topic, score] = [...near.topics].reduce((best, each) => (each[1] > best[1] ? each : best));
    return score < LEAST ? null : { topic, found: this.#clausesNear(near, edition) };
  }

  #near(question: string): Near | null {
    const asked = this.#asked(question);
    if (!asked.length) return null;
    const nearest = new Map<string, number>();
    const clauses = new Map<string, number>();
    for (const [key, described] of this.#clauses) {
      nearest.set(key, this.#weights.nearest(asked, described.phrases));
      clauses.set(key, this.#weights.nearness(asked, described, nearest.get(key)!));
    }
    const topics = new Map<Topic, number>();
    for (const [topic, described] of this.#topics) {
      const borrowed = this.#own.get(topic)!.map((key) => BORROWED * nearest.get(key)!);
      const best = Math.max(this.#weights.nearest(asked, described.phrases), ...borrowed);
      topics.set(topic, this.#weights.nearness(asked, described, best));
    }
    return { topics, clauses };
  }

  /** The groups whose words look most like those of a question that no topic is near to. */
  groupsNear(question: string, groups: readonly string[]): string[] {
    const asked = this.#lexicon.bag(question).map(pairsOf);
    const near = new Map(groups.map((group) => [group, 0]));
    for (const [topic, { phrases }] of this.#topics) {
      if (!near.has(topic.group)) continue;
      const single = phrases.flatMap((phrase) => [...phrase].filter((word) => !isTwo(word)));
      const words = single.map((word) => pairsOf(word.replace("=", "")));
      const score = asked.reduce(
        (sum, word) => sum + Math.max(0, ...words.map((one) => pairsShared(word, one))),
        0,
      );
      near.set(topic.group, Math.max(score, near.get(topic.group)!));
    }
    return [...groups].sort((a, b) => near.get(b)! - near.get(a)!);
  }

  #asked(question: string): Asked[] {
    const asked: Asked[] = [];
    for (const word of new Set(this.#lexicon.askedBag(question))) {
      const meant = this.#alike(word);
      if (meant.length) asked.push(this.#weights.asked(meant));
    }
    return asked;
  }

  /** A word of a question as those that the lists know: itself, or what begins or ends alike. */
  #alike(word: string): [string, number][] {
    if (this.#weights.has(word)) return [[word, 1]];
    if (word.length < LEAST_ALIKE || isTwo(word)) return [];
    const near = this.#weights.words.filter(
      (other) =>
        other.length >= LEAST_ALIKE &&
        (other.startsWith(word) || word.startsWith(other) || word.endsWith(other)),
    );
    if (near.length) return near.map((other) => [other, PARTLY]);
    const meant = this.#lexicon.mistyped(word);
    if (meant !== undefined && this.#weights.has(meant)) return [[meant, MISTYPED]];
    return this.#weights.words.filter((other) => isMistyped(word, other)).map((other) => [other, PARTLY]);
  }

  #clausesNear({ topics, clauses }: Near, edition: string): Found[] {
    const best = new Map<string, Found>();
    for (const [entry, place] of this.#entriesOf(edition)) {
      const own = clauses.get(entry.key) ?? 0;
      const score = BY_TOPIC * topics.get(entry.topic)! + BY_CLAUSE * own - ORDER * place;
      if (score > (best.get(entry.key)?.score ?? 0)) best.set(entry.key, { ...entry, score });
    }
    return varied([...best.values()]);
  }

  /** What an edition says, with its place in the topic. */
  #entriesOf(edition: string): readonly [Entry, number][] {
    let listed = this.#listed.get(edition);
    if (!listed) {
      listed = this.topics.flatMap((topic) =>
        entriesOf(edition, topic).map((entry, place): [Entry, number] => [entry, place]),
      );
      this.#listed.set(edition, listed);
    }
    return listed;
  }
}

/** The nearest clauses one after another, of several topics where these are about as near. */
function varied(near: Found[]): Found[] {
  const chosen: Found[] = [];
  const told = new Map<Topic, number>();
  const worth = ({ topic, score }: Found): number => score - REPEATED * (told.get(topic) ?? 0);
  while (chosen.length < MOST_FOUND && chosen.length < near.length) {
    const rest = near.filter((each) => !chosen.includes(each));
    const best = rest.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    told.set(best.topic, (told.get(best.topic) ?? 0) + 1);
    chosen.push(best);
  }
  return chosen;
}
