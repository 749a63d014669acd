// One game by the clock: who is out and when, who gave up, and how it ends (KPG-§6, §9, END).

import { isBefore, rank } from "./cardtypes";
import type { Held } from "./entries";
import type { GameResult } from "./points";

/** A game as far as it was written down; it is over when it has an end. */
export interface Game {
  began_at: number; // milliseconds of the evening
  people: readonly number[]; // clockwise
  out_at: ReadonlyMap<number, number>; // milliseconds of the game, in the order of going out
  gave_up: readonly number[];
  removed: readonly number[];
  ended_at: number | null; // milliseconds of the game
  early: boolean;
  held: Held; // what was counted at an early end
}

export const newGame = (began_at: number, people: readonly number[]): Game => ({
  began_at,
  people,
  out_at: new Map(),
  gave_up: [],
  removed: [],
  ended_at: null,
  early: false,
  held: new Map(),
});

/** Who still plays. */
export function inside({ people, out_at, gave_up, removed }: Game): number[] {
  const isGone = (person: number): boolean =>
    out_at.has(person) || gave_up.includes(person) || removed.includes(person);
  return people.filter((person) => !isGone(person));
}

/** Who still plays, the oldest first. */
export function insideByAge(game: Game, ages: readonly number[]): number[] {
  const playing = inside(game);
  return ages.filter((person) => playing.includes(person));
}

/** How the game ended for everybody, or would if it ended now and all held the same. */
export function results(game: Game): GameResult[] {
  const ranks = new Map(inside(game).map((person) => [person, rank(game.held.get(person) ?? [])]));
  return game.people.map((person) => ({
    person,
    place: placeOf(game, person, ranks),
    out_at: game.out_at.get(person) ?? null,
    gave_up: game.gave_up.includes(person),
    removed: game.removed.includes(person),
  }));
}

/** Out, still in, gave up together; the removed have no place (KPG-§6.4, §9.4, §15.3). */
function placeOf(game: Game, person: number, ranks: ReadonlyMap<number, readonly number[]>): number {
  const outs = [...game.out_at.keys()];
  if (game.out_at.has(person)) return outs.indexOf(person) + 1;
  if (game.removed.includes(person)) return 0;
  if (game.gave_up.includes(person)) return outs.length + ranks.size + 1;
  const mine = ranks.get(person)!;
  return outs.length + 1 + [...ranks.values()].filter((other) => isBefore(other, mine)).length;
}
