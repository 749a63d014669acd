// Which one thing the learner has to press now, by what the table calls it.

import type { Command } from "../lib/connection";
import type { Play } from "../table/play.svelte";

/** The next card to pick out; where all are, the button that lays or discards them. */
function cards(play: Play, wanted: readonly string[], button: string): string {
  const missing = wanted.find((card, i) => play.selectedCards[i] !== card);
  if (missing === undefined && wanted.length > 1) return button;
  const card = missing ?? wanted[0];
  return play.hand.find((held) => held.card === card)?.id ?? "";
}

export function markOf(play: Play, wanted: Command): string | null {
  if (wanted.command === "drawon") return "draw";
  if (wanted.command !== "act") return null;
  const { action } = wanted;
  switch (action.do) {
    case "lay":
      return play.question === "color" ? `color ${action.color}` : cards(play, action.cards, "lay");
    case "discard":
      return play.selected.length ? "discard" : cards(play, action.cards, "discard");
    case "draw":
    case "accept":
      return "draw";
    case "call":
      return "uno";
    case "jumpin":
      return "jump";
    default:
      return action.do;
  }
}

/** The cards of it. */
export function cardsOf(wanted: Command): readonly string[] {
  if (wanted.command !== "act") return [];
  const { action } = wanted;
  if (action.do === "jumpin") return [action.card];
  return action.do === "lay" || action.do === "discard" ? action.cards : [];
}

export function colorOf(wanted: Command): string | null {
  return wanted.command === "act" && wanted.action.do === "lay" ? (wanted.action.color ?? null) : null;
}
