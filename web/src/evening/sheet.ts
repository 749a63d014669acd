// The score sheet of an edition that is played in rounds: points, matches and who deals.

import { hasPoints, type PaperRules } from "./agreed";
import { inDeck, pointsOf } from "./cardtypes";
import type { Held, RoundOver } from "./entries";
import { refuse } from "./refusal";

export interface ScoredRound {
  winner: number;
  held: Held;
  points: readonly number[]; // of everybody, for this round
  totals: readonly number[]; // with it
}

export interface Match {
  rounds: readonly ScoredRound[];
  winners: readonly number[]; // none yet; several where the lowest totals are equal
}

export const NO_MATCH: Match = { rounds: [], winners: [] };

/** A match of these rounds, the last of which may end it. */
export function scored(rules: PaperRules, people: number, rounds: readonly RoundOver[]): Match {
  let totals = Array.from({ length: people }, () => 0);
  let winners: number[] = [];
  const found = rounds.map(({ winner, held }) => {
    if (winners.length > 0) refuse("match-over"); // a round that was put right ended it before those behind it
    const points = roundPoints(rules, people, winner, held);
    totals = totals.map((total, person) => total + points[person]!);
    winners = matchWinners(rules, totals);
    return { winner, held, points, totals };
  });
  return { rounds: found, winners };
}

/** Whoever goes out takes the others' cards, or everybody counts the own (CLS-45, CLS-50). */
function roundPoints({ scoring }: PaperRules, people: number, winner: number, all: Held): number[] {
  const held = Array.from({ length: people }, (_, person) => pointsOf(all.get(person) ?? []));
  if (scoring === "low") return held;
  const sum = scoring === "winner" ? held.reduce((total, points) => total + points, 0) : 0;
  return held.map((_, person) => (person === winner ? sum : 0));
}

/** Who has the target, or the fewest points when somebody has it (CLS-03, CLS-51, CLS-R16). */
function matchWinners(rules: PaperRules, totals: readonly number[]): number[] {
  if (!hasPoints(rules) || Math.max(...totals) < rules.target) return [];
  const fewest = Math.min(...totals);
  const hasWon = (total: number): boolean =>
    rules.scoring === "winner" ? total >= rules.target : total === fewest;
  return [...totals.keys()].filter((person) => hasWon(totals[person]!));
}

/** Refuses a round whose cards cannot be counted: nothing that is merely unlikely. */
export function needCountable(rules: PaperRules, people: number, { winner, held }: RoundOver): void {
  const isSomebody = (person: number): boolean => person >= 0 && person < people;
  if (![winner, ...held.keys()].every(isSomebody)) refuse("nobody");
  if (held.get(winner)?.length) refuse("winner-holds");
  const types = inDeck(rules, people);
  if ([...held.values()].flat().some((card) => !types.has(card))) refuse("no-such-card");
  if (hasPoints(rules) && new Set([winner, ...held.keys()]).size < people) refuse("not-counted");
}
