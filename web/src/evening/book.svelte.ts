// The book of one evening: what was written, on the disk of this device before anybody is told of it.

import { randomToken } from "../lib/identity";
import { beganOf, withBegan } from "./began";
import { DEVICE, EveningClock, type Clocks } from "./clock";
import type { AnyEntry } from "./entries";
import { Evening } from "./evening";
import type { Paper } from "./paper";
import { follow, readHead, readRecord, writeHead, writeLine, writeRecord } from "./record";
import { RefusedEntry, type EveningCode } from "./refusal";
import { WrittenElsewhere, type Head, type Shelf } from "./shelf";
import type { Start } from "./start";

const ID_LENGTH = 12;

/** Why nothing was written: a refusal, another window that has written meanwhile, or a device that keeps nothing. */
export type Unwritten = EveningCode | "elsewhere" | "not-kept";

/** What hears of every line of an evening, by its number. */
export type Listener = (line: string, number: number) => void;

export class Book {
  #evening = $state.raw<Evening>(undefined as unknown as Evening);
  #head = $state.raw<Head>(undefined as unknown as Head);
  #last: Promise<unknown> = Promise.resolve(); // entries are written one after another
  #listeners = new Set<Listener>();
  readonly clock: EveningClock;

  constructor(
    readonly shelf: Shelf,
    head: Head,
    evening: Evening,
    readonly torn: number, // lines that could not be read and were laid aside
    private readonly clocks: Clocks = DEVICE,
  ) {
    this.#head = head;
    this.#evening = evening;
    this.clock = new EveningClock(head.mark, evening.lastAt, clocks);
  }

  get id(): string {
    return this.#head.id;
  }

  get evening(): Evening {
    return this.#evening;
  }

  get paper(): Paper {
    return this.#evening.paper;
  }

  get isOver(): boolean {
    return this.#head.over;
  }

  /** The entries as the record has them. */
  get lines(): string[] {
    return this.#evening.written.map(writeLine);
  }

  get head(): string {
    return this.#head.head;
  }

  get record(): string {
    return writeRecord(this.#evening);
  }

  /** Milliseconds of the evening. */
  now(): number {
    return Math.max(this.clock.now(), this.#evening.lastAt);
  }

  /** Writes an entry down; null when it is on the disk. */
  append(entry: AnyEntry): Promise<Unwritten | null> {
    const at = this.now();
    const written = this.#last.then(() => this.#write(at, entry));
    this.#last = written;
    return written;
  }

  undo(): Promise<Unwritten | null> {
    return this.append({ entry: "undo" });
  }

  redo(): Promise<Unwritten | null> {
    return this.append({ entry: "redo" });
  }

  async #write(at: number, entry: AnyEntry): Promise<Unwritten | null> {
    try {
      const evening = this.#evening.with(Math.max(at, this.#evening.lastAt), entry);
      const number = this.#evening.written.length;
      const line = writeLine(evening.written[number]!);
      const head = { ...this.#head, touched: this.clocks.wall(), mark: this.clock.mark(), over: false };
      await this.shelf.append(head, number, line);
      this.clock.settle();
      [this.#evening, this.#head] = [evening, head];
      for (const listener of this.#listeners) listener(line, number);
      return null;
    } catch (error) {
      if (error instanceof RefusedEntry) return error.code;
      return error instanceof WrittenElsewhere ? "elsewhere" : "not-kept";
    }
  }

  /** The company goes home, or comes back. */
  close(over: boolean): Promise<void> {
    return this.#keepHead({ over });
  }

  /** What the clocks show is kept, so that setting one while no page is open moves no game. */
  keepMark(): Promise<void> {
    return this.#keepHead({ mark: this.clock.mark() });
  }

  #keepHead(change: Partial<Head>): Promise<void> {
    const kept = this.#last.then(async () => {
      const head = { ...this.#head, ...change };
      await this.shelf.keepHead(head);
      this.#head = head;
    });
    this.#last = kept.catch(() => undefined);
    return kept;
  }

  /** Hears of every line from now on, until the answer is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  draft<Draft>(): Promise<Draft | null> {
    return this.shelf.draft<Draft>(this.id);
  }

  /** Keeps what is only half entered, at every press; null: nothing is. */
  keepDraft(draft: unknown): Promise<void> {
    const kept = this.#last.then(() => this.shelf.keepDraft(this.id, draft));
    this.#last = kept.catch(() => undefined);
    return kept;
  }
}

/** A name that no other evening of this device has. */
export const newBookId = (): string => randomToken().slice(0, ID_LENGTH);

function newHead({ start, lastAt }: Evening, { wall }: Clocks, id = newBookId(), now?: number): Head {
  const mark = { at: now ?? Math.max(lastAt, wall() - beganOf(start)), wall: wall() };
  return { id, head: writeHead(start), touched: wall(), mark, over: false };
}

/** A new evening; RefusedEntry if its beginning makes no sense. */
export async function beginBook(shelf: Shelf, start: Start, clocks: Clocks = DEVICE): Promise<Book> {
  const evening = Evening.begun(withBegan(start, clocks.wall()));
  const head = newHead(evening, clocks);
  await shelf.begin(head);
  return new Book(shelf, head, evening, 0, clocks);
}

/** An evening of this device; null: it is not here. What cannot be read of it is laid aside, and counted. */
export async function openBook(shelf: Shelf, id: string, clocks: Clocks = DEVICE): Promise<Book | null> {
  const head = await shelf.head(id);
  if (head === undefined) return null;
  const lines = await shelf.lines(id);
  const { evening, torn } = follow(Evening.begun(readHead(head.head)), lines);
  if (torn.length > 0) await shelf.layAside(id, lines.length - torn.length);
  return new Book(shelf, head, evening, (await shelf.torn(id)).length, clocks);
}

/** An evening from the text of a record, kept as a new one; what is torn at its end is left out, and counted. */
export async function adoptRecord(
  shelf: Shelf,
  text: string,
  clocks: Clocks = DEVICE,
  id = newBookId(),
  now?: number, // milliseconds of the evening, where somebody knows better than the clock of this device
): Promise<Book> {
  const { evening: read, torn } = readRecord(text);
  const lines = read.written.map(writeLine);
  const isDated = Number.isFinite(beganOf(read.start));
  const start = isDated ? read.start : withBegan(read.start, clocks.wall() - read.lastAt);
  const { evening } = follow(Evening.begun(start), lines);
  const head = newHead(evening, clocks, id, now);
  await shelf.begin(head, lines);
  return new Book(shelf, head, evening, torn.length, clocks);
}
