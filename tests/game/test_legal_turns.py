"""What is legal on an ordinary turn is listed the quick way, and nobody can tell."""

from __future__ import annotations

from random import Random

import pytest

from tests.bot_games import TABLES
from yksi.game import Game, legal_actions
from yksi.game import actions as do

MOST_ACTS = 150


@pytest.mark.parametrize("rules", TABLES)
def test_the_quick_list_of_a_turn_is_the_whole_list(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice, game = Random(3), Game.new(rules, seats=4, seed=3)
    for _ in range(MOST_ACTS):
        if game.over:
            break
        quick = [game.legal(seat) for seat in range(game.seats)]
        with monkeypatch.context() as patched:
            patched.setattr(legal_actions, "_OWN_TURN", ())
            assert [game.legal(seat) for seat in range(game.seats)] == quick
        seat = dice.choice(game.to_act)
        game.play(seat, dice.choice([a for a in quick[seat] if not isinstance(a, do.Forfeit)]))
    assert len(game.moves) > 20
