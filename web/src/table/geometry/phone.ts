// The scene on a phone: the others in a line above the lake, the hand below it.

import { handPlace, LEAST_STRIP, sizesOnPhone, TINY } from "./hand";
import { planInLine, shownInLine } from "./line";
import { underOpenHands } from "./openfan";
import { BESIDE, flatPiles, piles } from "./piles";
import { CRAMPED, RING, type Given, type Plan } from "./places";

const LOW = 560; // lower than this, or with larger text, things are smaller
const LOW_CARD = 0.85;
const BOTTOM_BAR = 92;
const COACHED = 134; // pixels for what a coach says: three lines, and what can be pressed
const COACHED_TINY = 600; // lower than this, a coach has room only where the rest is small
const TAG = 22; // over the card that a coach has marked
const NARROW = 350;
const LAKE = 124; // pixels of height; a lower one has words beside the piles
const MAST = 6; // pixels over the shore that a boat's mast reaches into what stands there
const PLATES = 34; // pixels above the hand
const SENTENCE = 20; // pixels more for the sentence of a hint
const LOW_WITH_PLATES = 620; // lower than this, the piles give way to them

export function phone(given: Given): Plan {
  const { width, height, cards, isSeated, text, isCoached = false, hasPlates = false } = given;
  const isLowest = height < TINY;
  const tiny = height < (isCoached ? COACHED_TINY : hasPlates ? LOW_WITH_PLATES : TINY);
  const brief = text > CRAMPED || tiny;
  const low = height < LOW || text > CRAMPED;
  const single = cards <= 1 + Math.floor((width - 16 - (tiny ? 66 : 88)) / LEAST_STRIP);
  const inset = single ? (isCoached ? 19 : 13) : 8; // a fan leans outwards, and its ends hang; one may be marked
  const bar = tiny ? 88 : BOTTOM_BAR;
  const hand = handPlace({
    cards,
    x: inset,
    width: width - 2 * inset,
    bottom: height - bar - (single ? (tiny ? 8 : 10) : 4),
    sizes: sizesOnPhone(width - 2 * inset, tiny, low ? LOW_CARD : 1),
  });
  const shown = shownInLine(given);
  const strip = shown > 5;
  const fan = shown <= 3 && height > 600 && !low;
  const avatar = fan ? 52 : strip ? 46 : low ? 36 : 42;
  const row = fan ? 58 : strip ? 36 : avatar / 2 + RING;
  const sentence = hasPlates ? SENTENCE : 0;
  const words = (isCoached ? COACHED : (tiny ? 46 : brief ? 64 : low ? 50 : 56) + sentence) * text; // whose turn it is
  const named = avatar / 2 + 8 + (brief || isCoached ? 22 : 36) * text; // name and remark
  const plates = hasPlates && hand.rows.length === 1 && !isLowest ? PLATES : 0;
  const bottom = isSeated ? hand.y - hand.raise - (isCoached ? 8 + TAG : 16) - plates : height - 60;
  const least = tiny || given.opened ? 80 : LAKE; // open hands are looked at rather than piles
  const lowest = Math.max(row, bottom - words - named - least);
  const line = Math.max(row, Math.min(underOpenHands(given, avatar), lowest));
  const below = line + named;
  const lakeWidth = Math.min(width - 40, 420);
  const lakeHeight = Math.max(least, Math.min(lakeWidth * 0.67, bottom - words - below));
  const slack = Math.max(0, Math.min(24, (bottom - words - 4 * text - below - lakeHeight) / 3));
  const lake = {
    x: (width - lakeWidth) / 2,
    y: below + slack,
    width: lakeWidth,
    height: lakeHeight,
    band: 20,
    spacing: 37,
  };
  const isFlat = lakeHeight < LAKE;
  const firstWord = lake.x + (lakeWidth - 2 * BESIDE - 18 - (lakeHeight - 52) / 0.75) / 2;
  return planInLine(
    given,
    { y: line, avatar, fan, margin: fan ? 62 : 36 },
    {
      ...(isFlat ? flatPiles(lake, firstWord) : piles(lake, true, text, 32)),
      strip,
      lake,
      hand,
      middle: { left: 12, top: lake.y + lakeHeight + 2, bottom, width: width - 24 },
      boat: tiny ? 36 : slack < MAST ? 40 : 46,
      cramped: brief || width < NARROW,
      beside: isFlat,
      side: false,
      brief: brief || isCoached,
    },
  );
}
