// How far the evening is, as one line: the edition, the round or the game, what is played for.

import { rulebooks } from "./rulebooks.svelte";
import { playedWords } from "./rulewords";
import type { Table } from "./table.svelte";
import { say } from "./texts.svelte";

/** The number of the game that is played in a series, or comes next. */
export function gameOfSeries(table: Table): number {
  return (table.paper?.series.length ?? 0) + 1;
}

/** The points that are played for; none where rounds are won, or one round is all. */
export function targetOf({ rules, room }: Table): number {
  return rulebooks.hasPoints(rules) && room?.settings.rounds !== 1 ? rulebooks.number(rules, "target") : 0;
}

export function whereWords(table: Table): string {
  const { rules, room } = table;
  const edition = playedWords(rules);
  if (room?.stage === "lobby") return edition;
  if (room?.practice) return say("panel-where-practice", { edition });
  if (rulebooks.hasPlaces(rules))
    return room?.settings.series
      ? say("panel-where-series", { edition, game: gameOfSeries(table) })
      : edition;
  const round = (table.paper?.sheet.length ?? 0) + (room?.stage === "playing" ? 1 : 0);
  const target = targetOf(table);
  return target
    ? say("panel-where-points", { edition, round, target })
    : say("panel-where", { edition, round });
}
