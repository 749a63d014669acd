"""At every step of any game, a copy is equal and apart."""

from __future__ import annotations

import random

from tests.properties.states import deep
from tests.walks import choose, every_table, started, walk


@every_table
def test_a_clone_is_equal_and_apart(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=9)
    dice = random.Random(9)
    for found in walk(game, dice, most=80):
        twin = game.clone()
        assert twin.state.values() == game.state.values()
        assert (twin.edition, twin.rules, twin.moves) == (game.edition, game.rules, game.moves)
        before = deep(game.state)
        if any(found.values()):
            twin.play(*choose(found, dice))
            assert twin.state.values() != before
        assert game.state.values() == before
