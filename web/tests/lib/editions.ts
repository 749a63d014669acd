// Editions for tests: two that everybody knows, and one that people wrote.

import type { Edition } from "../../src/lib/rulebooks.svelte";

const book = (words: string, rules: Edition["rules"]): Edition => ({
  words,
  rules,
  clauses: {},
  notes: [],
  offers: { target: ["200", "500"] },
});

const CLASSIC = {
  draw: "one",
  stacking: "no",
  scoring: "winner",
  target: 500,
  conduct: "none",
  max_seats: 10,
  custom_wilds: 0,
};

export const EDITIONS: Record<string, Edition> = {
  classic: book("classic", CLASSIC),
  kpgut: book("kpgut", { ...CLASSIC, scoring: "places", target: 0, conduct: "offices", max_seats: 28 }),
  Mökki: {
    ...book("classic", { ...CLASSIC, draw: "until", stacking: "same" }),
    own: {
      language: "fi",
      names: { fi: "Mökki", sv: "Stugan" },
      abouts: {},
      clauses: { stacking: { fi: "Päälle saa lyödä." } },
    },
  },
};
