// The shore of the lake, and the seats along it.

import type { Ashore, Box } from "./places";

/** The shore as a function of t: 0 is the top, then clockwise; the lake has round ends. */
export function shore(lake: Box & { band: number }): (t: number) => Ashore {
  const inset = lake.band / 2 + 2;
  const [width, height] = [lake.width - 2 * inset, lake.height - 2 * inset];
  const [cx, cy] = [lake.x + lake.width / 2, lake.y + lake.height / 2];
  const radius = height / 2;
  const straight = Math.max(0, width - height);
  const around = 2 * straight + 2 * Math.PI * radius;
  const bend = (side: number, angle: number): Ashore => {
    const radians = (angle * Math.PI) / 180;
    return {
      x: cx + (side * straight) / 2 + radius * Math.cos(radians),
      y: cy + radius * Math.sin(radians),
      angle: angle + 90,
    };
  };
  return (t) => {
    let d = (((t % 1) + 1) % 1) * around;
    if (d < straight / 2) return { x: cx + d, y: cy - radius, angle: 0 };
    d -= straight / 2;
    if (d < Math.PI * radius) return bend(1, -90 + (d / radius) * (180 / Math.PI));
    d -= Math.PI * radius;
    if (d < straight) return { x: cx + straight / 2 - d, y: cy + radius, angle: 180 };
    d -= straight;
    if (d < Math.PI * radius) return bend(-1, 90 + (d / radius) * (180 / Math.PI));
    d -= Math.PI * radius;
    return { x: cx - straight / 2 + d, y: cy - radius, angle: 0 };
  };
}

export function shoreLength(lake: Box & { band: number }): number {
  const inset = lake.band / 2 + 2;
  const [width, height] = [lake.width - 2 * inset, lake.height - 2 * inset];
  return 2 * Math.max(0, width - height) + Math.PI * height;
}

/** Seats at equal arc length, oneself at the bottom. */
export const seatAt = (index: number, seats: number): number => (0.5 + index / seats) % 1;
