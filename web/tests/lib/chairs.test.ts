import { describe, expect, it } from "vitest";
import { gapOf, gapsOf, likeliest, placesOf } from "../../src/lib/chairs";

const noBots = (): boolean => false;

describe("chairs", () => {
  it("stand between neighbours, clockwise", () => {
    expect(gapsOf([0, 2, 1])).toEqual([
      { after: 0, before: 2 },
      { after: 2, before: 1 },
      { after: 1, before: 0 },
    ]);
    expect(gapsOf([4])).toEqual([{ after: 4, before: 4 }]);
    expect(gapsOf([])).toEqual([]);
  });

  it("know where somebody sits", () => {
    expect(gapOf([0, 3, 1], 3)).toEqual({ after: 0, before: 1 });
    expect(gapOf([0, 3, 1], 0)).toEqual({ after: 1, before: 3 });
    expect(gapOf([0, 1], 1)).toEqual({ after: 0, before: 0 });
    expect(gapOf([0, 1], 7)).toBeNull();
    expect(gapOf([7], 7)).toBeNull();
  });

  it("are offered between two people rather than bots, else after the last", () => {
    expect(likeliest([0, 1, 2], noBots)).toEqual({ after: 2, before: 0 });
    expect(likeliest([0, 1, 2], (number) => number === 2)).toEqual({ after: 0, before: 1 });
    expect(likeliest([0, 1], (number) => number === 1)).toEqual({ after: 1, before: 0 });
    expect(likeliest([], noBots)).toBeNull();
  });

  it("are drawn clockwise from oneself, free ones between the others", () => {
    const mine = { after: 1, before: 2 };
    expect(placesOf([0, 1, 2], mine)).toEqual([
      { kind: "me", gap: mine },
      { kind: "person", number: 2 },
      { kind: "free", gap: { after: 2, before: 0 } },
      { kind: "person", number: 0 },
      { kind: "free", gap: { after: 0, before: 1 } },
      { kind: "person", number: 1 },
    ]);
    expect(placesOf([0, 1], null).map(({ kind }) => kind)).toEqual(["person", "free", "person", "free"]);
  });
});
