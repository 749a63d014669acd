// What the pen writes down, one entry a line. People have numbers, in the order of the seats.

/** The cards that people still held, by type. A map, because its order is that of the record. */
export type Held = ReadonlyMap<number, readonly string[]>;

export interface RoundOver {
  entry: "round";
  winner: number;
  held: Held;
}

export type AnyEntry =
  | { entry: "deals"; person: number } // somebody else than foreseen deals the next round
  | RoundOver
  | { entry: "corrected"; round: number; over: RoundOver } // an old round was written down wrongly
  | { entry: "match" } // the same company plays another match
  | { entry: "begins"; people: readonly number[] } // the cards are dealt, and the clock runs
  | { entry: "out"; person: number; minutes?: number } // full ones of the game, where it is noted later
  | { entry: "gives-up"; person: number }
  | { entry: "away"; person: number }
  | { entry: "warns"; by: number; person: number; reason: string }
  | { entry: "removes"; by: number; person: number }
  | { entry: "voted"; question: string; yes: number; no: number; oldest: string } // `oldest` decides a tie
  | { entry: "joins"; name: string; left_of: number; older_than: number | null } // null: is the youngest
  | { entry: "sits-in"; person: number; left_of: number }
  | { entry: "stops"; why: string; held: Held }
  | { entry: "memo"; text: string } // counts for nothing
  | { entry: "undo" }
  | { entry: "redo" };

export type EntryOf<Kind extends AnyEntry["entry"]> = Extract<AnyEntry, { entry: Kind }>;

export const isCarried = ({ yes, no, oldest }: EntryOf<"voted">): boolean =>
  yes > no || (yes === no && oldest === "yes");
