// The own hand: how large its cards are, and in how many rows they lie.

import { RATIO, type HandPlace } from "./places";

const ROW_PITCH = 0.62;

export interface HandSize {
  card: number;
  rows: number;
  most: number;
  raise: number;
  spread: number;
}

export const TINY = 500; // a phone lower than this has the smallest things
export const LEAST_STRIP = 24; // pixels of a card that a finger needs

/** How many cards so wide can still be told apart in some rows. */
const capacity = (width: number, card: number, rows: number, least: number): number =>
  rows * (1 + Math.floor((width - card) / least));

export function sizesOnPhone(width: number, tiny: boolean, scale: number): HandSize[] {
  const most = (card: number, rows: number): number => capacity(width, card, rows, LEAST_STRIP);
  if (tiny)
    return [
      { card: 66, rows: 1, most: most(66, 1), raise: 10, spread: 3 },
      { card: 46, rows: 2, most: Infinity, raise: 8, spread: 0 },
    ];
  const raise = scale < 1 ? 12 : 18;
  return [
    { card: 92 * scale, rows: 1, most: 7, raise, spread: 3 },
    { card: 88 * scale, rows: 1, most: most(88, 1), raise, spread: 3 },
    { card: 74, rows: 2, most: most(74, 2), raise: 12, spread: 0 },
    { card: 64, rows: 3, most: Infinity, raise: 12, spread: 0 },
  ];
}

export function sizesOnSide(width: number, height: number): HandSize[] {
  const large = Math.min(104, Math.max(60, height * 0.22));
  const small = large * 0.74;
  return [
    { card: large, rows: 1, most: capacity(width, large, 1, LEAST_STRIP), raise: 12, spread: 2 },
    { card: small, rows: 2, most: Infinity, raise: 8, spread: 0 },
  ];
}

export function sizesOnDesktop(width: number, scale: number, least: number): HandSize[] {
  const most = (card: number, rows: number): number => capacity(width, card, rows, least);
  const [large, middle, small] = [130 * scale, 104 * scale, 88 * scale];
  return [
    { card: large, rows: 1, most: most(large, 1), raise: 22 * scale, spread: 5 },
    { card: middle, rows: 2, most: most(middle, 2), raise: 12, spread: 0 },
    { card: small, rows: 3, most: Infinity, raise: 12, spread: 0 },
  ];
}

interface HandGiven {
  cards: number;
  x: number;
  width: number;
  bottom: number; // the hand stands above it
  sizes: readonly HandSize[];
  least?: number; // pixels of a card that must be seen
}

/** A hand in as few rows as can still be read. */
export function handPlace({ cards, x, width, bottom, sizes, least = LEAST_STRIP }: HandGiven): HandPlace {
  const size = sizes.find((option) => cards <= option.most)!;
  const per = Math.ceil(cards / size.rows);
  const rows: number[] = [];
  for (let left = cards, row = size.rows; row > 0; row--) {
    const count = Math.ceil(left / row);
    rows.push(count);
    left -= count;
  }
  const step = per > 1 ? Math.min(size.card + 8, Math.max(least, (width - size.card) / (per - 1))) : 0;
  const pitch = size.card * RATIO * ROW_PITCH;
  const height = size.card * RATIO + (size.rows - 1) * pitch;
  const steps = rows.map((count) =>
    size.rows > 1 ? step : count > 1 ? Math.min(size.card + 8, (width - size.card) / (count - 1)) : 0,
  );
  return {
    x,
    y: bottom - height,
    width,
    height,
    card: size.card,
    raise: size.raise,
    spread: size.spread,
    rows,
    steps,
    pitch,
  };
}
