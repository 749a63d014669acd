// An evening that is written elsewhere, as far as this page has heard of it: the paper, what is being counted, and the
// clock, which goes by the server's answer and not by the clock of this device.

import type { EveningTold } from "../../lib/protocol";
import { DEVICE, type Clocks } from "../clock";
import type { AnyEntry } from "../entries";
import { Evening } from "../evening";
import { readEntry } from "../notation";
import { follow, readHead } from "../record";
import { forgetSeen, keepSeen, lastSeen } from "./lastseen";
import { untilAgain } from "./patience";
import { Cut, Refused, SERVER, type Wire } from "./wire";

/** `unread`: this page does not know an entry; a newer one would. */
export type Line = "opening" | "live" | "cut" | "gone" | "missing" | "unread";

export class Watching {
  line = $state<Line>("opening");
  told = $state.raw<EveningTold | null>(null);
  evening = $state.raw<Evening | null>(null);
  heardAt = $state(0); // when the server last answered, by the clock of this device
  #lines: string[] = [];
  #ending = new AbortController();
  #heard = 0; // by the steady clock

  constructor(
    readonly name: string,
    private readonly token: () => Promise<string>,
    private readonly wire: Wire = SERVER,
    private readonly clocks: Clocks = DEVICE,
  ) {
    this.#recall();
    void this.#watch();
  }

  /** Until the server answers, the evening is as it was last seen here, and nobody knows who has the pen. */
  #recall(): void {
    const seen = lastSeen(this.name);
    if (seen === null) return;
    const { evening, torn } = follow(Evening.begun(readHead(seen.told.head)), seen.lines);
    if (torn.length > 0) return;
    [this.told, this.evening, this.heardAt] = [{ ...seen.told, mine: false }, evening, seen.heardAt];
    this.#lines = [...seen.lines];
    this.#heard = this.clocks.steady() - (this.clocks.wall() - seen.heardAt);
  }

  /** Milliseconds of the evening. */
  now(): number {
    const passed = this.clocks.steady() - this.#heard;
    return Math.max(this.evening?.lastAt ?? 0, (this.told?.now ?? 0) + passed);
  }

  /** Milliseconds for which nothing was heard of whoever has the pen. */
  quiet(): number {
    return (this.told?.quiet ?? 0) + this.clocks.steady() - this.#heard;
  }

  /** What is being counted; null: nothing. */
  get draft(): AnyEntry | null {
    const sentence = this.told?.draft ?? "";
    try {
      return sentence ? readEntry(sentence) : null;
    } catch {
      return null;
    }
  }

  get record(): string {
    return (this.told?.head ?? "") + this.#lines.map((line) => `${line}\n`).join("");
  }

  end(): void {
    this.#ending.abort();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#ending;
    let tries = 0;
    while (!signal.aborted && !["gone", "missing", "unread"].includes(this.line)) {
      try {
        const seen = this.line === "live" ? (this.told?.revision ?? 0) : 0; // 0: it answers at once
        const token = await this.token();
        this.#take(await this.wire.watch(this.name, this.#lines.length, seen, token, signal));
        tries = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Refused) {
          this.line = error.refusal.code === "gone" ? "gone" : "missing";
          forgetSeen();
        } else if (error instanceof Cut) {
          this.line = "cut";
          await untilAgain(tries++, signal);
        } else this.line = "unread";
      }
    }
  }

  #take(told: EveningTold): void {
    if (told.entries < this.#lines.length || (this.told && told.head !== this.told.head)) {
      [this.#lines, this.told, this.evening] = [[], null, null]; // the server had to begin anew
      return;
    }
    const before = this.evening ?? Evening.begun(readHead(told.head));
    const { evening, torn } = follow(before, told.lines);
    this.#heard = this.clocks.steady();
    this.heardAt = this.clocks.wall();
    [this.told, this.evening] = [told, evening];
    this.#lines.push(...told.lines);
    this.line = torn.length > 0 ? "unread" : "live";
    if (this.line === "live") keepSeen({ name: this.name, told, lines: this.#lines, heardAt: this.heardAt });
  }
}
