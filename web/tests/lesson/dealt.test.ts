import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../browser";
import type { Command } from "../../src/lib/connection";
import { Dealt } from "../../src/lesson/dealt.svelte";
import type { Step } from "../../src/lesson/recorded";

const lay = (card: string): Command => ({ command: "act", action: { do: "lay", cards: [card] } });
const CALL: Command = { command: "act", action: { do: "call" } };

const state = (version: number, parts: object): object => ({
  type: "state",
  version,
  now: 0,
  effects: [],
  ...parts,
});

const seats = [{ seat: 0, cards: 3 }];
const STEP = {
  name: "color",
  clauses: ["CLS-11"],
  states: [
    state(1, { cards: { turn: 2, top: "R2", seats, discards: ["R2"] }, mine: { seat: 0, said: false } }),
    state(2, { cards: { turn: 0, top: "R6" } }),
  ],
  stops: [
    {
      words: "color",
      wanted: { command: "act", action: { do: "lay", cards: ["R3"], color: null, uno: false, swap: null } },
      refused: [{ command: lay("G8"), refusal: { code: "does-not-fit", clause: "CLS-11", card: "G8" } }],
      called: state(2, { mine: { said: true } }),
      then: [state(3, { cards: { turn: 1, top: "R3" } }), state(4, { cards: { turn: 0, top: "R1" } })],
    },
    {
      words: "color-2",
      wanted: lay("R9"),
      refused: [],
      called: null,
      then: [state(5, { cards: { top: "R9" } })],
    },
  ],
} as unknown as Step;

let dealt: Dealt;

beforeEach(() => {
  vi.useFakeTimers();
  dealt = new Dealt(STEP);
});
afterEach(() => {
  dealt.table.leave();
  vi.useRealTimers();
});

describe("a step that has been dealt", () => {
  it("lets the others play before it waits", async () => {
    expect(dealt.table.cards?.top).toBe("R2");
    expect(dealt.isWaiting).toBe(false);
    await vi.runAllTimersAsync();
    expect(dealt.table.cards?.top).toBe("R6");
    expect(dealt.isWaiting).toBe(true);
  });

  it("needs nobody's part in a deal", async () => {
    await dealt.do({ command: "pledge", pledge: "0" });
    expect(dealt.table.cards?.top).toBe("R2");
  });

  it("does not make anybody wait who presses", async () => {
    expect(await dealt.table.do(lay("R3"))).toBe(true);
    expect(dealt.table.cards?.top).toBe("R6");
  });

  it("refuses what the table refused, and knows what is only not wanted", async () => {
    await vi.runAllTimersAsync();
    expect(await dealt.table.do(lay("G8"))).toBe(false);
    expect(dealt.table.refusal).toMatchObject({ clause: "CLS-11" });
    expect(dealt.isAside).toBe(false);
    expect(await dealt.table.do(lay("R9"))).toBe(true);
    expect(dealt.isAside).toBe(true);
    expect(dealt.table.cards?.top).toBe("R6");
  });

  it("hears UNO, for as long as the turn lasts", async () => {
    await vi.runAllTimersAsync();
    await dealt.table.do(CALL);
    expect(dealt.table.mine?.said).toBe(true);
    await dealt.table.do(lay("R3"));
    expect(dealt.table.mine?.said).toBe(false);
  });

  it("goes on from stop to stop, and ends", async () => {
    await vi.runAllTimersAsync();
    await dealt.table.do(lay("R3"));
    expect(dealt.table.cards?.top).toBe("R3");
    expect(dealt.at.words).toBe("color");
    await vi.runAllTimersAsync();
    expect(dealt.table.cards?.top).toBe("R1");
    expect(dealt.at.words).toBe("color-2");
    expect(dealt.views.map(({ top }) => top)).toEqual(["R6", "R1"]);
    await dealt.table.do(lay("R9"));
    expect(dealt.isOver).toBe(true);
    await vi.runAllTimersAsync();
    expect(dealt.isWaiting).toBe(false);
  });
});
