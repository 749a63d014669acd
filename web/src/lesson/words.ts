// What the coach says at a stop: the words of its texts, filled in with the cards and people there.

import { face } from "../lib/cards";
import { say } from "../lib/texts.svelte";
import { capital, cardsWords, cardWords, colorWords, nameOf } from "../lib/words";
import type { Dealt } from "./dealt.svelte";
import { cardsOf, colorOf } from "./marks";

export interface CoachWords {
  head: string; // what is the case
  task: string; // what to do
  card: string; // that it is about, as it is called in both
}

/** Who comes after the learner, and who before. */
function neighbours(dealt: Dealt): { next: string; before: string } {
  const { order, direction } = dealt.views[dealt.stop]!;
  const at = order.indexOf(dealt.table.seat ?? 0);
  const [left, right] = [order[(at + 1) % order.length]!, order.at(at - 1)!];
  const name = (seat: number): string => nameOf(dealt.table, seat);
  return direction === "cw"
    ? { next: name(left), before: name(right) }
    : { next: name(right), before: name(left) };
}

function filled(dealt: Dealt): Record<string, string> {
  const { table, at } = dealt;
  const cards = dealt.views[dealt.stop]!;
  const wanted = cardsOf(at.wanted);
  const top = wanted.at(-1);
  const color = colorOf(at.wanted) ?? (top ? face(top).color : null) ?? cards.color;
  return {
    card: cardsWords(table, wanted),
    top: cards.top ? cardWords(table, cards.top) : "",
    laid: cards.top ? cardWords(table, cards.top, "object") : "",
    color: color ? colorWords(color) : "",
    ...neighbours(dealt),
  };
}

/** As long as something is to be done, what; afterwards, what came of it. */
export function coachWords(dealt: Dealt): CoachWords {
  const values = filled(dealt);
  const key = dealt.at.words;
  if (dealt.isOver) return { head: capital(say(`lesson-${key}.then`, values)), task: "", card: "" };
  return {
    head: capital(say(`lesson-${key}`, values)),
    task: say(`lesson-${key}.task`, values),
    card: values["card"]!,
  };
}

/** The answer to something that is allowed and not what the step is about. */
export function asideWords(dealt: Dealt): string {
  const { card = "", color = "" } = filled(dealt);
  if (!card) return say("learn-allowed");
  return colorOf(dealt.at.wanted)
    ? say("learn-fits-too-color", { card, color })
    : say("learn-fits-too", { card });
}
