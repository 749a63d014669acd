import { describe, expect, it } from "vitest";
import type { PersonView, RoomView } from "../../src/lib/protocol";
import type { Table } from "../../src/lib/table.svelte";
import { arrivals, newcomers } from "../../src/panels/invite/arrivals";

const person = (number: number, more: Partial<PersonView> = {}): PersonView =>
  ({ number, name: `N${number}`, bot: null, here: true, ready: false, ...more }) as PersonView;

const at = (room: Partial<RoomView>): Table =>
  ({ room: { stage: "lobby", host: 0, seats: [], ...room } }) as unknown as Table;

const stages = (table: Table): string[] =>
  arrivals(table).map(({ person, stage }) => `${person.number} ${stage}`);

describe("who has come", () => {
  it("chooses a seat until a hand is on the table, but for the host", () => {
    const people = [person(0), person(1), person(2, { ready: true })];
    expect(stages(at({ people }))).toEqual(["0 here", "1 choosing", "2 here"]);
  });

  it("watches a running game without a seat", () => {
    const people = [person(0), person(1)];
    expect(stages(at({ people, stage: "playing", seats: [1] }))).toEqual(["0 watching", "1 here"]);
  });

  it("is no bot and nobody who has left", () => {
    expect(
      stages(at({ people: [person(0), person(1, { bot: "casual" }), person(2, { here: false })] })),
    ).toEqual(["0 here"]);
  });
});

describe("newcomers", () => {
  const before = arrivals(at({ people: [person(0), person(1)] }));
  it("are those who have come or come further", () => {
    const now = arrivals(at({ people: [person(0), person(1, { ready: true }), person(2)] }));
    expect(newcomers(before, now).map(({ person, stage }) => `${person.number} ${stage}`)).toEqual([
      "1 here",
      "2 choosing",
    ]);
  });

  it("are nobody when somebody goes", () => {
    expect(newcomers(before, arrivals(at({ people: [person(0)] })))).toEqual([]);
  });
});
