// Which buttons stand at the table now. One of them at most is the primary one.

import type { Table } from "../lib/table.svelte";
import { say } from "../lib/texts.svelte";
import { cardName, countWords, listed, nameOf } from "../lib/words";
import { keyOf } from "./keys";
import type { Play } from "./play.svelte";

export interface Offer {
  name: string;
  words: string;
  key: string | null;
  primary: boolean;
  act: () => void;
  icon?: string;
  note?: string; // its chance
  said?: string; // the same for a screen reader
  isPressed?: boolean;
  isOff?: boolean;
}

const ELSEWHERE = /^(draw$|accuse|doubt)/; // there is a pile to draw from, and nobody to be accused

/** Whether a button is still needed where a coach speaks. */
export const isNeededByLearner = (offer: Offer): boolean => !ELSEWHERE.test(offer.name);

function chosen(table: Table, play: Play): Offer[] {
  const cards = play.selectedCards;
  const offers: Offer[] = [];
  if (play.can("decline"))
    offers.push({
      name: "decline",
      words: say("scene-keep-all"),
      key: keyOf("keep"),
      primary: false,
      act: () => void play.act({ do: "decline" }),
    });
  if (cards.length)
    offers.push({
      name: "discard",
      words: say("scene-discard-card", { card: listed(cards.map((card) => cardName(card))) }),
      key: "↵",
      primary: true,
      act: () => play.discard(),
    });
  return offers;
}

function picked(play: Play): Offer[] {
  const cards = play.selectedCards;
  const lay =
    cards.length > 1
      ? say("scene-lay-several", { cards: countWords(cards.length) })
      : say("scene-lay", { card: cardName(cards[0]!) });
  const offers: Offer[] = [
    { name: "cancel", words: say("scene-cancel"), key: "Esc", primary: false, act: () => play.clear() },
  ];
  if (cards.length > 1)
    offers.push({
      name: "reorder",
      words: say("scene-reorder"),
      key: null,
      primary: false,
      act: () => play.reorder(),
    });
  offers.push({ name: "lay", words: lay, key: "↵", primary: play.fits(cards[0]!), act: () => play.lay() });
  return offers;
}

/** What others have just done can be questioned, for as long as there is time: one press. */
function questioned(table: Table, play: Play): Offer[] {
  const name = (person: number): string => table.nameOf(person);
  const { accuse = [], doubt = [] } = table.mine?.offers ?? {};
  const accused = play.legal.find((action) => action.do === "accuse");
  const key = keyOf("accuse");
  const found: Offer[] = accuse.map((person) => ({
    name: "accuse",
    words: say("scene-accuse", { who: name(person) }),
    key,
    primary: false,
    act: () => void table.do({ command: "accuseconduct", person }),
  }));
  if (accused?.do === "accuse")
    found.push({
      name: "accuse",
      words: say("scene-accuse", { who: nameOf(table, accused.seat) }),
      key,
      primary: false,
      act: () => void play.act(accused),
    });
  doubt.forEach((person) =>
    found.push({
      name: `doubt ${person}`,
      words: say("scene-doubt-drawing", { who: name(person) }),
      key: null,
      primary: false,
      act: () => void table.do({ command: "doubtdrawing", person }),
    }),
  );
  return found;
}

/** What can be done besides laying a card by pressing it. */
export function offers(table: Table, play: Play): Offer[] {
  if (play.can("laugh")) {
    return [
      {
        name: "frown",
        words: say("scene-frown"),
        key: null,
        primary: false,
        act: () => void play.act({ do: "frown" }),
      },
      {
        name: "laugh",
        words: say("scene-laugh"),
        key: null,
        primary: true,
        act: () => void play.act({ do: "laugh" }),
      },
    ];
  }
  if (play.toChoose) return chosen(table, play);
  if (table.isMyTurn && play.selected.length) return picked(play);
  const found: Offer[] = [];
  const stuck = !play.fitting;
  if (play.can("accept"))
    found.push({
      name: "take",
      words: say("scene-take", { count: table.cards!.pending }),
      key: keyOf("draw"),
      primary: stuck && !play.can("challenge"),
      act: () => play.draw(),
    });
  if (play.can("challenge"))
    found.push({
      name: "challenge",
      words: say("scene-challenge"),
      key: keyOf("challenge"),
      primary: false,
      act: () => play.reopen(),
    });
  if (play.can("draw"))
    found.push({
      name: "draw",
      words: say("scene-draw"),
      key: keyOf("draw"),
      primary: stuck,
      act: () => play.draw(),
    });
  if (play.can("keep"))
    found.push({
      name: "keep",
      words: say("scene-keep"),
      key: keyOf("keep"),
      primary: stuck && !play.can("draw"),
      act: () => void play.act({ do: "keep" }),
    });
  return [...found, ...questioned(table, play)];
}
