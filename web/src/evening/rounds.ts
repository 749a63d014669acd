// Entries of an evening that is played in rounds, and the paper that each leads to.

import type { EntryOf, RoundOver } from "./entries";
import { isByTheClock, leftOf, needPeople, type Paper } from "./paper";
import { refuse } from "./refusal";
import { needCountable, NO_MATCH, scored } from "./sheet";

function needRounds(paper: Paper): void {
  if (isByTheClock(paper)) refuse("not-here");
}

function withRounds(paper: Paper, rounds: readonly RoundOver[]): Paper {
  const people = paper.names.length;
  for (const over of rounds) needCountable(paper.rules, people, over);
  return { ...paper, rounds, match: scored(paper.rules, people, rounds) };
}

export function deals(paper: Paper, { person }: EntryOf<"deals">): Paper {
  needRounds(paper);
  needPeople(paper, person);
  return { ...paper, dealer: person };
}

export function roundOver(paper: Paper, over: RoundOver): Paper {
  needRounds(paper);
  if (paper.match.winners.length > 0) refuse("match-over");
  return { ...withRounds(paper, [...paper.rounds, over]), dealer: leftOf(paper, paper.dealer) };
}

export function corrected(paper: Paper, { round, over }: EntryOf<"corrected">): Paper {
  needRounds(paper);
  if (round < 1 || round > paper.rounds.length) refuse("no-such-round");
  return withRounds(
    paper,
    paper.rounds.map((old, at) => (at === round - 1 ? over : old)),
  );
}

export function anotherMatch(paper: Paper): Paper {
  needRounds(paper);
  if (paper.rules.scoring !== "none" && paper.match.winners.length === 0) refuse("match-runs");
  return { ...paper, matches: [...paper.matches, paper.match], rounds: [], match: NO_MATCH };
}
