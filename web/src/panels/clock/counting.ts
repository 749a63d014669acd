// Counting the cards of those still in: what is entered so far, and how cards are called.

import { face } from "../../lib/cards";
import { say } from "../../lib/texts.svelte";

export interface StopDraft {
  why: string;
  hands: Readonly<Record<number, string[]>>;
}

/** A type of card in words: "7", "Skip". */
export function typeWords(type: string): string {
  const { symbol, number } = face(type.startsWith("W") ? type : `R${type}`);
  return say("symbol", { symbol, number: String(number ?? ""), form: "name" });
}

/** The letters that mean a card where somebody types, besides the digits. */
const LETTERS: Readonly<Record<string, string>> = { s: "S", r: "R", t: "+2", w: "W", f: "W4" };

/** The hand after a key was pressed; null: that key means nothing here. */
export function typed(cards: readonly string[], key: string, types: readonly string[]): string[] | null {
  if (key === "Backspace") return cards.slice(0, -1);
  const type = LETTERS[key.toLowerCase()] ?? key;
  return types.includes(type) ? [...cards, type] : null;
}
