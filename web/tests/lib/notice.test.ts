// What is told where I look is true when I read it: after a line that was cut, much of it is over.

import { expect, test, vi } from "vitest";
import type { Happened, Table } from "../../src/lib/table.svelte";
import { notice } from "../../src/lib/telling/notice";

vi.mock("../../src/lib/texts.svelte", () => ({ say: (key: string) => key }));

const ME = 1;

function tableOf(host: number): Table {
  return {
    me: ME,
    cards: null,
    room: { seats: [0, ME], people: [], texts: {}, host, settings: {} },
  } as unknown as Table;
}

test("whoever is back is not told that a bot plays for them", () => {
  const events: Happened[] = [
    { event: "left", person: ME },
    { event: "standsin", person: ME, on: true },
    { event: "returned", person: ME },
    { event: "standsin", person: ME, on: false },
  ];
  expect(notice(tableOf(0), events)).toBe("");
});

test("whoever was host for a moment only is not told that they host", () => {
  const events: Happened[] = [
    { event: "hosting", person: ME },
    { event: "hosting", person: 0 },
  ];
  expect(notice(tableOf(0), events)).toBe("");
  expect(notice(tableOf(ME), events)).not.toBe("");
});

test("a text on a card is told once, with whoever laid it", () => {
  const events: Happened[] = [
    { event: "laid", seat: 0, cards: ["WC1"], jumped: false, drawn: false },
    { event: "named", seat: 0, color: "green" },
    { event: "custom", seat: 0, preset: "text" },
    { event: "textplayed", person: 0, text: "Sing" },
  ] as unknown as Happened[];
  const table = { ...tableOf(0), nameOf: () => "Anna" } as unknown as Table;
  expect(notice(table, events)).toBe("news-textplayed");
});
