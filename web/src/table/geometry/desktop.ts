// The scene on a large screen: everybody round the lake.

import { handPlace, sizesOnDesktop } from "./hand";
import { underOpenHands } from "./openfan";
import { piles } from "./piles";
import {
  CRAMPED,
  type Ashore,
  type Box,
  type Given,
  type LabelPlace,
  type Plan,
  type SeatPlace,
} from "./places";
import { seatAt, shore } from "./shore";

const COACHED = 172; // pixels for what a coach says
const TAG = 14; // over the card that a coach has marked
const PLATES = 34; // pixels more between the buttons and the hand
const ASIDE = 14; // pixels between a face and the words at its side
const EDGE = 6; // pixels between words and the edge of the screen
const DESIGN = { width: 1128, height: 844 };
const UPRIGHT = 900; // the width of a screen that is higher than wide, for the same sizes

interface LakeSize {
  most: number;
  width: number;
  height: number;
  avatar: number;
  fan: boolean;
}

const LAKES: LakeSize[] = [
  { most: 4, width: 700, height: 384, avatar: 79, fan: true },
  { most: 7, width: 720, height: 366, avatar: 69, fan: true },
  { most: 10, width: 880, height: 348, avatar: 60, fan: true },
  { most: 20, width: 960, height: 344, avatar: 42, fan: false },
  { most: Infinity, width: 960, height: 344, avatar: 34, fan: false },
];

interface MiddleGiven extends Pick<Given, "width" | "seats" | "isSeated" | "text" | "isCoached"> {
  lake: Box;
  places: readonly SeatPlace[];
  bottom: number;
}

/** Words under the lake: how far down they begin, and how wide they may be between the names there. */
function middlePlace(given: MiddleGiven): Plan["middle"] {
  const { lake, places, bottom, width: within, seats, isSeated, text, isCoached } = given;
  const low = places.filter(
    (place, i) => i > 0 && place.label === "below" && place.y > lake.y + lake.height / 2,
  );
  const nearest = Math.min(...low.map((place) => Math.abs(place.x - lake.x - lake.width / 2)), Infinity);
  const width = seats > 10 || nearest === Infinity ? 720 : Math.max(260, 2 * nearest - 130);
  const top =
    lake.y + lake.height + (!isSeated ? 44 : seats > 20 ? 14 : seats > 10 ? 26 : seats > 7 ? 22 : 6);
  const spare = isCoached ? 0 : Math.max(0, (bottom - top - 180 * text) / 2); // what belongs together stays together
  const wide = Math.min(width, within - 24);
  return { left: (within - wide) / 2, top: top + spare, bottom: bottom - spare, width: wide };
}

/** Labels stay off the band. */
export function labelPlace(point: Ashore, lake: Box, seats: number): LabelPlace {
  const [dx, dy] = [point.x - lake.x - lake.width / 2, point.y - lake.y - lake.height / 2];
  const isAtSide = Math.abs(dx) > (lake.width - lake.height) / 2 + lake.height * 0.18;
  if (isAtSide) return dx < 0 ? "left" : "right";
  if (dy > 0) return "below";
  return seats > 10 ? "above" : seats > 7 ? "below" : "beside";
}

/** Pixels from the face to the edge of the screen, where the words stand at its side. */
function besideFace(label: LabelPlace, { x }: Ashore, avatar: number, width: number): number | undefined {
  if (label !== "left" && label !== "right") return undefined;
  return (label === "left" ? x : width - x) - avatar / 2 - ASIDE - EDGE;
}

export function desktop(given: Given): Plan {
  const { width, height, seats, cards, isSeated, leftHanded, text, isCoached, hasPlates } = given;
  const within = (value: number): number => Math.min(1.2, Math.max(0.6, value));
  const isUpright = height > width;
  const scale = within(Math.min(width / (isUpright ? UPRIGHT : DESIGN.width), height / DESIGN.height));
  const held = within(Math.min(width / UPRIGHT, height / DESIGN.height));
  const size = LAKES.find((lake) => seats <= lake.most)!;
  const [near, far] = [Math.max(142, 136 * scale), Math.max(158, 170 * scale)];
  const least = 30 * held;
  const hand = handPlace({
    cards,
    x: leftHanded ? far : near,
    width: width - near - far,
    bottom: height - 14 * scale,
    sizes: sizesOnDesktop(width - near - far, held, least),
    least,
  });
  const plates = hasPlates && hand.rows.length === 1 ? PLATES : 0;
  const bottom = isSeated ? hand.y - hand.raise - 32 - plates - (isCoached ? TAG : 0) : height - 40;
  const avatar = size.avatar * Math.max(scale, 0.72);
  const ashore = size.fan ? (74 * avatar) / 68 - 6 : avatar / 2 + 56; // with a fan of backs
  const above = Math.max(ashore, underOpenHands(given, avatar));
  const lakeWidth = Math.min(size.width * scale, width - 2 * (seats > 10 ? 84 : 124));
  const said = isCoached ? COACHED : seats > 10 || !isSeated ? 140 : 122;
  const lakeHeight = Math.max(
    140,
    Math.min(lakeWidth * (isUpright ? 0.8 : 0.66), bottom - said * text - above),
  );
  const lake = {
    x: (width - lakeWidth) / 2,
    y: above,
    width: lakeWidth,
    height: lakeHeight,
    band: seats > 7 ? 26 : 28,
    spacing: 49,
  };
  const along = shore(lake);
  const places = Array.from({ length: seats }, (_, i): SeatPlace => {
    const point = along(seatAt(i, seats));
    const label = labelPlace(point, lake, seats);
    return {
      x: point.x,
      y: point.y,
      avatar,
      fan: size.fan,
      label,
      named: seats <= 20,
      wide: besideFace(label, point, avatar, width),
    };
  });
  const boat = 68 * Math.max(scale, 0.75) * (seats > 7 ? 0.82 : 1);
  return {
    phone: false,
    strip: false,
    width,
    height,
    lake,
    seats: places,
    ...piles(lake, false, text, avatar / 2 + (seats > 10 ? 24 : seats > 7 ? 44 : 26)),
    middle: middlePlace({ ...given, lake, places, bottom }),
    hand,
    boat,
    cramped: text > CRAMPED,
    beside: false,
    side: false,
    brief: false,
  };
}
