// Who says it, and about whom: names and cards inside sentences, marked so that pages can draw them.

import type { FluentVariable } from "@fluent/bundle";
import { face, type Color } from "../cards";
import type { Company } from "../people";
import type { Happened } from "../table.svelte";
import { say } from "../texts.svelte";
import { listed } from "../words";

type Values = Record<string, FluentVariable>;
export type Of<Name extends Happened["event"]> = Extract<Happened, { event: Name }>;

/** A part of a sentence: plain words, a person's name, or a card. */
export interface Piece {
  text: string;
  kind: "words" | "person" | "card";
  card: string | null;
  color: Color | null; // chosen for a wild
}

// Marks round names and cards inside a filled-in text; taken out again before anybody reads it.
const NAME = "\uE000";
const CARD = "\uE001";
const BETWEEN = "\uE002";
const END = "\uE003";
const MARKED = new RegExp(`([${NAME}${CARD}])([^${END}]*)${END}`, "u");

export function unmarked(text: string): string {
  return pieces(text)
    .map((piece) => piece.text)
    .join("");
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const parts = text.split(MARKED);
  for (let i = 0; i < parts.length; i += 3) {
    if (parts[i]) found.push({ text: parts[i]!, kind: "words", card: null, color: null });
    const inner = parts[i + 2];
    if (inner === undefined) continue;
    if (parts[i + 1] === NAME) found.push({ text: inner, kind: "person", card: null, color: null });
    else {
      const [card = "", color = "", words = ""] = inner.split(BETWEEN);
      found.push({ text: words, kind: "card", card, color: (color || null) as Color | null });
    }
  }
  return found;
}

/** Says things about people and cards at one table. */
export class Teller {
  constructor(readonly company: Company) {}

  say(key: string, values: Values = {}): string {
    return say(key, { edition: this.company.edition, ...values });
  }

  #named(person: number, form: string): string {
    const name = person === this.company.me ? say("you", { form }) : this.company.nameOf(person);
    return NAME + name + END;
  }

  #person(person: number): string {
    return person === this.company.me ? "you" : "they";
  }

  /** A sentence about what somebody does, or does to somebody else. */
  act(key: string, who: number, values: Values = {}, whom?: number): string {
    const subject = { who: this.#named(who, "subject"), person: this.#person(who) };
    return this.say(key, { ...subject, ...(whom === undefined ? {} : this.object(whom)), ...values });
  }

  /** Somebody to whom something is done. */
  object(whom: number): Values {
    return { whom: this.#named(whom, "object"), other: this.#person(whom) };
  }

  people(numbers: readonly number[]): string {
    return listed(numbers.map((number) => this.#named(number, "plain")));
  }

  at(seat: number): number {
    return this.company.personAt(seat);
  }

  card(card: string, form = "name", chosen = ""): string {
    const { color, symbol, number, custom } = face(card);
    const words = this.say("card", { color: color ?? "none", symbol, number: String(number ?? ""), form });
    const text = custom === null ? "" : textWords(this.company.textOf(custom));
    return (
      CARD +
      card +
      BETWEEN +
      (color === null ? chosen : "") +
      BETWEEN +
      (text ? say("card-custom", { card: words, preset: text }) : words) +
      END
    );
  }

  /** Several; a colour that was chosen belongs to the last one. */
  cards(cards: readonly string[], form = "name", chosen = ""): string {
    return listed(cards.map((card, i) => this.card(card, form, i === cards.length - 1 ? chosen : "")));
  }
}

export const PRESETS: ReadonlySet<string> = new Set([
  "draw_to_color",
  "drop_wilds",
  "three_if_stuck",
  "extra_turn",
  "next_to_seven",
  "all_to_three",
  "open_hands",
  "joke",
  "elbows",
  "rooster",
]);

/** What stands on a customizable card: a preset by its name, one's own words; or nothing. */
export function textWords(text: string): string {
  if (text === "" || text === "blank") return "";
  return PRESETS.has(text) ? say(`preset-${text}`) : text;
}

export const yes = (value: boolean): string => (value ? "yes" : "no");
