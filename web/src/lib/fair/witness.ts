// The browser's side of a deal: pledges a part, opens it when asked, and keeps all that it was told.
// docs/FAIR.md says why a part is opened for one gathering only.

import type { Parts } from "../parts";
import type { GatheringView, RoomView, TableState } from "../protocol";
import { newPart, pledgeOf } from "./hashes";
import { emptyDeal, keep, receiptOf, type DealReceipt, type Receipt, type Store } from "./receipt";

type Happened = NonNullable<TableState["effects"]>[number];
type Said = { command: "pledge"; pledge: string } | { command: "contribute"; part: string };

/** The same deal from the same secret of the house and the same parts. */
function isSame(deal: DealReceipt, asked: GatheringView): boolean {
  const fixed = (pledges: Record<string, string>): string => JSON.stringify(Object.entries(pledges).sort());
  return deal.deal === asked.deal && deal.seal === asked.seal && fixed(deal.pledges) === fixed(asked.pledges);
}

export class Witness {
  #receipt: Receipt;
  #room: RoomView | null = null;
  #current: DealReceipt | null = null; // the deal whose cards are told now
  #seat = -1; // mine in it
  #isDealt = true; // what comes now is no part of the deal
  #isKept = true; // nothing new since it was last kept
  #asks = false; // an answer to a pledge is outstanding

  constructor(
    readonly table: string,
    readonly store: Store,
    readonly say: (command: Said) => Promise<unknown>, // null when it was obeyed
  ) {
    this.#receipt = receiptOf(store, table);
    this.#current = this.#receipt.deals.at(-1) ?? null;
  }

  /** Something was told; `first`: right after the line was opened, so that it may be old. */
  take(me: number, parts: Pick<Parts, "room" | "cards">, told: readonly Happened[], first: boolean): void {
    if (this.#receipt.person !== me) this.#receipt = { person: me, part: null, pledged: false, deals: [] };
    this.#room = parts.room;
    this.#seat = this.#room?.seats.indexOf(me) ?? -1;
    for (const event of told) this.#hear(event, first);
    if (this.#current && told.some((event) => event.event === "seated"))
      this.#current.rules ??= parts.cards?.rules ?? null;
    this.#isDealt = true;
    this.#answer();
    if (!this.#isKept) this.#keep();
  }

  #keep(): void {
    this.#isKept = true;
    keep(this.store, this.table, this.#receipt);
  }

  #deal(number: number): DealReceipt {
    const known = this.#receipt.deals.find((deal) => deal.deal === number);
    this.#isKept = false;
    if (known) return known;
    const deal = emptyDeal(number);
    this.#receipt.deals.push(deal);
    return deal;
  }

  #hear(event: Happened, first: boolean): void {
    if (event.event === "gathering") this.#fix(event, first);
    else if (event.event === "gathered") this.#deal(event.deal).parts ??= event.parts;
    else if (event.event === "seated") this.#begin(event, first);
    else if (this.#current) this.#see(this.#current, event, first);
  }

  #note(asked: Pick<GatheringView, "deal" | "seal" | "pledges">): DealReceipt {
    const deal = this.#deal(asked.deal);
    if (deal.seal === null) Object.assign(deal, { seal: asked.seal, pledges: asked.pledges });
    return deal;
  }

  #fix(asked: Extract<Happened, { event: "gathering" }>, first: boolean): void {
    this.#note(asked);
    if (this.#room?.seats.includes(this.#receipt.person)) this.#miss(asked.deal, first);
  }

  /** Whether my part should be in a deal and is not; not when I may have been away. */
  #miss(number: number, first: boolean): void {
    const { person, part, pledged } = this.#receipt;
    const deal = this.#deal(number);
    if (!first && pledged && part !== null && deal.pledges[person] !== pledgeOf(part))
      deal.mischief = "left-out";
  }

  #begin(event: Extract<Happened, { event: "seated" }>, first: boolean): void {
    const deal = this.#deal(event.deal ?? 0);
    this.#seat = event.people.indexOf(this.#receipt.person);
    this.#isDealt = deal.hand !== null; // told before, and told once more
    this.#current = deal;
    deal.round = event.round ?? 0;
    if (this.#seat >= 0 && deal.seal === null) this.#miss(deal.deal, first);
  }

  #see(deal: DealReceipt, event: Happened, first: boolean): void {
    if (event.event === "turn") this.#isDealt = true;
    if (event.event === "dealer" && !this.#isDealt) deal.dealer = event.seat;
    if (event.event === "turned" && !this.#isDealt) deal.turned.push(event.card);
    const isMine = "seat" in event && event.seat === this.#seat;
    if (event.event === "dealt" && isMine && event.cards && !this.#isDealt) deal.hand = [...event.cards];
    if (event.event === "drew" && isMine && event.cards && !first) {
      deal.drew.push(...event.cards);
      this.#isKept = false;
    }
    if (event.event === "unsealed") {
      deal.over = true;
      this.#isKept = false;
    }
  }

  /** Opens my part where it is asked for; pledges one where there is none. */
  #answer(): void {
    const me = this.#receipt.person;
    const asked = this.#room?.gathering ?? null;
    const pledge = asked?.pledges[me];
    if (asked && pledge !== undefined && !asked.came.includes(me)) this.#contribute(asked, pledge);
    else if (this.#room?.people.find((person) => person.number === me)?.pledge === null) this.#pledge();
  }

  #contribute(asked: GatheringView, pledge: string): void {
    const opened = this.#receipt.deals.find((deal) => deal.mine !== null && pledgeOf(deal.mine) === pledge);
    if (opened && !isSame(opened, asked)) {
      opened.mischief = "asked-twice";
      this.#isKept = false;
      return;
    }
    const part = opened?.mine ?? this.#receipt.part;
    if (part === null || pledgeOf(part) !== pledge) return; // another device of mine has pledged
    const deal = this.#note(asked);
    if (!isSame(deal, asked)) {
      deal.mischief = "asked-twice";
      return;
    }
    deal.mine = part;
    Object.assign(this.#receipt, { part: null, pledged: false });
    this.#keep(); // before anybody else can know it
    void this.say({ command: "contribute", part }).then((refusal) => {
      if (refusal !== null) return;
      deal.acknowledged = true;
      this.#keep();
    });
  }

  #pledge(): void {
    if (this.#asks) return;
    this.#asks = true;
    this.#receipt.pledged = false;
    this.#receipt.part ??= newPart();
    this.#keep();
    void this.say({ command: "pledge", pledge: pledgeOf(this.#receipt.part) }).then((refusal) => {
      this.#asks = false;
      if (refusal !== null) return;
      this.#receipt.pledged = true;
      this.#keep();
    });
  }
}
