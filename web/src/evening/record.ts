// The record of an evening: what was agreed, then every entry and when it was made. The grammar is in
// docs/RECORDS.md; Python reads what is written here, and the other way round.

import { Evening, type Written } from "./evening";
import { labelOf, NotationError, numberOf, quoted, readEntry, unquoted, writeEntry } from "./notation";
import { startOf, type Start } from "./start";

export const FIRST_LINE = "yksi score 1";

const YES = "yes";

/** What was agreed, up to the empty line behind it. */
export function writeHead(start: Start): string {
  const lines = [FIRST_LINE, `edition ${start.rules}`, `people ${start.names.map(quoted).join(" ")}`];
  if (start.dealer > 0) lines.push(`dealer ${labelOf(start.dealer)}`);
  if (start.ages.length > 0) lines.push(`age ${start.ages.map(labelOf).join(" ")}`);
  if (start.series) lines.push(`series ${YES}`);
  if (start.limit > 0) lines.push(`limit ${start.limit}`);
  lines.push(...start.notes.map(([key, words]) => `note ${key} ${words}`));
  return `${lines.join("\n")}\n\n`;
}

export function writeLine({ at, entry }: Written): string {
  return `${Math.floor(at / 1000)}.${String(at % 1000).padStart(3, "0")} ${writeEntry(entry)}`;
}

export function writeRecord(evening: Evening): string {
  return writeHead(evening.start) + evening.written.map((each) => `${writeLine(each)}\n`).join("");
}

export function readLine(line: string): Written {
  const [, seconds, thousandths, entry] = /^(\d{1,12})\.(\d{3}) (\S.*)$/.exec(line.trim()) ?? [];
  if (entry === undefined) throw new NotationError(`${line} is no time and entry`);
  return { at: 1000 * Number(seconds) + Number(thousandths), entry: readEntry(entry) };
}

export function readHead(text: string): Start {
  const [first = "", ...lines] = text.trim().split("\n");
  if (first.trim() !== FIRST_LINE) throw new NotationError(`an evening begins with ${FIRST_LINE}`);
  const given = new Map<string, string>();
  const notes: [string, string][] = [];
  for (const line of lines) {
    const [word, rest] = parted(line);
    if (word === "note") notes.push(parted(rest));
    else if (given.has(word)) throw new NotationError(`${word} is given twice`);
    else given.set(word, rest);
  }
  const known = ["edition", "people", "dealer", "age", "series", "limit"];
  const odd = [...given.keys()].find((word) => !known.includes(word));
  if (odd !== undefined) throw new NotationError(`${odd} is not a header of an evening`);
  const [edition, people] = [given.get("edition"), given.get("people")];
  if (edition === undefined || people === undefined)
    throw new NotationError("edition and people must be said");
  return startOf(edition, readNames(people), {
    dealer: given.has("dealer") ? numberOf(given.get("dealer")!) : 0,
    ages: given.get("age")?.split(" ").map(numberOf) ?? [],
    series: readYes(given.get("series")),
    limit: readLimit(given.get("limit") ?? "0"),
    notes,
  });
}

function parted(line: string): [string, string] {
  const space = line.indexOf(" ");
  return space < 0 ? [line, ""] : [line.slice(0, space), line.slice(space + 1)];
}

function readYes(word: string | undefined): boolean {
  if (word !== undefined && word !== YES) throw new NotationError(`series ${word} is not a header`);
  return word === YES;
}

function readLimit(word: string): number {
  if (!/^\d+$/.test(word)) throw new NotationError(`limit ${word} is not a header`);
  return Number(word);
}

function readNames(text: string): string[] {
  const names = (text.match(/"(?:[^"\\]|\\.)*"/gu) ?? []).map(unquoted);
  if (names.map(quoted).join(" ") !== text) throw new NotationError(`${text} are no quoted names`);
  return names;
}

/** An evening as far as its record can be read, and the first line that cannot, with those behind it. */
export interface ReadRecord {
  evening: Evening;
  torn: readonly string[];
}

/** Follows lines of entries, up to one that is no entry or cannot be. */
export function follow(evening: Evening, lines: readonly string[]): ReadRecord {
  let read = evening;
  for (const [place, line] of lines.entries()) {
    try {
      const { at, entry } = readLine(line);
      read = read.with(at, entry);
    } catch {
      return { evening: read, torn: lines.slice(place) };
    }
  }
  return { evening: read, torn: [] };
}

/** The evening of a record. A head that makes no sense is an error; a bad line ends what can be read. */
export function readRecord(text: string): ReadRecord {
  const [head = "", ...rest] = text.split("\n\n");
  const lines = rest.join("\n").split("\n");
  return follow(
    Evening.begun(readHead(head)),
    lines.filter((line) => line.trim()),
  );
}
