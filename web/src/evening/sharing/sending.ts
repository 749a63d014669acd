// Entries on their way to the server: in order, each once. What was not acknowledged is sent again, by its number, and
// the server answers the same to the same. So it does not matter whether a message, its answer, this page or the server
// was lost: the tie on the disk says less than is true at worst, never more.

import { MOST_ENTRIES_SENT, type Asker } from "../../lib/protocol";
import type { Tie, Ties } from "./ties";
import { Refused, type Wire } from "./wire";

/** What is sent of: the book of an evening on this device. */
export interface Written {
  readonly head: string;
  readonly lines: readonly string[];
  now(): number;
}

/** What is left to do after a message. */
export type Sent = "all" | "more" | "lost";

/** Reasons that end the writing of this device for good. */
const FINAL = ["pen-moved", "different-entry", "gone", "taken"];

export class Sender {
  asker: Asker | null = null; // who would like to have the pen
  draft = ""; // what is being counted, as a sentence

  constructor(
    readonly book: Written,
    public tie: Tie,
    private readonly ties: Ties,
    private readonly wire: Wire,
  ) {}

  /** Entries that are on this device alone. */
  get unsent(): readonly string[] {
    return this.book.lines.slice(this.tie.kept);
  }

  /** One message to the server; `Cut` when none answers, another `Refused` when it takes an entry for none. */
  async send(): Promise<Sent> {
    if (this.tie.lost) return "lost";
    try {
      if (this.tie.epoch === 0) await this.#begin();
      else await this.#write();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await this.#heed(error);
    }
    if (this.tie.lost) return "lost";
    return this.tie.epoch > 0 && this.unsent.length === 0 ? "all" : "more";
  }

  async #begin(): Promise<void> {
    const { evening, token, writer } = this.tie;
    const now = Math.floor(this.book.now());
    const told = await this.wire.begin(evening, { token, writer, head: this.book.head, now });
    await this.#note({ epoch: told.epoch });
  }

  async #write(): Promise<void> {
    const { evening, token, epoch, kept: first } = this.tie;
    const lines = this.unsent.slice(0, MOST_ENTRIES_SENT);
    const now = Math.floor(this.book.now());
    const told = await this.wire.write(evening, { token, epoch, first, lines, now, draft: this.draft });
    this.asker = told.asker ?? null;
    if (told.entries > this.book.lines.length) await this.#note({ lost: "different-entry" });
    else if (told.entries !== first) await this.#note({ kept: told.entries });
  }

  /** What a refusal means for what is sent next. */
  async #heed(error: Refused): Promise<void> {
    const { code, entries, kept } = error.refusal;
    if (kept)
      await this.#note({ kept: this.tie.kept + kept }); // the pen went after these; what of the next ones?
    else if (FINAL.includes(code)) await this.#note({ lost: code });
    else if (code === "no-evening")
      await this.#note({ epoch: 0, kept: 0 }); // its database is another one
    else if (code === "gap")
      await this.#note({ kept: entries ?? 0 }); // or an older one
    else throw error;
  }

  async #note(change: Partial<Tie>): Promise<void> {
    const tie = { ...this.tie, ...change };
    await this.ties.keep(tie);
    this.tie = tie;
  }

  /** Lets another device take the pen with a key, of which the server is told the hash. */
  async makeKey(key: string, hash: string): Promise<void> {
    const { evening, token, epoch } = this.tie;
    await this.wire.hold(evening, { do: "spare", token, epoch, spare: hash });
    await this.#note({ key });
  }

  /** Gives the pen to the one who asks, behind everything that was written here, or keeps it. */
  async answer(asker: Asker, yes: boolean): Promise<void> {
    while (yes && (await this.send()) === "more");
    const { evening, token, epoch } = this.tie;
    await this.wire.hold(evening, { do: "give", token, epoch, asker: asker.mark, yes });
    this.asker = null;
  }
}
