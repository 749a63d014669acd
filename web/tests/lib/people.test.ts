import { describe, expect, it } from "vitest";
import "../browser";
import { isAlone } from "../../src/lib/people";
import type { Table } from "../../src/lib/table.svelte";

const ME = { number: 0, bot: null, here: true };
const BOT = { number: 1, bot: "careful", here: true };
const table = (...people: object[]): Table =>
  ({ me: 0, room: { people: [ME, BOT, ...people], seats: [0, 1, 2] } }) as unknown as Table;

describe("whoever is alone", () => {
  it("has only bots at the table, or people who went and have no seat", () => {
    expect(isAlone(table())).toBe(true);
    expect(isAlone(table({ number: 3, bot: null, here: false }))).toBe(true);
  });

  it("is not while somebody plays or watches, or has a seat to come back to", () => {
    expect(isAlone(table({ number: 2, bot: null, here: true }))).toBe(false);
    expect(isAlone(table({ number: 3, bot: null, here: true }))).toBe(false);
    expect(isAlone(table({ number: 2, bot: null, here: false }))).toBe(false);
  });
});
