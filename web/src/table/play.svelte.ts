// What the person at this browser is about to do: cards picked out, a play that still lacks
// something, the order of the hand. What may be done comes from the server; nothing is decided here.

import { byColor, byValue, COLORS, type Color } from "../lib/cards";
import { preferences } from "../lib/preferences.svelte";
import type { Happened, Table } from "../lib/table.svelte";
import { Legal, type Action, type Of } from "./legal.svelte";

/** One card of the hand; copies of a card are told apart by their number. */
export interface Held {
  id: string;
  card: string;
}

export type Mark = "fits" | "bluff" | "no" | "rests";
export type Order = "color" | "value" | "fits";

/** A play on its way: what it still lacks is asked for. */
interface Draft {
  cards: string[];
  color: Color | null;
  swap: number | null;
  dared: boolean;
}

export type Question = "bluff" | "color" | "partner" | "start" | "challenge";

const FOUR = "W4";
const ORDERS: Order[] = ["color", "value", "fits"];

function counted(cards: readonly string[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return copies;
}

function holds(cards: readonly string[], some: readonly string[]): boolean {
  const all = counted(cards);
  return [...counted(some)].every(([card, copies]) => (all.get(card) ?? 0) >= copies);
}

export class Play extends Legal {
  constructor(
    table: Table,
    readonly marking: (play: Play) => string | null = () => null,
  ) {
    super(table);
  }

  /** The one thing that a coach wants pressed. */
  readonly marked = $derived.by((): string | null => this.marking(this));

  order = $state<Order>("color");
  picked = $state<string[]>([]); // ids, in laying order
  refused = $state<string[]>([]); // ids that shake
  fresh = $state<string[]>([]); // cards that were drawn last
  #draft = $state.raw<Draft | null>(null);
  #setAside = $state(-1); // how high the pile was when its challenge was put off

  // --- the hand

  readonly hand = $derived.by((): Held[] => {
    const cards = [...this.table.hand].sort(this.order === "value" ? byValue : byColor);
    const copies = new Map<string, number>();
    const held = cards.map((card) => {
      const copy = copies.get(card) ?? 0;
      copies.set(card, copy + 1);
      return { id: `${card}#${copy}`, card };
    });
    return this.order === "fits"
      ? [...held.filter((h) => this.fits(h.card)), ...held.filter((h) => !this.fits(h.card))]
      : held;
  });

  readonly selected = $derived(this.picked.filter((id) => this.hand.some((held) => held.id === id)));
  readonly selectedCards = $derived(this.selected.map((id) => id.split("#")[0]!));

  /** Whether a card can lie on those that are picked out. */
  joins(card: string): boolean {
    const cards = [...this.selectedCards, card];
    return this.lays.some((lay) => lay.cards[0] === cards[0] && holds(lay.cards, cards));
  }

  #hasCompany(card: string): boolean {
    return this.lays.some((lay) => lay.cards.length > 1 && lay.cards[0] === card);
  }

  mark(held: Held): Mark {
    if (
      this.toChoose ||
      !this.table.isMyTurn ||
      !(this.lays.length || this.can("draw") || this.can("accept"))
    )
      return "rests";
    const fits = this.fits(held.card) || (this.selected.length > 0 && this.joins(held.card));
    if (fits && held.card === FOUR && this.table.mine?.bluff) return "bluff";
    return fits ? "fits" : "no";
  }

  readonly fitting = $derived(this.hand.filter((held) => this.fits(held.card)).length);

  isFresh(held: Held): boolean {
    const copies = this.hand.filter((each) => each.card === held.card);
    const drawn = this.fresh.filter((card) => card === held.card).length;
    return copies.indexOf(held) >= copies.length - drawn && drawn > 0;
  }

  /** What happened to my hand: the cards that came last are new until the next act. */
  take(events: readonly Happened[]): void {
    for (const event of events) {
      if (!("seat" in event) || event.seat !== this.table.seat) continue;
      if (event.event === "laid" || event.event === "drew") this.fresh = [];
      if (event.event === "drew" && event.cards) this.fresh = event.cards;
    }
  }

  sort(): void {
    this.order = ORDERS[(ORDERS.indexOf(this.order) + 1) % ORDERS.length]!;
  }

  // --- picking out and laying

  toggle(held: Held): void {
    if (this.selected.includes(held.id)) this.picked = this.selected.filter((id) => id !== held.id);
    else if (this.toChoose) this.picked = [...this.selected, held.id].slice(-this.toChoose);
    else if (this.selected.length && this.joins(held.card)) this.picked = [...this.selected, held.id];
    else this.picked = [held.id];
  }

  /** A card was pressed; a finger lifts it first, a mouse lays it where nothing can go with it. */
  press(held: Held, byTouch: boolean): void {
    const isPicked = this.selected.includes(held.id);
    if (this.toChoose || !this.table.isMyTurn) this.toggle(held);
    else if (isPicked && this.selected.length === 1) this.lay(held);
    else if (
      byTouch ||
      isPicked ||
      this.#hasCompany(held.card) ||
      (this.selected.length && this.joins(held.card))
    )
      this.toggle(held);
    else this.lay(held);
  }

  /** Lays what is picked out, or this card alone. */
  lay(held: Held | null = null): void {
    if (held && !this.selected.includes(held.id)) this.picked = [held.id];
    if (this.toChoose) return this.discard();
    if (this.selected.length)
      this.#go({ cards: [...this.selectedCards], color: null, swap: null, dared: false });
  }

  reorder(): void {
    this.picked = [...this.selected.slice(1), ...this.selected.slice(0, 1)];
  }

  clear(): void {
    this.picked = [];
    this.#draft = null;
  }

  // --- what is asked

  readonly #matching = $derived.by((): Of<"lay">[] => {
    const cards = this.#draft?.cards;
    if (!cards) return [];
    return this.lays.filter(
      (lay) => lay.cards.length === cards.length && lay.cards[0] === cards[0] && holds(lay.cards, cards),
    );
  });

  /** With whom hands can be swapped: by the play on its way, or by a seven with which one has jumped in. */
  readonly partners = $derived(
    this.#draft ? [...new Set(this.#matching.flatMap((lay) => lay.swap ?? []))] : this.swaps,
  );

  readonly question = $derived.by((): Question | null => {
    const draft = this.#draft;
    if (draft) {
      if (!draft.dared && this.table.mine?.bluff && draft.cards.includes(FOUR) && this.#matching.length)
        return "bluff";
      if (draft.color === null && this.#matching.some((lay) => lay.color)) return "color";
      if (draft.swap === null && this.partners.length) return "partner";
      return null;
    }
    if (this.can("namecolor")) return "start";
    if (this.swaps.length) return "partner";
    return this.can("challenge") && this.#setAside !== this.table.cards?.discards.length ? "challenge" : null;
  });

  readonly draftedCard = $derived(this.#draft?.cards.at(-1) ?? null);

  dare(): void {
    if (this.#draft) this.#go({ ...this.#draft, dared: true });
  }

  nameColor(color: Color): void {
    if (this.question === "start") void this.act({ do: "namecolor", color });
    else if (this.#draft) this.#go({ ...this.#draft, color });
  }

  swapWith(seat: number): void {
    if (this.#draft) this.#go({ ...this.#draft, swap: seat });
    else void this.act({ do: "swap", seat });
  }

  /** The challenge can wait while a card might answer; it is offered beside the hand. */
  setAside(): void {
    this.#setAside = this.table.cards?.discards.length ?? -1;
  }

  reopen(): void {
    this.#setAside = -1;
  }

  #go(draft: Draft): void {
    this.#draft = draft;
    if (this.question === null) void this.#send(draft);
  }

  async #send(draft: Draft): Promise<void> {
    this.#draft = null;
    const action: Of<"lay"> = { do: "lay", cards: draft.cards };
    if (draft.color) action.color = draft.color;
    if (draft.swap !== null) action.swap = draft.swap;
    await this.act(action);
  }

  // --- acting

  /** Does it; cards that were refused shake, and several stay picked out. */
  async act(action: Action): Promise<void> {
    const ids = this.selected;
    this.refused = [];
    const done = await this.table.do({ command: "act", action });
    if (!done) this.refused = ids;
    if (done || ids.length === 1) this.picked = [];
  }

  discard(): void {
    if (this.selected.length) void this.act({ do: "discard", cards: [...this.selectedCards] });
  }

  /** Draws, or takes what is owed. */
  draw(): void {
    if (this.table.mine?.offers.draw_on)
      void this.table.do({ command: "drawon" }); // until something fits
    else void this.act({ do: this.can("accept") ? "accept" : "draw" });
  }

  jumpIn(): void {
    if (this.jump) void this.act({ do: "jumpin", card: this.jump });
  }

  callUno(): void {
    void this.act({ do: "call" });
  }

  catchAt(seat: number): void {
    preferences.learnCatching();
    void this.act({ do: "catch", seat });
  }

  /** Colours in the order of the keys 1 to 4, with how many of each are held. */
  readonly colors = $derived(
    COLORS.map((color) => ({
      color,
      held: this.hand.filter((held) => held.card.startsWith(color.charAt(0).toUpperCase())).length,
    })),
  );
}
