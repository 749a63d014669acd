// Examples speak the words of their edition, and numbers have the sign of the language.

import { expect, test, vi } from "vitest";
import type { Company } from "../../src/lib/people";
import { Retelling } from "../../src/rulebook/retelling";

vi.mock("../../src/lib/texts.svelte", () => ({
  say: (key: string, values: Record<string, unknown> = {}) =>
    key === "decimal" ? `${values.whole},${values.tenths}` : `${key} ${JSON.stringify(values)}`,
}));

const company: Company = {
  me: -1,
  edition: "kpgut",
  nameOf: () => "Aino",
  personAt: (seat) => seat,
  textOf: () => "",
};
const retelling = new Retelling(company, "kpgut");

test("a check is told in the words of the edition", () => {
  const words = retelling.step({ kind: "checks", checks: [{ check: "draw-pile", values: ["9"] }] });
  expect(words).toContain("kpgut");
});

test("seconds and averages have the decimal sign of the language", () => {
  expect(retelling.step({ kind: "move", at: "3.5s" })).toContain("3,5");
  expect(retelling.step({ kind: "move", at: "12s" })).toContain("12");
  const checks = [{ check: "points", people: [0, 1], values: ["40.5", "7"] }];
  expect(retelling.step({ kind: "checks", checks })).toContain("Aino 40,5, Aino 7");
});
