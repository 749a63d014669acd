// What this browser was told of deals while they were made: kept here, and saved as a text (docs/RECORDS.md).

import type { Parts } from "./hashes";

/** `asked-twice`: for the same part under something else; `left-out`: my pledge was there and was not used. */
export type Mischief = "asked-twice" | "left-out";

export interface DealReceipt {
  deal: number; // at this table, from 1
  seal: string | null; // null: no parts were asked for
  pledges: Record<string, string>; // by person
  mine: string | null; // my part, once it was asked for
  acknowledged: boolean; // that it came in time
  mischief: Mischief | null;
  parts: Parts | null; // that were told right before the cards
  rules: string | null;
  round: number; // of the match, from 1
  dealer: number | null;
  hand: string[] | null; // mine
  turned: string[];
  drew: string[]; // by me, as far as this browser was there
  over: boolean;
}

export interface Receipt {
  person: number;
  part: string | null; // of the next deal; nobody else knows it
  pledged: boolean; // the server has its pledge
  deals: DealReceipt[];
}

export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const KEY = "yksi.receipt.";
const FIRST_LINE = "yksi receipt 1";
const MOST_DEALS = 50; // of one table

export function emptyDeal(deal: number): DealReceipt {
  const unknown = {
    seal: null,
    mine: null,
    mischief: null,
    parts: null,
    rules: null,
    dealer: null,
    hand: null,
  };
  return { deal, ...unknown, pledges: {}, acknowledged: false, round: 0, turned: [], drew: [], over: false };
}

export function receiptOf(store: Store, table: string): Receipt {
  const kept = store.getItem(KEY + table);
  return kept === null
    ? { person: -1, part: null, pledged: false, deals: [] }
    : (JSON.parse(kept) as Receipt);
}

/** Where there is no room, receipts of other tables make some; a part must not be lost. */
export function keep(store: Store, table: string, receipt: Receipt): void {
  receipt.deals = receipt.deals.slice(-MOST_DEALS);
  if (write(store, table, receipt)) return;
  const keys = Array.from({ length: store.length }, (_, i) => store.key(i) ?? "");
  for (const key of keys) if (key.startsWith(KEY) && key !== KEY + table) store.removeItem(key);
  write(store, table, receipt);
}

function write(store: Store, table: string, receipt: Receipt): boolean {
  try {
    store.setItem(KEY + table, JSON.stringify(receipt));
    return true;
  } catch {
    return false; // full; the page goes on and only forgets at a reload
  }
}

/** People as records name them: A B … Z A1 B1 … */
function label(person: number): string {
  return String.fromCharCode(65 + (person % 26)) + (person < 26 ? "" : Math.floor(person / 26));
}

function seatLine(word: string, cards: readonly string[]): string[] {
  return cards.length ? [`${word} ${cards.join(" ")}`] : [];
}

function lines(deal: DealReceipt): string[] {
  const parts = Object.entries(deal.parts ?? {});
  return [
    "",
    `deal ${deal.deal}`,
    ...(deal.rules === null ? [] : [`rules ${deal.rules}`]),
    ...(deal.seal === null ? [] : [`seal ${deal.seal}`]),
    ...Object.entries(deal.pledges).map(([person, pledge]) => `pledge ${label(Number(person))} ${pledge}`),
    ...(deal.mine === null ? [] : [`mine ${deal.mine}`]),
    ...(deal.acknowledged ? ["acknowledged"] : []),
    ...(deal.mischief === null ? [] : [deal.mischief]),
    ...parts.map(([person, part]) =>
      part === null ? `missing ${label(Number(person))}` : `part ${label(Number(person))} ${part}`,
    ),
    ...(deal.parts === null ? [] : ["gathered"]),
    ...seatLine("dealt", deal.hand ?? []),
    ...seatLine("turned", deal.turned),
    ...seatLine("drew", deal.drew),
    ...(deal.over ? ["over"] : []),
  ];
}

/** The file that a player can save, for `yksi verify RECORD --receipt FILE`. */
export function writeReceipt(table: string, receipt: Receipt): string {
  const head = [FIRST_LINE, `table ${table}`, `person ${label(receipt.person)}`];
  return [...head, ...receipt.deals.flatMap(lines), ""].join("\n");
}
