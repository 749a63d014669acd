// The end of a round while it is being counted: who went out, and what the others still hold. Kept at every press.

import { pointsOf } from "../../evening/cardtypes";
import type { AnyEntry, RoundOver } from "../../evening/entries";
import type { Paper } from "../../evening/paper";

/** A round that is half counted, as the book keeps it. */
export interface RoundDraft {
  winner: number | null;
  hands: Record<number, string[]>;
  counted: number[];
  current: number | null;
  corrects: number | null; // the number of an old round that is put right
}

const BLANK: RoundDraft = { winner: null, hands: {}, counted: [], current: null, corrects: null };

export class Counting {
  #draft = $state.raw<RoundDraft>(BLANK);

  constructor(
    readonly paper: Paper,
    draft: RoundDraft,
    private readonly keep: (draft: RoundDraft) => void,
  ) {
    this.#draft = draft;
  }

  get winner(): number | null {
    return this.#draft.winner;
  }
  get current(): number | null {
    return this.#draft.current;
  }
  get corrects(): number | null {
    return this.#draft.corrects;
  }

  /** Everybody else, clockwise from whoever went out. */
  readonly others: readonly number[] = $derived.by(() => {
    const { winner } = this.#draft;
    const count = this.paper.names.length;
    return winner === null ? [] : Array.from({ length: count - 1 }, (_, i) => (winner + 1 + i) % count);
  });
  readonly left: readonly number[] = $derived(
    this.others.filter((person) => !this.#draft.counted.includes(person)),
  );
  readonly isDone = $derived(this.winner !== null && this.left.length === 0 && this.current === null);
  readonly sum = $derived(this.others.reduce((sum, person) => sum + this.pointsOf(person), 0));
  readonly allCards = $derived(this.others.flatMap((person) => this.cardsOf(person)));
  /** Who is counted after the present one; null: nobody. */
  readonly next: number | null = $derived(
    this.left.find((person) => person !== this.current && !this.isBefore(person)) ??
      this.left.find((person) => person !== this.current) ??
      null,
  );

  readonly over: RoundOver | null = $derived(
    this.winner === null
      ? null
      : {
          entry: "round",
          winner: this.winner,
          held: new Map(this.others.map((person) => [person, this.cardsOf(person)])),
        },
  );
  readonly entry: AnyEntry | null = $derived(
    this.over === null || this.corrects === null
      ? this.over
      : { entry: "corrected", round: this.corrects, over: this.over },
  );

  private isBefore(person: number): boolean {
    return this.current !== null && this.others.indexOf(person) < this.others.indexOf(this.current);
  }

  cardsOf(person: number): string[] {
    return this.#draft.hands[person] ?? [];
  }
  pointsOf(person: number): number {
    return pointsOf(this.cardsOf(person));
  }
  isCounted(person: number): boolean {
    return this.#draft.counted.includes(person);
  }

  #change(change: Partial<RoundDraft>): void {
    this.#draft = { ...this.#draft, ...change };
    this.keep(this.#draft);
  }

  /** Somebody went out; cards that were counted for others stay. */
  wentOut(winner: number): void {
    const { hands, counted } = this.#draft;
    const count = this.paper.names.length;
    const first = (winner + 1) % count;
    this.#change({
      winner,
      hands: { ...hands, [winner]: [] },
      counted: counted.filter((person) => person !== winner),
      current: first,
    });
  }

  count(person: number): void {
    this.#change({ current: person });
  }

  setCards(cards: readonly string[]): void {
    if (this.current === null) return;
    this.#change({ hands: { ...this.#draft.hands, [this.current]: [...cards] } });
  }

  /** The present hand is counted: on to the next one, or to the sum of all. */
  goOn(): void {
    if (this.current === null) return;
    const { next, current } = this;
    this.#change({ counted: [...new Set([...this.#draft.counted, current])], current: next });
  }

  /** Back to the last hand, or to whoever is before the present one. */
  goBack(): void {
    const at = this.current === null ? this.others.length : this.others.indexOf(this.current);
    const before = this.others[at - 1];
    this.#change(before === undefined ? { winner: null, current: null } : { current: before });
  }
}

export const newRound = (): RoundDraft => BLANK;

/** An old round, open to be put right: everything is counted already. */
export function oldRound({ winner, held }: RoundOver, number: number): RoundDraft {
  const hands = Object.fromEntries([...held].map(([person, cards]) => [person, [...cards]]));
  return { winner, hands, counted: [...held.keys()], current: null, corrects: number };
}
