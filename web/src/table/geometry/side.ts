// The scene where it is wide and low.

import { handPlace, sizesOnSide } from "./hand";
import { planInLine, shownInLine, STRIP_PITCH } from "./line";
import { underOpenHands } from "./openfan";
import { BESIDE, flatPiles } from "./piles";
import { RING, type Given, type Plan } from "./places";

const LEAST_LAKE = 100; // pixels of height that open hands leave it
const ENDS = 0.34; // of a round end's height, where a lake is too narrow to stand in

/** A phone on its side, a large screen at twice its size: what is said stands in the lake beside the
    piles, the buttons and UNO beside the hand. */
export function side(given: Given): Plan {
  const { width, height, cards, isSeated, leftHanded, text } = given;
  const [buttons, uno] = [width < 640 ? 116 : Math.min(220, width * 0.22), 104];
  const room = width - buttons - uno;
  const hand = handPlace({
    cards,
    x: leftHanded ? uno : buttons,
    width: room,
    bottom: height - 12,
    sizes: sizesOnSide(room, height),
  });
  const avatar = height < 300 ? 28 : height < 360 ? 34 : 42;
  const row = avatar / 2 + RING;
  const named = avatar / 2 + 8 + 19 * text;
  const bottom = isSeated ? hand.y - hand.raise - 20 : height - 16;
  const line = Math.max(row, Math.min(underOpenHands(given, avatar), bottom - named - LEAST_LAKE));
  const top = line + named;
  const lakeWidth = Math.min(width - 24, 920);
  const lakeHeight = Math.max(74, bottom - top);
  const lake = {
    x: (width - lakeWidth) / 2,
    y: top,
    width: lakeWidth,
    height: lakeHeight,
    band: lakeHeight < 130 ? 16 : 20,
    spacing: 37,
  };
  const { draw, discard } = flatPiles(lake, lake.x + lake.band + 4 + lakeHeight * ENDS * 0.4);
  const left = discard.x + discard.width + BESIDE + 8;
  return planInLine(
    given,
    { y: line, avatar, fan: false, margin: 56 },
    {
      strip: shownInLine(given) * STRIP_PITCH > width - 24,
      lake,
      draw,
      discard,
      hand,
      middle: {
        left,
        top: top + lake.band,
        bottom: top + lakeHeight - lake.band,
        width: lake.x + lakeWidth - lake.band - lakeHeight * ENDS * 0.6 - left,
      },
      boat: 36,
      cramped: true,
      beside: true,
      side: true,
      brief: true,
    },
  );
}
