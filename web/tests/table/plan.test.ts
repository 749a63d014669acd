import { describe, expect, it } from "vitest";
import { openFan } from "../../src/table/geometry/openfan";
import { RING, type Box, type Given, type SeatPlace } from "../../src/table/geometry/places";
import { plan } from "../../src/table/geometry/plan";

const USUAL: Given = {
  width: 1280,
  height: 800,
  seats: 4,
  cards: 7,
  isSeated: true,
  leftHanded: false,
  text: 1,
};
const SCREENS = [
  { name: "desktop", width: 1280, height: 800 },
  { name: "upright tablet", width: 768, height: 1024 },
  { name: "narrow phone", width: 320, height: 568 },
  { name: "low phone", width: 360, height: 520 },
  { name: "phone", width: 393, height: 760 },
  { name: "phone on its side", width: 760, height: 340 },
];

const right = (box: Box): number => box.x + box.width;
const bottom = (box: Box): number => box.y + box.height;

/** From where to where a name may reach. */
function named({ x, avatar, label, wide = 0 }: SeatPlace): { from: number; to: number } {
  if (label === "left") return { from: x - avatar / 2 - wide, to: x - avatar / 2 };
  if (label === "right") return { from: x + avatar / 2, to: x + avatar / 2 + wide };
  return { from: x - wide / 2, to: x + wide / 2 };
}

describe.each(SCREENS)("the scene on a $name", ({ width, height }) => {
  const given = { ...USUAL, width, height };

  it.each([1, 7, 15, 30])("holds a hand of %i cards, every card of it in a row that fits", (cards) => {
    const { hand } = plan({ ...given, cards });
    expect(hand.rows.reduce((sum, count) => sum + count, 0)).toBe(cards);
    hand.rows.forEach((count, row) => {
      if (hand.rows.length === 1)
        expect((count - 1) * hand.steps[row]! + hand.card).toBeLessThanOrEqual(hand.width + 0.001);
    });
    expect(right(hand)).toBeLessThanOrEqual(width);
  });

  it("keeps the piles apart, in the lake and above the hand", () => {
    const { draw, discard, hand, lake } = plan(given);
    expect(right(draw)).toBeLessThan(discard.x);
    expect(draw.x).toBeGreaterThan(lake.x);
    expect(right(discard)).toBeLessThan(right(lake));
    expect(bottom(discard)).toBeLessThan(hand.y);
  });

  it.each([2, 5, 10])("has a place for each of %i seats", (seats) => {
    const { seats: places, strip } = plan({ ...given, seats });
    expect(places).toHaveLength(seats);
    if (strip) return; // in a line that scrolls
    for (const { x } of places.slice(1)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
    }
  });

  it.each([2, 4, 6])("has room for open hands over the animals of %i seats", (seats) => {
    const opened = 7;
    const { seats: places, strip, hand, lake, phone } = plan({ ...given, seats, opened, cards: 3 });
    for (const place of places.slice(1)) {
      const { top, left, height: tall } = openFan(opened, place, 110, strip ? Infinity : width);
      expect(place.y + top).toBeGreaterThanOrEqual(0);
      if (!strip) expect(place.x + left).toBeGreaterThanOrEqual(0);
      if (height > 520 || !phone) expect(top + tall).toBeLessThan(-place.avatar / 2);
    }
    expect(bottom(lake)).toBeLessThan(hand.y);
  });

  it.each([2, 4, 6, 10])("has room for the ring round each of %i seats", (seats) => {
    for (const { y, avatar } of plan({ ...given, seats }).seats.slice(1))
      expect(y - avatar / 2).toBeGreaterThanOrEqual(RING);
  });

  it.each([2, 3, 4, 6])("keeps names of %i seats apart and on the screen", (seats) => {
    const shown = plan({ ...given, seats }).seats.slice(1);
    const names = shown.map(named);
    for (const [i, { from, to }] of names.entries()) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(width);
      const next = names[i + 1];
      if (shown[i + 1]?.label === "below") expect(to).toBeLessThan(next!.from);
    }
    if (width < 800) expect(shown.every(({ label, wide }) => label === "beside" || wide! >= 40)).toBe(true);
  });

  it("is never lower than what larger text needs", () => {
    expect(plan({ ...given, text: 2 }).height).toBeGreaterThanOrEqual(plan(given).height);
  });
});

describe("the shape of a scene", () => {
  it("follows the screen", () => {
    expect(plan({ ...USUAL, width: 393, height: 760 })).toMatchObject({ phone: true, side: false });
    expect(plan({ ...USUAL, width: 760, height: 340 })).toMatchObject({ phone: true, side: true });
    expect(plan(USUAL)).toMatchObject({ phone: false, side: false });
  });

  it("leaves more room on the side of the UNO button, whichever hand that is", () => {
    const [rightHand, leftHand] = [plan(USUAL).hand, plan({ ...USUAL, leftHanded: true }).hand];
    expect(rightHand.width).toBe(leftHand.width);
    expect(leftHand.x).toBeGreaterThan(rightHand.x);
  });
});

const WORDS = 62; // pixels that the longest of them need beside a pile

it.each([320, 360, 393])("keeps words beside the piles off the shore of a phone %i wide", (width) => {
  for (let height = 430; height < 800; height += 10)
    for (const more of [{}, { hasPlates: true }, { isCoached: true }]) {
      const { beside, draw, discard, lake } = plan({ ...USUAL, ...more, width, height });
      if (!beside) continue;
      expect(draw.x - WORDS).toBeGreaterThanOrEqual(lake.x + lake.band);
      expect(right(discard) + WORDS).toBeLessThanOrEqual(right(lake) - lake.band);
    }
});
