// The chances of one round, fetched when they are asked for, and what they were at each of its moves.

import type { Analysed, AnalysisProgress, JudgedMove, Replay } from "../../lib/protocol";
import type { Move } from "./moves";

export type Sure = readonly [value: number, low: number, high: number];

const PAUSE = 700; // milliseconds between two questions
const BUSY = 5_000;
const HEAD = 4; // lines of a record before its first frame, counted from 1

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** The analysis of a round, or null when there is none; tells how far it is meanwhile. */
export async function fetchChances(
  id: string,
  round: number,
  goesOn: () => boolean,
  tell: (progress: AnalysisProgress) => void,
): Promise<Analysed | null> {
  while (goesOn()) {
    const answer = await fetch(`/api/tables/${id}/analysis?round=${round}`).catch(() => null);
    if (answer?.status === 200) return (await answer.json()) as Analysed;
    if (answer?.status === 202) tell((await answer.json()) as AnalysisProgress);
    else if (answer?.status !== 503) return null;
    await wait(answer.status === 503 ? BUSY : PAUSE);
  }
  return null;
}

export interface Spot {
  index: number; // among all moves of the replay
  chances: readonly number[]; // of every seat after this move
}

export const sure = (estimate: unknown): Sure => estimate as Sure;
const frameOf = (move: JudgedMove): number => move.line - HEAD;

/** Everybody's chances after every move of the round, the deal first. */
export function spotsOf(found: Analysed, moves: readonly Move[]): Spot[] {
  let next = 0;
  const spots: Spot[] = [];
  moves.forEach((move, index) => {
    if (move.round !== found.number) return;
    while (next < found.moves.length && frameOf(found.moves[next]!) <= move.at) next++;
    const known = found.moves[next]?.chances.map((chance) => sure(chance)[0]) ?? found.ended;
    if (known.length) spots.push({ index, chances: found.names.map((_, seat) => known[seat] ?? 0) });
  });
  return spots;
}

/** After which spot the chances had changed most. */
export function turningPoint(spots: readonly Spot[]): Spot | null {
  const change = (spot: Spot, i: number): number =>
    spot.chances.reduce(
      (sum, chance, seat) => sum + Math.abs(chance - (spots[i - 1]?.chances[seat] ?? chance)),
      0,
    );
  const changes = spots.map(change);
  const most = Math.max(0, ...changes);
  return most > 0 ? spots[changes.indexOf(most)]! : null;
}

export interface Costly {
  move: Move;
  index: number;
  judged: JudgedMove;
  cost: number; // in percentage points
}

const MOST_COSTLY = 5;

/** The moves that certainly gave something away, the worst first. */
export function costliest(found: Analysed, moves: readonly Move[]): Costly[] {
  const places = new Map(moves.map((move, index) => [move.at, index]));
  return found.moves
    .flatMap((judged) => {
      const index = places.get(frameOf(judged));
      if (judged.cost === null || sure(judged.cost)[1] <= 0 || index === undefined) return [];
      return [{ move: moves[index]!, index, judged, cost: 100 * sure(judged.cost)[0] }];
    })
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST_COSTLY);
}

/** How far the numbers may be off, in percentage points: half the widest interval. */
export function margin(found: Analysed): number {
  const widths = found.moves.flatMap((move) =>
    move.chances.map((chance) => sure(chance)[2] - sure(chance)[1]),
  );
  return Math.max(1, Math.ceil(50 * Math.max(0, ...widths)));
}

/** Who sat where, in the round. */
export function peopleOf(replay: Replay, moves: readonly Move[], round: number): readonly number[] {
  const frame = moves.filter((move) => move.round === round).at(-1)?.frame;
  return frame?.seats ?? replay.people.map((_, person) => person);
}
