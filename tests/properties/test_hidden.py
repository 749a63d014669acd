"""At every step of any game, what is hidden changes nothing that is seen."""

from __future__ import annotations

import random

import msgspec

from tests.properties.states import hide
from tests.walks import every_table, started, walk
from yksi.cards import Symbol


def test_hiding_mixes_up_what_others_hold() -> None:
    """So that the claims below claim something."""
    game = started("classic", 3, seed=6)
    twin = hide(game, 0, random.Random(6))
    assert twin.view(1).seats != game.view(1).seats
    assert twin.state.draw != game.state.draw
    assert twin.position() != game.position()


@every_table
def test_a_view_does_not_depend_on_what_is_hidden(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=6)
    dice = random.Random(6)
    for _ in walk(game, dice, most=150):
        for viewer in dice.sample([None, *range(game.seats)], 2):
            seen = msgspec.json.encode(game.view(viewer))
            assert msgspec.json.encode(hide(game, viewer, dice).view(viewer)) == seen


@every_table
def test_what_a_seat_may_do_does_not_depend_on_what_is_hidden(rules: str, seats: int) -> None:
    """Except for accusing a wild draw four, which only a cheat makes possible (KPG-R34)."""
    game = started(rules, seats, seed=7)
    dice = random.Random(7)
    for found in walk(game, dice, most=100):
        seat = dice.randrange(game.seats)
        twin = hide(game, seat, dice)
        if twin.state.symbol == Symbol.WILD_FOUR:
            twin.state.cheat = game.state.cheat
        assert twin.legal(seat) == found[seat]
