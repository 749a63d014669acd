"""Fresh state and fresh chance for a table."""

from __future__ import annotations

from array import array
from functools import lru_cache

from yksi.kernel.chance import HALVES
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import Layout, State, layout_for
from yksi.rules import Rules
from yksi.seeds import secret_words


def set_secret(t: State, secret: str) -> None:
    """Start chance anew from a secret."""
    t.key[:] = secret_words(secret)
    t.counter = 0
    t.used = HALVES


@lru_cache
def _layout(rules: Rules, seats: int) -> Layout:
    """The layout of a table, with room for those who may still join."""
    room = max(seats, rules.max_seats) if rules.join_cards else seats
    cards = max(sum(rules.deck(people)) for people in range(seats, room + 1))
    return layout_for(room, cards, events=True)


def new_state(rules: Rules, seats: int) -> State:
    """A table before the first deal, at which events are written."""
    t = State(_layout(rules, seats))
    t.telling = 1
    pack(t)
    seat_everybody(t, seats)
    return t


def pack(t: State) -> None:
    """Keep long rows in one, two or four bytes a number, where a list takes eight and more.

    The kernel uses them as quickly as lists. Rows that are packed already stay so.
    """
    t.hands = [bytearray(hand) for hand in t.hands]  # type: ignore[misc]
    t.draw, t.discard = bytearray(t.draw), bytearray(t.discard)  # type: ignore[assignment]
    t.aside, t.events = array("h", t.aside), array("h", t.events)  # type: ignore[assignment]
    t.block = array("I", t.block)  # type: ignore[assignment]
