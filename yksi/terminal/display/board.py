"""The board in front of the person: top card, colour, direction, the others, the own hand.

Reads a View and the legal actions; decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from yksi.cards import COLOR_OF, FACE_BY_NAME, Color
from yksi.game import Action
from yksi.game import actions as do
from yksi.game.view import SeatView, View
from yksi.telling.marks import marked
from yksi.telling.words import Words
from yksi.terminal.display.columns import padded, widest
from yksi.terminal.input.keys import Keys, Verb


class Board:
    def __init__(self, words: Words, keys: Keys) -> None:
        self._words = words
        self._keys = keys

    # --- the middle and the others

    def middle(self, view: View) -> Iterator[str]:
        """What lies there, whose turn it is, and who sits round it."""
        words = self._words
        yield self._top(view)
        if view.pending:
            yield words.act("event-pending", view.turn, cards=words.count(view.pending))
        yield words.say("table-others", direction=view.direction, others=self._others(view))
        yield words.say("table-draw-pile", count=view.draw_pile)
        for seat in view.seats:
            if seat.hand is not None and seat.seat != view.seat and seat.inside:
                shown = words.cards(seat.hand)
                yield words.act("event-shown-known", seat.seat, cards=shown)
        for marked_seat in view.marked:
            yield words.act("event-marked", marked_seat)

    def _top(self, view: View) -> str:
        words = self._words
        if view.top is None:
            return words.say("table-empty")
        is_wild = COLOR_OF[FACE_BY_NAME[view.top]] == Color.NONE
        if is_wild and view.color is not None:
            card, color = words.card(view.top), words.color(view.color)
            return words.say("table-top-color", card=card, color=color)
        return words.say("table-top", card=words.card(view.top))

    def _others(self, view: View) -> str:
        """The others in the order of play after the own seat."""
        order = list(view.order)
        place = order.index(view.seat or 0)
        ring = order[place + 1 :] + order[:place]
        if view.direction == "ccw":
            ring.reverse()
        return ", ".join(self.other(view.seats[seat]) for seat in ring)

    def other(self, seat: SeatView) -> str:
        """Somebody else with the number of cards, and the call that was made."""
        words = self._words
        name = words.name(seat.seat)
        if not seat.inside:
            return words.say("table-out", who=name)
        called = "yes" if seat.called else "no"
        return words.say("table-seat", who=name, count=seat.cards, called=called)

    # --- the own hand

    def hand(self, view: View, marks: dict[str, str] | None = None) -> Iterator[str]:
        """The hand numbered, with a remark beside what fits or has just been drawn."""
        hand = own_hand(view)
        yield self._words.say("hand", count=len(hand))
        names = [self._words.card(card) for card in hand]
        width = widest(names)
        new = {_last(hand, card) for card in view.drawn if card in hand}
        for number, (card, name) in enumerate(zip(hand, names, strict=True)):
            remarks = [marks[card]] if marks and card in marks else []
            remarks += [self._words.say("mark-new")] if number in new else []
            yield f"{number + 1:>3}  {padded(name, width)}  {', '.join(remarks)}".rstrip()

    def fitting(self, view: View, legal: Sequence[Action], bluffs: bool) -> dict[str, str]:
        """A remark for every card that can be laid now."""
        words = self._words
        hand = own_hand(view)
        plays = [action.cards for action in legal if isinstance(action, do.Lay)]
        marks = {cards[0]: words.say("mark-fits") for cards in plays}
        if bluffs and "W4" in marks:
            marks["W4"] = words.say("mark-bluff")
        for cards in plays:
            for card in cards[1:]:
                number = hand.index(cards[0]) + 1
                marks.setdefault(card, words.say("mark-goes-on", number=number))
        return marks

    # --- what may be done

    def turn(self, seat: int) -> str:
        return marked(self._words.act("event-turn", seat), "head")

    def may(self, view: View, legal: Sequence[Action]) -> str:
        """What the person may do now, with the letters for it."""
        offers = [
            self._words.say(f"may-{name}", key=self._keys.letter(verb))
            for kind, name, verb in _OFFERS
            if any(isinstance(action, kind) for action in legal)
        ]
        sizes = {len(action.cards) for action in legal if isinstance(action, do.Lay)}
        if do.Call() in legal and len(own_hand(view)) - 1 in sizes:
            offers.append(self._words.say("may-call", key=self._keys.letter(Verb.CALL)))
        offers.append(self._words.say("may-help", key=self._keys.letter(Verb.HELP)))
        return self._words.say("may", offers=", ".join(offers))


_OFFERS: tuple[tuple[type[Action], str, Verb], ...] = (
    (do.Lay, "lay", Verb.CALL),
    (do.Draw, "draw", Verb.DRAW),
    (do.Keep, "keep", Verb.KEEP),
    (do.Accept, "accept", Verb.ACCEPT),
    (do.Challenge, "challenge", Verb.CHALLENGE),
)


def _last(hand: Sequence[str], card: str) -> int:
    """Where the last copy of a card stands in the hand."""
    return max(number for number, held in enumerate(hand) if held == card)


def own_hand(view: View) -> tuple[str, ...]:
    """The cards of the seat that looks."""
    hand = None if view.seat is None else view.seats[view.seat].hand
    return hand or ()
