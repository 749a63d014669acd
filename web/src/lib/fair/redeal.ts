// Dealing once more from what was opened: deck, dealer, hands, first card, and the draws after it.
// The one piece of the game that the browser has itself, since it must not believe the server here;
// tests hold it to the kernel's deals.

import { Chance } from "./chance";

const COLORS = ["R", "G", "B", "Y"];
const SYMBOLS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "R", "S"];
const WILD_FOUR = "W4";

/** The value of a rule, as the rules of a table have it. */
export type RuleOf = (rules: string, name: string) => string;

/** What is known of a deal beside its cards. */
export interface Setup {
  rules: string;
  round: number; // of the match, from 1
  seats: number;
  order: readonly number[]; // the seats that are dealt to, clockwise
  dealer: number;
}

export interface Redealt {
  dealer: number;
  hands: Record<number, string[]>; // by seat
  turned: string[];
  draw(): string | null; // the next card off the pile; null when it is used up
}

function copies(card: string, count: number): string[] {
  return Array.from({ length: count }, () => card);
}

const BASE = [
  ...COLORS.flatMap((color) => SYMBOLS.flatMap((symbol) => copies(color + symbol, symbol === "0" ? 1 : 2))),
  ...copies("W", 4),
  ...copies(WILD_FOUR, 4),
];

class Pile {
  cards: string[];
  #chance: Chance;

  constructor(cards: string[], chance: Chance) {
    this.cards = cards;
    this.#chance = chance;
  }

  /** A card is picked when it is taken: the pile has no order before. */
  pop(): string {
    const at = this.#chance.below(this.cards.length);
    const card = this.cards[at]!;
    const last = this.cards.pop()!;
    if (at < this.cards.length) this.cards[at] = last;
    return card;
  }
}

function deckOf(rule: (name: string) => string, seats: number): string[] {
  const number = (name: string): number => Number(rule(name));
  const count =
    number("decks") || (number("seats_per_deck") ? Math.ceil(seats / number("seats_per_deck")) : 1);
  const texts = Array.from({ length: number("custom_wilds") }, (_, i) => `WC${i + 1}`);
  const one = [
    ...BASE,
    ...copies("WS", number("shuffle_hands")),
    ...copies("WM", number("valley_wilds")),
    ...texts,
  ];
  return Array.from({ length: count }, () => one).flat();
}

function isNumber(card: string): boolean {
  return /^[RGBY]\d$/.test(card);
}

/** The highest number deals; those who tie draw again. */
function cut(pile: Pile, order: readonly number[], seats: number): number {
  let contenders = [...order].sort((one, other) => one - other);
  let drawn: string[] = [];
  while (contenders.length > 1) {
    const cards = contenders.map(() => pile.pop());
    drawn.push(...cards);
    const values = cards.map((card) => (isNumber(card) ? Number(card[1]) : 0));
    const best = Math.max(...values);
    contenders = contenders.filter((_, i) => values[i] === best);
    if (pile.cards.length >= seats) continue;
    pile.cards.push(...drawn);
    drawn = [];
  }
  pile.cards.push(...drawn);
  return contenders[0]!;
}

function turnCards(pile: Pile, start: string): string[] {
  const turned: string[] = [];
  for (;;) {
    const card = pile.pop();
    turned.push(card);
    if (start === "act" && card === WILD_FOUR && pile.cards.some((other) => other !== card))
      pile.cards.push(card);
    else if (start === "act" || isNumber(card) || !pile.cards.length) return turned;
  }
}

export function redeal(secret: string, setup: Setup, ruleOf: RuleOf): Redealt {
  const rule = (name: string): string => ruleOf(setup.rules, name);
  const chance = new Chance(secret);
  const pile = new Pile(deckOf(rule, setup.seats), chance);
  let dealer = setup.dealer;
  if (setup.round === 1 && rule("dealer") === "cut") dealer = cut(pile, setup.order, setup.seats);
  if (setup.round === 1 && rule("dealer") === "random") dealer = chance.below(setup.seats);
  const first = setup.order.indexOf(dealer) + 1;
  const clockwise = [...setup.order.slice(first), ...setup.order.slice(0, first)];
  const hands: Record<number, string[]> = Object.fromEntries(clockwise.map((seat) => [seat, [] as string[]]));
  for (let i = 0; i < Number(rule("hand_size")); i++)
    for (const seat of clockwise) hands[seat]!.push(pile.pop());
  const turned = rule("start") === "opener" ? [] : turnCards(pile, rule("start"));
  return { dealer, hands, turned, draw: () => (pile.cards.length ? pile.pop() : null) };
}
