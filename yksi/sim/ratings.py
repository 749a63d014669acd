"""A tournament: bots in all orders round a table, and what all of their games say of each.

The same seed gives the same tournament. Everybody at a table is a different bot.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import NamedTuple

import numpy as np

from yksi.batches.games import Column
from yksi.cards import NONE
from yksi.reports.statistics import Estimate, Z, p_value, share
from yksi.sim.plan import Plan, PlanError
from yksi.sim.rows import Rows, rows_of
from yksi.sim.strengths import Orders, strengths
from yksi.sim.tally import Counts

MOST_TABLES = 720  # ways of sitting down that are tried
AVERAGE = 1500  # what the bots of a tournament are rated on average
TENFOLD = 400  # this much more: ten times as likely to come in first


class Standing(NamedTuple):
    bot: str
    rating: Estimate
    games: int
    wins: int
    p: float  # how often chance alone puts it so far behind the first, where both play; 1 if not

    @property
    def rate(self) -> Estimate:
        return share(self.wins, self.games)


class Tournament(NamedTuple):
    bots: tuple[str, ...]
    plan: Plan  # seats, games and the rest; its bots change from table to table

    def tables(self) -> list[tuple[str, ...]]:
        """Every way to sit down, in an order of chance."""
        found = list(permutations(self.bots, self.plan.seats))
        Random(self.plan.seed).shuffle(found)
        return found[: min(MOST_TABLES, self.plan.games)]

    def table_plans(self) -> list[Plan]:
        return [self.plan._replace(bots=bots, rotate=False) for bots in self.tables()]


@dataclass(frozen=True)
class Ranks:
    """What came out how often: one line a table and who came in which place at it."""

    lines: Counts  # the table's number, then the place of each of its seats
    times: Counts

    def __add__(self, other: Ranks) -> Ranks:
        lines = np.concatenate([self.lines, other.lines])
        return _counted(lines, np.concatenate([self.times, other.times]))

    @property
    def games(self) -> int:
        return int(self.times.sum())


def _counted(lines: Counts, times: Counts) -> Ranks:
    """Every different line once, in order, and how often it came."""
    different, which = np.unique(lines, axis=0, return_inverse=True)
    sums = np.zeros(len(different), np.int64)
    np.add.at(sums, which.reshape(-1), times)
    return Ranks(different, sums)


def check(bots: tuple[str, ...], seats: int) -> None:
    if len(set(bots)) < len(bots):
        raise PlanError("error-bots-twice")
    if len(bots) < seats:
        raise PlanError("error-bots-seats", count=len(bots), seats=seats)


def ranks_of(rows: Rows, seats: int) -> Counts:
    """Places where the rules give them; else the winner before all the others."""
    places = rows[:, Column.PLACE : Column.PLACE + seats]
    winners = rows[:, Column.WINNER, None]
    first = np.where(winners == np.arange(seats), 1, 2)
    plain = np.where(winners == NONE, 1, first)
    given = np.where(places == 0, seats + 1, places)
    ranks: Counts = np.where((places > 0).any(axis=1, keepdims=True), given, plain)
    return ranks


def ranked(tournament: Tournament, first: int, count: int) -> Ranks:
    """The games of these numbers: one after another at each of the tables."""
    plans = tournament.table_plans()
    numbers = np.arange(first, first + count)
    lines = np.zeros((count, 1 + tournament.plan.seats), np.int64)
    lines[:, 0] = numbers % len(plans)
    for table in np.unique(lines[:, 0]).tolist():
        plan = plans[table]
        mine = np.flatnonzero(lines[:, 0] == table)
        # A table's own games are numbered without gaps, so that they can be played at once.
        start = int(numbers[mine[0]]) // len(plans) + table * plan.games
        lines[mine, 1:] = ranks_of(rows_of(plan, start, len(mine)), plan.seats)
    return _counted(lines, np.ones(count, np.int64))


def orders_of(tournament: Tournament, ranks: Ranks) -> Orders:
    """The orders by bot rather than by seat; a bot that did not sit there has place 0."""
    number = {bot: i for i, bot in enumerate(tournament.bots)}
    seated = np.array([[number[bot] for bot in bots] for bots in tournament.tables()])
    places = np.zeros((len(ranks.lines), len(number)), np.int64)
    np.put_along_axis(places, seated[ranks.lines[:, 0]], ranks.lines[:, 1:], axis=1)
    return Orders(places, ranks.times)


def head_to_head(orders: Orders, one: int, other: int) -> tuple[int, int]:
    """How often each of two bots came in before the other."""
    mine, yours = orders.places[:, one], orders.places[:, other]
    both = (mine > 0) & (yours > 0)
    ahead = int(orders.times[both & (mine < yours)].sum())
    return ahead, int(orders.times[both & (mine > yours)].sum())


def _chance(ahead: int, behind: int) -> float:
    """The sign test, in one direction's favour."""
    if ahead <= behind:
        return 1.0
    return p_value((ahead - behind) / math.sqrt(ahead + behind))


def rate(tournament: Tournament, ranks: Ranks) -> list[Standing]:
    """Every bot with what all games together say of it; the best first."""
    orders = orders_of(tournament, ranks)
    values, errors = strengths(orders)
    scale = TENFOLD / math.log(10)
    played = orders.places > 0
    won = (orders.places == 1) & ((orders.places == 1).sum(axis=1, keepdims=True) == 1)
    order = sorted(range(len(values)), key=lambda i: (-values[i], tournament.bots[i]))
    return [
        Standing(
            tournament.bots[i],
            Estimate(values[i], values[i] - Z * errors[i], values[i] + Z * errors[i])
            .scaled(scale)
            .moved(AVERAGE),
            int(orders.times @ played[:, i]),
            int(orders.times @ won[:, i]),
            1.0 if i == order[0] else _chance(*head_to_head(orders, order[0], i)),
        )
        for i in order
    ]
