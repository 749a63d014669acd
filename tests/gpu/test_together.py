"""Many games at once, whose sharp players compare together, are the games of one at a time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from tests.compiling import native
from tests.gpu.stand_in import Processor
from yksi.gpu.together import Answer, Game, Question, play_together
from yksi.native.rows import thought_rows
from yksi.sim.plan import Plan

TRIALS, FORESEEN = 24, 8


@native
@pytest.mark.parametrize(
    ("rules", "bots"),
    [
        ("classic", ("grandmaster", "sharp")),
        ("moomin", ("champion", "sharp", "sharp", "sharp")),
        ("kpgut", ("sharp", "careful", "casual")),
    ],
)
def test_games_at_once_are_the_games_of_one_at_a_time(rules: str, bots: tuple[str, ...]) -> None:
    plan, seats = Plan(rules, len(bots), bots, trials=TRIALS), len(bots)
    games = [Game(number, plan.players(number % seats)) for number in range(7)]
    compare = Processor(rules, seats)
    found = dict(play_together(rules, seats, 1, games, compare, TRIALS, FORESEEN, at_once=5))
    assert compare.most > 1
    assert sorted(found) == [*range(len(games))]
    for i, game in enumerate(games):
        players = np.array(game.players, np.int64)
        [alone] = thought_rows(rules, seats, players, 1, game.number, 1, TRIALS, FORESEEN)
        assert found[i].tolist() == alone.tolist()


@native
def test_whatever_goes_wrong_is_told_to_whoever_waits() -> None:
    def broken(_: Sequence[Question]) -> list[Answer]:
        raise ZeroDivisionError

    plan = Plan("classic", 2, ("sharp", "sharp"))
    games = [Game(0, plan.players(0))]
    with pytest.raises(ZeroDivisionError):
        list(play_together("classic", 2, 1, games, broken, TRIALS, FORESEEN, at_once=1))
