// Where the hand lies on a phone that shows nothing else: one size larger than beside a table.

import { handPlace, LEAST_STRIP, type HandSize } from "../table/geometry/hand";
import { RATIO, type HandPlace } from "../table/geometry/places";

export interface HandPlan {
  side: boolean; // wide and low: buttons and UNO stand beside the hand
  height: number; // what is lower than this scrolls
  hand: HandPlace;
  wordsBottom: number; // above it stands what is said
}

interface Given {
  width: number;
  height: number;
  cards: number;
  leftHanded: boolean;
  text: number; // how large text is, 1 as a rule
}

const FOOT = 124; // the buttons and UNO, below the hand
const [BUTTONS, UNO] = [132, 118]; // beside it
const WORDS = 132; // whose turn it is, what fits
const WIDEST = 760; // of a hand in the middle of a large screen

const most = (width: number, card: number, rows: number): number =>
  rows * (1 + Math.floor((width - card) / LEAST_STRIP));

/** Sizes of cards for a hand so wide and high, the largest first. */
function sizes(width: number, height: number, largest: number): HandSize[] {
  const tall = (rows: number): number => 1 + 0.62 * (rows - 1); // in cards, one row over the other
  const card = (wished: number, rows: number): number =>
    Math.max(46, Math.min(wished, (height - 40) / (RATIO * tall(rows))));
  const [one, two, three] = [card(largest, 1), card(largest * 0.75, 2), card(largest * 0.6, 3)];
  return [
    { card: one, rows: 1, most: Math.max(7, most(width, one, 1)), raise: 18, spread: 3 },
    { card: two, rows: 2, most: most(width, two, 2), raise: 12, spread: 0 },
    { card: three, rows: 3, most: Infinity, raise: 12, spread: 0 },
  ];
}

export function handPlan({ width, height: given, cards, leftHanded, text }: Given): HandPlan {
  const side = given < 460 && width > given * 1.25;
  const height = Math.max(given, side ? 230 : 400 + 160 * (text - 1));
  const words = WORDS * text * (side ? 0.62 : 1);
  const room = side ? width - BUTTONS - UNO : Math.min(width - 26, WIDEST);
  const bottom = side ? height - 14 : height - FOOT;
  const x = side ? (leftHanded ? UNO : BUTTONS) : (width - room) / 2;
  const largest = width >= 700 && !side ? 150 : 122;
  const hand = handPlace({
    cards,
    x,
    width: room,
    bottom: bottom - 14,
    sizes: sizes(room, bottom - words - 14, largest),
  });
  return { side, height, hand, wordsBottom: hand.y - hand.raise - 20 };
}
