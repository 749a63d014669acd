import { describe, expect, it } from "vitest";
import "../browser";
import { Evening } from "../../src/evening/evening";
import { startOf } from "../../src/evening/start";
import { Counting, newRound, oldRound, type RoundDraft } from "../../src/panels/evening/counting.svelte";

const PAPER = Evening.begun(startOf("classic", ["Eero", "Aino", "Sigrid", "Freja"])).paper;

describe("the end of a round", () => {
  it("is counted clockwise from whoever went out, and kept at every press", () => {
    const kept: RoundDraft[] = [];
    const counting = new Counting(PAPER, newRound(), (draft) => kept.push(draft));
    counting.wentOut(2);
    expect([counting.others, counting.current, counting.next]).toEqual([[3, 0, 1], 3, 0]);
    counting.setCards(["7", "S"]);
    counting.goOn();
    counting.setCards(["W4"]);
    expect([counting.sum, counting.pointsOf(0), counting.left]).toEqual([77, 50, [0, 1]]);

    const again = new Counting(PAPER, kept.at(-1)!, () => undefined);
    expect([again.current, again.cardsOf(0), again.isCounted(3)]).toEqual([0, ["W4"], true]);
    again.goOn();
    again.goOn();
    expect(again.isDone).toBe(true);
    expect(again.entry).toEqual({
      entry: "round",
      winner: 2,
      held: new Map([
        [3, ["7", "S"]],
        [0, ["W4"]],
        [1, []],
      ]),
    });
    expect(kept).toHaveLength(4);
  });

  it("goes back hand by hand to who went out, and keeps what was counted", () => {
    const counting = new Counting(PAPER, newRound(), () => undefined);
    counting.wentOut(3);
    counting.setCards(["9"]);
    counting.goOn();
    counting.goBack();
    expect([counting.current, counting.cardsOf(0)]).toEqual([0, ["9"]]);
    counting.goBack();
    expect(counting.winner).toBeNull();
    counting.wentOut(0); // it was somebody else, who holds nothing then
    expect([counting.cardsOf(0), counting.others]).toEqual([[], [1, 2, 3]]);
  });

  it("opens an old round with all that was written", () => {
    const held = new Map([
      [0, ["5"]],
      [1, []],
      [2, ["W"]],
    ]);
    const over = { entry: "round", winner: 3, held } as const;
    const counting = new Counting(PAPER, oldRound(over, 4), () => undefined);
    expect(counting.isDone).toBe(true);
    counting.count(0);
    expect(counting.isDone).toBe(false);
    counting.setCards(["6"]);
    counting.goOn();
    expect(counting.entry).toMatchObject({ entry: "corrected", round: 4 });
    expect(counting.over?.held.get(0)).toEqual(["6"]);
  });
});
