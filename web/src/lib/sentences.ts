// What happened, as sentences in the player's language: the same texts as in the terminal.
// `sentence` says one event; `story` makes neighbours that belong together into one sentence.

import { companyOf, type Company } from "./people";
import type { Happened, LogEntry, Table } from "./table.svelte";
import { motion, question, tool, type Motion, type Question, type Tool } from "./telling/decided";
import { custom, cutItem, drew, laid, told } from "./telling/play";
import { pieces, Teller, unmarked, type Piece } from "./telling/teller";
import { listed } from "./words";

export { average as averageWords } from "./telling/news";
export { PRESETS, textWords, type Piece } from "./telling/teller";
export type { Motion, Question, Tool };

export interface Line {
  key: number;
  person: number; // whose act it is, -1 for nobody's
  pieces: Piece[];
}

function run(teller: Teller, events: readonly Happened[]): string {
  const first = events[0]!;
  switch (first.event) {
    case "cut":
      return teller.say("event-cut", {
        draws: listed(events.filter((event) => event.event === "cut").map((cut) => cutItem(teller, cut))),
      });
    case "laid":
    case "named":
      return laid(teller, events);
    case "drew":
      return drew(
        teller,
        events.filter((event) => event.event === "drew"),
      );
    case "custom":
      return custom(teller, first, events.slice(1));
    case "discarded": {
      const cards = events.filter((event) => event.event === "discarded").map((event) => event.card);
      return teller.act("event-discarded", teller.at(first.seat), { cards: teller.cards(cards, "object") });
    }
    default:
      return events
        .map((event) => told(teller, event))
        .filter(Boolean)
        .join(" ");
  }
}

/** Neighbours with the same answer make one sentence. */
function belongs(event: Happened, index: number): string {
  switch (event.event) {
    case "cut":
      return "cut";
    case "laid":
    case "named":
      return `laid ${event.seat}`;
    case "custom":
    case "opened":
    case "marked":
      return "custom";
    case "discarded":
      return `discarded ${event.seat}`;
    case "drew":
      return `drew ${event.seat} ${event.why} ${event.cards === null}`;
    default:
      return String(index);
  }
}

/** What the table, the sheet or the ballot shows anyway. */
const UNTOLD: ReadonlySet<string> = new Set(["turn", "scored", "placed", "matchover", "voted"]);

/** How the next deal is fixed: for those who want to check it. */
const SEALS: ReadonlySet<string> = new Set(["sealed", "unsealed", "gathering", "gathered"]);

const COMINGS: ReadonlySet<string> = new Set(["left", "returned", "standsin"]);
const BRIEF = 20_000; // milliseconds of a page that is loaded anew

/** The log for those who play: how deals are fixed only when asked for, and nobody reads that a page was
    loaded anew, or that they have asked for a hint. */
export function readable(log: readonly LogEntry[], me: number, withSeals: boolean): LogEntry[] {
  const isBrief = ({ at, event }: LogEntry, index: number): boolean => {
    if (!COMINGS.has(event.event) || !("person" in event)) return false;
    const isSame = (other: LogEntry): boolean =>
      "person" in other.event && other.event.person === event.person && Math.abs(other.at - at) < BRIEF;
    const left = log.findIndex((other) => other.event.event === "left" && isSame(other));
    const back = log.findIndex((other, i) => i > left && other.event.event === "returned" && isSame(other));
    return event.person === me || (left >= 0 && back >= 0 && index >= left);
  };
  const isMyQuestion = ({ event }: LogEntry): boolean => event.event === "hintasked" && event.person === me;
  return log.filter(
    (entry, index) =>
      (withSeals || !SEALS.has(entry.event.event)) && !isBrief(entry, index) && !isMyQuestion(entry),
  );
}

/** What one person decides alone is no vote. */
function isVoteOfOne(event: Happened): boolean {
  if (event.event === "ballotopened") return event.voters.length === 1;
  if (event.event !== "ballotclosed") return false;
  return event.yes.length + event.no.length + event.abstained.length === 1;
}

/** Taking cards says already that they are drawn and the turn is lost, dealing that all hold. */
function withoutEchoes(events: readonly Happened[]): Happened[] {
  const takers = new Set(events.filter((event) => event.event === "accepted").map((event) => event.seat));
  const isDeal = events.some((event) => event.event === "dealer");
  return events.filter((event) => {
    if (UNTOLD.has(event.event) || isVoteOfOne(event)) return false;
    if (event.event === "skipped") return !takers.has(event.seat);
    if (event.event === "drew") return event.cards !== null || !takers.has(event.seat);
    return !(event.event === "dealt" && isDeal);
  });
}

function personOf(teller: Teller, event: Happened): number {
  if (event.event === "cut") return -1;
  if (event.event === "caught") return teller.at(event.by);
  if ("seat" in event && typeof event.seat === "number" && event.event !== "satdown")
    return teller.at(event.seat);
  if ("by" in event && typeof event.by === "number") return event.by;
  return "person" in event && typeof event.person === "number" ? event.person : -1;
}

function linesOf(teller: Teller, events: readonly Happened[], key: number): Line[] {
  const runs: Happened[][] = [];
  let last = "";
  withoutEchoes(events).forEach((event, index) => {
    const mark = belongs(event, index);
    if (mark === last) runs.at(-1)!.push(event);
    else runs.push([event]);
    last = mark;
  });
  return runs
    .map((group, index) => ({
      key: key + index / 1000,
      person: personOf(teller, group[0]!),
      pieces: pieces(run(teller, group)),
    }))
    .filter((line) => line.pieces.length);
}

// --- what others use

/** One event as a sentence; null when there is nothing to say. */
export function sentence(table: Table, event: Happened): string | null {
  return unmarked(told(new Teller(companyOf(table)), event)) || null;
}

/** The log as lines, the oldest first; what was told together is told as one act.
 *  `known` keeps what has been said already, so that a growing log costs only what is new. */
export function story(company: Company, log: readonly LogEntry[], known = new Map<string, Line[]>()): Line[] {
  const teller = new Teller(company);
  const lines: Line[] = [];
  for (let i = 0; i < log.length;) {
    let end = i + 1;
    while (end < log.length && log[end]!.at === log[i]!.at) end++;
    const key = `${log[i]!.key} ${end - i}`;
    if (!known.has(key))
      known.set(
        key,
        linesOf(
          teller,
          log.slice(i, end).map((entry) => entry.event),
          log[i]!.key,
        ),
      );
    lines.push(...known.get(key)!);
    i = end;
  }
  return lines;
}

export function motionWords(table: Table, put: Motion): string {
  return unmarked(motion(new Teller(companyOf(table)), put));
}

export function questionWords(table: Table, asked: Question): string {
  return unmarked(question(new Teller(companyOf(table)), asked));
}

export function toolWords(table: Table, used: Tool): string {
  return unmarked(tool(new Teller(companyOf(table)), used));
}
