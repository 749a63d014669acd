// What is agreed before the first card: the edition, who sits where, and how long a game lasts.

import { LONGEST_NAME, PAPER } from "../lib/protocol";
import { paperRules, type PaperRules } from "./agreed";
import { refuse } from "./refusal";

export interface Start {
  rules: string;
  names: readonly string[]; // clockwise
  dealer: number;
  ages: readonly number[]; // the oldest first; none: in the order of the seats
  series: boolean;
  limit: number; // minutes of a game; 0: none
  notes: readonly (readonly [string, string])[];
}

export function startOf(rules: string, names: readonly string[], more: Partial<Start> = {}): Start {
  return { rules, names, dealer: 0, ages: [], series: false, limit: 0, notes: [], ...more };
}

/** What makes names equal, letter by letter: as Python's `casefold` has it, which keeps the dotless i. */
const folded = (name: string): string =>
  [...name]
    .map((letter) => (letter === "ı" ? letter : letter.toLowerCase().toUpperCase().toLowerCase()))
    .join("");

export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);

export function needName(name: string, names: readonly string[]): void {
  if (!name.trim() || [...name].length > LONGEST_NAME) refuse("no-name");
  if (names.some((other) => isSameName(name, other))) refuse("name-taken");
}

/** The rules of an evening whose beginning makes sense. */
export function checked(start: Start): PaperRules {
  const rules = paperRules(start.rules);
  const { names, ages, dealer, limit } = start;
  names.forEach((name, place) => needName(name, names.slice(0, place)));
  if (names.length < rules.min_seats) refuse("too-few");
  if (names.length > rules.max_seats) refuse("too-many");
  const everybody = [...names.keys()];
  const isEverybody = ages.length === names.length && everybody.every((person) => ages.includes(person));
  if (!everybody.includes(dealer) || (ages.length > 0 && !isEverybody)) refuse("nobody");
  if (start.series && !(limit > 0 && limit <= PAPER.hour)) refuse("time-over");
  return rules;
}
