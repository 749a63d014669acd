// What lies on top is told with the colour in force where the card alone does not say it.

import { expect, test, vi } from "vitest";
import type { Table } from "../../src/lib/table.svelte";
import { topWords } from "../../src/lib/words";

vi.mock("../../src/lib/texts.svelte", () => ({
  say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" "),
}));

const tableOf = (top: string | null, color: string | null): Table =>
  ({ cards: { top, color }, room: null }) as unknown as Table;

test("a wild is told with its colour, as soon as it has one", () => {
  expect(topWords(tableOf("W4", "green"))).toContain("table-top-color");
  expect(topWords(tableOf("W4", "green"))).toContain("green");
  expect(topWords(tableOf("W", null))).toMatch(/^table-top /);
});

test("a card of a colour, and nothing at all, are told as they are", () => {
  expect(topWords(tableOf("R7", "red"))).toMatch(/^table-top /);
  expect(topWords(tableOf(null, null))).toBe("table-empty");
});
