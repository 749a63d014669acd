// The moves of a replay: frames in which something can be seen, told as one seat saw them or openly.

import type { Company } from "../../lib/people";
import { DEFAULT_RULES, type Frame, type Replay } from "../../lib/protocol";
import { story, type Line } from "../../lib/sentences";
import type { Happened } from "../../lib/table.svelte";

export type Eyes = number | null; // a person's, or null: all hands open

export interface Move {
  frame: Frame;
  at: number; // of the frame in the replay
  company: Company;
  round: number; // from 1
  lines: Line[];
  card: string | null; // the last card laid in it
}

function companyAt(replay: Replay, frame: Frame, eyes: Eyes, texts: ReadonlyMap<number, string>): Company {
  return {
    me: eyes ?? -1,
    edition: frame.cards?.edition ?? DEFAULT_RULES,
    nameOf: (person) => replay.people[person] ?? "",
    personAt: (seat) => frame.seats[seat] ?? -1,
    textOf: (card) => texts.get(card) ?? "",
  };
}

function isOpen(event: Happened): boolean | null {
  if (event.event === "drew" || event.event === "dealt" || event.event === "shown")
    return event.cards !== null;
  if (event.event === "gave") return event.card !== null;
  return event.event === "roundscored" ? event.row.cards !== null : null;
}

/** What was told in two ways is kept in the one that these eyes were told. */
function seen(frame: Frame, eyes: Eyes): Happened[] {
  const eye = eyes === null ? -1 : frame.seats.indexOf(eyes);
  const knows = (event: Happened): boolean =>
    eyes === null ||
    event.event === "roundscored" ||
    ("seat" in event && event.seat === eye) ||
    ("to" in event && event.to === eye);
  return frame.events.filter((event) => {
    const open = isOpen(event);
    if (open === null || open === knows(event)) return true;
    return !frame.events.some(
      (twin) => twin !== event && twin.event === event.event && isOpen(twin) === !open,
    );
  });
}

const SILENT = new Set([
  "voted",
  "sealed",
  "gathering",
  "gathered",
  "isready",
  "acknowledged",
  "changed",
  "entered",
  "left",
  "returned",
]);

export function movesOf(replay: Replay, eyes: Eyes): Move[] {
  const moves: Move[] = [];
  const texts = new Map<number, string>(); // on the customizable cards
  let round = 0;
  replay.frames.forEach((frame, index) => {
    for (const event of frame.events) {
      if (event.event === "dealer") round++;
      if (event.event === "cardwritten") texts.set(event.card, event.text);
    }
    if (!frame.cards || !round) return;
    const events = seen(frame, eyes).filter((event) => !SILENT.has(event.event));
    const log = events.map((event, i) => ({ key: index * 100 + i, at: index, event }));
    const company = companyAt(replay, frame, eyes, new Map(texts));
    const lines = story(company, log);
    const laid = frame.events.filter((event) => event.event === "laid").at(-1);
    if (lines.length) moves.push({ frame, at: index, company, round, lines, card: laid?.card ?? null });
  });
  return moves;
}
