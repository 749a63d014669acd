// Whether the pages fold an evening as Python does: one case of `tests/evening/random_evenings.py`.

import { wardenOf } from "../../src/evening/clockgames";
import { Evening } from "../../src/evening/evening";
import { inside } from "../../src/evening/game";
import { isByTheClock, leftOf, runningGame, standingsOf } from "../../src/evening/paper";
import { readHead, readLine, readRecord, writeHead, writeRecord } from "../../src/evening/record";
import { RefusedEntry } from "../../src/evening/refusal";

/** What the other side found: a refusal, or everything that is shown of the paper. */
interface Found {
  refused?: string;
  paper?: unknown;
}

export interface Case extends Found {
  head: string;
  tries: ({ line: string } & Found)[];
}

function told(evening: Evening): unknown {
  const { paper } = evening;
  const both = { can: [evening.canUndo, evening.canRedo], names: paper.names };
  if (!isByTheClock(paper))
    return {
      ...both,
      deal: [paper.dealer, leftOf(paper, paper.dealer)],
      rounds: paper.match.rounds.map(({ winner, points, totals }) => [winner, points, totals]),
      winners: paper.match.winners,
      matches: paper.matches.map(({ rounds, winners }) => [rounds.length, winners]),
    };
  const game = runningGame(paper);
  return {
    ...both,
    seats: paper.seats,
    ages: paper.ages,
    games: paper.games.map((one) => [
      one.began_at,
      one.people,
      [...one.out_at],
      one.gave_up,
      one.removed,
      one.ended_at,
      one.early,
    ]),
    series: paper.series.map(({ people }) =>
      people.map(({ person, place, points }) => [person, place, points]),
    ),
    standings: standingsOf(paper).map((row) => [row.person, row.place, row.total, row.games]),
    warnings: [...paper.warnings],
    absences: [...paper.absences],
    barred: paper.barred,
    wardens: game === null ? [] : inside(game).map((person) => [person, wardenOf(paper, person)]),
  };
}

/** What an attempt leads to here: the evening with it, or the code of its refusal. */
function attempt(make: () => Evening): [Evening | null, Found] {
  try {
    const evening = make();
    return [evening, { paper: told(evening) }];
  } catch (error) {
    if (error instanceof RefusedEntry) return [null, { refused: error.code }];
    throw error;
  }
}

const isSame = (one: Found, { refused, paper }: Found): boolean =>
  JSON.stringify(one) === JSON.stringify(refused === undefined ? { paper } : { refused });

/** How the two sides differ, in words; null where they are equal. */
export function difference(given: Case): string | null {
  if (writeHead(readHead(given.head)) !== given.head) return `the head is written as ${given.head}`;
  const [begun, here] = attempt(() => Evening.begun(readHead(given.head)));
  if (!isSame(here, given)) return `${given.head}: ${JSON.stringify(here)}`;
  if (begun === null) return null;
  let evening = begun;
  let record = given.head;
  for (const tried of given.tries) {
    const before = evening;
    const { at, entry } = readLine(tried.line);
    const [after, found] = attempt(() => before.with(at, entry));
    if (!isSame(found, tried)) return `${record}${tried.line}: ${JSON.stringify(found)}`;
    if (after === null) continue;
    evening = after;
    record += `${tried.line}\n`;
  }
  if (writeRecord(evening) !== record) return `${record}: written as ${writeRecord(evening)}`;
  const again = readRecord(record);
  if (again.torn.length > 0 || JSON.stringify(told(again.evening)) !== JSON.stringify(told(evening)))
    return `${record}: reads back as something else`;
  return null;
}
