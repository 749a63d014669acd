// A lesson as the server's own table told it when the pages were built (yksi/server/lessons.py).

import type { Command, Refusal } from "../lib/connection";
import type { Taught } from "../lib/learning";
import type { TableState } from "../lib/protocol";

/** Where the coach waits for the learner. */
export interface Stop {
  words: string; // what the coach says: `lesson-…`
  wanted: Command;
  refused: { command: Command; refusal: Refusal }[]; // the true answer to other presses
  called: TableState | null; // after UNO, where it is heard without being wanted
  then: TableState[]; // what follows, until the next stop
}

export interface Step {
  name: string;
  clauses: string[];
  states: TableState[]; // the whole table, then what happens before the first stop
  stops: Stop[];
}

const FILES = import.meta.glob<Step[]>("./recorded/*.json", { import: "default" });

export function loadLesson(edition: Taught): Promise<Step[]> {
  return FILES[`./recorded/${edition}.json`]!();
}
