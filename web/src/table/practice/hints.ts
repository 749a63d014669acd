// A hint as it is shown: which plates stand above which cards, on which scale, and what is said of the best.

import type { Hint, HintOption, Reason } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { say } from "../../lib/texts.svelte";
import { capital, cardsWords, cardWords, colorWords, countWords, nameOf } from "../../lib/words";

/** What stands on a plate, in per cent. */
export interface Worth {
  chance: number;
  low: number;
  high: number;
  isBest: boolean;
}

const MOST_PLATES = 12; // in a larger hand only the best have one
const BEST_PLATES = 3;
const SCALE = 60; // per cent: the end of the bars, unless one of them is above it

const percent = (share: number): number => Math.round(100 * share);

/** The card that is pressed for an option; null for what is no card. */
export function cardOf(option: HintOption): string | null {
  const { action } = option;
  if (action.do === "lay" || action.do === "discard") return action.cards[0] ?? null;
  return action.do === "layone" ? action.card : null;
}

export function worthOf(hint: Hint, option: HintOption | undefined): Worth | null {
  if (option === undefined) return null;
  const { chance, low, high } = option;
  return {
    chance: percent(chance),
    low: percent(low),
    high: percent(high),
    isBest: hint.options.indexOf(option) < (hint.verdict === "equal" ? 2 : 1),
  };
}

/** By card. */
export function worths(hint: Hint): Map<string, Worth> {
  const found = new Map<string, Worth>();
  for (const option of hint.options) {
    const card = cardOf(option);
    const worth = worthOf(hint, option);
    if (card !== null && worth !== null && !found.has(card)) found.set(card, worth);
  }
  return found;
}

/** The end of all bars: the same for every plate of a hand. */
export function scaleOf(hint: Hint): number {
  return hint.options.some((option) => percent(option.chance) > SCALE) ? 100 : SCALE;
}

/** The cards that get a plate: all, the best and those picked out, or those picked out alone. */
export function plated(
  hint: Hint | null,
  cards: readonly string[],
  picked: readonly string[],
  rows: number,
  isNarrow: boolean,
): Set<string> {
  if (rows > 1) return new Set(picked);
  if (cards.length <= MOST_PLATES && !isNarrow) return new Set(cards);
  const best = (hint?.options ?? []).flatMap((option) => cardOf(option) ?? []).slice(0, BEST_PLATES);
  return new Set([...best, ...picked]);
}

// --- words

function nameOfOption(table: Table, option: HintOption): string {
  const { action } = option;
  if (action.do === "lay" || action.do === "discard") return cardsWords(table, action.cards);
  if (action.do === "layone") return cardWords(table, action.card);
  if (action.do === "namecolor") return colorWords(action.color);
  return say("hint-act", { act: action.do });
}

export function plateWords({ chance, low, high, isBest }: Worth): string {
  return say("hint-plate", { chance, low, high, best: isBest ? "yes" : "no" });
}

function reasonWords(table: Table, reason: Reason): string {
  const cards = countWords(reason.held ?? 0);
  const count = reason.count ?? 0;
  const card = reason.card ? capital(cardWords(table, reason.card)) : "";
  switch (reason.code) {
    case "nothing-else":
      return say("hint-reason-nothing-else", { fits: reason.card ? "yes" : "no" });
    case "stops-next":
      return say("hint-reason-stops-next", {
        who: nameOf(table, reason.seat ?? 0),
        how: reason.how ?? "",
        cards,
        more: countWords(count),
      });
    case "bluff-found":
      return say("hint-reason-bluff-found", { card, chance: percent(reason.chance ?? 0) });
    case "keeps-wild":
      return say("hint-reason-keeps-wild", { card });
    case "keeps-color":
      return capital(
        say("hint-reason-keeps-color", {
          color: colorWords(reason.color ?? "red"),
          cards: countWords(count),
        }),
      );
    case "sheds-points":
      return say("hint-reason-sheds-points", { count });
    case "more-won":
      return say("hint-reason-more-won");
  }
}

/** What is chosen with a card: a colour, or somebody to swap with. */
function choice(table: Table, { action }: HintOption): string {
  if (action.do !== "lay") return "";
  if (action.color) return say("hint-color", { color: colorWords(action.color, "object") });
  return action.swap == null ? "" : say("hint-swap", { who: nameOf(table, action.swap) });
}

/** The headline and the sentence of a hint that is counted to its end. */
export function verdict(table: Table, hint: Hint): { head: string; line: string } {
  const [best, second] = hint.options;
  if (!best) return { head: "", line: "" };
  const what = capital(nameOfOption(table, best));
  const other = second ? nameOfOption(table, second) : "";
  if (hint.verdict === "equal")
    return { head: say("hint-equal"), line: say("hint-equal-two", { what, other }) };
  const count = best.action.do === "lay" ? best.action.cards.length : 1;
  const line = [
    choice(table, best),
    hint.reason ? reasonWords(table, hint.reason) : "",
    hint.verdict === "close" ? say("hint-close", { what: capital(other) }) : "",
  ];
  return { head: say("hint-best", { what, count }), line: line.filter(Boolean).join(" ") };
}

/** One option of the list, with its chance and bracket. */
export function optionWords(table: Table, hint: Hint, option: HintOption): string {
  const worth = worthOf(hint, option)!;
  return `${capital(nameOfOption(table, option))}: ${plateWords(worth)}`;
}
