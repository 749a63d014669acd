// Where people sit round the lake on a large screen, and where their names have room.

import { shore } from "../../table/geometry/shore";

export type Side = "left" | "right" | "above" | "below" | "above-right" | "below-right";

export interface Seat {
  x: number;
  y: number;
  side: Side; // on which side of the face the name stands
}

export interface Lake {
  x: number;
  y: number;
  width: number;
  height: number;
  band: number;
}

/** With more people than this the names have no room round a lake. */
export const MOST_AT_THE_LAKE = 10;
const FEW = 6;

const WIDEST = 760;
const HIGHEST = 430;
const BESIDE = 232; // for a name and a button at either side
const ABOVE = 76;

export function lakeIn(width: number, height: number): Lake {
  const wide = Math.min(WIDEST, width - 2 * BESIDE);
  const high = Math.min(HIGHEST, height - 2 * ABOVE);
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high, band: 28 };
}

/** The first sits at the top, and the others follow clockwise. */
export function seatsRound(lake: Lake, people: number): Seat[] {
  const along = shore(lake);
  const cx = lake.x + lake.width / 2;
  const cy = lake.y + lake.height / 2;
  const flat = Math.max(0, lake.width - lake.height) / 2 + 20;
  return [...Array(people).keys()].map((index) => {
    const { x, y } = along(index / people);
    const half = y < cy ? "above" : "below";
    if (Math.abs(x - cx) > flat) return { x, y, side: x > cx ? "right" : "left" };
    return { x, y, side: people <= FEW ? `${half}-right` : half };
  });
}
