// A series by the clock as its screens show it: who stands where, how each game was left, and what is worth a remark.

import { expect, test } from "vitest";
import { boardOf, remarksOn } from "../../src/evening/board";
import type { AnyEntry } from "../../src/evening/entries";
import { Evening } from "../../src/evening/evening";
import { runningGame } from "../../src/evening/paper";
import { dealerAndOpener, insideFirst, mayPlay, playersOf, shuffler } from "../../src/evening/players";
import { startOf } from "../../src/evening/start";
import { notesOf } from "../../src/evening/telling";

const NAMES = ["Kaisa", "Mikko", "Riku", "Tuuli"]; // the oldest first
const out = (person: number): AnyEntry => ({ entry: "out", person });
const begins = (...people: number[]): AnyEntry => ({ entry: "begins", people });
const warns = (by: number, person: number): AnyEntry => ({ entry: "warns", by, person, reason: "" });

/** An evening after entries, each at a minute of the evening. */
function after(...entries: readonly [minute: number, entry: AnyEntry][]): Evening {
  const begun = Evening.begun(startOf("kpgut", NAMES, { series: true, limit: 60 }));
  return entries.reduce(
    (evening, [minute, entry]) => evening.with(Math.round(60_000 * minute), entry),
    begun,
  );
}

const FIRST: readonly [number, AnyEntry][] = [
  [0, begins(0, 1, 2, 3)],
  [10.5, out(2)],
  [12, { entry: "gives-up", person: 3 }],
  [20.2, out(0)],
];

test("a game that was played out: the last one has the minutes of the last to go out", () => {
  const { paper } = after(...FIRST);
  const lines = boardOf(paper).map(({ person, place, cells }) => [person, place, cells[0]]);
  expect(lines).toEqual([
    [2, 1, { game: 1, points: 10, place: 1, ending: "placed" }],
    [0, 2, { game: 1, points: 20, place: 2, ending: "placed" }],
    [1, 2, { game: 1, points: 20, place: 3, ending: "placed" }],
    [3, 4, { game: 1, points: 60, place: 4, ending: "gave-up" }],
  ]);
  expect(boardOf(paper).map(({ isShared }) => isShared)).toEqual([false, true, true, false]);
  expect(remarksOn(paper)).toEqual([{ game: 1, ending: "gave-up", people: [3], points: [60], minutes: 20 }]);
});

test("an early end and a removal: what was counted, who is barred, and who was not there", () => {
  const evening = after(
    ...FIRST,
    [30, begins(0, 1, 2, 3)],
    [31, warns(0, 1)],
    [32, { entry: "removes", by: 0, person: 1 }],
    [
      55,
      {
        entry: "stops",
        why: "piles",
        held: new Map([
          [0, ["7", "S"]],
          [2, ["7", "W"]],
          [3, ["7"]],
        ]),
      },
    ],
  );
  const board = boardOf(evening.paper);
  expect(board.map(({ person, place, total, games }) => [person, place, total, games])).toEqual([
    [2, 1, 80, 2],
    [0, 2, 90, 2],
    [3, 3, 125, 2],
    [1, 0, 20, 1],
  ]);
  expect(board.at(-1)).toMatchObject({ isBarred: true, isShared: false });
  expect(board[0]!.cells[1]).toEqual({ game: 2, points: 70, place: 2, ending: "still-in" });
  expect(remarksOn(evening.paper).slice(1)).toEqual([
    { game: 2, ending: "still-in", people: [3, 0, 2], points: [65, 70, 70], minutes: 25 },
    { game: 2, ending: "removed", people: [1], points: [], minutes: 25 },
  ]);
  expect(mayPlay(evening.paper)).toEqual([0, 2, 3]);
  expect(dealerAndOpener(evening.paper, [2, 3])).toEqual({ dealer: 2, opener: 3 });
});

test("the book beside a game that runs: fates, offices and notes", () => {
  const evening = after(
    [0, begins(0, 1, 2, 3)],
    [1, { entry: "away", person: 3 }],
    [2, { entry: "joins", name: "Aino", left_of: 3, older_than: null }],
    [3, out(0)],
    [4, { entry: "gives-up", person: 2 }],
  );
  const game = runningGame(evening.paper)!;
  const players = playersOf(evening.paper, game);
  expect(players.map(({ name, fate, place, age }) => [name, fate, place, age])).toEqual([
    ["Kaisa", "out", 1, null],
    ["Mikko", "in", 0, "oldest"],
    ["Riku", "gave-up", 0, null],
    ["Tuuli", "in", 0, null],
    ["Aino", "in", 0, "youngest"],
  ]);
  expect([players[0]!.minutes, players[3]!.absences]).toEqual([3, 1]);
  expect(insideFirst(players).map(({ person }) => person)).toEqual([1, 3, 4, 0, 2]);
  expect(shuffler(evening.paper, game)).toBe(0);
  expect(notesOf(evening).map(({ at, person }) => [at / 60_000, person])).toEqual([
    [4, 2],
    [3, 0],
    [2, 4],
    [1, 3],
    [0, -1],
  ]);
});
