// The evening: entries as they were written, and the paper that those which count lead to. It never changes:
// whoever writes gets another one.

import * as clock from "./clockgames";
import type { AnyEntry } from "./entries";
import { blank, type Paper } from "./paper";
import { refuse } from "./refusal";
import * as rounds from "./rounds";
import type { Start } from "./start";

/** An entry and when it was made, in milliseconds of the evening. */
export interface Written {
  at: number;
  entry: AnyEntry;
}

/** An entry that counts, and the paper with it. */
interface Step {
  written: Written;
  paper: Paper;
}

export class Evening {
  private constructor(
    readonly start: Start,
    readonly written: readonly Written[],
    readonly steps: readonly Step[], // of the entries that still count
    private readonly undone: readonly Written[],
    private readonly empty: Paper,
  ) {}

  /** An evening on which nothing has been written yet; refused if its beginning makes no sense. */
  static begun(start: Start): Evening {
    return new Evening(start, [], [], [], blank(start));
  }

  get paper(): Paper {
    return this.steps.at(-1)?.paper ?? this.empty;
  }

  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** When the last entry was made. */
  get lastAt(): number {
    return this.written.at(-1)?.at ?? 0;
  }

  /** This evening with another entry; refused if it cannot be. */
  with(at: number, entry: AnyEntry): Evening {
    if (at < this.lastAt) refuse("backwards");
    const written = { at, entry };
    if (entry.entry === "undo") {
      const last = this.steps.at(-1) ?? refuse("nothing-to-undo");
      return this.#next(written, this.steps.slice(0, -1), [...this.undone, last.written]);
    }
    if (entry.entry === "redo") {
      const again = this.undone.at(-1) ?? refuse("nothing-to-redo");
      return this.#next(written, this.#after(again), this.undone.slice(0, -1));
    }
    return this.#next(written, this.#after(written), []);
  }

  #after(written: Written): Step[] {
    return [...this.steps, { written, paper: writtenOn(this.paper, written) }];
  }

  #next(written: Written, steps: readonly Step[], undone: readonly Written[]): Evening {
    return new Evening(this.start, [...this.written, written], steps, undone, this.empty);
  }
}

function writtenOn(paper: Paper, { at, entry }: Written): Paper {
  switch (entry.entry) {
    case "deals":
      return rounds.deals(paper, entry);
    case "round":
      return rounds.roundOver(paper, entry);
    case "corrected":
      return rounds.corrected(paper, entry);
    case "match":
      return rounds.anotherMatch(paper);
    case "begins":
      return clock.begins(paper, entry, at);
    case "out":
      return clock.goesOut(paper, entry, at);
    case "gives-up":
      return clock.givesUp(paper, entry, at);
    case "away":
      return clock.isAway(paper, entry);
    case "warns":
      return clock.warns(paper, entry);
    case "removes":
      return clock.removes(paper, entry, at);
    case "voted":
      return clock.voted(paper, entry);
    case "joins":
      return clock.joins(paper, entry);
    case "sits-in":
      return clock.sitsIn(paper, entry);
    case "stops":
      return clock.stops(paper, entry, at);
    case "memo":
      return clock.memo(paper);
    case "undo":
    case "redo":
      return paper; // they choose among papers, and are on none
  }
}
