// An evening of this device that friends watch: entries go out as soon as they are written and there is a line, and
// what others want of the pen comes in.

import { randomToken } from "../../lib/identity";
import type { Asker } from "../../lib/protocol";
import type { Book } from "../book.svelte";
import { untilAgain } from "./patience";
import { Sender } from "./sending";
import { newTie, type Tie, type Ties } from "./ties";
import { Cut, Refused, SERVER, type Wire } from "./wire";

const NO_LINES = 1_000_000_000; // those of this device are known here

export class Sharing {
  line = $state<"opening" | "live" | "cut">("opening");
  unsent = $state(0); // entries that are on this device alone
  lost = $state(""); // why this device writes there no more, as a refusal's code
  trouble = $state(""); // why the server takes an entry for none
  key = $state(""); // by which another device takes the pen
  asker = $state.raw<Asker | null>(null); // who would like to have it
  newWriter = $state(""); // who has it now, if not this device
  #sender: Sender;
  #ending = new AbortController();
  #isDue = true; // something is to be said to the server
  #wake: () => void = () => undefined;
  #open: () => void = () => undefined;
  #begun = new Promise<void>((open) => (this.#open = open)); // the server knows the evening
  #deaf: () => void;

  constructor(
    readonly book: Book,
    tie: Tie,
    ties: Ties,
    private readonly wire: Wire = SERVER,
  ) {
    this.#sender = new Sender(book, tie, ties, wire);
    this.#show();
    this.#deaf = book.listen(() => this.#stir());
    void this.#speak();
    void this.#listen();
  }

  get evening(): string {
    return this.#sender.tie.evening;
  }

  get writer(): string {
    return this.#sender.tie.writer;
  }

  /** The page is left; what is not sent yet is sent when it is opened again. */
  end(): void {
    this.#ending.abort();
    this.#deaf();
    this.#open();
    this.#stir();
  }

  /** What is being counted, as a sentence of the record; empty: nothing. */
  tell(draft: string): void {
    if (this.#sender.draft === draft) return;
    this.#sender.draft = draft;
    this.#stir();
  }

  /** A key for another device, which works once, also when this device is out of power. */
  async makeKey(): Promise<void> {
    const { hashOf } = await import("./hashing"); // which needs a server at once, and nothing else here does
    const key = randomToken();
    await this.#sender.makeKey(key, hashOf(key));
    this.#show();
  }

  async answer(yes: boolean): Promise<void> {
    const asker = this.asker;
    if (asker !== null) await this.#sender.answer(asker, yes);
    this.asker = null;
    this.#stir();
  }

  /** The server forgets the evening, and so does its link; this device keeps it. */
  async stop(): Promise<void> {
    await this.wire.stop(this.evening, this.#sender.tie.token);
  }

  #show(): void {
    const { tie, unsent, asker } = this.#sender;
    if (tie.epoch > 0) this.#open();
    this.lost = tie.lost;
    this.key = tie.key;
    this.unsent = unsent.length;
    this.asker = asker;
  }

  #stir(): void {
    this.#isDue = true;
    this.unsent = this.#sender.unsent.length;
    this.#wake();
  }

  /** Until something is to be said. */
  async #untilDue(): Promise<void> {
    if (!this.#isDue) await new Promise<void>((wake) => (this.#wake = wake));
    this.#isDue = false;
  }

  async #speak(): Promise<void> {
    let tries = 0;
    let is = "more";
    while (!this.#ending.signal.aborted && is !== "lost") {
      if (is === "all") await this.#untilDue();
      try {
        is = await this.#sender.send();
        [tries, this.line, this.trouble] = [0, "live", ""];
      } catch (error) {
        if (error instanceof Refused) [is, this.trouble] = ["all", error.refusal.code];
        else if (error instanceof Cut) {
          this.line = "cut";
          await untilAgain(tries++, this.#ending.signal);
        } else throw error;
      }
      this.#show();
    }
  }

  /** Hears who asks for the pen, and when it is somebody else's. */
  async #listen(): Promise<void> {
    const { signal } = this.#ending;
    let [seen, tries] = [0, 0];
    await this.#begun;
    while (!signal.aborted && !this.lost) {
      try {
        const told = await this.wire.watch(this.evening, NO_LINES, seen, this.#sender.tie.token, signal);
        [seen, tries] = [told.revision, 0];
        this.asker = told.asker ?? null;
        this.#sender.asker = this.asker;
        if (!told.mine) {
          this.newWriter = told.writer;
          this.#stir();
        }
      } catch (error) {
        if (error instanceof Refused) this.#stir(); // gone, or not of this server: what is sent will tell
        await untilAgain(tries++, signal);
      }
    }
  }
}

/** Lets friends watch a book from now on; it is on the disk before the server hears of it. */
export async function share(book: Book, writer: string, ties: Ties, wire: Wire = SERVER): Promise<Sharing> {
  const tie = newTie(book.id, writer);
  await ties.keep(tie);
  return new Sharing(book, tie, ties, wire);
}

/** Goes on sharing a book that was shared before; null: it was not. */
export async function shareAgain(book: Book, ties: Ties, wire: Wire = SERVER): Promise<Sharing | null> {
  const tie = await ties.ofBook(book.id);
  return tie === null ? null : new Sharing(book, tie, ties, wire);
}
