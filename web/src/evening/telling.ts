// Entries of an evening by the clock as sentences, for the book that lies beside the clock.

import { say } from "../lib/texts.svelte";
import { isCarried, type AnyEntry } from "./entries";
import type { Evening } from "./evening";
import type { Paper } from "./paper";
import { dealerAndOpener } from "./players";
import { MINUTE } from "./points";

export interface Note {
  key: number; // its place among the entries that count
  at: number; // milliseconds of the game
  person: number; // whom it is about, -1 for nobody
  words: string;
}

function whom(entry: AnyEntry, paper: Paper): number {
  if (entry.entry === "joins") return paper.names.indexOf(entry.name);
  return "person" in entry ? entry.person : -1;
}

function told(entry: AnyEntry, paper: Paper): string {
  const name = (person: number): string => paper.names[person] ?? "";
  const game = paper.games.at(-1);
  switch (entry.entry) {
    case "begins": {
      const { dealer, opener } = dealerAndOpener(paper, game?.people ?? []);
      return say("clock-note-begins", { who: name(dealer), opener: name(opener) });
    }
    case "out": {
      const at = game?.out_at.get(entry.person) ?? 0;
      const place = [...(game?.out_at.keys() ?? [])].indexOf(entry.person) + 1;
      return say("evening-out", { who: name(entry.person), place, minutes: Math.floor(at / MINUTE) });
    }
    case "gives-up":
      return say("evening-gives-up", { who: name(entry.person) });
    case "away":
      return say("evening-away", { who: name(entry.person) });
    case "warns": {
      const values = { by: name(entry.by), who: name(entry.person), reason: entry.reason };
      return say(entry.reason ? "evening-warns-reason" : "evening-warns", values);
    }
    case "removes":
      return say("evening-removes", { by: name(entry.by), who: name(entry.person) });
    case "voted": {
      const { question, yes, no } = entry;
      return say(isCarried(entry) ? "evening-voted-yes" : "evening-voted-no", { question, yes, no });
    }
    case "joins":
      return say("evening-joins", { who: entry.name, other: name(entry.left_of) });
    case "sits-in":
      return say("evening-joins", { who: name(entry.person), other: name(entry.left_of) });
    case "stops":
      return say(`evening-stops-${entry.why}`);
    case "memo":
      return say("evening-memo", { text: entry.text });
    default:
      return "";
  }
}

/** What was noted of the last game, the newest first. */
export function notesOf({ steps }: Evening): Note[] {
  const kinds = steps.map(({ written }) => written.entry.entry);
  const first = kinds.lastIndexOf("begins");
  if (first < 0) return [];
  const began = steps[first]!.written.at;
  return steps
    .slice(first)
    .map(({ written: { at, entry }, paper }, i) => ({
      key: first + i,
      at: at - began,
      person: whom(entry, paper),
      words: told(entry, paper),
    }))
    .reverse();
}

/** Memos of the whole evening, and whether the last entry is one. */
export function memosIn({ steps }: Evening): { said: string[]; isLast: boolean } {
  const memos = steps.filter(({ written }) => written.entry.entry === "memo");
  return {
    said: memos.map(({ written, paper }) => told(written.entry, paper)),
    isLast: steps.length > 0 && steps.at(-1) === memos.at(-1),
  };
}
