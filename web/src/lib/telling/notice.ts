// What happened to me, in one or two sentences: what others did to my cards and my turn, and what
// people decided about me. What one does oneself is seen in the hand, and needs no words.

import { companyOf } from "../people";
import type { Happened, Table } from "../table.svelte";
import { countWords } from "../words";
import { laid, told } from "./play";
import { Teller, unmarked, type Of } from "./teller";

/** Whether an event is about me; `actor` is whoever laid the card behind it, me or somebody else. */
function concerns(
  teller: Teller,
  event: Happened,
  actor: number | null,
  isSeated: (person: number) => boolean,
): boolean {
  const { me } = teller.company;
  const isMe = (seat: number | null): boolean => seat !== null && teller.at(seat) === me;
  switch (event.event) {
    case "skipped":
    case "lapsed":
    case "wasaway":
    case "passed":
    case "marked":
    case "unmarked":
      return isMe(event.seat);
    case "drew":
      return isMe(event.seat) && event.why !== "turn";
    case "caught":
      return isMe(event.seat) || isMe(event.by);
    case "accused":
      return isMe(event.seat) || isMe(event.target);
    case "gave":
      return isMe(event.to);
    case "swapped":
      return actor !== me && (event.other === null || isMe(event.other) || isMe(event.seat));
    case "laid":
      return event.jumped && !isMe(event.seat);
    case "pooled":
    case "opened":
    case "joined":
    case "gaveup":
      return !isMe(event.seat);
    case "reversed":
    case "custom":
      return actor !== null && actor !== me;
    case "warned":
    case "doubted":
    case "doubtsettled":
    case "doubtlapsed":
      return event.person === me || event.by === me;
    case "movedaway":
    case "timedout":
      return event.person === me;
    case "coachnamed":
      return event.person === me || event.player === me;
    case "said": // at a seat it is a bubble, in a lobby the paper
      return event.person !== me && (event.to === me || !isSeated(event.person));
    case "reacted":
      return event.person !== me && !isSeated(event.person);
    case "answered":
    case "textplayed":
      return event.person !== me;
    case "removed":
    case "removal":
    case "reopened":
    case "ballotclosed":
    case "toolused":
    case "abandoned":
    case "networkclosed":
      return true;
    default:
      return false;
  }
}

/** Whether I was made host, and still am: whoever comes back to a table reads of many hosts. That a bot
    stood in for me is never told: I cannot have been here to read it in time. */
function isNowHost(table: Table, event: Happened): boolean {
  return event.event === "hosting" && event.person === table.me && table.room?.host === table.me;
}

/** The play of somebody else that led to an event, if it is told with it. */
function playBefore(events: readonly Happened[], index: number): Happened[] {
  const before = events.slice(0, index);
  const last = before.filter((event) => event.event === "laid").at(-1);
  return before.filter(
    (event) => (event.event === "laid" || event.event === "named") && event.seat === last?.seat,
  );
}

function drawnByMe(event: Happened): event is Of<"drew"> {
  return event.event === "drew" && event.why !== "turn";
}

/** Cards that I get and a turn that I lose are one sentence. */
function consequences(teller: Teller, mine: readonly Happened[]): string {
  const loses = mine.some((event) => event.event === "skipped");
  const drawn = mine.filter(drawnByMe).reduce((sum, event) => sum + event.count, 0);
  const taken =
    loses && drawn ? teller.act("event-accepted", teller.company.me, { cards: countWords(drawn) }) : "";
  const others = taken ? mine.filter((event) => event.event !== "skipped" && !drawnByMe(event)) : mine;
  return [...others.map((event) => told(teller, event)), taken].filter(Boolean).join(" ");
}

/** What I should be told of what happened at once; empty when nothing of it is about me. */
export function notice(table: Table, events: readonly Happened[]): string {
  const company = companyOf(table);
  const teller = new Teller(company);
  const actors = events.flatMap((event) => (event.event === "laid" ? [teller.at(event.seat)] : []));
  const isSeated = (person: number): boolean => table.room?.seats.includes(person) ?? false;
  const mine = events.filter(
    (event) => concerns(teller, event, actors.at(-1) ?? null, isSeated) || isNowHost(table, event),
  );
  const first = mine[0];
  if (!first) return "";
  const play = playBefore(events, events.indexOf(first));
  const isTold = mine.some((event) => event.event === "textplayed"); // who laid the card, and what it says
  const isOthers = !isTold && play[0]?.event === "laid" && teller.at(play[0].seat) !== company.me;
  return unmarked([isOthers ? laid(teller, play) : "", consequences(teller, mine)].filter(Boolean).join(" "));
}
