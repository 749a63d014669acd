import { beforeEach, describe, expect, it, vi } from "vitest";
import "../browser";
import { adoptPrivateLink, knows, privatePart, tokenFor } from "../../src/lib/identity";
import { forgetVisit, noteVisit, visits } from "../../src/lib/visits";

beforeEach(() => {
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
});

describe("who this browser is at a table", () => {
  it("is a secret of its own for every table, the same on every visit", () => {
    const token = tokenFor("one");
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(tokenFor("one")).toBe(token);
    expect(tokenFor("two")).not.toBe(token);
  });

  it("travels in a private link, and in no other", () => {
    const link = privatePart("one");
    const token = tokenFor("one");
    localStorage.removeItem("yksi.place.one");
    expect(knows("one")).toBe(false);
    for (const wrong of ["", "#me=", "#me=short", `${link}x`, `#you=${token}`])
      expect(adoptPrivateLink("one", wrong)).toBe(false);
    expect(knows("one")).toBe(false);
    expect(adoptPrivateLink("one", link)).toBe(true);
    expect(tokenFor("one")).toBe(token);
  });
});

describe("your tables", () => {
  const visit = (table: string, at: number): void => noteVisit({ table, rules: "classic", people: [], at });

  it("are the five newest of a week, the newest first", () => {
    vi.useFakeTimers({ now: 10 * 24 * 3600 * 1000 });
    visit("old", 1);
    for (let number = 1; number <= 6; number++) visit(`t${number}`, Date.now() - 1000 * number);
    expect(visits().map(({ table }) => table)).toEqual(["t1", "t2", "t3", "t4", "t5"]);
    forgetVisit("t1");
    expect(visits()[0]!.table).toBe("t2");
    vi.useRealTimers();
  });

  it("bear what somebody else wrote into the browser's storage", () => {
    localStorage.setItem("yksi.visit.odd", "{");
    visit("good", Date.now());
    expect(visits().map(({ table }) => table)).toEqual(["good"]);
  });
});
