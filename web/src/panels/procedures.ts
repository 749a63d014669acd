// What somebody can start at a table besides playing cards, and about whom.

import type { Command } from "../lib/connection";
import { byAge, isIn } from "../lib/people";
import { rulebooks } from "../lib/rules.svelte";
import type { Table } from "../lib/table.svelte";

export interface Choice {
  person: number;
  other: number;
  text: string;
}

export interface Procedure {
  name: string; // of the texts `panel-do-…`
  people?: number[]; // whom it can be about; none: it is about nobody
  others?: number[]; // and a second person
  needsOther?: boolean;
  asksText?: "must" | "may";
  command(choice: Choice): Command;
}

/** Everything that makes sense now; whether it is allowed in the end is the table's to say. */
export function procedures(table: Table): Procedure[] {
  const room = table.room;
  if (!room) return [];
  const me = table.me;
  const rules = room.settings.rules ?? "classic";
  const offices = rulebooks.value(rules, "conduct") === "offices";
  const playing = room.stage === "playing";
  const plays = playing && isIn(table, me);
  const humans = room.people.filter((person) => person.bot === null && person.number !== me).map((person) => person.number);
  const inside = room.seats.filter((number) => isIn(table, number));
  const rivals = inside.filter((number) => number !== me);
  const away = rivals.filter((number) => table.person(number)?.here === false && table.person(number)?.bot === null);
  const watching = humans.filter((number) => !inside.includes(number));
  const lastPlayer = table.cards?.player == null ? -1 : (room.seats[table.cards.player] ?? -1);
  const mine = table.person(me);
  const found: Procedure[] = [];

  if (plays && offices) {
    found.push({ name: "report", people: humans, others: inside, needsOther: true, command: ({ person, other }) => ({ command: "report", adviser: person, advised: other }) });
    if (lastPlayer >= 0 && lastPlayer !== me) found.push({ name: "accuse", people: [lastPlayer], command: ({ person }) => ({ command: "accuseconduct", person }) });
    found.push({ name: "doubt", people: rivals, command: ({ person }) => ({ command: "doubtdrawing", person }) });
    found.push({ name: "ask", asksText: "must", command: ({ text }) => ({ command: "ask", question: text }) });
    const warned = wards(table);
    if (warned.length) {
      found.push({ name: "warn", people: warned, asksText: "may", command: ({ person, text }) => ({ command: "warn", person, reason: text }) });
      found.push({ name: "remove", people: warned.filter((number) => table.person(number)?.warnings.length), command: ({ person }) => ({ command: "removeplayer", person }) });
    }
    if (!mine?.beginner) found.push({ name: "beginner", command: () => ({ command: "callmyselfbeginner" }) });
    else found.push({ name: "coach", people: watching, command: ({ person }) => ({ command: "askforcoach", person }) });
  }
  if (plays && rulebooks.value(rules, "forfeit") === "yes") {
    if (away.length) found.push({ name: "gave-up", people: away, command: ({ person }) => ({ command: "movegaveup", person }) });
    found.push({ name: "give-up", command: () => ({ command: "act", action: { do: "forfeit" } }) });
  }
  if (room.stage !== "lobby" && room.seats.includes(me)) found.push({ name: "stop", command: () => ({ command: "movetostop" }) });
  if (playing && !room.seats.includes(me) && Number(rulebooks.value(rules, "join_cards")))
    found.push({ name: "join", people: inside, others: inside, command: ({ person, other }) => ({ command: "asktojoin", left_of: person, older_than: other < 0 ? null : other }) });
  if (humans.length) found.push({ name: "put-out", people: humans, command: ({ person }) => ({ command: "movetoputout", person }) });
  if (table.isHost && humans.length) found.push({ name: "hand-over", people: humans, command: ({ person }) => ({ command: "handover", person }) });
  return found.filter((procedure) => procedure.people === undefined || procedure.people.length);
}

/** Whom I may warn: everybody if I am the oldest, the oldest if I am the youngest. */
function wards(table: Table): number[] {
  const ages = byAge(table);
  if (ages.length < 2) return [];
  if (ages[0] === table.me) return ages.slice(1);
  return ages.at(-1) === table.me ? ages.slice(0, 1) : [];
}
