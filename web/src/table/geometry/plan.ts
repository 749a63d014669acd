// Which of three scenes a screen gets.

import { desktop } from "./desktop";
import { phone } from "./phone";
import type { Given, Plan } from "./places";
import { side } from "./side";

const PHONE_BELOW = 700; // narrower than this is a phone
const SHORTEST = { phone: 426, side: 268, desktop: 540 }; // what is lower than this scrolls
const LARGER = 190; // more of it where text is twice as large

export function plan(given: Given): Plan {
  const { width, height, text } = given;
  const atLeast = (shape: "phone" | "side"): Given => ({
    ...given,
    height: Math.max(height, SHORTEST[shape] + LARGER * (text - 1)),
  });
  const isWide = width >= PHONE_BELOW || width > height * 1.25;
  if (height < SHORTEST.desktop && isWide) return side(atLeast("side"));
  return width < PHONE_BELOW ? phone(atLeast("phone")) : desktop(given);
}
