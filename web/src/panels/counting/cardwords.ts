// Types of cards as words, and as keys that somebody types.

import { face } from "../../lib/cards";
import { say } from "../../lib/texts.svelte";

/** A type of card in words: "7", "Skip". */
export function typeWords(type: string): string {
  const { symbol, number } = face(type.startsWith("W") ? type : `R${type}`);
  return say("symbol", { symbol, number: String(number ?? ""), form: "name" });
}

/** The letters that mean a card, besides the digits. */
export const LETTERS: Readonly<Record<string, string>> = {
  s: "S",
  r: "R",
  t: "+2",
  w: "W",
  f: "W4",
  h: "WS",
  c: "WC",
  v: "WM",
};

/** The hand after a key was pressed; null: that key means nothing here. */
export function typed(cards: readonly string[], key: string, types: readonly string[]): string[] | null {
  if (key === "Backspace") return cards.slice(0, -1);
  const type = LETTERS[key.toLowerCase()] ?? key;
  return types.includes(type) ? [...cards, type] : null;
}

/** The order of the pad: numbers, actions, wilds. */
const ORDER = [..."0123456789", "S", "R", "+2", "W", "W4", "WS", "WC", "WM"];

export const padOrder = (types: Iterable<string>): string[] =>
  [...types].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
