// Whether deals were fair: what the server opens afterwards against what this browser was told at the time.

import type { Frame, Replay } from "../protocol";
import { dealSecret, pledgeOf, sealOf, type Parts } from "./hashes";
import type { DealReceipt, Receipt } from "./receipt";
import { redeal, type RuleOf, type Setup } from "./redeal";

type Happened = Frame["events"][number];

/**
 * `seal`: the house's secret is not the one that was sealed. `pledge`: a part is not the one that was pledged.
 * `part`: mine was left out, or asked for twice. `cards`: others than follow from all that. `gone`: no trace of it.
 */
export type Fault = "seal" | "pledge" | "part" | "cards" | "gone";

export interface Verdict {
  deal: number;
  faults: Fault[];
  witnessed: boolean; // this browser was told of it before the cards
  mine: boolean; // my part is in it
  missing: number[]; // people whose parts never came
}

/** A deal as the server opens it. */
interface Opened {
  deal: number;
  secret: string;
  seal: string | null;
  pledges: Record<string, string>;
  parts: Parts;
  people: readonly number[]; // by seat
  setup: Setup;
  hands: Map<number, readonly string[]>;
  turned: string[];
  drew: { seat: number; card: string }[]; // all that the browser can foresee
  drawn: Map<number, string[]>; // by seat, all of them
}

const UNFORESEEN = new Set(["reshuffled", "pooled", "joined", "tookback", "acttakenback"]); // from here on a rulebook is needed

function newDeal(): Opened {
  const setup = { rules: "", round: 0, seats: 0, order: [], dealer: -1 };
  const told = { hands: new Map(), turned: [], drew: [], drawn: new Map() };
  return { deal: 0, secret: "", seal: null, pledges: {}, parts: {}, people: [], setup, ...told };
}

/** The deals of a replay whose rounds are over. */
function openedDeals(replay: Replay): Opened[] {
  const found: Opened[] = [];
  let next = newDeal();
  let isForeseen = true;
  const hear = (event: Happened, frame: Frame): void => {
    if (UNFORESEEN.has(event.event)) isForeseen = false;
    if (event.event === "gathering") next = { ...newDeal(), seal: event.seal, pledges: event.pledges };
    if (event.event === "gathered") next.parts = event.parts;
    if (event.event === "seated") {
      next = { ...next, deal: event.deal ?? 0, people: event.people };
      next.setup.round = event.round ?? 0;
      isForeseen = true;
    }
    if (event.event === "satdown") next.people = [...next.people, event.person];
    if (event.event === "dealer" && frame.cards) {
      const { rules, seats, order } = frame.cards;
      next.setup = { ...next.setup, rules, seats: seats.length, order, dealer: event.seat };
    }
    if (event.event === "dealt" && event.cards && !next.hands.has(event.seat))
      next.hands.set(event.seat, event.cards);
    if (event.event === "turned") next.turned.push(event.card);
    if (event.event === "drew" && event.cards) {
      for (const card of event.cards) if (isForeseen) next.drew.push({ seat: event.seat, card });
      next.drawn.set(event.seat, [...(next.drawn.get(event.seat) ?? []), ...event.cards]);
    }
    if (event.event === "unsealed") {
      found.push({ ...next, secret: event.secret });
      next = newDeal();
    }
  };
  for (const frame of replay.frames) for (const event of frame.events) hear(event, frame);
  return found;
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((card, i) => card === others[i]);
}

function sorted(cards: readonly string[]): string[] {
  return [...cards].sort();
}

/** Whether all of some lie among others, in this order. */
function isWithin(some: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const card of others) if (card === some[at]) at++;
  return at === some.length;
}

/** Whether the cards of the record follow from the secret and the parts. */
function followCards(opened: Opened, ruleOf: RuleOf): boolean {
  const order = opened.setup.order.filter((seat) => opened.hands.has(seat));
  const again = redeal(dealSecret(opened.secret, opened.parts), { ...opened.setup, order }, ruleOf);
  const hands = order.every((seat) => same(sorted(again.hands[seat] ?? []), sorted(opened.hands.get(seat)!)));
  const start = again.dealer === opened.setup.dealer && same(again.turned, opened.turned);
  return hands && start && opened.drew.every(({ card }) => again.draw() === card);
}

/** Whether a pledge belongs to every part, and a part or its absence to every pledge. */
function keepPledges(pledges: Record<string, string>, parts: Parts): boolean {
  const people = Object.keys(parts);
  if (!same(sorted(people), sorted(Object.keys(pledges)))) return false;
  return people.every((person) => parts[person] == null || pledgeOf(parts[person]) === pledges[person]);
}

function checkOpened(opened: Opened, ruleOf: RuleOf): Fault[] {
  const faults: Fault[] = [];
  if (opened.seal !== null && opened.seal !== sealOf(opened.secret)) faults.push("seal");
  if (!keepPledges(opened.pledges, opened.parts)) faults.push("pledge");
  if (!followCards(opened, ruleOf)) faults.push("cards");
  return faults;
}

function sameParts(some: Parts, others: Parts): boolean {
  return JSON.stringify(Object.entries(some).sort()) === JSON.stringify(Object.entries(others).sort());
}

/** Against what this browser was told at the time. */
function checkReceipt(opened: Opened, told: DealReceipt, me: number): Fault[] {
  const faults: Fault[] = [];
  const seat = opened.people.indexOf(me);
  if (told.seal !== null && told.seal !== sealOf(opened.secret)) faults.push("seal");
  if (
    !keepPledges(told.pledges, opened.parts) ||
    (told.parts !== null && !sameParts(told.parts, opened.parts))
  )
    faults.push("pledge");
  const isDropped = told.acknowledged && opened.parts[me] !== told.mine;
  if (told.mischief !== null || isDropped) faults.push("part");
  const cards =
    (told.rules === null || told.rules === opened.setup.rules) &&
    (told.round === 0 || told.round === opened.setup.round) &&
    (told.dealer === null || told.dealer === opened.setup.dealer) &&
    (told.hand === null || same(sorted(told.hand), sorted(opened.hands.get(seat) ?? []))) &&
    (told.hand === null || same(told.turned, opened.turned)) &&
    isWithin(told.drew, opened.drawn.get(seat) ?? []);
  if (!cards) faults.push("cards");
  return faults;
}

export function checkDeals(replay: Replay, receipt: Receipt, ruleOf: RuleOf): Verdict[] {
  const verdicts = openedDeals(replay).map((opened): Verdict => {
    const told = receipt.deals.find((deal) => deal.deal === opened.deal);
    const faults = [
      ...checkOpened(opened, ruleOf),
      ...(told ? checkReceipt(opened, told, receipt.person) : []),
    ];
    return {
      deal: opened.deal,
      faults: [...new Set(faults)],
      witnessed: told != null && told.seal !== null,
      mine: told != null && told.mine !== null && opened.parts[receipt.person] === told.mine,
      missing: Object.keys(opened.parts)
        .filter((person) => opened.parts[person] === null)
        .map(Number),
    };
  });
  const last = Math.max(0, ...verdicts.map((verdict) => verdict.deal)); // the replay may be older than the receipt
  const gone = receipt.deals.filter(
    (told) => told.over && told.deal < last && !verdicts.some((verdict) => verdict.deal === told.deal),
  );
  return [
    ...verdicts,
    ...gone.map((told): Verdict => ({
      deal: told.deal,
      faults: ["gone"],
      witnessed: true,
      mine: false,
      missing: [],
    })),
  ];
}
