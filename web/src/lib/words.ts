// Cards, colours, seats, counts and lists as words, in the form that a sentence needs.
// The sentences themselves stand in the locale files; this only fills in what they talk about.

import { face, type Color } from "./cards";
import { readRules } from "./rules";
import type { Table } from "./table.svelte";
import { say } from "./texts.svelte";

/** What stands on a customizable card: a text of the table's own, or the name of a known one. */
export function cardText(table: Table, card: string): string | null {
  const { custom } = face(card);
  if (custom === null) return null;
  const text = table.room?.texts[String(custom)] ?? readRules(table.rules).changes[`card${custom}`];
  return text && text !== "blank" ? say(`preset-${text}`) || text : null;
}

/** A card's name alone, whatever is written on it; form is `name`, or `object` for what somebody lays or draws. */
export function cardName(card: string, form: "name" | "object" = "name"): string {
  const { color, symbol, number } = face(card);
  return say("card", { color: color ?? "none", symbol, number: String(number ?? ""), form });
}

/** A card with what is written on it. */
export function cardWords(table: Table, card: string, form: "name" | "object" = "name"): string {
  const words = cardName(card, form);
  const text = cardText(table, card);
  return text ? say("card-custom", { card: words, preset: text }) : words;
}

export function cardsWords(table: Table, cards: readonly string[], form: "name" | "object" = "name"): string {
  return listed(cards.map((card) => cardWords(table, card, form)));
}

/** A colour; form is `name`, `object` for what is named, `negated` for "no … card". */
export function colorWords(color: Color | string, form: "name" | "object" | "negated" = "name"): string {
  return say("color", { color, form });
}

/** What lies on top, and the colour in force where the card does not say it. */
export function topWords(table: Table): string {
  const cards = table.cards;
  if (!cards?.top) return say("table-empty");
  const card = cardWords(table, cards.top);
  return face(cards.top).color === null && cards.color
    ? say("table-top-color", { card, color: colorWords(cards.color) })
    : say("table-top", { card });
}

/** So many cards, in words up to nine. */
export function countWords(count: number): string {
  return say("cards", { count });
}

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items[items.length - 1] ?? "";
  return items.length < 2 ? last : say("list", { items: items.slice(0, -1).join(", "), last });
}

/** Somebody's own name, or the bot's. */
export function nameOf(table: Table, seat: number): string {
  return table.at(seat)?.name ?? "";
}

/** As the subject at the beginning of a sentence, as its object, or in a list. */
export function seatWords(table: Table, seat: number, form: "subject" | "object" | "plain"): string {
  return seat === table.seat ? say("you", { form }) : nameOf(table, seat);
}

/** What the verb agrees with. */
export function personOf(table: Table, seat: number): "you" | "they" {
  return seat === table.seat ? "you" : "they";
}

/** As at the beginning of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
