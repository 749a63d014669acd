// The scene of a big screen, in pixels of a picture of 1920 × 1080 that is scaled as a whole. Nobody sits in the middle
// below: what is said stands there.

import { labelPlace } from "../table/geometry/desktop";
import { RATIO, type Box, type Plan, type SeatPlace } from "../table/geometry/places";
import { shore } from "../table/geometry/shore";

export const WIDTH = 1920;
export const HEIGHT = 1080;
const TEXT = 1.9; // how much larger words are than on a desk

interface Seats {
  most: number;
  avatar: number;
  fan: boolean;
  named: boolean; // else only whoever is on turn, next, or has one card
}

const SEATS: Seats[] = [
  { most: 5, avatar: 132, fan: true, named: true },
  { most: 7, avatar: 120, fan: true, named: true },
  { most: 10, avatar: 108, fan: true, named: true },
  { most: 20, avatar: 80, fan: false, named: false },
  { most: Infinity, avatar: 60, fan: false, named: false },
];

const LAKE = { x: 242, y: 240, width: 940, height: 560, band: 42, spacing: 74 };

// Of the shore, to either side of the middle below, where nobody sits: fans stay off the words under the piles.
const FREE = { few: 0.16, many: 0.13 };
const FEW = 7; // seats that have room to stand apart
const BESIDE = 5; // seats that have room for names beside them; above that the upper ones are on the water
const FAN = 0.92; // of an animal: from its middle to where its fan ends, and its name begins
const APART = 24; // pixels between two names

/** Where seats stand on the shore, 0 at the top, the first one at the bottom left; between the last and the first, too. */
export function screenSeatAt(index: number, seats: number): number {
  const free = Math.max(seats > FEW ? FREE.many : FREE.few, 0.5 / seats);
  const at = ((index % seats) + seats) % seats;
  const beyond = Math.max(0, at - (seats - 1)); // of the way along the middle below
  const step = seats > 1 ? (1 - 2 * free) / (seats - 1) : 0;
  return (0.5 + free + (at - beyond) * step + beyond * 2 * free) % 1;
}

function pilesIn(lake: Box, top: number): { draw: Box; discard: Box } {
  const middle = lake.x + lake.width / 2;
  const tall = Math.min(262, lake.y + lake.height - 132 - top);
  const card = (height: number): { width: number; height: number } => ({ width: height / RATIO, height });
  const [draw, discard] = [card(tall), card(tall * 1.07)];
  return {
    draw: { x: middle - 66 - draw.width, y: top, ...draw },
    discard: { x: middle + 66, y: top - tall * 0.035, ...discard },
  };
}

/** Pixels for the name of an upper seat: as far as its neighbours, or their fans, are away. */
function room(place: SeatPlace, places: readonly SeatPlace[]): number | undefined {
  if (place.label !== "beside" && place.label !== "below") return undefined;
  const nearest = Math.min(
    ...places
      .filter((other) => other !== place && Math.abs(other.y - place.y) < LAKE.height / 2)
      .map((other) => Math.abs(other.x - place.x)),
  );
  return nearest === Infinity
    ? undefined
    : nearest - (place.label === "below" ? APART : 2 * FAN * place.avatar);
}

export function television(seats: number): Plan {
  const size = SEATS.find(({ most }) => seats <= most)!;
  const along = shore(LAKE);
  const standing = Array.from({ length: seats }, (_, i): SeatPlace => {
    const point = along(screenSeatAt(i, seats));
    const label = labelPlace(point, LAKE, seats > BESIDE ? Math.max(seats, FEW + 1) : seats);
    return { x: point.x, y: point.y, avatar: size.avatar, fan: size.fan, label, named: size.named };
  });
  const places = standing.map((place) => ({ ...place, wide: room(place, standing) }));
  const below = places.some((place) => place.label === "below" && place.y < LAKE.y + LAKE.height / 2);
  const top = LAKE.y + LAKE.band / 2 + size.avatar / 2 + (below ? 64 : 26);
  return {
    phone: false,
    strip: false,
    cramped: false,
    beside: false,
    side: false,
    brief: seats > 5,
    width: WIDTH,
    height: HEIGHT,
    lake: LAKE,
    seats: places,
    ...pilesIn(LAKE, top),
    middle: { left: 96, top: LAKE.y + LAKE.height + 44 * TEXT, bottom: HEIGHT - 54, width: 1232 },
    hand: {
      x: 0,
      y: HEIGHT,
      width: 0,
      height: 0,
      card: 0,
      raise: 0,
      spread: 0,
      rows: [],
      steps: [],
      pitch: 0,
    },
    boat: seats > FEW ? 84 : 108,
  };
}
