"""What is legal on an ordinary turn is listed the quick way, and nobody can tell."""

from __future__ import annotations

from random import Random

import pytest

from tests.bot_games import TABLES
from yksi.cards import COLOR_NAMES
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


def plays(position: str) -> list[tuple[str | None, int | None]]:
    """The colours and partners with which B may lay something."""
    found = Game.from_position(position).legal(1)
    return [(action.color, action.swap) for action in found if isinstance(action, do.Lay)]


_COLORS = [(color, None) for color in COLOR_NAMES]
_LAST_WILD = "turn B\ntop R5\nhand B W"
_SEVEN = "edition classic + seven_swap=yes\nturn B\ntop R5\n"
_PLAYED_ON = "edition kpgut + finish=any\nseats 3\n"
# A position, and how each card may be laid: with a colour, with a partner.
WAYS = {
    "a wild names a colour": ("turn B\ntop R5\nhand B W G1", _COLORS),
    "unless it ends the round": (_LAST_WILD, [(None, None)]),
    "but not where the others play on": (_PLAYED_ON + _LAST_WILD, _COLORS),
    "who are one alone": (_PLAYED_ON + "out C\n" + _LAST_WILD, [(None, None)]),
    "and never where the last must not be a wild": ("edition kpgut\n" + _LAST_WILD, _COLORS),
    "a seven swaps with anybody": (_SEVEN + "hand B R7 G1", [(None, 0), (None, 2), (None, 3)]),
    "who still plays": (
        "edition kpgut + seven_swap=yes\nturn B\ntop R5\nhand B R7 G1\ngave up C",
        [(None, 0), (None, 3)],
    ),
    "and with nobody when it ends the round": (_SEVEN + "hand B R7", [(None, None)]),
    "other cards do not": (_SEVEN + "hand B R6 G1", [(None, None)]),
}


@pytest.mark.parametrize("name", WAYS)
def test_a_card_is_listed_with_each_way_to_lay_it(name: str) -> None:
    position, ways = WAYS[name]
    assert plays(position) == ways
