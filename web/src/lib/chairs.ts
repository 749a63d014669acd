// Chairs round a table, as gaps between neighbours: who sits where, and where one could sit.

export interface Gap {
  after: number; // people, clockwise
  before: number;
}

/** A place in the picture: oneself, somebody else, or a free chair. */
export type Place =
  { kind: "me"; gap: Gap | null } | { kind: "person"; number: number } | { kind: "free"; gap: Gap };

/** The gaps between those who sit, clockwise; the last one is between the last and the first. */
export function gapsOf(others: readonly number[]): Gap[] {
  return others.map((after, i) => ({ after, before: others[(i + 1) % others.length]! }));
}

/** Where oneself sits among the others; null for who has no chair. */
export function gapOf(chairs: readonly number[], me: number): Gap | null {
  const at = chairs.indexOf(me);
  if (at < 0 || chairs.length < 2) return null;
  const beside = (step: number): number => chairs[(at + step + chairs.length) % chairs.length]!;
  return { after: beside(-1), before: beside(1) };
}

/** Where a newcomer would best sit: between two people rather than bots, else after the last. */
export function likeliest(others: readonly number[], isBot: (number: number) => boolean): Gap | null {
  const gaps = gapsOf(others).reverse();
  return gaps.find(({ after, before }) => !isBot(after) && !isBot(before)) ?? gaps[0] ?? null;
}

export function isSame(one: Gap | null, other: Gap | null): boolean {
  return one?.after === other?.after && one?.before === other?.before;
}

/** Everything round the table clockwise from oneself; beside oneself there is no free chair. */
export function placesOf(others: readonly number[], mine: Gap | null): Place[] {
  const gaps = gapsOf(others);
  const at = gaps.findIndex((gap) => isSame(gap, mine));
  const turned = [...gaps.slice(at + 1), ...gaps.slice(0, at + 1)];
  const round = turned.flatMap((gap): Place[] => [
    { kind: "person", number: gap.after },
    ...(at >= 0 && isSame(gap, mine) ? [] : [{ kind: "free", gap } as const]),
  ]);
  return at >= 0 ? [{ kind: "me", gap: mine }, ...round] : round;
}
