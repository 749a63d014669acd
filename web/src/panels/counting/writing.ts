// Writing an entry down from a screen, and why it was not.

import type { Unwritten } from "../../evening/book.svelte";
import type { AnyEntry } from "../../evening/entries";
import { say } from "../../lib/texts.svelte";

export type { Unwritten };

/** Null when the entry is on the disk. */
export type Write = (entry: AnyEntry) => Promise<Unwritten | null>;

export function unwrittenWords(why: Unwritten): string {
  if (why === "elsewhere") return say("clock-elsewhere");
  return why === "not-kept" ? say("clock-not-kept") : say(`evening-refused-${why}`);
}
