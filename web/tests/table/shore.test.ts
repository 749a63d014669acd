import { describe, expect, it } from "vitest";
import { seatAt, shore, shoreLength } from "../../src/table/geometry/shore";

const LAKE = { x: 100, y: 50, width: 700, height: 380, band: 28 };

describe("the shore", () => {
  const along = shore(LAKE);

  it("begins at the top, and goes clockwise", () => {
    const [top, right, bottom, left] = [0, 0.25, 0.5, 0.75].map(along);
    expect(top).toMatchObject({ x: 450, angle: 0 });
    expect(bottom).toMatchObject({ x: 450, angle: 180 });
    expect(right!.x).toBeGreaterThan(bottom!.x);
    expect(left!.x).toBeLessThan(bottom!.x);
    expect(bottom!.y).toBeGreaterThan(top!.y);
  });

  it("stays inside its lake", () => {
    for (let t = 0; t < 1; t += 0.01) {
      const { x, y } = along(t);
      expect(x).toBeGreaterThan(LAKE.x);
      expect(x).toBeLessThan(LAKE.x + LAKE.width);
      expect(y).toBeGreaterThan(LAKE.y);
      expect(y).toBeLessThan(LAKE.y + LAKE.height);
    }
  });

  it("is walked at an even pace", () => {
    const steps = 1000;
    const expected = shoreLength(LAKE) / steps;
    for (let step = 0; step < steps; step++) {
      const [from, to] = [along(step / steps), along((step + 1) / steps)];
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(expected, 1);
    }
  });

  it("has oneself at the bottom and the next player clockwise from there, on the left", () => {
    expect(along(seatAt(0, 4)).angle).toBe(180);
    expect(along(seatAt(1, 4)).x).toBeLessThan(LAKE.x + LAKE.width / 2);
    expect(seatAt(2, 4)).toBe(0);
  });
});
