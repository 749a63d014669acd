// Entries of an evening by the clock (KPGUT), and the paper that each leads to.

import { PAPER } from "../lib/protocol";
import { inDeck } from "./cardtypes";
import type { EntryOf } from "./entries";
import { inside, insideByAge, newGame, results, type Game } from "./game";
import { isByTheClock, needPeople, runningGame, type Paper } from "./paper";
import { gamePoints, MINUTE } from "./points";
import { refuse } from "./refusal";
import { needName } from "./start";

/** Milliseconds of a game; 0: without an end. */
export const limitOf = ({ start }: Paper): number => start.limit * MINUTE;

function needClock(paper: Paper): void {
  if (!isByTheClock(paper)) refuse("not-here");
}

function needGame(paper: Paper): Game {
  needClock(paper);
  return runningGame(paper) ?? refuse("no-game");
}

function needPlayer(paper: Paper, person: number): Game {
  const game = needGame(paper);
  needPeople(paper, person);
  if (!inside(game).includes(person)) refuse("not-in-game");
  return game;
}

/** Who warns and removes somebody: the oldest, for the oldest the youngest (KPG-R05). */
export function wardenOf(paper: Paper, person: number): number {
  const byAge = insideByAge(needPlayer(paper, person), paper.ages);
  return byAge[0] === person ? byAge.at(-1)! : byAge[0]!;
}

function needWarden(paper: Paper, by: number, person: number): void {
  if (by !== wardenOf(paper, person)) refuse("not-the-warden");
}

const withGame = (paper: Paper, game: Game): Paper => ({
  ...paper,
  games: [...paper.games.slice(0, -1), game],
});

/** No game lasts longer than its time, whenever its end was noted (KPG-SCO-3). */
function ended(paper: Paper, game: Game, noted: number): Paper {
  const at = Math.min(noted, limitOf(paper) || noted);
  const over = { ...game, ended_at: at };
  const points = gamePoints(paper.games.length, results(over), at, over.early);
  return { ...withGame(paper, over), series: [...paper.series, points] };
}

/** The game goes on, or is over if one player is left, or none (KPG-END-3, KPG-R59). */
const goesOn = (paper: Paper, game: Game, at: number): Paper =>
  inside(game).length <= 1 ? ended(paper, game, at) : withGame(paper, game);

export function begins(paper: Paper, { people }: EntryOf<"begins">, at: number): Paper {
  needClock(paper);
  if (runningGame(paper) !== null) refuse("game-runs");
  needPeople(paper, ...people);
  if (people.some((person) => paper.barred.includes(person))) refuse("barred");
  if (new Set(people).size < Math.max(2, paper.rules.min_seats)) refuse("too-few");
  const playing = paper.seats.filter((person) => people.includes(person));
  return {
    ...paper,
    games: [...paper.games, newGame(at, playing)],
    absences: new Map(),
    warnings: paper.start.series ? paper.warnings : new Map(), // KPG-R67
  };
}

/** When the last one went out, in milliseconds of the game; 0: nobody has. */
export const lastOut = ({ out_at }: Game): number => Math.max(0, ...out_at.values());

export function goesOut(paper: Paper, { person, minutes }: EntryOf<"out">, evening: number): Paper {
  const game = needPlayer(paper, person);
  const now = evening - game.began_at;
  const noted = minutes === undefined ? now : minutes * MINUTE;
  const limit = limitOf(paper);
  if (limit > 0 && noted > limit) refuse("time-over");
  const last = lastOut(game);
  if (noted > now || Math.floor(noted / MINUTE) < Math.floor(last / MINUTE)) refuse("no-such-minute");
  const at = Math.max(noted, last); // places are as they were noted
  return goesOn(paper, { ...game, out_at: new Map([...game.out_at, [person, at]]) }, at);
}

export function givesUp(paper: Paper, { person }: EntryOf<"gives-up">, evening: number): Paper {
  const game = needPlayer(paper, person);
  return goesOn(paper, { ...game, gave_up: [...game.gave_up, person] }, evening - game.began_at);
}

export function isAway(paper: Paper, { person }: EntryOf<"away">): Paper {
  needPlayer(paper, person);
  const absences = new Map(paper.absences);
  return { ...paper, absences: absences.set(person, (absences.get(person) ?? 0) + 1) };
}

export function warns(paper: Paper, { by, person, reason }: EntryOf<"warns">): Paper {
  needPlayer(paper, person);
  needWarden(paper, by, person);
  const warnings = new Map(paper.warnings);
  return { ...paper, warnings: warnings.set(person, [...(warnings.get(person) ?? []), reason]) };
}

export function removes(paper: Paper, { by, person }: EntryOf<"removes">, evening: number): Paper {
  const game = needPlayer(paper, person);
  needWarden(paper, by, person);
  if (!paper.warnings.get(person)?.length) refuse("not-warned");
  const barred = paper.start.series ? [...paper.barred, person] : paper.barred; // KPG-SCO-8
  const removed = [...game.removed, person];
  return goesOn({ ...paper, barred }, { ...game, removed }, evening - game.began_at);
}

export function voted(paper: Paper, { yes, no, oldest }: EntryOf<"voted">): Paper {
  needGame(paper);
  if (yes < 0 || no < 0 || !["yes", "no", ""].includes(oldest)) refuse("no-votes");
  return paper;
}

const inserted = (list: readonly number[], place: number, person: number): number[] => [
  ...list.slice(0, place),
  person,
  ...list.slice(place),
];

/** The game that runs, which somebody may join beside this player (KPG-§13). */
function needOpenGame(paper: Paper, left_of: number): Game {
  const game = needPlayer(paper, left_of);
  if (game.out_at.size > 0) refuse("winner-known");
  return game;
}

/** Somebody who has no seat sits down in the game that runs. */
function seated(paper: Paper, game: Game, person: number, left_of: number): Paper {
  const seats = inserted(paper.seats, paper.seats.indexOf(left_of) + 1, person);
  const people = seats.filter((one) => game.people.includes(one) || one === person);
  return withGame({ ...paper, seats }, { ...game, people });
}

export function joins(paper: Paper, { name, left_of, older_than }: EntryOf<"joins">): Paper {
  const game = needOpenGame(paper, left_of);
  needName(name, paper.names);
  if (paper.names.length >= paper.rules.max_seats) refuse("too-many");
  if (older_than !== null) needPeople(paper, older_than);
  const person = paper.names.length;
  const older = older_than === null ? paper.ages.length : paper.ages.indexOf(older_than);
  const joined = { ...paper, names: [...paper.names, name], ages: inserted(paper.ages, older, person) };
  return seated(joined, game, person, left_of);
}

export function sitsIn(paper: Paper, { person, left_of }: EntryOf<"sits-in">): Paper {
  const game = needOpenGame(paper, left_of);
  needPeople(paper, person);
  if (paper.barred.includes(person)) refuse("barred");
  if (game.people.includes(person)) refuse("in-game");
  const seats = paper.seats.filter((one) => one !== person);
  return seated({ ...paper, seats }, game, person, left_of);
}

export function stops(paper: Paper, { why, held }: EntryOf<"stops">, evening: number): Paper {
  const game = needGame(paper);
  const at = evening - game.began_at;
  if (!PAPER.stops.some((known) => known === why)) refuse("not-here");
  const limit = limitOf(paper);
  if (why === "time" && (limit === 0 || at < limit)) refuse("time-left");
  const playing = inside(game);
  if (held.size !== playing.length || !playing.every((person) => held.has(person))) refuse("not-counted");
  const types = inDeck(paper.rules, game.people.length);
  if ([...held.values()].flat().some((card) => !types.has(card))) refuse("no-such-card");
  return ended(paper, { ...game, held, early: true }, at);
}

export function memo(paper: Paper): Paper {
  needClock(paper);
  return paper;
}
