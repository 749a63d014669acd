// What happens to the cards, event by event, and a few together.

import type { Happened } from "../table.svelte";
import { say } from "../texts.svelte";
import { colorWords, countWords as count } from "../words";
import { news } from "./news";
import { yes, type Of, type Teller } from "./teller";

export function told(teller: Teller, event: Happened): string {
  const at = (seat: number): number => teller.at(seat);
  switch (event.event) {
    case "cut":
      return teller.say("event-cut", { draws: cutItem(teller, event) });
    case "dealt":
      if (event.cards === null)
        return teller.act("event-dealt", at(event.seat), { cards: count(event.count) });
      return teller.act("event-dealt-known", at(event.seat), { cards: teller.cards(event.cards) });
    case "turned":
      return teller.say("event-turned", { card: teller.card(event.card), rejected: yes(event.rejected) });
    case "laid":
      return teller.act(event.jumped ? "event-jumped" : "event-laid", at(event.seat), {
        cards: teller.card(event.card, "object"),
      });
    case "named":
      return teller.act("event-named", at(event.seat), { color: colorWords(event.color, "object") });
    case "drew":
      return drew(teller, [event]);
    case "discarded":
      return teller.act("event-discarded", at(event.seat), { cards: teller.card(event.card, "object") });
    case "gave": {
      const card = event.card === null ? count(1) : teller.card(event.card, "object");
      return teller.act("event-gave", at(event.seat), { card }, at(event.to));
    }
    case "accepted":
    case "pending":
    case "tookback":
      return teller.act(`event-${event.event}`, at(event.seat), { cards: count(event.count) });
    case "challenged":
      return teller.act("event-challenged", at(event.seat), {}, at(event.target));
    case "caught":
      return teller.act("event-caught", at(event.by), {}, at(event.seat));
    case "judged":
      return teller.act("event-judged", at(event.seat), { guilty: yes(event.guilty) });
    case "accused":
      return teller.act("event-accused", at(event.seat), { rightly: yes(event.rightly) }, at(event.target));
    case "joined":
      return teller.act("event-joined", at(event.seat), {}, at(event.left_of));
    case "shown":
      if (event.cards === null && event.to !== null)
        return teller.act("event-shown", at(event.seat), {}, at(event.to));
      return teller.act("event-shown-known", at(event.seat), {
        cards: event.cards?.length ? teller.cards(event.cards) : say("no-cards"),
      });
    case "swapped":
      if (event.seat === null || event.other === null) return teller.say("event-rotated");
      return teller.act("event-swapped", at(event.seat), {}, at(event.other));
    case "lapsed": // who forgot the call is for the others to notice
      return at(event.seat) === teller.company.me ? teller.act("event-lapsed", at(event.seat)) : "";
    case "reversed":
      return teller.say("event-reversed", { direction: event.direction });
    case "reshuffled":
      return teller.say("event-reshuffled", { count: event.count });
    case "custom":
      return custom(teller, event, []);
    case "out":
    case "placed":
      return teller.act(`event-${event.event}`, at(event.seat), { place: event.place });
    case "scored":
      return teller.act("event-scored", at(event.seat), { count: event.points });
    case "roundover":
      if (event.winner === null) return teller.say("event-roundover-nobody", { reason: event.reason });
      return teller.act("event-roundover", at(event.winner), { reason: event.reason });
    case "matchover":
      return teller.say("event-matchover");
    case "turn":
    case "dealer":
    case "kept":
    case "passed":
    case "called":
    case "skipped":
    case "chose":
    case "laughed":
    case "frowned":
    case "pooled":
    case "opened":
    case "closed":
    case "marked":
    case "unmarked":
    case "gaveup":
    case "removed":
    case "wasaway":
      return teller.act(`event-${event.event}`, at(event.seat));
    default:
      return news(teller, event);
  }
}

// --- events that make one sentence together

export function cutItem(teller: Teller, cut: Of<"cut">): string {
  return say("cut-item", { who: teller.people([teller.at(cut.seat)]), card: teller.card(cut.card) });
}

export function drew(teller: Teller, run: readonly Of<"drew">[]): string {
  const first = run[0]!;
  const known = run.flatMap((event) => event.cards ?? []);
  const cards =
    first.cards === null
      ? count(run.reduce((sum, event) => sum + event.count, 0))
      : teller.cards(known, "object");
  return teller.act("event-drew", teller.at(first.seat), { cards, why: first.why });
}

export function laid(teller: Teller, run: readonly Happened[]): string {
  const plays = run.filter((event) => event.event === "laid");
  const first = plays[0];
  if (!first) return run.map((event) => told(teller, event)).join(" ");
  const named = run.find((event) => event.event === "named");
  const cards = teller.cards(
    plays.map((event) => event.card),
    "object",
    named?.color,
  );
  const who = teller.at(first.seat);
  if (first.jumped) return teller.act("event-jumped", who, { cards });
  if (!named) return teller.act("event-laid", who, { cards });
  return teller.act("event-laid-color", who, { cards, color: colorWords(named.color, "object") });
}

/** What the card says, and what it does in the words of the rule or of what happened. */
export function custom(teller: Teller, first: Of<"custom">, followed: readonly Happened[]): string {
  if (first.preset === "blank" || first.preset === "text") return ""; // a text of one's own is news
  const effects = followed.map((event) => told(teller, event));
  const text = teller.say("event-custom", { preset: say(`preset-${first.preset}`) });
  return [text, ...(effects.length ? effects : [say(`preset-${first.preset}.effect`)])].join(" ");
}
