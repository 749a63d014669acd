// Codes that people say to one another, KUUSI-421: the server hears which table is meant.

import { tableOf } from "./opening";

const SPOKEN = /^(?=.*\p{L})(?=.*\d)[^/?#]{1,64}$/u; // words and a number, however they are put
const LINKED = /\/c\/([^/?#\s]+)\/?$/;
const KNOWN_TROUBLES = ["no-code", "too-many-codes"];

/** What stands in an address, as people write it; an address can be spoiled. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where a code leads, or why nowhere, as a key of the texts `page-trouble-…`. */
export type Found = { address: string } | { trouble: string };

export async function lookUp(code: string): Promise<Found> {
  try {
    const answer = await fetch(`/api/codes/${encodeURIComponent(code)}`);
    const told = (await answer.json()) as { table?: string; code?: string };
    if (told.table !== undefined) return { address: `/t/${told.table}` };
    return { trouble: KNOWN_TROUBLES.find((known) => known === told.code) ?? "server" };
  } catch {
    return { trouble: "server" };
  }
}

/** The code in what somebody typed or pasted, spoken or in a link. */
export function codeOf(typed: string): string | null {
  const linked = LINKED.exec(typed.trim())?.[1];
  if (linked !== undefined) return unescaped(linked);
  return SPOKEN.test(typed.trim()) ? typed.trim() : null;
}

/** Where a link or a code leads that somebody typed; a table's name may look like a code. */
export async function findTable(typed: string): Promise<Found> {
  const address = tableOf(typed);
  if (address !== null && typed.includes("/t/")) return { address };
  const code = codeOf(typed);
  const found = code === null ? { trouble: "join" } : await lookUp(code);
  return "trouble" in found && address !== null ? { address } : found;
}
