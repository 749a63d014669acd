// Whom somebody can catch without seeing the table: everybody with one card, whether a call was forgotten or not.

import { isIn } from "../lib/people";
import { rulebooks } from "../lib/rulebooks.svelte";
import type { Table } from "../lib/table.svelte";

export function catchable(table: Table): number[] {
  const { cards } = table;
  if (!cards || cards.phase === "over" || !isIn(table, table.me)) return [];
  if (rulebooks.value(table.rules, "uno_penalty") === "0") return [];
  return cards.seats
    .filter(({ seat, cards: held, inside }) => inside && held === 1 && seat !== table.seat)
    .map(({ seat }) => seat);
}
