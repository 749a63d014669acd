// What the scene is laid out into: points and sizes in pixels.

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** A point of the shore, with the angle at which play passes it clockwise. */
export interface Ashore extends Point {
  angle: number;
}

export type LabelPlace = "left" | "right" | "above" | "below" | "beside";

export interface SeatPlace extends Point {
  avatar: number; // its diameter
  fan: boolean; // whether the cards are shown as a fan of backs
  label: LabelPlace;
  named: boolean; // whether the name always stands there
  wide?: number; // pixels for the name, where neighbours or the edge are near
}

export interface HandPlace extends Box {
  card: number; // width of a card
  raise: number; // how far a card that fits stands out
  spread: number; // degrees of the fan
  rows: number[]; // cards in each row
  steps: number[]; // from one card to the next, for each row
  pitch: number; // from row to row
}

/** Where a card of the hand lies within it. */
export interface CardPlace extends Point {
  row: number;
  column: number;
  turn: number; // degrees
}

export interface Plan {
  phone: boolean;
  strip: boolean; // the seats in one scrolling line, in turn order
  cramped: boolean; // words under the piles have no room for more than the needful
  beside: boolean; // words stand beside the piles: there is no room under them
  side: boolean; // wide and low: what is said and done stands beside the piles and the hand
  brief: boolean; // seats have names only
  width: number;
  height: number;
  lake: Box & { band: number; spacing: number };
  seats: SeatPlace[]; // clockwise from the bottom
  draw: Box;
  discard: Box;
  middle: { left: number; top: number; bottom: number; width: number }; // what is said
  hand: HandPlace;
  boat: number;
}

/** What a plan is made for. */
export interface Given {
  width: number;
  height: number;
  seats: number;
  cards: number; // of one's own
  isSeated: boolean;
  leftHanded: boolean;
  text: number; // how large text is, 1 as a rule
  isCoached?: boolean; // a coach speaks where the status stands, and has more to say
  hasPlates?: boolean; // chances may stand above the hand
  opened?: number; // cards in the largest hand of others that lies open
}

export const RATIO = 1.5; // of a card
export const CRAMPED = 1.2; // text larger than this needs the room of other words
export const RING = 9; // pixels round the face of whoever is on turn

export const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
