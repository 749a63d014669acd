// What a game by the clock is worth, and the table of a series of them (KPG-SCO).

import { PAPER } from "../lib/protocol";

export const MINUTE = 60_000;

/** How a game ended for somebody. */
export interface GameResult {
  person: number;
  place: number; // 0: none
  out_at: number | null; // milliseconds after the deal
  gave_up: boolean;
  removed: boolean;
}

export interface PersonPoints {
  person: number;
  place: number;
  points: number | null; // removed players have none (KPG-SCO-8)
}

export interface GamePoints {
  game: number;
  people: readonly PersonPoints[];
}

/** A line of the series, the best first; whoever was removed has no place. The average is total / games. */
export interface SeriesStanding {
  person: number;
  place: number;
  total: number;
  games: number;
}

const fullMinutes = (at: number): number => Math.floor(at / MINUTE);

/** The points of one game, which `early` says was stopped before it was played out. */
export function gamePoints(
  game: number,
  results: readonly GameResult[],
  ended_at: number,
  early: boolean,
): GamePoints {
  const regular = results.filter(({ gave_up, removed }) => !gave_up && !removed);
  const unfinished = regular.filter(({ out_at }) => out_at === null).map(({ place }) => place);
  const regularPoints = ({ out_at, place }: GameResult): number => {
    if (out_at !== null) return fullMinutes(out_at); // KPG-SCO-5, KPG-R69
    if (!early) return fullMinutes(ended_at); // KPG-R70
    const better = unfinished.filter((other) => other < place).length; // KPG-R71
    return PAPER.first_unfinished + PAPER.step_unfinished * better;
  };
  const worst = regular.reduce<GameResult | null>(
    (last, result) => (last === null || result.place > last.place ? result : last),
    null,
  ); // KPG-R72
  const lost = worst === null ? 0 : regularPoints(worst) + PAPER.gave_up_more;
  const pointsOf = (result: GameResult): number | null => {
    if (result.gave_up) return Math.max(PAPER.gave_up_least, lost); // KPG-SCO-7
    return result.removed ? null : regularPoints(result);
  };
  return {
    game,
    people: results.map((result) => ({
      person: result.person,
      place: result.place,
      points: pointsOf(result),
    })),
  };
}

/** Whether one average is smaller than another, without rounding. */
const isLess = (one: SeriesStanding, other: SeriesStanding): boolean =>
  one.total * other.games < other.total * one.games;

/** Averages over the games that somebody has points in; the smallest wins (KPG-SCO-9, -10). */
export function standings(games: readonly GamePoints[], barred: readonly number[]): SeriesStanding[] {
  const rows = new Map<number, SeriesStanding>();
  for (const { person, points } of games.flatMap(({ people }) => people)) {
    const row = rows.get(person) ?? { person, place: 0, total: 0, games: 0 };
    const more = points === null ? row : { ...row, total: row.total + points, games: row.games + 1 };
    rows.set(person, more);
  }
  const all = [...rows.values()];
  const placed = all.filter(({ person, games: played }) => played > 0 && !barred.includes(person)); // KPG-R76
  const placeOf = (row: SeriesStanding): number =>
    placed.includes(row) ? 1 + placed.filter((other) => isLess(other, row)).length : 0; // KPG-R75
  return all
    .map((row) => ({ ...row, place: placeOf(row) }))
    .sort(
      (a, b) => Number(a.place === 0) - Number(b.place === 0) || a.place - b.place || a.person - b.person,
    );
}
