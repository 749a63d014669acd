// What was taken back in practice: the log keeps it, and shows that it is no longer so.

import type { Happened, LogEntry } from "./table.svelte";

/** The event by which an act of a kind begins. */
const BEGINS: Record<string, readonly string[]> = {
  lay: ["laid"],
  layone: ["laid"],
  jumpin: ["laid"],
  draw: ["drew"],
  keep: ["kept", "passed"],
  accept: ["accepted"],
  challenge: ["challenged"],
  namecolor: ["named"],
  swap: ["swapped"],
  discard: ["chose", "discarded"],
  decline: ["chose", "kept", "passed"],
};

/** The keys of all entries that were taken back. */
export function takenBack(
  log: readonly LogEntry[],
  seatOf: (person: number) => number | undefined,
): Set<number> {
  const gone = new Set<number>();
  log.forEach(({ event }, index) => {
    if (event.event !== "acttakenback") return;
    const seat = seatOf(event.person);
    const begins = BEGINS[event.did] ?? [];
    let left = Math.max(1, event.cards.length); // events of the act still to be found
    for (let i = index - 1; i >= 0 && left > 0; i--) {
      const earlier = log[i]!;
      if (earlier.event.event === "dealer") return; // nothing goes back further than the deal
      if (gone.has(earlier.key) || earlier.event.event === "acttakenback") continue;
      gone.add(earlier.key);
      if (isOf(earlier.event, seat) && begins.includes(earlier.event.event)) left--;
    }
  });
  return gone;
}

function isOf(event: Happened, seat: number | undefined): boolean {
  return "seat" in event && event.seat === seat;
}
