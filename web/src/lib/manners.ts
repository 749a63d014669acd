// What I can do about somebody at my table besides playing with them.

import type { PersonView } from "./protocol";
import type { Table } from "./table.svelte";

export interface Measure {
  name: string; // of the texts `panel-do-…`
  asksText?: boolean;
  take(text: string): Promise<boolean>; // false: it was refused
}

/** Everything that can be done about a person now, the mildest first. */
export function measures(table: Table, person: PersonView): Measure[] {
  const { number } = person;
  if (person.bot !== null || number === table.me) return [];
  const offers = table.mine?.offers;
  const found: Measure[] = [];
  if (table.isHost && person.here)
    found.push({ name: "hand-over", take: () => table.do({ command: "handover", person: number }) });
  if (table.muted.has(number)) found.push({ name: "unmute", take: () => mute(table, number, false) });
  else found.push({ name: "mute", take: () => mute(table, number, true) });
  if (table.isHost)
    found.push(
      person.silenced
        ? { name: "let-write", take: () => table.do({ command: "letwrite", person: number }) }
        : { name: "silence", take: () => table.do({ command: "silence", person: number }) },
    );
  if (offers?.vote_out?.includes(number))
    found.push({ name: "put-out", take: () => table.do({ command: "movetoputout", person: number }) });
  if (offers?.send_out?.includes(number))
    found.push({ name: "send-out", take: () => table.do({ command: "sendout", person: number }) });
  found.push({ name: "complain", asksText: true, take: (text) => table.report(number, text) });
  return found;
}

function mute(table: Table, person: number, on: boolean): Promise<boolean> {
  table.mute(person, on);
  return Promise.resolve(true);
}
