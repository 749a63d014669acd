import { describe, expect, it } from "vitest";
import { byColor, byValue, face, points } from "../../src/lib/cards";

describe("a card's name", () => {
  it("says its colour, symbol and number", () => {
    expect(face("R5")).toMatchObject({ color: "red", symbol: "number", number: 5 });
    expect(face("Y0")).toMatchObject({ color: "yellow", symbol: "number", number: 0 });
    expect(face("B+2")).toMatchObject({ color: "blue", symbol: "draw_two", number: null });
    expect(face("GS").symbol).toBe("skip");
    expect(face("RR").symbol).toBe("reverse");
  });

  it("tells the wilds apart", () => {
    const wilds = ["W", "W4", "WS", "WM", "WC2"].map((name) => face(name).symbol);
    expect(wilds).toEqual(["wild", "wild_four", "shuffle_hands", "valley", "custom"]);
    expect(face("WC2").custom).toBe(2);
    expect(face("W4").color).toBeNull();
  });
});

describe("a sorted hand", () => {
  const hand = ["W4", "B3", "R+2", "W", "R3", "Y3", "RS", "R0"];

  it("lies by colour, numbers first, wilds last", () => {
    expect([...hand].sort(byColor)).toEqual(["R0", "R3", "RS", "R+2", "Y3", "B3", "W", "W4"]);
  });

  it("lies by value, so that what goes together lies together", () => {
    expect([...hand].sort(byValue)).toEqual(["R0", "R3", "Y3", "B3", "RS", "R+2", "W", "W4"]);
  });
});

it("points are those of the rulebooks", () => {
  expect(["R0", "Y9", "GS", "BR", "R+2"].map(points)).toEqual([0, 9, 20, 20, 20]);
  expect(["W", "W4", "WM", "WS", "WC1"].map(points)).toEqual([50, 50, 50, 40, 40]);
});
