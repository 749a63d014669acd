// What somebody can start at a table besides playing cards, and about whom.

import type { Command } from "../../lib/connection";
import { measures } from "../../lib/manners";
import { isIn } from "../../lib/people";
import type { Table } from "../../lib/table.svelte";

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
  command?(choice: Choice): Command;
  take?(choice: Choice): Promise<boolean>; // where it is no command
}

/** What I can do about each of the others, measure by measure. */
function aboutPeople(table: Table): Procedure[] {
  const found = new Map<string, Procedure & { people: number[] }>();
  for (const person of table.room?.people ?? [])
    for (const { name, asksText } of measures(table, person)) {
      const take = ({ person: number, text }: Choice): Promise<boolean> => {
        const chosen = table.person(number);
        const measure = chosen && measures(table, chosen).find((each) => each.name === name);
        return measure ? measure.take(text) : Promise.resolve(false);
      };
      const known = found.get(name) ?? { name, people: [], ...(asksText ? { asksText: "may" } : {}), take };
      found.set(name, { ...known, people: [...known.people, person.number] });
    }
  return [...found.values()];
}

/** What the table offers me now, and what anybody may say at any time. */
export function procedures(table: Table): Procedure[] {
  const room = table.room;
  const offers = table.mine?.offers;
  if (!room || !offers) return [];
  const humans = room.people
    .filter((person) => person.bot === null && person.number !== table.me)
    .map((person) => person.number);
  const inside = room.seats.filter((number) => isIn(table, number));
  const found: Procedure[] = [];

  if (offers.report)
    found.push({
      name: "report",
      people: humans,
      others: inside,
      needsOther: true,
      command: ({ person, other }) => ({ command: "report", adviser: person, advised: other }),
    });
  found.push({
    name: "accuse",
    people: offers.accuse,
    command: ({ person }) => ({ command: "accuseconduct", person }),
  });
  found.push({
    name: "doubt",
    people: offers.doubt,
    command: ({ person }) => ({ command: "doubtdrawing", person }),
  });
  if (offers.ask)
    found.push({
      name: "ask",
      asksText: "must",
      command: ({ text }) => ({ command: "ask", question: text }),
    });
  found.push({
    name: "warn",
    people: offers.warn,
    asksText: "may",
    command: ({ person, text }) => ({ command: "warn", person, reason: text }),
  });
  found.push({
    name: "remove",
    people: offers.remove,
    asksText: "may",
    command: ({ person, text }) => ({ command: "removeplayer", person, reason: text }),
  });
  if (offers.ask && !table.person(table.me)?.beginner)
    found.push({ name: "beginner", command: () => ({ command: "callmyselfbeginner" }) });
  found.push({
    name: "coach",
    people: offers.coach,
    command: ({ person }) => ({ command: "askforcoach", person }),
  });
  found.push({
    name: "gave-up",
    people: offers.gave_up,
    command: ({ person }) => ({ command: "movegaveup", person }),
  });
  if (offers.give_up)
    found.push({ name: "give-up", command: () => ({ command: "act", action: { do: "forfeit" } }) });
  if (offers.stop) found.push({ name: "stop", command: () => ({ command: "movetostop" }) });
  if (offers.join)
    found.push({
      name: "join",
      people: inside,
      others: inside,
      command: ({ person, other }) => ({
        command: "asktojoin",
        left_of: person,
        older_than: other < 0 ? null : other,
      }),
    });
  found.push(...aboutPeople(table));
  if (table.isHost) found.push({ name: "delete", command: () => ({ command: "deletetable" }) });
  return found.filter((procedure) => procedure.people === undefined || procedure.people.length);
}
