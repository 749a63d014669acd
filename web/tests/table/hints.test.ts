import { describe, expect, it } from "vitest";
import { takenBack } from "../../src/lib/takenback";
import type { Hint } from "../../src/lib/protocol";
import type { Happened, LogEntry } from "../../src/lib/table.svelte";
import { cardOf, plated, scaleOf, worths } from "../../src/table/practice/hints";

const lay = (card: string, chance: number): Hint["options"][number] => ({
  action: { do: "lay", cards: [card] },
  chance,
  low: chance - 0.03,
  high: chance + 0.03,
});
const hint = (verdict: "best" | "close" | "equal", ...options: Hint["options"]): Hint => ({
  measure: "chance",
  playouts: 1000,
  options,
  is_final: true,
  verdict,
  reason: { code: "more-won" },
});

describe("the plates of a hint", () => {
  const found = hint("best", lay("B+2", 0.441), lay("B4", 0.39), {
    ...lay("", 0.19),
    action: { do: "draw" },
  });

  it("tell the chance of a card in per cent, and which is best", () => {
    expect(worths(found).get("B+2")).toEqual({ chance: 44, low: 41, high: 47, isBest: true });
    expect(worths(found).get("B4")?.isBest).toBe(false);
    expect(worths({ ...found, verdict: "equal" }).get("B4")?.isBest).toBe(true);
    expect(found.options.map(cardOf)).toEqual(["B+2", "B4", null]);
  });

  it("share one scale, which is whole where one of them needs it", () => {
    expect(scaleOf(found)).toBe(60);
    expect(scaleOf(hint("best", lay("R1", 0.61), lay("R2", 0.2)))).toBe(100);
  });

  it("stand on all cards of a small hand, on the best of a large one, on those picked out of rows", () => {
    const cards = ["B+2", "B4", "R1"];
    expect(plated(found, cards, [], 1, false)).toEqual(new Set(cards));
    const large = Array.from({ length: 13 }, (_, i) => `R${i}`);
    expect(plated(found, large, ["R7"], 1, false)).toEqual(new Set(["B+2", "B4", "R7"]));
    expect(plated(found, cards, [], 1, true)).toEqual(new Set(["B+2", "B4"]));
    expect(plated(found, cards, ["R1"], 2, false)).toEqual(new Set(["R1"]));
  });
});

describe("the log of what was taken back", () => {
  const entries = (...events: object[]): LogEntry[] =>
    events.map((event, key) => ({ key, at: key, event: event as Happened }));
  const back = (did: string, cards: string[] = []): object => ({
    event: "acttakenback",
    person: 0,
    did,
    cards,
  });

  it("goes back to the own act, and again to the one before it", () => {
    const log = entries(
      { event: "dealer", seat: 1 },
      { event: "drew", seat: 0, why: "turn" },
      { event: "laid", seat: 0, card: "R1" },
      { event: "laid", seat: 1, card: "R2" },
      back("lay", ["R1"]),
      back("draw"),
    );
    expect(takenBack(log.slice(0, 5), () => 0)).toEqual(new Set([2, 3]));
    expect(takenBack(log, () => 0)).toEqual(new Set([1, 2, 3]));
  });

  it("takes all cards of one play, and stops at the deal", () => {
    const log = entries(
      { event: "laid", seat: 0, card: "R9" },
      { event: "dealer", seat: 1 },
      { event: "laid", seat: 0, card: "R1" },
      { event: "laid", seat: 0, card: "G1" },
      back("lay", ["R1", "G1"]),
      back("keep"),
    );
    expect(takenBack(log, () => 0)).toEqual(new Set([2, 3]));
  });
});
