"""Fresh state and fresh chance for a table."""

from __future__ import annotations

from yksi.kernel.chance import HALVES
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import State, layout_for
from yksi.rules import MOST_DECKS, MOST_SEATS, Rules
from yksi.seeds import secret_words


def set_secret(t: State, secret: str) -> None:
    """Start chance anew from a secret."""
    t.key[:] = secret_words(secret)
    t.counter = 0
    t.used = HALVES


def new_state(rules: Rules, seats: int) -> State:
    """An empty table with room for those who may still join."""
    room = MOST_SEATS if rules.join_cards else seats
    decks = MOST_DECKS if rules.seats_per_deck else 1
    cards = max(sum(rules.deck(seats)), decks * 108)
    t = State(layout_for(room, cards, events=True))
    t.telling = 1
    seat_everybody(t, seats)
    return t
