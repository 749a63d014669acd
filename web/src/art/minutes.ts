// Minutes along a strip: where each lies, and which are marked.

const EDGE = 12; // pixels at either end, so that rings have room

export const HOUR = 60;
export const QUARTERS = [0, 15, 30, 45, HOUR, 75];

/** Where minutes lie on a strip so wide, whose right end is `most`. */
export const minuteAt = (minutes: number, width: number, most: number): number =>
  EDGE + ((width - 2 * EDGE) * Math.min(minutes, most)) / most;
