// What somebody at this browser is told where they look: one line at a time about themselves, and
// what others say, at their seats. A line stays long enough to be read; it waits while a question
// covers it or nobody looks at the page.

import { notice } from "../lib/telling/notice";
import { say } from "../lib/texts.svelte";
import type { Happened, Table } from "../lib/table.svelte";

const SHORTEST = 4_000; // milliseconds of a line
const PER_LETTER = 60;
const BESIDE_OTHERS = 2_500; // where others wait behind it
const OF_A_BUBBLE = 7_000;
const MOST_WAITING = 4;

export interface Bubble {
  person: number;
  text: string;
  key: number;
}

export class Notices {
  line = $state("");
  bubbles = $state.raw<Bubble[]>([]);
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  /** `isCovered` says whether the line cannot be read now. */
  constructor(readonly isCovered: () => boolean) {}

  take(table: Table, events: readonly Happened[]): void {
    const text = notice(table, events);
    if (text && text !== this.line) this.#waiting = [...this.#waiting, text].slice(-MOST_WAITING);
    if (text) this.#goOn(this.line ? BESIDE_OTHERS : 0);
    for (const event of events) {
      if (event.event === "said" && event.person !== table.me) this.#speak(event.person, event.text);
      else if (event.event === "reacted" && event.person !== table.me)
        this.#speak(event.person, say(`reaction-${event.reaction}`));
    }
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  #goOn(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#turn(), after);
  }

  #turn(): void {
    if (this.isCovered() || document.hidden) return this.#goOn(500);
    this.line = this.#waiting.shift() ?? "";
    if (this.line)
      this.#goOn(this.#waiting.length ? BESIDE_OTHERS : SHORTEST + PER_LETTER * this.line.length);
  }

  #speak(person: number, text: string): void {
    const bubble = { person, text, key: this.#next++ };
    this.bubbles = [...this.bubbles.filter((other) => other.person !== person), bubble];
    setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other.key !== bubble.key)), OF_A_BUBBLE);
  }
}
