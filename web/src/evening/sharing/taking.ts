// Taking the pen: the evening that was watched becomes a book of this device, which goes on writing where the other one
// was. The secret of this device is on its disk before the server hears of it, so whoever is killed in between finds the
// pen here when the page is opened again.

import type { EveningTold } from "../../lib/protocol";
import { adoptRecord, openBook, type Book } from "../book.svelte";
import { DEVICE, type Clocks } from "../clock";
import type { Shelf } from "../shelf";
import { newTie, type Tie, type Ties } from "./ties";
import { SERVER, type Wire } from "./wire";

export class Taking {
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

  /** The pen is this device's: the book that it goes on with. */
  async receive(): Promise<Book> {
    const tie = await this.#tie("");
    const told = await this.wire.watch(this.evening, 0, 0, tie.token);
    const old = tie.book ? await openBook(this.shelf, tie.book, this.clocks) : null;
    if (old !== null && isSame(old, told)) return this.#hold(tie, old, told);
    const book = await this.#copied(told);
    await this.#hold(tie, book, told);
    // What this device had written and never sent stays an evening of its own; a copy that is behind is not needed.
    if (old !== null && isBehind(old, told)) await this.shelf.forget(old.id);
    return book;
  }

  async #tie(writer: string): Promise<Tie> {
    const known = await this.ties.of(this.evening);
    const tie = known ?? newTie("", writer, this.evening);
    if (known === null) await this.ties.keep(tie);
    return tie;
  }

  /** The evening as a book whose clock shows what the server's does, whatever the clock of this device says. */
  async #copied(told: EveningTold): Promise<Book> {
    const record = told.head + told.lines.map((line) => `${line}\n`).join("");
    const { id, torn } = await adoptRecord(this.shelf, record, this.clocks);
    const head = await this.shelf.head(id);
    if (torn > 0 || head === undefined) throw new Error("an entry of this evening cannot be read");
    await this.shelf.keepHead({ ...head, mark: { at: told.now, wall: this.clocks.wall() } });
    return (await openBook(this.shelf, id, this.clocks))!;
  }

  async #hold(tie: Tie, book: Book, { epoch, entries }: EveningTold): Promise<Book> {
    await this.ties.keep({ ...tie, book: book.id, epoch, kept: entries, key: "", lost: "" });
    return book;
  }
}

const isBehind = ({ lines }: Book, told: EveningTold): boolean =>
  lines.every((line, number) => line === told.lines[number]);

const isSame = (book: Book, told: EveningTold): boolean =>
  book.lines.length === told.lines.length && isBehind(book, told);
