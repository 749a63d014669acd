import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("keeps words apart by spaces that have a width in our letters: an en space has none", () => {
  const found = Object.entries(sources).filter(([, text]) => /&ensp;|\u2002/u.test(text));
  expect(sources).toHaveProperty(["../src/pages/Results.svelte"]);
  expect(found.map(([file]) => file)).toEqual([]);
});
