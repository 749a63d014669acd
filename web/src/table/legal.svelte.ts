// What the person at this browser may do, as the server said with the last state.

import type { Act } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

export type Action = Act["action"];
export type Of<Name extends Action["do"]> = Extract<Action, { do: Name }>;

export class Legal {
  constructor(readonly table: Table) {}

  readonly legal = $derived.by((): readonly Action[] => this.table.mine?.legal ?? []);
  readonly lays = $derived(this.legal.filter((action): action is Of<"lay"> => action.do === "lay"));

  can(name: Action["do"]): boolean {
    return this.legal.some((action) => action.do === name);
  }

  readonly jump = $derived(
    this.legal.find((action): action is Of<"jumpin"> => action.do === "jumpin")?.card ?? null,
  );

  readonly swaps = $derived(
    this.legal.filter((action): action is Of<"swap"> => action.do === "swap").map((swap) => swap.seat),
  );

  /** How many cards are to be discarded from the hand now. */
  readonly toChoose = $derived.by((): number =>
    this.can("discard") ? Math.max(1, this.table.mine?.to_discard ?? 1) : 0,
  );

  /** Whether the next play can leave one card, or a call is owed. */
  readonly unoIsDue = $derived.by((): boolean => {
    if (this.table.mine?.said) return false;
    const size = this.table.hand.length;
    return (this.table.mine?.owes_call ?? false) || this.lays.some((lay) => size - lay.cards.length === 1);
  });

  /** Whether a play can begin with this card by the rules; an open referee lets others be laid too. */
  fits(card: string): boolean {
    return this.opens(card) && (this.table.mine?.lawful.includes(card) ?? false);
  }

  /** Whether a play can begin with this card. */
  opens(card: string): boolean {
    return this.lays.some((lay) => lay.cards[0] === card);
  }
}
