// Whose points are shown: people of a table, or of an evening with paper cards.

import type { Seen } from "../../art/animals";
import { shortName } from "../../lib/people";
import type { Table } from "../../lib/table.svelte";

export interface Scored {
  nameOf: (person: number) => string;
  faceOf: (person: number) => (Seen & { here?: boolean }) | undefined;
}

export const scoredAt = (table: Table): Scored => ({
  nameOf: (person) => shortName(table, person),
  faceOf: (person) => table.person(person),
});

/** People who sit round a real table, by their names in the order of the seats. */
export const scoredOnPaper = (names: readonly string[]): Scored => ({
  nameOf: (person) => names[person] ?? "",
  faceOf: (person) => ({ number: person, bot: null }),
});
