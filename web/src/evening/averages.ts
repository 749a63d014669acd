// Averages of a series as they are shown: one decimal, more where fewer would hide a difference.

import type { SeriesStanding } from "./points";

const MOST_DIGITS = 4;

type Average = Pick<SeriesStanding, "total" | "games">;

/** Rounded half up, from whole numbers alone. */
function scaled({ total, games }: Average, digits: number): number {
  return Math.floor((2 * total * 10 ** digits + games) / (2 * games));
}

const isSame = (one: Average, other: Average): boolean => one.total * other.games === other.total * one.games;

/** With how many decimals everybody's average is shown. */
export function digitsFor(rows: readonly Average[]): number {
  const played = rows.filter(({ games }) => games > 0);
  for (let digits = 1; digits < MOST_DIGITS; digits++) {
    const hides = played.some((one, i) =>
      played.slice(i + 1).some((two) => !isSame(one, two) && scaled(one, digits) === scaled(two, digits)),
    );
    if (!hides) return digits;
  }
  return MOST_DIGITS;
}

/** Before and after the decimal point. */
export function decimalsOf(row: Average, digits: number): { whole: string; tenths: string } {
  const value = scaled(row, digits);
  const unit = 10 ** digits;
  return { whole: String(Math.floor(value / unit)), tenths: String(value % unit).padStart(digits, "0") };
}
