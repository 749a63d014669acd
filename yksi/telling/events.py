"""What happened, as sentences: one paragraph an act, second person for the own seat.

Whoever asks has left out what the own seat may not know. Turns, points and places are not told
here: the board and the score show them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from yksi.game import events as ev
from yksi.game.events import AnyEvent
from yksi.telling.event_groups import group_of, without_echoes
from yksi.telling.words import Words


class EventSentences:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._me = words.seating.me

    def paragraph(self, events: Sequence[AnyEvent]) -> str:
        """The events of one act, those that the own seat may know."""
        runs = groupby(without_echoes(events), key=group_of)
        return " ".join(filter(None, (self._run(list(run)) for _, run in runs)))

    def _run(self, run: list[AnyEvent]) -> str:
        """Events that make one sentence together."""
        words, first = self._words, run[0]
        if isinstance(first, ev.Cut):
            cuts = [event for event in run if isinstance(event, ev.Cut)]
            drawn = [
                words.say("cut-item", who=words.entry(cut.seat), card=words.card(cut.card))
                for cut in cuts
            ]
            return words.say("event-cut", draws=words.listed(drawn))
        if isinstance(first, ev.Laid):
            return self._laid(first, run)
        if isinstance(first, ev.Drew):
            return self._drew(first, [event for event in run if isinstance(event, ev.Drew)])
        if isinstance(first, ev.Custom):
            return self._custom(first, run[1:])
        if isinstance(first, ev.Discarded):
            cards = [event.card for event in run if isinstance(event, ev.Discarded)]
            return words.act("event-discarded", first.seat, cards=words.cards(cards, "object"))
        return " ".join(filter(None, (self._sentence(event) for event in run)))

    def _laid(self, first: ev.Laid, run: list[AnyEvent]) -> str:
        words = self._words
        cards = words.cards([event.card for event in run if isinstance(event, ev.Laid)], "object")
        colors = [event.color for event in run if isinstance(event, ev.Named)]
        if first.jumped:
            return words.act("event-jumped", first.seat, cards=cards)
        if colors:
            color = words.color(colors[0], "object")
            return words.act("event-laid-color", first.seat, cards=cards, color=color)
        return words.act("event-laid", first.seat, cards=cards)

    def _drew(self, first: ev.Drew, run: list[ev.Drew]) -> str:
        words = self._words
        cards = words.count(sum(event.count for event in run))
        if first.cards is not None:
            known = [card for event in run for card in event.cards or ()]
            cards = words.cards(known, "object")
        return words.act("event-drew", first.seat, cards=cards, why=first.why)

    def _sentence(self, event: AnyEvent) -> str:
        """One event; empty when it is better not said."""
        words = self._words
        match event:
            case ev.Dealt(seat, count, None):
                return words.act("event-dealt", seat, cards=words.count(count))
            case ev.Dealt(seat, _, tuple() as cards):
                return words.act("event-dealt-known", seat, cards=words.cards(cards))
            case ev.Shown():
                return self._shown(event)
            case ev.Turned(card, rejected):
                is_back = "yes" if rejected else "no"
                return words.say("event-turned", card=words.card(card), rejected=is_back)
            case ev.Named(seat, color):
                return words.act("event-named", seat, color=words.color(color, "object"))
            case ev.Accepted(seat, count) | ev.Pending(seat, count) | ev.TookBack(seat, count):
                return words.act(_key(event), seat, cards=words.count(count))
            case ev.Challenged(seat, target):
                return self._two(event, seat, target)
            case ev.Caught(seat, by):
                return self._two(event, by, seat)
            case ev.Judged(seat, guilty):
                return words.act("event-judged", seat, guilty="yes" if guilty else "no")
            case ev.Accused(seat, target, rightly):
                return self._two(event, seat, target, rightly="yes" if rightly else "no")
            case ev.Joined(seat, neighbour):
                return self._two(event, seat, neighbour)
            case ev.Gave(seat, to, card):
                given = words.count(1) if card is None else words.card(card, "object")
                return self._two(event, seat, to, card=given)
            case ev.Swapped(None, _) | ev.Swapped(_, None):
                return words.say("event-rotated")
            case ev.Swapped(int() as seat, int() as other):
                return self._two(event, seat, other)
            case ev.Lapsed(seat) if seat != self._me:
                return ""  # who forgot the call is for the others to notice
            case ev.Reversed(direction):
                return words.say("event-reversed", direction=direction)
            case ev.Reshuffled(count):
                return words.say("event-reshuffled", count=count)
            case ev.Out(seat, place):
                return words.act("event-out", seat, place=place)
            case ev.RoundOver(winner, reason):
                return self._over(winner, reason)
            case (
                ev.Dealer(seat)
                | ev.Kept(seat)
                | ev.Passed(seat)
                | ev.Called(seat)
                | ev.Lapsed(seat)
                | ev.Skipped(seat)
                | ev.Chose(seat)
                | ev.Laughed(seat)
                | ev.Frowned(seat)
                | ev.Pooled(seat)
                | ev.Opened(seat)
                | ev.Closed(seat)
                | ev.Marked(seat)
                | ev.Unmarked(seat)
                | ev.GaveUp(seat)
                | ev.Removed(seat)
                | ev.WasAway(seat)
            ):
                return words.act(_key(event), seat)
            case _:
                return ""

    def _two(self, event: AnyEvent, seat: int, other: int, **arguments: str) -> str:
        """What one seat does to another."""
        words = self._words
        return words.act(
            _key(event),
            seat,
            whom=words.whom(other),
            other=words.person(other),
            **arguments,
        )

    def _shown(self, event: ev.Shown) -> str:
        words = self._words
        if event.cards is None and event.to is not None:
            other = words.person(event.to)
            return words.act("event-shown", event.seat, whom=words.whom(event.to), other=other)
        cards = words.cards(event.cards or ()) or words.say("no-cards")
        return words.act("event-shown-known", event.seat, cards=cards)

    def _custom(self, first: ev.Custom, told: list[AnyEvent]) -> str:
        """What the card says, and what it does in the words of the rule or of what happened."""
        if first.preset == "blank":
            return ""
        text = self._words.say
        said = text("event-custom", preset=text(f"preset-{first.preset}"))
        effects = [self._sentence(event) for event in told]
        return " ".join([said, *(effects or [text(f"preset-{first.preset}.effect")])])

    def _over(self, winner: int | None, reason: str) -> str:
        if winner is None:
            return self._words.say("event-roundover-nobody", reason=reason)
        return self._words.act("event-roundover", winner, reason=reason)


def _key(event: AnyEvent) -> str:
    return f"event-{type(event).__name__.lower()}"
