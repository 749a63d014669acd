// What was last seen of an evening that others write, for a page that is opened without a line. Only the latest one is
// kept: whoever watches another forgets it.

import type { EveningTold } from "../../lib/protocol";

const KEY = "yksi.watched";

export interface Seen {
  name: string; // of the evening, on the server
  told: EveningTold;
  lines: readonly string[]; // all of them
  heardAt: number; // by the clock of this device
}

export function lastSeen(name: string): Seen | null {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? "null") as Seen | null;
    return seen?.name === name ? seen : null;
  } catch {
    return null; // a browser that keeps nothing, or something else stands there
  }
}

export function keepSeen(seen: Seen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    forgetSeen(); // too much for this browser: rather nothing than something old
  }
}

export function forgetSeen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return; // it keeps nothing anyway
  }
}
