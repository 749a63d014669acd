// The shapes that everything is cut from. Cards: 100 × 150; silhouettes and pictograms: 100 × 100;
// numerals: 60 × 84; the plus: 42 × 42. Silhouettes are filled nonzero, everything else evenodd.

import type { Color } from "../lib/cards";

const round = (value: number): number => Math.round(value * 100) / 100;

/** A star with its first point straight up. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;
}

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const NUMERALS: readonly string[] = [
  "M30 0C49 0 60 15 60 42C60 69 49 84 30 84C11 84 0 69 0 42C0 15 11 0 30 0ZM30 20C24.5 20 22.5 27 22.5 42C22.5 57 24.5 64 30 64C35.5 64 37.5 57 37.5 42C37.5 27 35.5 20 30 20Z",
  "M7 22L31 0H48V84H25V31L16 39Z",
  "M1 29C1 11 13 0 31 0C48 0 59 10 59 26C59 37 54 44 44 53L31 65H60V84H1V69L27 45C34 38 36.5 34 36.5 28.5C36.5 22.5 34 19.5 30 19.5C25 19.5 22.5 23.5 22.5 31Z",
  "M4 0H57V18L39.5 34C52 36 60 44.5 60 57C60 74 48 84 29.5 84C12 84 1 75.5 0 59L21.5 55.5C22.2 62 25 65 29.7 65C34.7 65 37.5 62 37.5 56.5C37.5 50.5 33.5 48 26 48H16V35L32.5 19H4Z",
  "M32 0H53V51H63V68H53V84H31.5V68H-2V52ZM31.5 27L16.5 51H31.5Z",
  "M6 0H56V19H26L25 30C28 28 31.5 27 36 27C50.5 27 60 38 60 54C60 72 48 84 29 84C12.5 84 1.5 76 0 60L21.5 56.5C22.4 62 25 65 29.5 65C34.7 65 37.5 61 37.5 54.5C37.5 48.5 34.7 45 30 45C26.5 45 24.5 46.5 23 49.5L3 47Z",
  "M33 0H58L42 28.5C53 31.5 60 42 60 55.5C60 73 48 84 30 84C12 84 0 72.5 0 54.5C0 46 3.5 39 8.5 31ZM30 46.5C25 46.5 22.5 50 22.5 55.5C22.5 61.5 25 65.5 30 65.5C35 65.5 37.5 61.5 37.5 55.5C37.5 50 35 46.5 30 46.5Z",
  "M1 0H59V17L35 84H11L34 20H1Z",
  "M30 0C47 0 57.5 9 57.5 23C57.5 31 54 37 47.5 40.5C55.5 44.5 60 51.5 60 60.5C60 75.5 48.5 84 30 84C11.5 84 0 75.5 0 60.5C0 51.5 4.5 44.5 12.5 40.5C6 37 2.5 31 2.5 23C2.5 9 13 0 30 0ZM30 16.5C25.5 16.5 23 19.5 23 24.5C23 29.7 25.7 33 30 33C34.3 33 37 29.7 37 24.5C37 19.5 34.5 16.5 30 16.5ZM30 49.5C25 49.5 22 53 22 58.5C22 64 25 67.5 30 67.5C35 67.5 38 64 38 58.5C38 53 35 49.5 30 49.5Z",
  "M27 84H2L18 55.5C7 52.5 0 42 0 28.5C0 11 12 0 30 0C48 0 60 11.5 60 29.5C60 38 56.5 45 51.5 53ZM30 37.5C35 37.5 37.5 34 37.5 28.5C37.5 22.5 35 18.5 30 18.5C25 18.5 22.5 22.5 22.5 28.5C22.5 34 25 37.5 30 37.5Z",
];

export const PLUS = "M13.5 0H28.5V13.5H42V28.5H28.5V42H13.5V28.5H0V13.5H13.5Z";

export const SPRUCE = "M50 1L73 33H63L85 66H73L98 99H2L27 66H15L37 33H27Z";
export const DROP = "M50 1C50 1 88 42 88 64A38 35.5 0 0 1 12 64C12 42 50 1 50 1Z";

export const SILHOUETTES: Record<Color, string> = {
  red: `${disc(50, 52, 38)}M54.5 20C54.5 12 58 6 64 0H54C48.5 6 45.5 12 45.5 20ZM38 87L36 99.5L44.5 94.5L50 100L55.5 94.5L64 99.5L62 87Z`,
  yellow: star(50, 50, 50, 30, 8),
  green: SPRUCE,
  blue: DROP,
};

export const PICTOGRAMS = {
  skip: `M2 84C2 44 20 20 47 20C69 20 83 34 87 56H100L78 88L56 56H69.5C66 44 58.5 37.5 47 37.5C31 37.5 20 54 20 84Z${disc(44, 76, 13)}`,
  reverse:
    "M96 92H38C15 92 2 76 2 57C2 38 15 23 38 23H62V6L98 32L62 58V41H38C26 41 20 48 20 57.5C20 67 26 74 38 74H96Z",
} as const;
