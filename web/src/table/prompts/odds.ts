// How likely a Wild Draw Four was a bluff, counted from nothing but the cards that one can see.

import { face, type Color } from "../../lib/cards";
import { rulebooks } from "../../lib/rulebooks.svelte";
import type { View } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";

export type Condition = "color" | "color_or_wild" | "playable" | "draw_two" | "four";

export interface Odds {
  condition: Condition;
  color: Color | null; // the one that was in force
  matching: number; // unseen cards that would have forbidden it
  unseen: number;
  held: number; // by whoever laid it
  percent: number; // of random hands that hold such a card
}

const DECK = 108;
const OF_A_COLOR = 25;
const LETTER: Record<Color, string> = { red: "R", yellow: "Y", green: "G", blue: "B" };

/** The colour in force before the top card was laid: the browser saw it, or the card below tells. */
function colorBefore(view: View, seen: Color | null): Color | null {
  const below = view.discards[view.discards.length - 2];
  return (below === undefined ? null : face(below).color) ?? seen;
}

function conditionOf(table: Table, view: View): Condition {
  const below = view.discards[view.discards.length - 2];
  if (view.pending > 4 && below !== undefined) return below === "W4" ? "four" : "draw_two";
  return (rulebooks.value(table.rules, "wild_four") || "color") as Condition;
}

/** How many cards of the whole game would have made it a bluff, and how many of those lie open. */
function forbidding(
  condition: Condition,
  color: Color | null,
  below: string | undefined,
  decks: number,
): { all: number; is: (card: string) => boolean } {
  const isColor = (card: string): boolean => color !== null && card.startsWith(LETTER[color]);
  const colored = color === null ? 0 : OF_A_COLOR * decks;
  if (condition === "four") return { all: 0, is: () => false };
  if (condition === "draw_two") return { all: 8 * decks, is: (card) => card.endsWith("+2") };
  if (condition === "color") return { all: colored, is: isColor };
  const isWild = (card: string): boolean => card === "W" || (condition === "color_or_wild" && card === "W4");
  const wilds = decks * (condition === "color_or_wild" ? 8 : 4);
  if (condition === "color_or_wild" || below === undefined || face(below).color === null)
    return { all: colored + wilds, is: (card) => isColor(card) || isWild(card) };
  const symbol = below.slice(1); // of the other colours: one zero each, else two
  const same = 3 * decks * (symbol === "0" ? 1 : 2);
  return {
    all: colored + wilds + same,
    is: (card) => isColor(card) || isWild(card) || (face(card).color !== null && card.slice(1) === symbol),
  };
}

/** The chance that `held` random cards of `unseen` hold none of `matching`. */
function chanceOfNone(unseen: number, matching: number, held: number): number {
  let chance = 1;
  for (let i = 0; i < held; i++) chance *= Math.max(0, unseen - matching - i) / Math.max(1, unseen - i);
  return chance;
}

/** The odds for whoever may challenge now. */
export function odds(table: Table, seen: Color | null): Odds | null {
  const view = table.cards;
  if (!view || view.player === null) return null;
  const total = view.draw_pile + view.discards.length + view.seats.reduce((sum, seat) => sum + seat.cards, 0);
  const open = [...table.hand, ...view.discards];
  const condition = conditionOf(table, view);
  const color = colorBefore(view, seen);
  const { all, is } = forbidding(
    condition,
    color,
    view.discards[view.discards.length - 2],
    Math.max(1, Math.floor(total / DECK)),
  );
  const matching = Math.max(0, all - open.filter(is).length);
  const unseen = total - open.length;
  const held = view.seats[view.player]?.cards ?? 0;
  return {
    condition,
    color,
    matching,
    unseen,
    held,
    percent: Math.round(100 * (1 - chanceOfNone(unseen, matching, held))),
  };
}
