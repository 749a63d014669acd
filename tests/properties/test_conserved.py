"""After every step of any game, no card is lost."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.properties.states import cards_of
from tests.walks import every_table, started, walk
from yksi.cards import FACES
from yksi.game import actions as do


@every_table
def test_cards_are_conserved(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=1)
    deck = cards_of(game.state)
    assert deck == +Counter(dict(enumerate(game.rules.deck(seats))))
    for _ in walk(game, random.Random(1), most=300):
        t = game.state
        if game.moves and isinstance(game.moves[-1][1], do.Deal):  # with those who joined
            people = t.seats - t.removed.bit_count()
            deck = +Counter(dict(enumerate(game.rules.deck(people))))
        assert cards_of(t) == deck
        for seat in range(t.seats):
            held = {face for face in range(FACES) if t.hands[seat][face]}
            assert t.held[seat] == sum(1 << face for face in held)
            assert t.size[seat] == sum(t.hands[seat])
            assert min(t.hands[seat]) >= 0


@pytest.mark.parametrize(
    ("rules", "seats", "most"),
    [
        ("kpgut", 2, 28),
        ("kpgut + seats_per_deck=2", 7, 8),
        ("kpgut + max_seats=5", 3, 5),
        ("kpgut + decks=1 + join_cards=1", 13, 15),
        ("kpgut + finish=any + valley_wilds=4", 20, 28),
    ],
)
def test_those_who_join_can_be_dealt_in(rules: str, seats: int, most: int) -> None:
    """However many sit down, the next round has cards, decks and seats for them."""
    game = started(rules, seats, seed=1)
    while do.Join(0) in game.legal(None):
        game.play(None, do.Join(0))
    assert seats < game.seats <= most
    game.play(None, do.End())
    game.play(None, do.Deal())
    assert cards_of(game.state) == +Counter(dict(enumerate(game.rules.deck(game.seats))))
