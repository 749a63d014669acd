"""A table that agrees with everything a seat can see; what it cannot see is dealt at random.

It is made of a View alone, so whoever decides on such a table has seen no hidden card.
"""

from __future__ import annotations

from array import array
from collections import Counter
from random import Random

from yksi.cards import COLOR_NAMES, FACE_BY_NAME, NONE, SYMBOL_OF, Color, Symbol
from yksi.game.events import DIRECTION_OF
from yksi.game.setup import new_state
from yksi.game.view import SeatView, View, cards_in_play
from yksi.kernel.codes import Phase
from yksi.kernel.memory import one_of
from yksi.kernel.piles import take
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.rules import Rules
from yksi.search.hidden import deal_hidden, forget_hidden


def _faces(cards: tuple[str, ...]) -> list[int]:
    return [FACE_BY_NAME[card] for card in cards]


def _mask(view: View, test: str) -> int:
    return sum(1 << seat.seat for seat in view.seats if getattr(seat, test))


def _color(name: str | None) -> int:
    return int(Color.NONE) if name is None else COLOR_NAMES.index(name)


def _known(seat: int | None) -> int:
    return NONE if seat is None else seat


def known(view: View, rules: Rules) -> State:
    """The table as a seat knows it; other hands hold what it has seen there and no more."""
    assert view.seat is not None
    t = new_state(rules, len(view.seats))
    _cards(t, view, rules)  # first: a card that comes into a hand ends calls
    _people(t, view)
    for seat in view.seats:
        _remembered(t, view, seat)
    _turn(t, view)
    forget_hidden(t, rules, view.seat)
    return t


def imagine(view: View, rules: Rules, dice: Random) -> State:
    """One of the tables that this could be."""
    assert view.seat is not None
    t = known(view, rules)
    for word in range(len(t.key)):
        t.key[word] = dice.getrandbits(32)
    deal_hidden(t, rules, view.seat)
    return t


def _people(t: State, view: View) -> None:
    order = view.order
    for place, number in enumerate(order):
        t.left[number] = order[(place + 1) % len(order)]
        t.right[number] = order[place - 1]
    for seat in view.seats:
        number = seat.seat
        t.age[number] = view.ages[number]
        t.place[number] = seat.place
        t.total[number] = seat.total
    t.inside = _mask(view, "inside")
    t.gave_up, t.removed = _mask(view, "gave_up"), _mask(view, "removed")
    t.called = _mask(view, "called")
    t.outs = sum(1 for seat in view.seats if seat.place and not seat.inside)
    t.dealer = view.dealer
    t.winner = _known(view.winner)


def _cards(t: State, view: View, rules: Rules) -> None:
    """Lay known cards where they are, and all the rest into the draw pile."""
    discards, chosen = _faces(view.discards), _faces(view.chosen)
    t.discard[: len(discards)] = discards
    t.discard_count = len(discards)
    entries = (SEAT_FACTOR * _known(view.seat) + face for face in chosen)
    t.aside[: len(chosen)] = array("h", entries)
    t.aside_count = len(chosen)
    unseen = (
        Counter(dict(enumerate(cards_in_play(view, rules)))) - Counter(discards) - Counter(chosen)
    )
    for seat in view.seats:
        hand = _faces(seat.hand or ())
        unseen -= Counter(hand)
        for face in hand:
            take(t, seat.seat, face)
        t.size[seat.seat] = seat.cards - (len(chosen) if seat.seat == view.seat else 0)
    rest = list(unseen.elements())
    t.draw[: len(rest)] = rest
    t.draw_count = len(rest)


def _packed(counts: tuple[int, ...]) -> int:
    return sum(count * one_of(kind) for kind, count in enumerate(counts))


def _remembered(t: State, view: View, seat: SeatView) -> None:
    number = seat.seat
    t.most[number], t.likely[number] = _packed(seat.most), _packed(seat.likely)
    t.since[number] = _packed(seat.since)
    t.named[number] = 0 if seat.named is None else COLOR_NAMES.index(seat.named) + 1
    t.seen[number] = sum(1 << face for face in _faces(view.seen[number]))
    t.seen_by[number] = 1 << _known(view.seat)


def _turn(t: State, view: View) -> None:
    """Set whose turn it is and what is going on, as far as it can be seen."""
    t.phase = Phase[view.phase.upper()]
    t.turn = view.turn
    t.direction = t.was_direction = DIRECTION_OF[view.direction]
    t.color = _color(view.color)
    t.symbol = Symbol.NONE if view.top is None else SYMBOL_OF[FACE_BY_NAME[view.top]]
    t.pending = view.pending
    t.player = _known(view.player)
    t.play_count = view.play_count
    t.drew, t.drawn = view.drew, sum(1 << face for face in set(_faces(view.drawn)))
    t.said = int(view.said)
    t.owed = _mask(view, "catchable")
    t.waiting = _mask(view, "to_choose")
    t.open_by = sum(1 << seat for seat in view.open_by)
    t.marked = sum(1 << seat for seat in view.marked)
    t.stuck = int(view.stuck is not None)
    if view.seat is not None:
        t.due[view.seat] = view.to_discard
    t.bluff = int(view.bluffed)
    if t.player == t.turn and t.phase in (Phase.MORE, Phase.COLOR, Phase.SWAP):
        t.laid = t.play_count
    if view.before is not None:
        t.was_color = _color(view.before.color)
        t.was_symbol = Symbol.NONE if view.before.symbol is None else view.before.symbol
        t.was_pending = view.before.pending
