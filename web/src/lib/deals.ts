// Whether deals were honest: what was sealed before a deal must be what was opened after it.

import type { Replay } from "./protocol";

export interface DealsFound {
  right: number; // rounds whose secret matches its seal
  wrong: number[]; // rounds whose secret does not
}

async function digest(secret: string): Promise<string> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hashed = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hashed, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A secret is opened at the end of its round; by then the seal of the next one may be known too. */
export async function checkDeals(replay: Replay): Promise<DealsFound> {
  const seals = new Set<string>();
  const found: DealsFound = { right: 0, wrong: [] };
  for (const event of replay.frames.flatMap((frame) => frame.events)) {
    if (event.event === "sealed") seals.add(event.commitment);
    if (event.event !== "unsealed") continue;
    if (seals.delete(await digest(event.secret))) found.right++;
    else found.wrong.push(found.right + found.wrong.length + 1);
  }
  return found;
}
