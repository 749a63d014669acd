// An example in sentences: its moves are told as at any table, and what follows from them in the words of the checks.

import { readRules } from "../lib/rules";
import type { Company } from "../lib/people";
import type { Attempt, Check, Example, Picture, Step } from "../lib/protocol";
import { rulebooks } from "../lib/rulebooks.svelte";
import { ruleWords, valueWords } from "../lib/rulewords";
import { story } from "../lib/sentences";
import type { Happened } from "../lib/table.svelte";
import { told } from "../lib/telling/play";
import { Teller, textWords, unmarked } from "../lib/telling/teller";
import { say } from "../lib/texts.svelte";
import { capital, colorWords, countWords, listed } from "../lib/words";

const yes = (value: boolean): string => (value ? "yes" : "no");

/** A number of a ruling, with the decimal sign of the language. */
function numberWords(value: string): string {
  const [, whole, tenths] = /^(\d+)\.(\d+)$/.exec(value) ?? [];
  return whole && tenths ? say("decimal", { whole, tenths }) : value;
}

/** A, B, C get names; the reader is the first one who does something. */
export function companyIn(example: Example, seats: readonly number[]): Company {
  const names = [...say("page-guest-names").split(" "), ...say("page-bot-names").split(" ")];
  const me = example.me ?? -1;
  return {
    me,
    edition: readRules(example.rules).edition,
    nameOf: (person) =>
      person === me
        ? say("you", { form: "plain" })
        : (names[person < me || me < 0 ? person : person - 1] ?? ""),
    personAt: (seat) => seats[seat] ?? -1,
    textOf: (card) => example.texts?.[String(card)] ?? readRules(example.rules).changes[`card${card}`] ?? "",
  };
}

export class Retelling {
  readonly #teller: Teller;

  constructor(
    readonly company: Company,
    readonly rules: string,
  ) {
    this.#teller = new Teller(company);
  }

  /** A name as it stands alone, or "you". */
  name(person: number): string {
    return person === this.company.me ? say("you", { form: "plain" }) : this.company.nameOf(person);
  }

  /** Whether a sentence speaks to the reader or of somebody else. */
  #personOf(person: number | undefined): "you" | "they" {
    return person !== undefined && person === this.company.me ? "you" : "they";
  }

  #names(people: readonly number[]): string {
    return listed(people.map((person) => this.name(person)));
  }

  cards(cards: readonly string[]): string {
    return unmarked(this.#teller.cards(cards));
  }

  #happened(events: readonly Happened[]): string {
    const lines = story(
      this.company,
      events.map((event, key) => ({ key, at: 0, event })),
    );
    const words = lines.map((line) => line.pieces.map((piece) => piece.text).join("")).join(" ");
    return words || unmarked(events.map((event) => told(this.#teller, event)).join(" "));
  }

  #attempt(attempt: Attempt): { move: string; why: string } {
    const move = this.#happened((attempt.events ?? []) as Happened[]);
    return { move, why: attempt.refusal ? say(`refusal-${attempt.refusal}.rule`) : "" };
  }

  step(step: Step): string {
    const events = (step.events ?? []) as Happened[];
    const parts = [this.#when(step.at ?? ""), this.#results(step), this.#happened(events)];
    const checks = this.#checks(step.checks ?? []);
    if (step.refused) {
      const key = step.kind === "refused" ? "example-refused" : "example-in-vain";
      parts.push(say(key, this.#attempt(step.refused)));
    }
    if (step.kind === "given") parts.unshift(checks);
    else if (checks) parts.push(step.kind === "checks" ? say("example-follows", { words: checks }) : checks);
    const words = parts.filter(Boolean).join(" ").trim();
    return words.length > this.#when(step.at ?? "").length
      ? words
      : `${words} ${say("example-nothing")}`.trim();
  }

  #when(at: string): string {
    if (!at) return "";
    return at.endsWith("s")
      ? say("example-after", { time: numberWords(at.slice(0, -1)) })
      : say("example-at", { time: at.replace(/\.000$/, "").replaceAll(":", ".") });
  }

  #results(step: Step): string {
    const told = (step.results ?? []).map(({ person, how, value }) =>
      say(`example-how-${how}`, { who: this.name(person), value: value ?? "" }),
    );
    return told.length ? say("example-game", { results: listed(told) }) : "";
  }

  /** All checks of a step; how many there are of each card makes one sentence. */
  #checks(checks: readonly Check[]): string {
    const counts = checks.filter((check) => check.check === "count");
    const words = checks.filter((check) => check.check !== "count").map((check) => this.#check(check));
    if (counts.length)
      words.push(
        say("check-counts", {
          list: counts
            .map((check) =>
              say("check-count", { cards: this.cards(check.cards ?? []), count: check.values![0]! }),
            )
            .join(", "),
        }),
      );
    return words.map(capital).join(" ");
  }

  #check({
    check,
    holds = true,
    people = [],
    cards = [],
    values = [],
    words = "",
    plays = [],
    attempt,
  }: Check): string {
    const tried = attempt ? this.#attempt(attempt) : { move: "", why: "" };
    const key =
      check === "round-over" && people.length ? (values.length ? "round-points" : "round-winner") : check;
    return say(`check-${key}`, {
      ...tried,
      edition: this.company.edition,
      holds: yes(holds),
      person: this.#personOf(people[0]),
      owner: this.#personOf(people[1]),
      who: people.length ? this.name(people[0]!) : "",
      other: people.length > 1 ? this.name(people[1]!) : "",
      people: this.#names(people),
      cards: cards.length ? this.cards(cards) : say("no-cards"),
      count: Number(values[0] ?? 0),
      color: words ? colorWords(words) : say("no-color"),
      word: words,
      text: textWords(words) || say("preset-blank"),
      plays: plays.map((play) => this.cards(play)).join("; "),
      list: check === "offers" ? this.#offered(words) : this.#pairs(people, values),
      reaction: check === "reacted" ? say(`reaction-${words}`) : "",
      note: check === "note" ? say(`note-${words}`) : "",
    });
  }

  #pairs(people: readonly number[], values: readonly string[]): string {
    return people.map((person, at) => `${this.name(person)} ${numberWords(values[at] ?? "")}`).join(", ");
  }

  #offered(words: string): string {
    const [field = "", ...values] = words.split(" ");
    return values.map((value) => valueWords(field, value)).join(", ");
  }

  /** The table in one sentence, for those who do not see it. */
  picture(picture: Picture): string {
    const hands = picture.order.map((seat) => {
      const hand = picture.hands[seat]!;
      const cards =
        typeof hand === "number" ? countWords(hand) : hand.length ? this.cards(hand) : say("no-cards");
      return say("example-hand", { who: this.name(this.company.personAt(seat)), cards });
    });
    return say("example-picture", {
      top: picture.top ? this.cards([picture.top]) : say("no-cards"),
      hands: hands.join(". "),
    });
  }

  /** What this table plays differently from its edition. */
  changes(): string {
    const { edition, changes } = readRules(this.rules);
    return Object.entries(changes)
      .filter(
        ([field, value]) =>
          String(rulebooks.all[edition]?.rules[field]) !== value && !field.startsWith("card"),
      )
      .map(([field, value]) => ruleWords(field, value))
      .join("; ");
  }
}
