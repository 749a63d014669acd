// How averages are shown: rounded, and told apart.

import { expect, test } from "vitest";
import { decimalsOf, digitsFor } from "../../src/evening/averages";

const row = (total: number, games: number): { total: number; games: number } => ({ total, games });

test("one decimal is enough where nothing is hidden", () => {
  const rows = [row(79, 3), row(93, 3), row(123, 3), row(123, 3)];
  expect(digitsFor(rows)).toBe(1);
  expect(decimalsOf(rows[0]!, 1)).toEqual({ whole: "26", tenths: "3" });
  expect(decimalsOf(row(137, 3), 1)).toEqual({ whole: "45", tenths: "7" });
});

test("two decimals where one would make different averages look alike", () => {
  const rows = [row(1001, 100), row(10_013, 1000)];
  expect(digitsFor([row(40, 3), row(53, 4)])).toBe(2); // 13.33 and 13.25
  expect(decimalsOf(row(53, 4), 2)).toEqual({ whole: "13", tenths: "25" });
  expect(digitsFor(rows)).toBe(3);
});

test("equal fractions stay equal, and nobody's average counts who has none", () => {
  expect(digitsFor([row(61, 3), row(122, 6), row(0, 0)])).toBe(1);
});

test("halves are rounded up, and a carry reaches the whole", () => {
  expect(decimalsOf(row(81, 20), 1)).toEqual({ whole: "4", tenths: "1" });
  expect(decimalsOf(row(1999, 100), 1)).toEqual({ whole: "20", tenths: "0" });
});
