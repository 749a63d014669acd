// What the line under the lake says: whose turn it is, what fits, what follows.

import type { Table } from "../lib/table.svelte";
import { say } from "../lib/texts.svelte";
import { face } from "../lib/cards";
import { preferences } from "../lib/preferences.svelte";
import { rulebooks } from "../lib/rulebooks.svelte";
import { capital, cardWords, colorWords, countWords, nameOf, personOf, seatWords } from "../lib/words";
import type { Play } from "./play.svelte";

export interface Status {
  head: string;
  lead?: string; // the first words of the line, where they may stand out
  line: string;
}

/** The cards of somebody else that I may see; null when they are hidden. */
export function openHand(table: Table, seat: number): readonly string[] | null {
  if (seat === table.seat) return null;
  return table.cards?.seats[seat]?.hand ?? table.mine?.hands[String(seat)] ?? null;
}

/** The seats still in the game, in the order of play after one of them. */
export function turnOrder(table: Table, after: number): number[] {
  const cards = table.cards!;
  const ring = cards.direction === "cw" ? [...cards.order] : [...cards.order].reverse();
  const at = ring.indexOf(after);
  return [...ring.slice(at + 1), ...ring.slice(0, at)].filter((seat) => cards.seats[seat]!.inside);
}

function over(table: Table): Status {
  const { winner, reason } = table.cards!;
  if (winner === null)
    return {
      head: say("event-roundover-nobody", { reason: reason ?? "stopped" }),
      line: "",
    };
  return {
    head: say("event-roundover", {
      reason: reason ?? "out",
      person: personOf(table, winner),
      who: seatWords(table, winner, "subject"),
    }),
    line: "",
  };
}

export function choosing(play: Play): Status {
  const head = play.can("decline")
    ? say("scene-discard-may")
    : say("scene-discard-must", { cards: countWords(play.toChoose) });
  return { head, line: say("scene-discard-how") };
}

/** For those who never caught anybody: whoever has just laid the last card but one and has not been heard. */
function lesson(table: Table): string {
  const { player, seats } = table.cards!;
  if (preferences.hasCaught || table.seat === null || player === null || player === table.seat) return "";
  if (
    seats[player]?.cards !== 1 ||
    seats[player].called ||
    rulebooks.value(table.rules, "uno_penalty") === "0"
  )
    return "";
  return say("scene-hint-catch", { who: nameOf(table, player) });
}

/** Why I am not in the game any more, where somebody decided it. */
function removal(table: Table): string {
  const reason = table.person(table.me)?.warnings.at(-1);
  if (!reason) return say("scene-removed-bare");
  return say("scene-removed", {
    reason: reason === "needless-drawing" ? say("warning-needless-drawing") : reason,
  });
}

function waiting(table: Table, play: Play): Status {
  const cards = table.cards!;
  const head = say("scene-their-turn", { who: nameOf(table, cards.turn) });
  if (play.jump) return { head, line: say("scene-same-card", { card: cardWords(table, play.jump) }) };
  if (table.seat !== null && cards.seats[table.seat]?.removed) return { head, line: removal(table) };
  if (table.seat === null || !cards.seats[table.seat]?.inside)
    return { head, line: say("scene-direction", { direction: cards.direction }) };
  const between = turnOrder(table, cards.turn).indexOf(table.seat);
  const next = turnOrder(table, cards.turn)[0];
  if (between === 0) return { head, line: say("scene-then-you") };
  if (between === 1) return { head, line: say("scene-then-them", { who: nameOf(table, next!) }) };
  return { head, line: say("scene-between", { count: between }) };
}

/** What fits, as a hint: the colour, the number or symbol, a wild. */
function hint(table: Table): string {
  const { top, color } = table.cards!;
  if (!color) return "";
  const { symbol, number, color: printed } = face(top ?? "W");
  if (!top || printed === null) return say("scene-hint-color", { color: colorWords(color) });
  return say("scene-hint", {
    color: colorWords(color),
    symbol: say("symbol", { symbol, number: String(number ?? ""), form: "name" }),
  });
}

function mine(table: Table, play: Play): Status {
  const cards = table.cards!;
  const head = say("scene-your-turn");
  if (cards.pending && play.can("accept")) {
    return {
      head: say("scene-owed", { cards: countWords(cards.pending) }),
      line: play.lays.length ? say("scene-owed-answer") : say("scene-owed-take"),
    };
  }
  if (cards.phase === "opening") return { head, line: say("scene-opening") };
  if (cards.phase === "free") return { head, line: say("scene-free") };
  if (cards.phase === "swap") return { head, line: say("scene-which-partner") };
  if (cards.phase === "drawn" && !play.lays.length) return { head, line: say("scene-drawn-again") };
  if (cards.phase === "drawn" && play.can("keep")) return { head, line: say("scene-drawn-fits") };
  if (!play.fitting) return { head, line: say("scene-nothing-fits") };
  const fits = say("scene-fits", { fit: play.fitting, count: play.hand.length });
  return { head, lead: hint(table), line: fits };
}

/** The cards that are picked out, named. */
function picked(table: Table, play: Play): string | null {
  const cards = play.selectedCards;
  if (!cards.length) return null;
  const top = capital(cardWords(table, cards.at(-1)!));
  return cards.length > 1 ? say("scene-order", { card: cardWords(table, cards.at(-1)!) }) : `${top}.`;
}

export function status(table: Table, play: Play): Status {
  const cards = table.cards!;
  if (cards.phase === "over") return over(table);
  if (play.can("laugh")) return { head: say("scene-joke"), line: say("preset-joke.effect") };
  if (!play.toChoose && cards.seats.some((seat) => seat.to_choose))
    return { head: say("scene-others-choose"), line: "" };
  const base = play.toChoose ? choosing(play) : table.isMyTurn ? mine(table, play) : waiting(table, play);
  const instead = picked(table, play) ?? lesson(table);
  return instead ? { head: base.head, line: instead } : base;
}
