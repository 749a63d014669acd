"""Tournaments: ranks, ratings, and the same of both for the same seed."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from tests.compiling import native
from tests.sim.examples import row
from yksi.cards import NONE
from yksi.policies.games import Column
from yksi.sim import rating, running
from yksi.sim.plan import Plan

pytestmark = pytest.mark.usefixtures("_compiled")


def test_ranks_from_winners_and_from_places() -> None:
    plain = np.array([row(3, winner=1), row(3, winner=NONE)])
    assert rating.ranks_of(plain, 3).tolist() == [[2, 1, 2], [1, 1, 1]]
    plain[0, Column.PLACE :] = [3, 1, 0]
    assert rating.ranks_of(plain, 3)[0].tolist() == [3, 1, 4]


def test_a_bot_that_always_wins_is_rated_best() -> None:
    plan = Plan("classic", 2, ("random", "careful"), games=60)
    tournament = rating.Tournament(("random", "careful"), plan)
    tables = tournament.tables()
    assert sorted(tables) == [("careful", "random"), ("random", "careful")]
    ranks = np.array(
        [[1 if bot == "careful" else 2 for bot in tables[game % 2]] for game in range(60)]
    )
    first, second = rating.rate(tournament, ranks)
    assert (first.bot, first.wins, first.games) == ("careful", 60, 60)
    assert second.rating.high < first.rating.low
    assert rating.head_to_head(tournament, ranks, "random", "careful") == (0, 60)
    assert second.p < 1e-6
    assert first.ordinal == pytest.approx(first.mu - 3 * first.sigma)


@native
def test_a_tournament_is_the_same_for_the_same_seed() -> None:
    plan = Plan("classic", 3, ("random",) * 3, games=400, seed=5)
    tournament = rating.Tournament(("random", "casual", "careful", "rlcard"), plan)
    work = partial(rating.ranked, tournament)
    ranks = running.run(work, plan.games, threads=2, largest=64).ordered()
    assert np.array_equal(ranks, rating.ranked(tournament, 0, plan.games).ordered())
    standings = rating.rate(tournament, ranks)
    assert standings == rating.rate(tournament, ranks)
    assert sum(standing.games for standing in standings) == 1200
    assert {standing.games for standing in standings} <= set(range(250, 350))
