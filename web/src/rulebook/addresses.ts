// The address of a clause, which can be sent to a friend: /rules/kpgut/§7.1 or /rules/classic/CLS-18.

import { isOf, type Topic } from "./catalogue";

/** As it is written in an address: the paragraph alone where a clause has one. */
export function shortOf(clause: string): string {
  return clause.includes("§") ? clause.slice(clause.indexOf("§")) : clause;
}

export function addressOf(edition: string, clause: string): string {
  return `/rules/${edition}/${shortOf(clause)}`;
}

/** What is asked for by an address: the edition, and the clause as somebody wrote it. */
export function readAddress(path: string): { edition: string; clause: string } {
  const [, , edition = "", clause = ""] = path.split("/").map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part; // half a percent sign, as some programs leave them
    }
  });
  return { edition: edition.toLowerCase(), clause };
}

/** The clause of an edition that somebody means: by its name, its number, or the paragraph that it belongs to. */
export function findClause(edition: string, written: string, topics: readonly Topic[]): string | null {
  const wanted = written.trim().toUpperCase().replaceAll(/\s/g, "");
  if (!wanted) return null;
  const known = [...new Set(topics.flatMap((topic) => topic.wordings.flat()))].filter((clause) =>
    isOf(edition, clause),
  );
  const number = wanted.startsWith("§") ? wanted : `§${wanted}`;
  return (
    known.find((clause) => clause === wanted) ??
    known.find((clause) => clause.endsWith(`-${wanted}`) || clause.endsWith(`-${number}`)) ??
    known.find((clause) => clause.includes(`-${number}.`)) ??
    null
  );
}
