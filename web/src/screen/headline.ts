// What a big screen says largest: whom the table waits for, and for what; and what they choose, never more of what somebody is asked.

import type { Table } from "../lib/table.svelte";
import { say } from "../lib/texts.svelte";
import { countWords, listed, nameOf } from "../lib/words";
import type { Play } from "../table/play.svelte";
import { status } from "../table/status";

export function headline(table: Table, play: Play): string {
  const cards = table.cards!;
  if (cards.phase === "over") return status(table, play).head;
  const choosing = cards.seats.filter((seat) => seat.to_choose).map((seat) => nameOf(table, seat.seat));
  if (choosing.length) return say("screen-chooses", { who: listed(choosing), count: choosing.length });
  const who = nameOf(table, cards.turn);
  const asked = table.choosing[table.room?.seats[cards.turn] ?? -1];
  if (cards.phase === "color" || asked === "color") return say("screen-color", { who });
  if (cards.phase === "swap" || asked === "partner") return say("screen-partner", { who });
  if (cards.phase === "answer" && cards.pending)
    return say("screen-answers", { who, cards: countWords(cards.pending) });
  return say("screen-on-turn", { who });
}
