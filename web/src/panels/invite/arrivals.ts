// Who has come to a table by its link, and how far: for whoever invites.

import type { PersonView } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";

export type Stage = "here" | "choosing" | "watching";

export interface Arrival {
  person: PersonView;
  stage: Stage;
}

function stageOf(table: Table, person: PersonView): Stage {
  if (table.room?.stage !== "lobby") return table.room?.seats.includes(person.number) ? "here" : "watching";
  if (person.watching) return "watching";
  return person.ready || person.number === table.room.host ? "here" : "choosing";
}

/** The people who are here, bots aside, in the order of coming in. */
export function arrivals(table: Table): Arrival[] {
  const people = table.room?.people.filter((person) => person.here && person.bot === null) ?? [];
  return people.map((person) => ({ person, stage: stageOf(table, person) }));
}

/** Those who have come, or come further, since somebody looked. */
export function newcomers(before: readonly Arrival[], now: readonly Arrival[]): Arrival[] {
  const known = new Map(before.map(({ person, stage }) => [person.number, stage]));
  return now.filter(({ person, stage }) => known.get(person.number) !== stage);
}
