"""Fresh state and fresh chance for a table."""

from __future__ import annotations

import hashlib

from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import State, layout_for
from yksi.rules import MOST_DECKS, MOST_SEATS, Rules


def secret_of(seed: int) -> str:
    """The secret of 64 hex digits that a seed stands for."""
    return hashlib.sha256(f"yksi seed {seed}".encode()).hexdigest()


def secret_words(secret: str) -> list[int]:
    """The eight words of chance's key."""
    key = bytes.fromhex(secret)
    return [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]


def set_secret(t: State, secret: str) -> None:
    """Start chance anew from a secret."""
    t.key[:] = secret_words(secret)
    t.counter = 0
    t.used = 16


def new_state(rules: Rules, seats: int) -> State:
    """An empty table with room for those who may still join."""
    room = MOST_SEATS if rules.join_cards else seats
    decks = MOST_DECKS if rules.seats_per_deck else 1
    cards = max(sum(rules.deck(seats)), decks * 108)
    t = State(layout_for(room, cards, events=True))
    t.telling = 1
    seat_everybody(t, seats)
    return t
