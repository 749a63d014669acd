// What people decide: ballots, questions to one person, and the steps of a text of their own.

import type { Asked, BallotOpened, ToolUsed } from "../protocol";
import { colorWords, countWords as count } from "../words";
import { textWords, type Teller } from "./teller";

export type Motion = BallotOpened["motion"];
export type Question = Asked["question"];
export type Tool = ToolUsed["tool"];

export function motion(teller: Teller, put: Motion): string {
  switch (put.motion) {
    case "advised":
      return teller.act("motion-advised", put.adviser, {}, put.advised);
    case "cheated":
    case "gaveup":
    case "goesout":
      return teller.act(`motion-${put.motion}`, put.person);
    case "stops":
      return teller.say("motion-stops");
    case "dispute":
      return teller.say("motion-dispute", { question: put.question });
    case "text": {
      const text = textWords(put.text);
      return text
        ? teller.say("motion-text", { card: put.card, text })
        : teller.say("motion-text-blank", { card: put.card });
    }
    case "uses":
      return teller.say("motion-uses", { tool: tool(teller, put.tool) });
  }
}

export function question(teller: Teller, asked: Question): string {
  switch (asked.question) {
    case "mayjoin": {
      const may = teller.act("question-mayjoin", asked.person, {}, asked.left_of);
      return asked.older_than === null
        ? may
        : `${may} ${teller.act("question-mayjoin-older", asked.person, {}, asked.older_than)}`;
    }
    case "takeadviser":
      return teller.act("question-takeadviser", asked.person, {}, asked.advised);
    case "maycoach":
      return teller.act("question-maycoach", asked.person, {}, asked.player);
    default:
      return teller.act(`question-${asked.question}`, asked.person);
  }
}

export function tool(teller: Teller, used: Tool): string {
  switch (used.tool) {
    case "drawcards":
    case "discardcards":
      return doneBy(teller, used.tool, used.person, { cards: count(used.cards) });
    case "givecard":
      return doneBy(teller, used.tool, used.person, { cards: count(used.cards ?? 1) }, used.to);
    case "setcolor":
      return teller.say("tool-setcolor", { color: colorWords(used.color) });
    case "putmarker": {
      const done = doneBy(teller, used.tool, used.person);
      return used.words ? teller.say("tool-putmarker-words", { done, words: used.words }) : done;
    }
    default:
      return doneBy(teller, used.tool, used.person);
  }
}

/** A step of somebody, or of everybody. */
function doneBy(
  teller: Teller,
  name: Tool["tool"],
  who: number | null,
  values: Record<string, string> = {},
  whom?: number,
): string {
  if (who !== null) return teller.act(`tool-${name}`, who, values, whom);
  return teller.say(`tool-${name}-all`, whom === undefined ? values : { ...values, ...teller.object(whom) });
}
