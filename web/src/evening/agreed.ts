// The rules that a paper follows, of a text such as `classic + scoring=low + target=300`. What else is changed
// there is a matter of those who play.

import { PAPER } from "../lib/protocol";
import { readRules } from "../lib/rules";

const SCORINGS = ["winner", "low", "none", "places"] as const;
export type Scoring = (typeof SCORINGS)[number];

type Counted =
  | "min_seats"
  | "max_seats"
  | "seats_per_deck"
  | "decks"
  | "shuffle_hands"
  | "custom_wilds"
  | "valley_wilds"
  | "target";
export type PaperRules = Readonly<Record<Counted, number> & { scoring: Scoring }>;

export type PaperEdition = keyof typeof PAPER.editions;

export class NoSuchRules extends Error {}

const isPaperEdition = (name: string): name is PaperEdition => Object.hasOwn(PAPER.editions, name);

export function paperRules(text: string): PaperRules {
  const { edition, changes } = readRules(text);
  if (!isPaperEdition(edition)) throw new NoSuchRules(`there is no edition called ${edition}`);
  const rules: Record<string, string | number> = { ...PAPER.editions[edition] };
  for (const [field, value] of Object.entries(changes)) {
    if (!(field in rules)) continue;
    if (field !== "scoring" && !/^\d{1,4}$/.test(value)) throw new NoSuchRules(`${field} is a number`);
    rules[field] = field === "scoring" ? value : Number(value);
  }
  if (!SCORINGS.some((scoring) => scoring === rules["scoring"])) throw new NoSuchRules("no such scoring");
  return rules as unknown as PaperRules;
}

/** Whether points are counted, round by round. */
export const hasPoints = ({ scoring }: PaperRules): boolean => scoring === "winner" || scoring === "low";
