// Why a card was not laid, in the words of the cards on the table.

import type { Refusal } from "../lib/connection";
import type { Table } from "../lib/table.svelte";
import { say } from "../lib/texts.svelte";
import { cardWords, colorWords, nameOf } from "../lib/words";

export function refusalWords(table: Table, { code, ...more }: Refusal): string {
  if (String(code) === "no-line") return say("panel-cut");
  const cards = table.cards!;
  const card = "card" in more && more.card ? more.card : null;
  return (
    say(`refusal-${code}`, {
      card: card ? cardWords(table, card) : say("that-card"),
      top: cards.top ? cardWords(table, cards.top) : say("no-cards"),
      color: cards.color ? colorWords(cards.color) : say("no-color"),
      who: nameOf(table, cards.turn),
    }) || say("refusal-not-now")
  );
}
