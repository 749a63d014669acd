// Taking the pen: the evening that was watched becomes a book of this device, which goes on writing where the other one
// was. The secret of this device is on its disk before the server hears of it, so whoever is killed in between finds the
// pen here when the page is opened again.

import type { EveningTold } from "../../lib/protocol";
import { adoptRecord, newBookId, openBook, type Book } from "../book.svelte";
import { DEVICE, type Clocks } from "../clock";
import { readRecord } from "../record";
import type { Shelf } from "../shelf";
import { newTie, type Tie, type Ties } from "./ties";
import { SERVER, type Wire } from "./wire";

export class Taking {
  #receiving: Promise<Book> | null = null;

  constructor(
    private readonly evening: string,
    private readonly ties: Ties,
    private readonly shelf: Shelf,
    private readonly wire: Wire = SERVER,
    private readonly clocks: Clocks = DEVICE,
  ) {}

  /** By a key that was given to this device. */
  async take(key: string, writer: string): Promise<Book> {
    const tie = await this.#tie(writer);
    await this.wire.hold(this.evening, { do: "take", token: tie.token, key, writer });
    return this.receive();
  }

  /** Whoever has the pen is asked for it. */
  async ask(writer: string): Promise<void> {
    const tie = await this.#tie(writer);
    await this.wire.hold(this.evening, { do: "ask", token: tie.token, writer });
  }

  /** The secret of this device for the evening, if it has wished to write. */
  async token(): Promise<string> {
    return (await this.ties.of(this.evening))?.token ?? "";
  }

  /** The pen is this device's: the book that it goes on with. Whoever asks twice meanwhile gets the same one. */
  receive(): Promise<Book> {
    this.#receiving ??= this.#received().finally(() => (this.#receiving = null));
    return this.#receiving;
  }

  async #received(): Promise<Book> {
    const tie = await this.#tie("");
    const told = await this.wire.watch(this.evening, 0, 0, tie.token);
    if (!told.mine) throw new Error("somebody else has the pen");
    const old = tie.book ? await openBook(this.shelf, tie.book, this.clocks) : null;
    if (old !== null && isHeld(tie, told) && isAhead(old, told)) return old; // the rest is sent from there
    if (old !== null && isBehind(old, told)) return this.#caughtUp(tie, old, told);
    // What this device had written and never sent stays an evening of its own.
    return this.#copied(tie, old === null && tie.book ? tie.book : newBookId(), told);
  }

  async #tie(writer: string): Promise<Tie> {
    const known = await this.ties.of(this.evening);
    const tie = known ?? newTie("", writer, this.evening);
    if (known === null) await this.ties.keep(tie);
    return tie;
  }

  /** An older copy gets the entries that it lacks; whoever is killed meanwhile goes on from there. */
  async #caughtUp(tie: Tie, old: Book, told: EveningTold): Promise<Book> {
    const head = { ...(await this.shelf.head(old.id))!, mark: { at: told.now, wall: this.clocks.wall() } };
    for (const [number, line] of told.lines.entries())
      if (number >= old.lines.length) await this.shelf.append(head, number, line);
    await this.#hold(tie, old.id, told);
    return (await openBook(this.shelf, old.id, this.clocks))!;
  }

  /**
   * The evening as a book whose clock shows what the server's does, whatever the clock of this device says. Its name is
   * in the tie before there is a book: whoever is killed in between makes the same one again, and no second.
   */
  async #copied(tie: Tie, id: string, told: EveningTold): Promise<Book> {
    const record = told.head + told.lines.map((line) => `${line}\n`).join("");
    if (readRecord(record).torn.length > 0) throw new Error("an entry of this evening cannot be read");
    await this.#hold(tie, id, told);
    return adoptRecord(this.shelf, record, this.clocks, id, told.now);
  }

  async #hold(tie: Tie, book: string, { epoch, entries }: EveningTold): Promise<void> {
    await this.ties.keep({ ...tie, book, epoch, kept: entries, key: "", lost: "" });
  }
}

/** The pen has been here since the tie was written. */
const isHeld = (tie: Tie, told: EveningTold): boolean => tie.epoch === told.epoch && !tie.lost;

const isAhead = ({ lines }: Book, told: EveningTold): boolean =>
  told.lines.every((line, number) => line === lines[number]);

const isBehind = ({ lines }: Book, told: EveningTold): boolean =>
  lines.every((line, number) => line === told.lines[number]);
