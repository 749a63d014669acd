// Where everything lies: pure functions from the size of the scene to points and widths in pixels.

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** A point of the shore, with the angle at which play passes it clockwise. */
export interface Ashore extends Point {
  angle: number;
}

export type LabelPlace = "left" | "right" | "above" | "below" | "beside";

export interface SeatPlace extends Point {
  avatar: number; // its diameter
  fan: boolean; // whether the cards are shown as a fan of backs
  label: LabelPlace;
  named: boolean; // whether the name always stands there
}

export interface HandPlace extends Box {
  card: number; // width of a card
  raise: number; // how far a card that fits stands out
  spread: number; // degrees of the fan
  rows: number[]; // cards in each row
  steps: number[]; // from one card to the next, for each row
  pitch: number; // from row to row
}

export interface Plan {
  phone: boolean;
  strip: boolean; // the seats in one scrolling line, in turn order
  cramped: boolean; // words under the piles have no room for more than the needful
  beside: boolean; // words stand beside the piles: there is no room under them
  side: boolean; // wide and low: what is said and done stands beside the piles and the hand
  brief: boolean; // seats have names only
  width: number;
  height: number;
  lake: Box & { band: number; spacing: number };
  seats: SeatPlace[]; // clockwise from the bottom
  draw: Box;
  discard: Box;
  middle: { left: number; top: number; bottom: number; width: number }; // what is said
  hand: HandPlace;
  boat: number;
}

const RATIO = 1.5; // of a card
const ROW_PITCH = 0.62;

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

interface HandSize {
  card: number;
  rows: number;
  most: number;
  raise: number;
  spread: number;
}

const LOW = 560; // a phone lower than this, or with larger text, has smaller things
const LOW_CARD = 0.85;
const TINY = 500; // and lower than this the smallest ones
const LEAST_STRIP = 24; // pixels of a card that a finger needs

/** How many cards so wide can still be told apart in some rows. */
const capacity = (width: number, card: number, rows: number, least: number): number =>
  rows * (1 + Math.floor((width - card) / least));

function sizesOnPhone(width: number, height: number, scale: number): HandSize[] {
  const most = (card: number, rows: number): number => capacity(width, card, rows, LEAST_STRIP);
  if (height < TINY)
    return [
      { card: 66, rows: 1, most: most(66, 1), raise: 10, spread: 3 },
      { card: 46, rows: 2, most: Infinity, raise: 8, spread: 0 },
    ];
  const raise = scale < 1 ? 12 : 18;
  return [
    { card: 92 * scale, rows: 1, most: 7, raise, spread: 3 },
    { card: 88 * scale, rows: 1, most: most(88, 1), raise, spread: 3 },
    { card: 74, rows: 2, most: most(74, 2), raise: 12, spread: 0 },
    { card: 64, rows: 3, most: Infinity, raise: 12, spread: 0 },
  ];
}

function sizesOnSide(width: number, height: number): HandSize[] {
  const large = Math.min(104, Math.max(60, height * 0.22));
  const small = large * 0.74;
  return [
    { card: large, rows: 1, most: capacity(width, large, 1, LEAST_STRIP), raise: 12, spread: 2 },
    { card: small, rows: 2, most: Infinity, raise: 8, spread: 0 },
  ];
}

function sizesOnDesktop(width: number, scale: number, least: number): HandSize[] {
  const most = (card: number, rows: number): number => capacity(width, card, rows, least);
  const [large, middle, small] = [130 * scale, 104 * scale, 88 * scale];
  return [
    { card: large, rows: 1, most: most(large, 1), raise: 22 * scale, spread: 5 },
    { card: middle, rows: 2, most: most(middle, 2), raise: 12, spread: 0 },
    { card: small, rows: 3, most: Infinity, raise: 12, spread: 0 },
  ];
}

/** A hand of so many cards above `bottom`, in as few rows as can still be read. */
function handPlace(
  cards: number,
  x: number,
  width: number,
  bottom: number,
  sizes: readonly HandSize[],
  least = LEAST_STRIP,
): HandPlace {
  const size = sizes.find((option) => cards <= option.most)!;
  const per = Math.ceil(cards / size.rows);
  const rows: number[] = [];
  for (let left = cards, row = size.rows; row > 0; row--) {
    const count = Math.ceil(left / row);
    rows.push(count);
    left -= count;
  }
  const step = per > 1 ? Math.min(size.card + 8, Math.max(least, (width - size.card) / (per - 1))) : 0;
  const pitch = size.card * RATIO * ROW_PITCH;
  const height = size.card * RATIO + (size.rows - 1) * pitch;
  const steps = rows.map((count) =>
    size.rows > 1 ? step : count > 1 ? Math.min(size.card + 8, (width - size.card) / (count - 1)) : 0,
  );
  return {
    x,
    y: bottom - height,
    width,
    height,
    card: size.card,
    raise: size.raise,
    spread: size.spread,
    rows,
    steps,
    pitch,
  };
}

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

const PHONE_BELOW = 700; // narrower than this is a phone
const BOTTOM_BAR = 92;
const CRAMPED = 1.2; // text larger than this needs the room of other words
const NARROW = 350;
export const TIGHT = 240; // a lake lower than this has one line of words
const DESIGN = { width: 1128, height: 844 };

function piles(lake: Box, phone: boolean, text: number, clear: number): { draw: Box; discard: Box } {
  const [cx, cy] = [lake.x + lake.width / 2, lake.y + lake.height / 2];
  const words = (phone ? 26 : lake.height < TIGHT ? 30 : 54) * text;
  const inside = lake.height - clear - (phone ? 28 : 34) - words; // between whoever sits at the top and the words
  const tall = Math.max(40, Math.min(lake.height * (phone ? 0.52 : 0.46), inside));
  const card = (height: number): { width: number; height: number } => ({ width: height / RATIO, height });
  const draw = card(tall);
  const discard = card(tall * 1.07);
  const top = Math.max(lake.y + clear, cy - (tall + words) / 2 + (phone ? 2 : 6));
  const apart = Math.min(phone ? 19 : lake.height * 0.085, 36);
  return {
    draw: { x: cx - apart - draw.width, y: top, ...draw },
    discard: { x: cx + apart, y: top - 5, ...discard },
  };
}

/** Words under the lake: how far down they begin, and how wide they may be between the names there. */
function middlePlace(
  lake: Box,
  places: readonly SeatPlace[],
  within: number,
  bottom: number,
  isSeated: boolean,
  text: number,
): Plan["middle"] {
  const seats = places.length;
  const low = places.filter(
    (place, i) => i > 0 && place.label === "below" && place.y > lake.y + lake.height / 2,
  );
  const nearest = Math.min(...low.map((place) => Math.abs(place.x - lake.x - lake.width / 2)), Infinity);
  const width = seats > 10 || nearest === Infinity ? 720 : Math.max(260, 2 * nearest - 130);
  const top =
    lake.y + lake.height + (!isSeated ? 44 : seats > 20 ? 14 : seats > 10 ? 26 : seats > 7 ? 22 : 6);
  const spare = Math.max(0, (bottom - top - 180 * text) / 2); // what belongs together stays together
  const wide = Math.min(width, within - 24);
  return { left: (within - wide) / 2, top: top + spare, bottom: bottom - spare, width: wide };
}

function desktop(
  width: number,
  height: number,
  seats: number,
  cards: number,
  isSeated: boolean,
  leftHanded: boolean,
  text: number,
): Plan {
  const within = (value: number): number => Math.min(1.2, Math.max(0.6, value));
  const scale = within(Math.min(width / DESIGN.width, height / DESIGN.height));
  const held = within(Math.min(width / 900, height / DESIGN.height));
  const size = LAKES.find((lake) => seats <= lake.most)!;
  const [near, far] = [Math.max(142, 136 * scale), Math.max(158, 170 * scale)];
  const hand = handPlace(
    cards,
    leftHanded ? far : near,
    width - near - far,
    height - 14 * scale,
    sizesOnDesktop(width - near - far, held, 30 * held),
    30 * held,
  );
  const bottom = isSeated ? hand.y - hand.raise - 32 : height - 40;
  const avatar = size.avatar * Math.max(scale, 0.72);
  const above = size.fan ? (74 * avatar) / 68 - 6 : avatar / 2 + 56;
  const lakeWidth = Math.min(size.width * scale, width - 2 * (seats > 10 ? 84 : 124));
  const lakeHeight = Math.max(
    140,
    Math.min(lakeWidth * 0.66, bottom - (seats > 10 || !isSeated ? 140 : 122) * text - above),
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
    return {
      x: point.x,
      y: point.y,
      avatar,
      fan: size.fan,
      label: labelPlace(point, lake, seats),
      named: seats <= 20,
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
    middle: middlePlace(lake, places, width, bottom, isSeated, text),
    hand,
    boat,
    cramped: text > CRAMPED,
    beside: false,
    side: false,
    brief: false,
  };
}

/** Labels stay off the band. */
function labelPlace(point: Ashore, lake: Box, seats: number): LabelPlace {
  const [dx, dy] = [point.x - lake.x - lake.width / 2, point.y - lake.y - lake.height / 2];
  const isAtSide = Math.abs(dx) > (lake.width - lake.height) / 2 + lake.height * 0.18;
  if (isAtSide) return dx < 0 ? "left" : "right";
  if (dy > 0) return "below";
  return seats > 10 ? "above" : seats > 7 ? "below" : "beside";
}

/** Piles with the words beside them: `from` is where the first word may stand. */
function flatPiles(lake: Box & { band: number }, from: number): { draw: Box; discard: Box } {
  const tall = Math.max(34, Math.min(150, lake.height - 2 * lake.band - 12));
  const middle = lake.y + lake.height / 2;
  const card = (height: number): { width: number; height: number; y: number } => ({
    width: height / RATIO,
    height,
    y: middle - height / 2,
  });
  const draw = { x: from + BESIDE, ...card(tall) };
  return { draw, discard: { x: draw.x + draw.width + 18, ...card(tall) } };
}

/** In one line over the lake; a strip where they are too many. */
function seatsInLine(
  seats: number,
  isSeated: boolean,
  width: number,
  margin: number,
  place: Omit<SeatPlace, "x" | "label" | "named">,
): SeatPlace[] {
  const shown = isSeated ? seats - 1 : seats;
  return Array.from({ length: seats }, (_, i): SeatPlace => {
    const at = isSeated ? i - 1 : i;
    const x =
      shown === 1
        ? width / 2
        : shown === 2
          ? width * (0.28 + 0.44 * at)
          : margin + (at * (width - 2 * margin)) / (shown - 1);
    return { ...place, x, label: "below", named: true };
  });
}

function phone(
  width: number,
  height: number,
  seats: number,
  cards: number,
  isSeated: boolean,
  text: number,
): Plan {
  const tiny = height < TINY;
  const brief = text > CRAMPED || tiny;
  const low = height < LOW || text > CRAMPED;
  const single = cards <= 1 + Math.floor((width - 16 - (tiny ? 66 : 88)) / LEAST_STRIP);
  const inset = single ? 13 : 8; // a fan leans outwards, and its ends hang
  const bar = tiny ? 88 : BOTTOM_BAR;
  const hand = handPlace(
    cards,
    inset,
    width - 2 * inset,
    height - bar - (single ? (tiny ? 8 : 16) : 4),
    sizesOnPhone(width - 2 * inset, height, low ? LOW_CARD : 1),
  );
  const shown = isSeated ? seats - 1 : seats;
  const strip = shown > 5;
  const fan = shown <= 3 && height > 600 && !low;
  const avatar = fan ? 52 : strip ? 46 : low ? 36 : 42;
  const line = fan ? 58 : strip ? 36 : low ? 24 : 30;
  const words = (tiny ? 46 : brief ? 64 : low ? 50 : 56) * text; // whose turn it is
  const below = line + avatar / 2 + 8 + (brief ? 22 : 36) * text; // name and remark
  const bottom = isSeated ? hand.y - hand.raise - 16 : height - 60;
  const lakeWidth = Math.min(width - 40, 420);
  const lakeHeight = Math.max(tiny ? 80 : 124, Math.min(lakeWidth * 0.67, bottom - words - below));
  const slack = Math.max(0, Math.min(24, (bottom - words - 4 * text - below - lakeHeight) / 3));
  const lake = {
    x: (width - lakeWidth) / 2,
    y: below + slack,
    width: lakeWidth,
    height: lakeHeight,
    band: 20,
    spacing: 37,
  };
  const places = seatsInLine(seats, isSeated, width, fan ? 62 : 36, { y: line, avatar, fan });
  const middle = { left: 12, top: lake.y + lakeHeight + 2, bottom, width: width - 24 };
  const { draw, discard } = tiny
    ? flatPiles(lake, lake.x + (lakeWidth - 2 * BESIDE - 18 - (lakeHeight - 52) / 0.75) / 2)
    : piles(lake, true, text, 32);
  return {
    phone: true,
    strip,
    width,
    height,
    lake,
    seats: places,
    draw,
    discard,
    middle,
    hand,
    boat: tiny ? 36 : 46,
    cramped: brief || width < NARROW,
    beside: tiny,
    side: false,
    brief,
  };
}

const BESIDE = 84; // pixels for words beside a pile
const ENDS = 0.34; // of a round end's height, where a lake is too narrow to stand in

/** A phone on its side, a large screen at twice its size: what is said stands in the lake beside the
    piles, the buttons and UNO beside the hand. */
function side(
  width: number,
  height: number,
  seats: number,
  cards: number,
  isSeated: boolean,
  leftHanded: boolean,
  text: number,
): Plan {
  const [buttons, uno] = [width < 640 ? 116 : Math.min(220, width * 0.22), 104];
  const room = width - buttons - uno;
  const hand = handPlace(cards, leftHanded ? uno : buttons, room, height - 12, sizesOnSide(room, height));
  const shown = isSeated ? seats - 1 : seats;
  const strip = shown * STRIP_PITCH > width - 24;
  const avatar = height < 300 ? 28 : height < 360 ? 34 : 42;
  const line = avatar / 2 + 5;
  const top = line + avatar / 2 + 8 + 19 * text; // names
  const bottom = isSeated ? hand.y - hand.raise - 20 : height - 16;
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
  const places = seatsInLine(seats, isSeated, width, 56, { y: line, avatar, fan: false });
  const { draw, discard } = flatPiles(lake, lake.x + lake.band + 4 + lakeHeight * ENDS * 0.4);
  const left = discard.x + discard.width + BESIDE + 8;
  const middle = {
    left,
    top: top + lake.band,
    bottom: top + lakeHeight - lake.band,
    width: lake.x + lakeWidth - lake.band - lakeHeight * ENDS * 0.6 - left,
  };
  return {
    phone: true,
    strip,
    width,
    height,
    lake,
    seats: places,
    draw,
    discard,
    middle,
    hand,
    boat: 36,
    cramped: true,
    beside: true,
    side: true,
    brief: true,
  };
}

export const STRIP_PITCH = 66;

const SHORTEST = { phone: 426, side: 268, desktop: 540 }; // what is lower than this scrolls
const LARGER = 190; // more of it where text is twice as large

/** The scene for so many seats and cards of one's own; `text` is the size of text, 1 as a rule. */
export function plan(
  width: number,
  height: number,
  seats: number,
  cards: number,
  isSeated: boolean,
  leftHanded: boolean,
  text: number,
): Plan {
  const least = (shape: keyof typeof SHORTEST): number =>
    Math.max(height, SHORTEST[shape] + LARGER * (text - 1));
  if (height < SHORTEST.desktop && (width >= PHONE_BELOW || width > height * 1.25))
    return side(width, least("side"), seats, cards, isSeated, leftHanded, text);
  if (width < PHONE_BELOW) return phone(width, least("phone"), seats, cards, isSeated, text);
  return desktop(width, height, seats, cards, isSeated, leftHanded, text);
}

export const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Where the own shore is: in the middle below, or left of what is said. */
function ownX({ lake, side: aside }: Plan): number {
  return aside ? lake.x + lake.height / 2 + 8 : lake.x + lake.width / 2;
}

/** The same as a place on the shore. */
export const ownAt = (place: Plan): number =>
  0.5 + (place.lake.x + place.lake.width / 2 - ownX(place)) / shoreLength(place.lake);

/** Where the boat moors at a seat: beside the animal, on the water; at oneself on the shore. */
export function mooring(place: Plan, index: number, own: boolean): Point {
  const seat = place.seats[index]!;
  const { lake, boat } = place;
  if (own) return { x: ownX(place), y: lake.y + lake.height - lake.band / 2 - 2 - boat * 0.18 };
  if (place.phone)
    return {
      x: Math.min(Math.max(seat.x, lake.x + lake.height / 2), lake.x + lake.width - lake.height / 2),
      y: lake.y + 10,
    };
  const middle = centre(lake);
  const away = seat.avatar / 2 + boat / 2 + 6;
  if (seat.y < middle.y - lake.height * 0.3)
    return { x: seat.x, y: seat.y + seat.avatar / 2 + boat * 0.42 + 8 + (seat.label === "below" ? 22 : 0) };
  const isLow = seat.y > middle.y + lake.height * 0.3;
  if (isLow && !seat.fan) return { x: seat.x, y: seat.y - seat.avatar / 2 - boat * 0.42 - 6 };
  return { x: seat.x + (seat.x < middle.x ? away : -away), y: seat.y - (isLow ? seat.avatar * 0.35 : 4) };
}
