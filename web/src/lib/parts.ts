// The parts of a table as a browser keeps them: a state brings them whole at first, then the fields that changed.

import type { Choosing, MyPart, PaperPart, RoomView, TableState, View } from "./protocol";

export type Choice = NonNullable<Choosing["what"]>;

export interface Parts {
  room: RoomView | null;
  cards: View | null; // what everybody may see
  mine: MyPart | null; // what only I may know
  paper: PaperPart | null;
  screens: number; // big ones that show the table
  choosing: Readonly<Record<string, Choice>>; // whom their pages ask what, as a big screen is told
}

export const NO_PARTS: Parts = {
  room: null,
  cards: null,
  mine: null,
  paper: null,
  screens: 0,
  choosing: {},
};

/** A part with what changed of it; undefined: nothing did. */
function changed<Part>(known: Part | null, told: Part | null | undefined): Part | null {
  if (told === undefined) return known;
  return known === null || told === null ? told : { ...known, ...told };
}

function cardsAfter(known: View | null, state: TableState): View | null {
  const cards = changed(known, state.cards);
  const { seats, onto } = state;
  if (cards === null || (!seats && !onto)) return cards;
  return {
    ...cards,
    seats: seats ? cards.seats.map((seat) => ({ ...seat, ...seats[seat.seat] })) : cards.seats,
    discards: onto ? [...cards.discards, ...onto] : cards.discards,
  };
}

/** All parts after a state; those that it does not change are the very same. */
export function partsAfter(known: Parts, state: TableState): Parts {
  return {
    room: changed(known.room, state.room),
    cards: cardsAfter(known.cards, state),
    mine: changed(known.mine, state.mine),
    paper: changed(known.paper, state.paper),
    screens: state.screens ?? known.screens,
    choosing: state.choosing ?? known.choosing,
  };
}
