// A hand that lies open: small faces in one row or two, over the animal whose hand it is.

import type { Given, SeatPlace } from "./places";

const ROWS = 2;
const IN_ONE_ROW = 5; // cards that need no second one
const EDGE = 4; // pixels to the edge of the screen, and to the animal

export interface OpenFan {
  card: number; // width of a face
  per: number; // faces in a row
  step: number; // from one to the next
  tall: number; // from row to row
  left: number; // from the middle of the seat
  top: number;
  width: number;
  height: number;
}

const cardAt = (avatar: number): number => (avatar > 60 ? 26 : 21);
const tallOf = (card: number): number => card * 1.5 - 1;
const perRow = (cards: number): number => (cards <= IN_ONE_ROW ? cards : Math.ceil(cards / ROWS));

/** How far down a seat has to stand, so that an open hand of so many cards lies over it. */
export function underOpenHands(given: Given, avatar: number): number {
  const { opened = 0 } = given;
  if (!opened) return 0;
  return EDGE + Math.ceil(opened / perRow(opened)) * tallOf(cardAt(avatar)) + EDGE + avatar / 2;
}

/** Over the animal; on it only as far as the screen ends above. */
export function openFan(cards: number, place: SeatPlace, room: number, screen: number): OpenFan {
  const card = cardAt(place.avatar);
  const tall = tallOf(card);
  const per = Math.max(1, perRow(cards));
  const step = per > 1 ? Math.min(card + 2, (room - card) / (per - 1)) : 0;
  const width = card + (per - 1) * step;
  const height = Math.ceil(cards / per) * tall;
  const rightmost = screen - EDGE - width - place.x;
  return {
    card,
    per,
    step,
    tall,
    width,
    height,
    left: Math.max(EDGE - place.x, Math.min(-width / 2, rightmost)),
    top: Math.max(EDGE - place.y, -place.avatar / 2 - EDGE - height),
  };
}
