// Where things stand on a big screen and on the phones beside it.

import { expect, test } from "vitest";
import { handPlan } from "../../src/screen/handplan";
import { mooring } from "../../src/table/geometry/mooring";
import { HEIGHT, screenSeatAt, television, WIDTH } from "../../src/screen/television";

const SEATS = [2, 3, 4, 5, 7, 8, 10, 11, 20, 28];

test.each(SEATS)("%i seats stand apart on a big screen, and nobody where words stand", (seats) => {
  const plan = television(seats);
  const middle = plan.lake.x + plan.lake.width / 2;
  plan.seats.forEach((seat, i) => {
    const next = plan.seats[(i + 1) % seats]!;
    expect(Math.hypot(seat.x - next.x, seat.y - next.y)).toBeGreaterThan(seat.avatar);
    const isLow = seat.y > plan.lake.y + plan.lake.height * 0.8;
    expect(isLow && Math.abs(seat.x - middle) < 2 * seat.avatar).toBe(false);
    expect(seat.x + seat.avatar / 2).toBeLessThan(WIDTH - 496); // left of the way in
    expect(seat.y + seat.avatar / 2).toBeLessThan(HEIGHT - 200); // above the headline
  });
});

test.each([2, 3, 4, 5, 6, 7, 10])("%i long names end before their neighbours on a big screen", (seats) => {
  const plan = television(seats);
  for (const seat of plan.seats.filter(({ label }) => label === "beside")) {
    const others = plan.seats.filter((other) => other.x > seat.x && other.y < seat.y + seat.avatar);
    const end = seat.x + 0.92 * seat.avatar + (seat.wide ?? 0);
    for (const other of others) expect(end).toBeLessThanOrEqual(other.x - 0.9 * other.avatar);
  }
  for (const seat of plan.seats.filter(({ label }) => label === "below"))
    for (const other of plan.seats.filter((one) => one !== seat && one.y === seat.y))
      expect(seat.wide).toBeLessThan(Math.abs(other.x - seat.x));
});

test.each([2, 3, 4, 5, 6, 7])("the boat of %i seats moors clear of the words under the piles", (seats) => {
  const plan = television(seats);
  const words = { top: plan.discard.y + plan.discard.height, end: plan.discard.x + plan.discard.width };
  plan.seats.forEach((seat, i) => {
    if (seat.y < plan.lake.y + plan.lake.height * 0.8) return;
    const { x, y } = mooring(plan, i, false);
    const isClear = y - plan.boat * 0.42 > words.top + 50 || x - plan.boat / 2 > words.end;
    expect(isClear).toBe(true);
  });
});

test.each(SEATS)("the way along the shore leads past %i seats and back to the first", (seats) => {
  expect(screenSeatAt(seats, seats)).toBeCloseTo(screenSeatAt(0, seats));
  const way = Array.from({ length: 4 * seats }, (_, i) => screenSeatAt(i / 4, seats));
  const steps = way.map((t, i) => (((way[(i + 1) % way.length]! - t) % 1) + 1) % 1);
  expect(steps.reduce((sum, step) => sum + step)).toBeCloseTo(1);
  expect(Math.max(...steps)).toBeLessThan(0.5);
});

const PHONES = [
  [320, 500],
  [320, 568],
  [375, 611],
  [360, 684],
  [667, 331],
  [568, 276],
  [820, 1120],
] as const;

test.each(PHONES)("a hand of any size stands on a phone of %i x %i, under its words", (width, height) => {
  for (const cards of [1, 5, 7, 8, 15, 25, 40])
    for (const leftHanded of [false, true]) {
      const { hand, wordsBottom, side } = handPlan({ width, height, cards, leftHanded, text: 1 });
      expect(hand.rows.reduce((sum, row) => sum + row)).toBe(cards);
      expect(hand.x).toBeGreaterThanOrEqual(0);
      expect(hand.x + hand.width).toBeLessThanOrEqual(width);
      expect(hand.y + hand.height).toBeLessThanOrEqual(side ? height : height - 120); // above the buttons
      expect(wordsBottom).toBeGreaterThan(side ? 60 : 100);
    }
});
