// Everybody in a game by the clock, as the book has them: still in, or gone and how.

import { insideByAge, type Game } from "./game";
import type { Paper } from "./paper";
import { MINUTE } from "./points";

export type Fate = "in" | "out" | "gave-up" | "removed";

export interface Player {
  person: number;
  name: string;
  fate: Fate;
  place: number; // 0: not known yet, or none
  minutes: number; // full ones, of somebody who is out
  warnings: number;
  absences: number;
  age: "oldest" | "youngest" | null; // among those still in, who hold the offices (KPG-R05)
}

function fateOf({ out_at, gave_up, removed }: Game, person: number): Fate {
  if (out_at.has(person)) return "out";
  if (gave_up.includes(person)) return "gave-up";
  return removed.includes(person) ? "removed" : "in";
}

export function playersOf(paper: Paper, game: Game): Player[] {
  const byAge = insideByAge(game, paper.ages);
  const outs = [...game.out_at.keys()];
  return game.people.map((person) => ({
    person,
    name: paper.names[person] ?? "",
    fate: fateOf(game, person),
    place: outs.indexOf(person) + 1,
    minutes: Math.floor((game.out_at.get(person) ?? 0) / MINUTE),
    warnings: paper.warnings.get(person)?.length ?? 0,
    absences: paper.absences.get(person) ?? 0,
    age: person === byAge[0] ? "oldest" : person === byAge.at(-1) ? "youngest" : null,
  }));
}

/** Those still in first, in the order of the seats: where many play, whoever is out makes room. */
export function insideFirst(players: readonly Player[]): Player[] {
  return [...players.filter(({ fate }) => fate === "in"), ...players.filter(({ fate }) => fate !== "in")];
}

/** Who shuffles the played cards anew: the oldest who is out; else a spectator, whom the book does not know (KPG-§4.2). */
export function shuffler(paper: Paper, game: Game): number | null {
  return paper.ages.find((person) => game.out_at.has(person)) ?? null;
}

/** Who deals and who opens, among people who play: the oldest, and the youngest (KPG-BEG-2, -7). */
export function dealerAndOpener(paper: Paper, people: readonly number[]): { dealer: number; opener: number } {
  const byAge = paper.ages.filter((person) => people.includes(person));
  return { dealer: byAge[0] ?? -1, opener: byAge.at(-1) ?? -1 };
}

/** Who may sit down at the next game: everybody but those who were removed in this series (KPG-SCO-8). */
export const mayPlay = ({ seats, barred }: Paper): number[] =>
  seats.filter((person) => !barred.includes(person));
