"""Tournaments: ranks, ratings, and the same of both for the same seed."""

from __future__ import annotations

import math
from functools import partial

import numpy as np
import pytest

from tests.compiling import native
from tests.sim.examples import row
from yksi.batches.games import Column
from yksi.cards import NONE
from yksi.kernel.codes import Reason
from yksi.reports.statistics import Z
from yksi.sim import ratings, runner
from yksi.sim.plan import Plan
from yksi.sim.strengths import Orders, strengths
from yksi.sim.tally import Counts

pytestmark = pytest.mark.usefixtures("_compiled")


def test_ranks_from_winners_and_from_places() -> None:
    plain = np.array([row(3, winner=1), row(3, winner=NONE), row(3, winner=NONE)])
    plain[:, Column.REASON] = [Reason.OUT, Reason.VOID, Reason.NONE]
    assert ratings.ranks_of(plain, 3).tolist() == [[2, 1, 2], [1, 1, 1], [0, 0, 0]]
    plain[0, Column.PLACE :] = [3, 1, 0]
    assert ratings.ranks_of(plain, 3)[0].tolist() == [3, 1, 4]


def test_a_bot_that_always_wins_is_rated_best() -> None:
    plan = Plan("classic", 2, ("random", "careful"), games=60)
    tournament = ratings.Tournament(("random", "careful"), plan)
    tables = tournament.tables()
    assert sorted(tables) == [("careful", "random"), ("random", "careful")]
    places = [[1 if bot == "careful" else 2 for bot in tables[table]] for table in (0, 1)]
    lines = [[0, *places[0], 0], [1, *places[1], 0], [1, 0, 0, 0]]
    ranks = ratings.Ranks(np.array(lines), np.array([30, 30, 5]))
    assert (ranks.games, ranks.unfinished) == (65, 5)
    first, second = ratings.rate(tournament, ranks)
    assert (first.bot, first.wins, first.games) == ("careful", 60, 60)
    assert second.rating.high < first.rating.low
    assert all(math.isfinite(number) for number in (*first.rating, *second.rating))
    assert ratings.head_to_head(ratings.orders_of(tournament, ranks), 0, 1) == (0, 60)
    assert (first.p, second.p < 1e-6) == (1.0, True)


# --- strengths


def test_between_two_a_strength_is_the_logarithm_of_the_odds() -> None:
    """Three wins of four: odds of three to one, and the error of a logit."""
    games = 4_000_000
    values, errors = strengths(
        Orders(np.array([[1, 2], [2, 1]]), np.array([3 * games // 4, games // 4]))
    )
    assert values[0] - values[1] == pytest.approx(math.log(3), abs=1e-5)
    assert 2 * errors[0] == pytest.approx(1 / math.sqrt(games * 0.75 * 0.25), rel=1e-3)


def test_where_only_the_winner_counts_chances_are_shares_of_wins() -> None:
    places = np.array([[1, 2, 2], [2, 1, 2], [2, 2, 1], [1, 1, 1]])
    values, _ = strengths(Orders(places, np.array([500_000, 300_000, 200_000, 900_000])))
    assert (np.exp(values) / np.exp(values).sum()).round(4).tolist() == [0.5, 0.3, 0.2]


def drawn(truth: list[float], games: int, seats: int, seed: int) -> Orders:
    """Orders as the model makes them: noise of Gumbel's kind on every strength."""
    dice = np.random.default_rng(seed)
    there = dice.random((games, len(truth))).argsort(axis=1).argsort(axis=1) < seats
    level = np.where(there, np.array(truth) + dice.gumbel(size=there.shape), -np.inf)
    places: Counts = np.where(there, (-level).argsort(axis=1).argsort(axis=1) + 1, 0)
    lines, times = np.unique(places, axis=0, return_counts=True)
    return Orders(lines, times.astype(np.int64))


def test_intervals_hold_what_they_promise_and_shrink_with_games() -> None:
    truth = [0.7, 0.2, -0.1, -0.8]
    width: dict[int, float] = {}
    for games in (250, 1000, 4000):
        inside = 0
        for seed in range(100):
            values, errors = strengths(drawn(truth, games, 3, seed))
            inside += int((np.abs(values - truth) < Z * errors).sum())
            width[games] = float(errors.mean())
        assert 370 <= inside <= 395, games  # of 400, where 380 are promised
    assert width[1000] == pytest.approx(width[250] / 2, rel=0.1)
    assert width[4000] == pytest.approx(width[1000] / 2, rel=0.1)


def test_where_games_differ_more_than_the_model_knows_the_interval_is_wider() -> None:
    """Whoever comes in first drags another along: fewer chances than the places seem to show."""
    pairs = np.array([[1, 2, 3, 4], [3, 4, 1, 2]])
    twice = strengths(Orders(pairs, np.array([500, 500])))[1]
    every = np.array([[1, 2, 3, 4], [4, 3, 2, 1], [1, 4, 3, 2], [3, 2, 1, 4]])
    mixed = strengths(Orders(every, np.array([250] * 4)))[1]
    assert twice.mean() > mixed.mean()


# --- tournaments


def rated(games: int) -> list[ratings.Standing]:
    plan = Plan("classic", 2, ("random", "careful"), games=games, seed=3)
    tournament = ratings.Tournament(plan.bots, plan)
    work = partial(ratings.ranked, tournament)
    return ratings.rate(tournament, runner.run(work, games, threads=2))


@native
def test_ten_thousand_games_tell_ten_times_as_much_as_a_hundred() -> None:
    few, many = (rated(games)[0].rating.margin for games in (100, 10_000))
    assert many == pytest.approx(few / 10, rel=0.1)


@native
def test_of_too_many_ways_to_sit_down_some_are_drawn() -> None:
    """Twelve have half a billion, which would be listed for ever."""
    bots = tuple("abcdefghijkl")
    tournament = ratings.Tournament(bots, Plan("kpgut", 12, bots, games=10_000, seed=3))
    tables = tournament.tables()
    assert len(tables) == len(set(tables)) == ratings.MOST_TABLES
    assert {"".join(sorted(table)) for table in tables} == {"".join(bots)}
    assert all(len({table[seat] for table in tables}) == len(bots) for seat in range(12))
    again = ratings.Tournament(bots, tournament.plan._replace(games=20))
    assert again.tables() == tables[:20]


def test_a_tournament_is_the_same_for_the_same_seed() -> None:
    plan = Plan("classic", 3, ("random",) * 3, games=400, seed=5)
    tournament = ratings.Tournament(("random", "casual", "careful", "rlcard"), plan)
    work = partial(ratings.ranked, tournament)
    ranks = runner.run(work, plan.games, threads=2, largest=64)
    once = ratings.ranked(tournament, 0, plan.games)
    assert ranks.lines.tolist() == once.lines.tolist()
    assert ranks.times.tolist() == once.times.tolist()
    standings = ratings.rate(tournament, ranks)
    assert standings == ratings.rate(tournament, once)
    assert sum(standing.games for standing in standings) == 1200
    assert {standing.games for standing in standings} <= set(range(250, 350))
