"""A position says everything but chance: what is read back is the same table, however odd it is."""

from __future__ import annotations

import random

import pytest

from tests.odd_tables import ODD_TABLES, odd_table
from tests.perft import MEMORY
from tests.walks import Mover, choose, every_table, options, started, walk
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.legal import legal
from yksi.kernel.state import State

# Chance, and what was told of the last step.
_BESIDE = ("key", "block", "counter", "used", "telling", "events", "event_count")
_PILES = {"draw": "draw_count", "discard": "discard_count", "aside": "aside_count"}


def lasting(t: State) -> dict[str, object]:
    """Everything that can still matter; the draw pile has an order only as far as it is settled."""
    found = {name: value for name, value in t.clone().values().items() if name not in _BESIDE}
    for pile, size in _PILES.items():
        found[pile] = getattr(t, pile)[: getattr(t, size)]
    loose = t.draw_count - t.settled
    found["draw"] = [*sorted(t.draw[:loose]), *t.draw[loose : t.draw_count]]
    if t.player < 0 or t.phase == Phase.OVER:  # then there is no play to be taken back
        found = {name: value for name, value in found.items() if not name.startswith("was_")}
    return found


def assert_reads_back(game: Game, found: dict[Mover, list[Action]]) -> None:
    text = game.position()
    again = Game.from_position(text)
    for name in MEMORY:  # what people remember is not in a position
        getattr(again.state, name)[:] = getattr(game.state, name)
    assert again.position() == text
    assert lasting(again.state) == lasting(game.state), text
    assert options(again) == found, text
    for seat in (None, *range(game.seats)):
        assert again.view(seat) == game.view(seat), text


_ODD_MOVES = (do.TakeBack, do.Accuse, do.Forfeit, do.Remove, do.Join, do.Discard, do.End)


@every_table
def test_a_position_reads_back(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=10)
    for number, found in enumerate(walk(game, random.Random(10), most=240)):
        last = game.moves[-1][1] if game.moves else None
        if number % 5 == 0 or game.over or isinstance(last, _ODD_MOVES):
            assert_reads_back(game, found)


def steps(game: Game) -> dict[Mover, list[Action]]:
    """Everything that anybody may do, card by card."""
    out = [0] * k.ACTIONS
    return {
        None if seat == k.TABLE else seat: [
            game.action(number) for number in out[: legal(game.state, game.rules, seat, out)]
        ]
        for seat in (k.TABLE, *range(game.seats))
    }


@every_table
def test_a_position_within_a_play_reads_back(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=13)
    dice = random.Random(13)
    for _ in range(120):
        game.play(*choose(steps(game), dice))
        if game.over:
            break
        if game.state.laid:
            assert_reads_back(game, options(game))


@pytest.mark.parametrize("name", ODD_TABLES)
def test_the_position_of_an_odd_table_reads_back(name: str) -> None:
    game = odd_table(name)
    assert_reads_back(game, options(game))


def test_the_position_before_the_first_deal_reads_back() -> None:
    game = Game.empty("kpgut", 3, ages=[2, 0, 1])
    assert_reads_back(game, options(game))
