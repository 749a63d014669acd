// Cards as they are counted at a table: by type, because colours count for nothing.

import { PAPER } from "../lib/protocol";
import type { PaperRules } from "./agreed";

const VALUES: Readonly<Record<string, number>> = PAPER.values;
const NUMBERS = [..."0123456789"];

export const valueOf = (card: string): number => VALUES[card] ?? 0;

export const pointsOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + valueOf(card), 0);

/** At least one, also where nobody has come yet. */
export function decksFor({ decks, seats_per_deck }: PaperRules, seats: number): number {
  if (decks > 0) return decks;
  return seats_per_deck > 0 ? Math.max(1, Math.ceil(seats / seats_per_deck)) : 1;
}

/** How many of each type there are; a type that is missing is not counted in this edition. */
export function inDeck(rules: PaperRules, seats: number): Map<string, number> {
  const decks = decksFor(rules, seats);
  const all = {
    ...PAPER.deck,
    WS: rules.shuffle_hands,
    WM: rules.valley_wilds,
    WC: rules.custom_wilds,
  };
  const found = Object.entries(all).filter(([, count]) => count > 0);
  return new Map(found.map(([type, count]) => [type, decks * count]));
}

export function counted(cards: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** Types of which more were counted than there are; people are told, and decide. */
export function impossible(rules: PaperRules, seats: number, cards: Iterable<string>): string[] {
  const deck = inDeck(rules, seats);
  return [...counted(cards)]
    .filter(([type, count]) => count > (deck.get(type) ?? 0))
    .map(([type]) => type)
    .sort();
}

/** A hand at an early end: whoever has the smallest comes first (KPG-§6.1 to §6.3). */
export function rank(cards: readonly string[]): number[] {
  const held = counted(cards);
  const numbers = NUMBERS.map((number) => held.get(number) ?? 0);
  const numbersHeld = numbers.reduce((sum, count) => sum + count, 0);
  return [cards.length, numbersHeld, ...numbers.map((count) => -count)];
}

/** Whether the first of two ranks comes before the second. */
export function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, at) => value !== other[at]);
  return place >= 0 && one[place]! < other[place]!;
}
