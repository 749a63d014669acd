// Who is who: names, seats and the words for them, at a table or in a replay.

import type { PersonView } from "./protocol";
import type { Table } from "./table.svelte";
import { say } from "./texts.svelte";

/** What sentences need to know of a table. */
export interface Company {
  me: number; // my number among the people, -1 for nobody
  edition: string;
  nameOf(person: number): string;
  personAt(seat: number): number; // -1 for nobody
  textOf(card: number): string; // of a customizable card, empty when it is blank
}

export function companyOf(table: Table): Company {
  return {
    me: table.me,
    edition: table.edition,
    nameOf: (person) => table.nameOf(person),
    personAt: (seat) => table.room?.seats[seat] ?? -1,
    textOf: (card) => table.room?.texts[card] ?? "",
  };
}

/** As in a table: "You", or the name. */
export function shortName(table: Table, person: number): string {
  return person === table.me ? say("you", { form: "subject" }) : table.nameOf(person);
}

/** People who play or want to; the others watch. */
export function players(table: Table): PersonView[] {
  const room = table.room;
  if (!room) return [];
  if (room.stage !== "lobby") return room.seats.flatMap((number) => table.person(number) ?? []);
  return room.people.filter((person) => (person.here && !person.watching) || person.bot !== null);
}

export function spectators(table: Table): PersonView[] {
  const room = table.room;
  if (!room) return [];
  if (room.stage === "lobby") return room.people.filter((person) => person.here && person.watching);
  return room.people.filter((person) => person.here && !room.seats.includes(person.number));
}

/** Nobody is here with me, or could come back to a seat, but bots, who do not play on without me. */
export function isAlone(table: Table): boolean {
  const { people = [], seats = [] } = table.room ?? {};
  const others = people.filter((person) => person.number !== table.me && person.bot === null);
  return others.every((person) => !person.here && !seats.includes(person.number));
}

/** Still in the running game. */
export function isIn(table: Table, person: number): boolean {
  const seat = table.room?.seats.indexOf(person) ?? -1;
  return seat >= 0 && (table.cards?.seats[seat]?.inside ?? false);
}
