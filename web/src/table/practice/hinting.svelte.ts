// The hint of the moment: asked for by a press, counted by the server, gone with the next move.

import type { Table } from "../../lib/table.svelte";
import type { View } from "../../lib/protocol";
import { say } from "../../lib/texts.svelte";
import type { Offer } from "../actions";
import { keyOf } from "../keys";
import { plateWords, scaleOf, verdict, worthOf, worths } from "./hints";

const WAIT = 700; // milliseconds without numbers after which it is said why

export class Hinting {
  #for = $state.raw<View | null>(null); // the cards that it was asked for
  #isLong = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  /** Whether plates stand above the hand, filled or not. */
  readonly isOn = $derived.by((): boolean => this.#for !== null && this.#for === this.table.cards);
  readonly #told = $derived.by(() => (this.isOn ? this.table.hint : null));
  readonly hint = $derived.by(() => this.#told?.hint ?? null);
  readonly hasFailed = $derived.by(() => this.#told?.state === "failed");
  readonly hasPlates = $derived.by(() => this.isOn && !this.hasFailed);
  readonly worths = $derived.by(() => (this.hint ? worths(this.hint) : new Map()));
  readonly scale = $derived.by(() => (this.hint ? scaleOf(this.hint) : 0));

  /** Instead of whose turn it is; null where there is no hint to tell of. */
  readonly status = $derived.by((): { head: string; line: string } | null => {
    if (!this.isOn) return null;
    if (this.hint?.is_final) return verdict(this.table, this.hint);
    if (this.hasFailed) return { head: say("scene-your-turn"), line: say("hint-failed") };
    const isFirst = this.#told?.state === "preparing" && this.#isLong;
    return { head: say("scene-your-turn"), line: isFirst ? say("hint-first") : say("hint-counting") };
  });

  /** For a screen reader, once: when the numbers are final. */
  readonly announced = $derived.by(() =>
    this.status !== null && (this.hint?.is_final || this.hasFailed)
      ? `${this.status.head}. ${this.status.line}`
      : "",
  );

  toggle(): void {
    if (this.isOn) this.#for = null;
    else if (this.table.mine?.offers.hint) void this.#ask();
  }

  async #ask(): Promise<void> {
    const cards = this.table.cards;
    this.#for = cards;
    this.#isLong = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#isLong = true), WAIT);
    this.table.hint = null;
    if (!(await this.table.do({ command: "hint" })) && this.#for === cards) this.#for = null;
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** The chance of what is no card, for its button. */
  #note(act: string): string {
    const found = this.hint?.options.find((option) => option.action.do === act);
    return found ? say("hint-percent", { chance: Math.round(100 * found.chance) }) : "";
  }

  /** For the name of a card. */
  wordsFor(card: string): string {
    const worth = this.worths.get(card);
    return worth ? plateWords(worth) : "";
  }

  /** What may be done besides, with its chance; and the two buttons of practice. */
  withPractice(offers: readonly Offer[], acts: Record<string, string>): Offer[] {
    const noted = offers.map((offer) => {
      const act = acts[offer.name];
      const note = act ? this.#note(act) : "";
      const option = this.hint?.options.find((each) => each.action.do === act);
      const worth = this.hint ? worthOf(this.hint, option) : null;
      return note && worth ? { ...offer, note, words: offer.words, said: plateWords(worth) } : offer;
    });
    const isOpen = this.table.line === "open" || this.table.line === "slow";
    const { hint, take_back } = this.table.mine?.offers ?? {};
    return [
      ...noted,
      {
        name: "hint",
        words: say("hint-button"),
        key: keyOf("hint"),
        primary: false,
        icon: "bulb",
        isPressed: this.isOn,
        isOff: !isOpen || !(hint || this.isOn),
        act: () => this.toggle(),
      },
      {
        name: "takeback",
        words: say("hint-take-back"),
        key: keyOf("takeback"),
        primary: false,
        icon: "undo",
        isOff: !isOpen || !take_back,
        act: () => void this.table.do({ command: "takeback" }),
      },
    ];
  }
}
