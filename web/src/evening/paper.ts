// The paper: what follows from the entries that count, one after another. It never changes: an entry leads to
// another paper, so that taking it back is going back to the one before.

import type { PaperRules } from "./agreed";
import type { RoundOver } from "./entries";
import type { Game } from "./game";
import { standings, type GamePoints, type SeriesStanding } from "./points";
import { refuse } from "./refusal";
import { NO_MATCH, type Match } from "./sheet";
import { checked, type Start } from "./start";

export interface Paper {
  readonly start: Start;
  readonly rules: PaperRules;
  readonly names: readonly string[];
  readonly seats: readonly number[]; // clockwise, with those who joined
  readonly ages: readonly number[];
  readonly dealer: number; // of the next round
  readonly rounds: readonly RoundOver[];
  readonly match: Match;
  readonly matches: readonly Match[]; // that are over
  readonly games: readonly Game[];
  readonly series: readonly GamePoints[];
  readonly warnings: ReadonlyMap<number, readonly string[]>;
  readonly barred: readonly number[];
  readonly absences: ReadonlyMap<number, number>; // in the present game
}

export function blank(start: Start): Paper {
  const rules = checked(start);
  const seats = [...start.names.keys()];
  return {
    start,
    rules,
    names: start.names,
    seats,
    ages: start.ages.length > 0 ? start.ages : seats,
    dealer: start.dealer,
    rounds: [],
    match: NO_MATCH,
    matches: [],
    games: [],
    series: [],
    warnings: new Map(),
    barred: [],
    absences: new Map(),
  };
}

export const isByTheClock = ({ rules }: Paper): boolean => rules.scoring === "places";

/** The game that runs. */
export function runningGame({ games }: Paper): Game | null {
  const last = games.at(-1);
  return last !== undefined && last.ended_at === null ? last : null;
}

/** Whoever sits left of somebody: begins the next round if that is the dealer. */
export const leftOf = ({ names }: Paper, person: number): number => (person + 1) % names.length;

/** The round that is played; where a match is over, its last. */
export const roundOf = ({ rounds, match }: Paper): number => rounds.length + (match.winners.length ? 0 : 1);

export const standingsOf = (paper: Paper): SeriesStanding[] => standings(paper.series, paper.barred);

export function needPeople({ names }: Paper, ...people: number[]): void {
  if (people.some((person) => person < 0 || person >= names.length)) refuse("nobody");
}
