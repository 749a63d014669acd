"""Counting: rows become results as they do by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.sim.examples import BY_HAND, RED_SEVEN, WILD, by_hand, hand_results, row, same
from yksi.batches.games import Column
from yksi.cards import FACES
from yksi.kernel.codes import Reason
from yksi.reports.statistics import Estimate, Z, share
from yksi.sim.plan import Plan
from yksi.sim.results import results_of
from yksi.sim.rows import Rows
from yksi.sim.tally import gather


def test_rows_are_counted() -> None:
    tally = by_hand()
    assert tally.games == 4
    assert tally.seat_wins.tolist() == [2, 0, 1]
    assert tally.order_wins.tolist() == [1, 1, 1]  # backwards, seat 2 is third after seat 1
    assert tally.bot_wins.tolist() == [2, 1]
    assert tally.deciders[[RED_SEVEN, WILD, FACES]].tolist() == [2, 1, 1]
    assert tally.reasons[[Reason.OUT, Reason.VOID]].tolist() == [3, 1]
    assert tally.sum_of(Column.TURNS) == 150
    assert tally.squares[Column.TURNS] == 100 + 400 + 900 + 8100
    assert np.flatnonzero(tally.turns).tolist() == [10, 20, 30, 90]


def test_parts_add_up_in_any_order() -> None:
    bots = np.array([0, 1, 1])
    parts = [gather(BY_HAND[at : at + 1], bots, 2) for at in range(4)]
    forth = parts[0] + parts[1] + parts[2] + parts[3]
    back = parts[3] + (parts[2] + parts[1]) + parts[0]
    assert same(forth, by_hand())
    assert same(back, by_hand())


def test_results_by_hand() -> None:
    results = hand_results()
    assert results.estimate("bot", "careful").value == 0.5
    assert results.estimate("bot", "random").value == 0.125  # 1 of 4 games, shared by two seats
    assert results.estimate("seat", "3") == share(1, 4)
    assert results.estimate("length", "turns").value == 37.5
    assert results.estimate("length", "turns-median").value == 20
    assert results.estimate("points", "winner").value == pytest.approx(110 / 3)
    assert results.estimate("decides", "7") == share(2, 3)
    assert results.estimate("decides-color", "wild") == share(1, 3)
    assert results.estimate("decides-card", "R7") == share(2, 3)
    fours = {name: result.estimate.value for name, result in results.section("four").items()}
    assert fours == {"laid": 1, "bluffs": 1 / 4, "challenged": 2 / 4, "upheld": 1 / 2}
    assert results.estimate("end", "void") == share(1, 4)


def test_places_are_told_where_everybody_gets_one() -> None:
    placed = BY_HAND.copy()
    placed[:, Column.PLACE :] = [[1, 2, 3], [1, 3, 2], [2, 3, 1], [3, 2, 1]]
    tally = gather(placed, np.array([0, 1, 1]), 2)
    plan = Plan("kpgut", 3, ("careful", "random", "random"), games=4)
    assert results_of(plan, tally, 1.0).estimate("place", "careful").value == 7 / 4
    assert not hand_results().section("place")


def placed_by(bots: tuple[str, ...], rows: Rows) -> Estimate:
    names = list(dict.fromkeys(bots))
    numbers = np.array([names.index(bot) for bot in bots])
    tally = gather(rows, numbers, len(names))
    return results_of(Plan("kpgut", len(bots), bots, len(rows)), tally, 1.0).estimate("place", "a")


def test_places_of_one_game_hang_together() -> None:
    """Whoever has two seats of four is as certain as its two places together are."""
    dice = np.random.default_rng(1)
    rows = np.array([row(4) for _ in range(200)])
    rows[:, Column.PLACE :] = dice.permuted(np.tile([1, 2, 3, 4], (200, 1)), axis=1)
    averages = rows[:, [Column.PLACE, Column.PLACE + 2]].mean(axis=1)
    found = placed_by(("a", "b", "a", "b"), rows)
    assert found.value == pytest.approx(averages.mean())
    assert found.margin == pytest.approx(Z * averages.std(ddof=1) / math.sqrt(200))
    assert placed_by(("a", "a", "a", "a"), rows) == (2.5, 2.5, 2.5)  # nothing is left to chance


def test_a_game_that_was_given_up_places_nobody() -> None:
    rows = np.array([row(3), row(3), row(3, reason=Reason.NONE)])
    rows[:, Column.PLACE :] = [[1, 2, 3], [3, 1, 2], [1, 0, 0]]
    assert placed_by(("a", "b", "b"), rows).value == 2
