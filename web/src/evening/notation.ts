// Entries as sentences, and sentences as entries, letter by letter as `yksi/evening/notation.py` has them.

import type { AnyEntry, EntryOf, Held } from "./entries";

const NOTHING = "nothing";

/** A line that is no entry, or a header that is none. */
export class NotationError extends Error {}

/** A B C … in the order of coming in, then A1 B1 … */
export function labelOf(number: number): string {
  const round = Math.floor(number / 26);
  return String.fromCharCode(65 + (number % 26)) + (round > 0 ? round : "");
}

export function numberOf(label: string): number {
  const found = /^([A-Z])(\d{0,5})$/.exec(label);
  if (found === null) throw new NotationError(`${label} is not at this table`);
  return found[1]!.charCodeAt(0) - 65 + 26 * Number(found[2]);
}

export const quoted = (text: string): string => JSON.stringify(text);

export function unquoted(word: string): string {
  try {
    return String(JSON.parse(word));
  } catch {
    throw new NotationError(`${word} is not a quoted text`);
  }
}

/** `A goes out; B holds 7 7 S`, `C is out`. */
export function writeEntry(entry: AnyEntry): string {
  switch (entry.entry) {
    case "deals":
      return `${labelOf(entry.person)} deals`;
    case "round":
      return withHands(`${labelOf(entry.winner)} goes out`, entry.held);
    case "corrected":
      return `round ${entry.round} was: ${writeEntry(entry.over)}`;
    case "match":
      return "another match";
    case "begins":
      return `game begins with ${entry.people.map(labelOf).join(" ")}`;
    case "out":
      return (
        `${labelOf(entry.person)} is out` +
        (entry.minutes === undefined ? "" : ` after ${entry.minutes} minutes`)
      );
    case "gives-up":
      return `${labelOf(entry.person)} gives up`;
    case "away":
      return `${labelOf(entry.person)} is away`;
    case "warns":
      return (
        `${labelOf(entry.by)} warns ${labelOf(entry.person)}` +
        (entry.reason ? ` ${quoted(entry.reason)}` : "")
      );
    case "removes":
      return `${labelOf(entry.by)} removes ${labelOf(entry.person)}`;
    case "voted":
      return (
        `vote ${quoted(entry.question)} ${entry.yes} to ${entry.no}` +
        (entry.oldest ? `, the oldest ${entry.oldest}` : "")
      );
    case "joins":
      return (
        `${quoted(entry.name)} joins left of ${labelOf(entry.left_of)}` +
        (entry.older_than === null ? "" : ` older than ${labelOf(entry.older_than)}`)
      );
    case "sits-in":
      return `${labelOf(entry.person)} joins left of ${labelOf(entry.left_of)}`;
    case "stops":
      return withHands(`game stops by ${entry.why}`, entry.held);
    case "memo":
      return `memo ${quoted(entry.text)}`;
    case "undo":
    case "redo":
      return entry.entry;
  }
}

function withHands(text: string, held: Held): string {
  const hands = [...held].map(([person, cards]) => `${labelOf(person)} holds ${cards.join(" ") || NOTHING}`);
  return [text, ...hands].join("; ");
}

const TEXT = String.raw`("(?:[^"\\]|\\.)*")`;
const pattern = (text: string): RegExp => new RegExp(`^${text.replaceAll("TEXT", TEXT)}$`, "u");
const person = (word: string | undefined): number => numberOf(word ?? "");

/** One sentence each; those with hands are read before. */
const SENTENCES: readonly (readonly [RegExp, (found: RegExpExecArray) => AnyEntry])[] = [
  [pattern(String.raw`(\w+) deals`), ([, who]) => ({ entry: "deals", person: person(who) })],
  [pattern("another match"), () => ({ entry: "match" })],
  [
    pattern(String.raw`game begins with (\w+(?: \w+)*)`),
    ([, people]) => ({ entry: "begins", people: people!.split(" ").map(numberOf) }),
  ],
  [
    pattern(String.raw`(\w+) is out(?: after (\d{1,6}) minutes)?`),
    ([, who, minutes]) => ({
      entry: "out",
      person: person(who),
      ...(minutes !== undefined && { minutes: Number(minutes) }),
    }),
  ],
  [pattern(String.raw`(\w+) gives up`), ([, who]) => ({ entry: "gives-up", person: person(who) })],
  [pattern(String.raw`(\w+) is away`), ([, who]) => ({ entry: "away", person: person(who) })],
  [
    pattern(String.raw`(\w+) warns (\w+)(?: TEXT)?`),
    ([, by, who, reason]) => ({
      entry: "warns",
      by: person(by),
      person: person(who),
      reason: reason === undefined ? "" : unquoted(reason),
    }),
  ],
  [
    pattern(String.raw`(\w+) removes (\w+)`),
    ([, by, who]) => ({ entry: "removes", by: person(by), person: person(who) }),
  ],
  [
    pattern(String.raw`vote TEXT (\d{1,6}) to (\d{1,6})(?:, the oldest ([\w\-]+))?`),
    ([, question, yes, no, oldest]) => ({
      entry: "voted",
      question: unquoted(question!),
      yes: Number(yes),
      no: Number(no),
      oldest: oldest ?? "",
    }),
  ],
  [
    pattern(String.raw`TEXT joins left of (\w+)(?: older than (\w+))?`),
    ([, name, left, older]) => ({
      entry: "joins",
      name: unquoted(name!),
      left_of: person(left),
      older_than: older === undefined ? null : person(older),
    }),
  ],
  [
    pattern(String.raw`(\w+) joins left of (\w+)`),
    ([, who, left]) => ({ entry: "sits-in", person: person(who), left_of: person(left) }),
  ],
  [pattern("memo TEXT"), ([, text]) => ({ entry: "memo", text: unquoted(text!) })],
  [/^undo$/, () => ({ entry: "undo" })],
  [/^redo$/, () => ({ entry: "redo" })],
];

/** The entry that a sentence says, or NotationError. */
export function readEntry(text: string): AnyEntry {
  return readCorrected(text) ?? readWithHands(text) ?? readSentence(text);
}

function readCorrected(text: string): EntryOf<"corrected"> | null {
  const [, round, said] = /^round (\d{1,4}) was: (.+)$/.exec(text) ?? [];
  const over = said === undefined ? null : readEntry(said);
  return over?.entry === "round" ? { entry: "corrected", round: Number(round), over } : null;
}

function readWithHands(text: string): EntryOf<"round" | "stops"> | null {
  const [first = "", ...hands] = text.split("; ");
  const out = /^(\w+) goes out$/.exec(first);
  if (out !== null) return { entry: "round", winner: person(out[1]), held: readHands(hands) };
  const stops = /^game stops by (\w+)$/.exec(first);
  return stops === null ? null : { entry: "stops", why: stops[1]!, held: readHands(hands) };
}

function readSentence(text: string): AnyEntry {
  for (const [form, entryOf] of SENTENCES) {
    const found = form.exec(text);
    if (found !== null) return entryOf(found);
  }
  throw new NotationError(`${text} is no entry of an evening`);
}

function readHands(texts: readonly string[]): Held {
  const held = new Map<number, string[]>();
  for (const text of texts) {
    const [, who, cards] = /^(\w+) holds (\S+(?: \S+)*)$/.exec(text) ?? [];
    if (cards === undefined) throw new NotationError(`${text} does not say what somebody holds`);
    if (held.has(person(who))) throw new NotationError(`${who} holds cards twice`);
    held.set(person(who), cards === NOTHING ? [] : cards.split(" "));
  }
  return held;
}
