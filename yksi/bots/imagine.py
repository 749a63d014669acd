"""A table that agrees with everything a seat can see; what it cannot see is dealt at random.

Made of a View alone. Whoever decides on such a table has seen no hidden card.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from yksi.cards import COLOR_NAMES, COLOR_OF, FACE_BY_NAME, NONE, SYMBOL_OF, Color, Symbol
from yksi.game.setup import new_state
from yksi.game.view import SeatView, View
from yksi.kernel.codes import Phase
from yksi.kernel.memory import one_of
from yksi.kernel.piles import take
from yksi.kernel.state import State
from yksi.rules import Rules

_DIRECTIONS = {"cw": 1, "ccw": -1}


def _faces(cards: tuple[str, ...]) -> list[int]:
    return [FACE_BY_NAME[card] for card in cards]


def _mask(view: View, test: str) -> int:
    return sum(1 << seat.seat for seat in view.seats if getattr(seat, test))


def _known(seat: int | None) -> int:
    return NONE if seat is None else seat


def imagine(view: View, rules: Rules, dice: Random) -> State:
    """One of the tables that this could be."""
    t = new_state(rules, len(view.seats))
    t.telling = 0
    _people(t, view)
    _cards(t, view, rules, dice)
    _turn(t, view)
    for word in range(len(t.key)):
        t.key[word] = dice.getrandbits(32)
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


def _decks(view: View, rules: Rules) -> list[int]:
    """How many cards of each face there are; the number of decks shows in how many there are."""
    there = sum(seat.cards for seat in view.seats) + view.draw_pile + len(view.discards)
    deck = rules.deck(len(view.seats))
    whole = sum(deck)
    return [copies * there // whole for copies in deck]


def _cards(t: State, view: View, rules: Rules, dice: Random) -> None:
    """Piles and hands: what is known where it is, the rest wherever there is room."""
    discards = _faces(view.discards)
    t.discard[: len(discards)] = discards
    t.discard_count = len(discards)
    unseen = Counter(dict(enumerate(_decks(view, rules)))) - Counter(discards)
    unseen -= Counter(_faces(view.chosen))
    for seat in view.seats:
        unseen -= Counter(_faces(seat.hand or ()))
    rest = list(unseen.elements())
    dice.shuffle(rest)
    for seat in view.seats:
        hand = _faces(seat.hand) if seat.hand is not None else _dealt(rest, seat)
        for face in hand:
            take(t, seat.seat, face)
        t.most[seat.seat] = sum(most * one_of(kind) for kind, most in enumerate(seat.most))
    t.draw[: len(rest)] = rest
    t.draw_count = len(rest)


def _dealt(rest: list[int], seat: SeatView) -> list[int]:
    hand, rest[:] = rest[: seat.cards], rest[seat.cards :]
    return hand


def _turn(t: State, view: View) -> None:
    """What is going on, as far as it can be seen."""
    t.phase = Phase[view.phase.upper()]
    t.turn = view.turn
    t.direction = t.was_direction = _DIRECTIONS[view.direction]
    t.color = Color.NONE if view.color is None else COLOR_NAMES.index(view.color)
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
    _before(t)


def _before(t: State) -> None:
    """What lay there before the last play, for judging a wild draw four."""
    below = t.discard_count - t.play_count - 1
    t.was_color, t.was_symbol = int(Color.NONE), int(Symbol.NONE)
    if below >= 0:
        face = t.discard[below]
        t.was_color, t.was_symbol = COLOR_OF[face], SYMBOL_OF[face]
