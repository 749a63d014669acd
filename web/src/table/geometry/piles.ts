// Where the two piles lie: over the words, or beside them.

import { RATIO, type Box } from "./places";

export const BESIDE = 84; // pixels for words beside a pile
export const LEAST = 44; // piles narrower than this have their words outside rather than in the middle
const LITTLE = 64; // narrower than this, the boat needs room between them
export const TIGHT = 240; // a lake lower than this has one line of words

export function piles(lake: Box, phone: boolean, text: number, clear: number): { draw: Box; discard: Box } {
  const [cx, cy] = [lake.x + lake.width / 2, lake.y + lake.height / 2];
  const words = (phone ? 26 : lake.height < TIGHT ? 30 : 54) * text;
  const inside = lake.height - clear - (phone ? 28 : 34) - words; // between whoever sits at the top and the words
  const tall = Math.max(40, Math.min(lake.height * (phone ? 0.52 : 0.46), inside));
  const card = (height: number): { width: number; height: number } => ({ width: height / RATIO, height });
  const draw = card(tall);
  const discard = card(tall * 1.07);
  const top = Math.max(lake.y + clear, cy - (tall + words) / 2 + (phone ? 2 : 6));
  const apart = draw.width < LITTLE ? 30 : Math.min(phone ? 19 : lake.height * 0.085, 36);
  return {
    draw: { x: cx - apart - draw.width, y: top, ...draw },
    discard: { x: cx + apart, y: top - 5, ...discard },
  };
}

/** Piles with the words beside them: `from` is where the first word may stand. */
export function flatPiles(lake: Box & { band: number }, from: number): { draw: Box; discard: Box } {
  const tall = Math.max(34, Math.min(150, lake.height - 2 * lake.band - 12));
  const middle = lake.y + lake.height / 2;
  const card = (height: number): { width: number; height: number; y: number } => ({
    width: height / RATIO,
    height,
    y: middle - height / 2,
  });
  const draw = { x: from + BESIDE, ...card(tall) };
  return { draw, discard: { x: draw.x + draw.width + 18, ...card(tall) } };
}
