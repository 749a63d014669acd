// When an evening began, as its notes say it.

import type { Start } from "./start";

const BEGAN = "began"; // in seconds of the world's clock

/** Milliseconds of the world's clock; NaN where nobody has noted it. */
export const beganOf = ({ notes }: Start): number => 1000 * Number(notes.find(([key]) => key === BEGAN)?.[1]);

/** What was agreed, with a note of when the evening began. */
export const withBegan = (start: Start, at: number): Start => ({
  ...start,
  notes: [...start.notes, [BEGAN, String(Math.floor(at / 1000))]],
});
