// Words and measures that the table of a series, its bars and the printed sheet share.

import { decimalsOf, digitsFor } from "../../evening/averages";
import type { BoardRow, Cell, Remark } from "../../evening/board";
import type { Paper } from "../../evening/paper";
import { say } from "../../lib/texts.svelte";
import { listed } from "../../lib/words";

/** Averages of all rows with the decimals that tell them apart; a dash for whoever has none. */
export function averageOf(rows: readonly BoardRow[]): (row: BoardRow) => string {
  const digits = digitsFor(rows);
  return (row) => (row.games ? say("decimal", decimalsOf(row, digits)) : "–");
}

export function cellWords({ ending, place }: Cell): string {
  return ending === "placed" ? say("panel-place", { place }) : say("clock-ending", { ending });
}

const LEAST_SCALE = 80;

/** Minutes at the right end of the strips. */
export function longest(rows: readonly BoardRow[]): number {
  const points = rows.flatMap(({ cells }) => cells.map((cell) => cell?.points ?? 0));
  return Math.max(LEAST_SCALE, ...points.map((each) => each + 5));
}

export const ringsOf = ({ cells }: BoardRow): { game: number; points: number }[] =>
  cells.flatMap((cell) =>
    cell !== null && cell.points !== null ? [{ game: cell.game, points: cell.points }] : [],
  );

export function remarkWords(paper: Paper, { game, ending, people, points, minutes }: Remark): string {
  return say("clock-remark", {
    ending,
    game,
    minutes,
    count: people.length,
    who: listed(people.map((person) => paper.names[person] ?? "")),
    points: listed(points.map(String)),
  });
}
