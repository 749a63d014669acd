// The table of a series as it is read: everybody's games, how each was left, the average and the place.

import { inside, type Game } from "./game";
import { standingsOf, type Paper } from "./paper";
import { MINUTE } from "./points";

/** How somebody came to the points of a game. */
export type Ending = "placed" | "last" | "still-in" | "gave-up" | "removed";

export interface Cell {
  game: number;
  points: number | null;
  place: number;
  ending: Ending;
}

export interface BoardRow {
  person: number;
  place: number; // 0: none
  isShared: boolean;
  isBarred: boolean;
  total: number;
  games: number;
  cells: readonly (Cell | null)[]; // null: was not in that game
}

function endingOf(game: Game, person: number): Ending {
  if (game.removed.includes(person)) return "removed";
  if (game.gave_up.includes(person)) return "gave-up";
  if (game.out_at.has(person)) return "placed";
  if (game.early) return "still-in";
  return game.gave_up.length > 0 ? "placed" : "last"; // whoever gave up comes behind the last one
}

export function boardOf(paper: Paper): BoardRow[] {
  const rows = standingsOf(paper);
  return rows.map((row) => ({
    ...row,
    isShared: row.place > 0 && rows.filter(({ place }) => place === row.place).length > 1,
    isBarred: paper.barred.includes(row.person),
    cells: paper.series.map(({ game, people }) => {
      const line = people.find(({ person }) => person === row.person);
      if (!line) return null;
      return {
        game,
        points: line.points,
        place: line.place,
        ending: endingOf(paper.games[game - 1]!, row.person),
      };
    }),
  }));
}

/** What is worth a sentence below the table: who was still in, gave up or was removed, game by game. */
export interface Remark {
  game: number;
  ending: "still-in" | "gave-up" | "removed";
  people: readonly number[];
  points: readonly number[]; // each once, in the order of the people
  minutes: number; // full ones of the game
}

export function remarksOn(paper: Paper): Remark[] {
  return paper.series.flatMap(({ game: number, people }) => {
    const game = paper.games[number - 1]!;
    const minutes = Math.floor((game.ended_at ?? 0) / MINUTE);
    const pointsOf = (person: number): number[] =>
      people.flatMap((line) => (line.person === person && line.points !== null ? [line.points] : []));
    const remark = (ending: Remark["ending"], whom: readonly number[]): Remark[] => {
      const ordered = [...whom].sort((a, b) => (pointsOf(a)[0] ?? 0) - (pointsOf(b)[0] ?? 0));
      const each = ordered.flatMap(pointsOf);
      const points = ending === "still-in" ? each : [...new Set(each)]; // all who gave up have the same
      return ordered.length ? [{ game: number, ending, people: ordered, points, minutes }] : [];
    };
    return [
      ...remark("still-in", game.early ? inside(game) : []),
      ...remark("gave-up", game.gave_up),
      ...remark("removed", game.removed),
    ];
  });
}
