"""A tournament: bots in all orders round a table, and what all of their games say of each.

The same seed gives the same tournament. Everybody at a table is a different bot.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import NamedTuple

import numpy as np

from yksi.batches.games import Column
from yksi.cards import NONE
from yksi.kernel.codes import Reason
from yksi.reports.statistics import Estimate, Z, p_value, share
from yksi.sim.agents.arena import Arena
from yksi.sim.agents.faults import Fault
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
    faults: tuple[int, ...] = (0,) * len(Fault)  # games lost by each kind

    @property
    def rate(self) -> Estimate:
        return share(self.wins, self.games)


class Tournament(NamedTuple):
    bots: tuple[str, ...]
    plan: Plan  # seats, games and the rest; its bots change from table to table

    def tables(self) -> list[tuple[str, ...]]:
        """Every way to sit down, in an order of chance; some of them where there are too many."""
        return _ways(self.bots, self.plan.seats, self.plan.seed)[: self.plan.games]

    def table_plans(self) -> list[Plan]:
        return [self.plan._replace(bots=bots, rotate=False) for bots in self.tables()]


@lru_cache(maxsize=1)  # asked for at every chunk of games
def _ways(bots: tuple[str, ...], seats: int, seed: int) -> list[tuple[str, ...]]:
    dice = Random(seed)
    if math.perm(len(bots), seats) <= MOST_TABLES:
        found = list(permutations(bots, seats))
        dice.shuffle(found)
        return found
    drawn: dict[tuple[str, ...], None] = {}  # ten at ten seats have millions, which nobody lists
    while len(drawn) < MOST_TABLES:
        drawn[tuple(dice.sample(bots, seats))] = None
    return list(drawn)


@dataclass(frozen=True)
class Ranks:
    """What came out how often: one line a table and who came in which place at it."""

    # The table's number, the place of each of its seats, and 0 or who lost by which fault. Places
    # are all 0 where a game was given up as endless: it counts for nobody.
    lines: Counts
    times: Counts

    def __add__(self, other: Ranks) -> Ranks:
        lines = np.concatenate([self.lines, other.lines])
        return _counted(lines, np.concatenate([self.times, other.times]))

    @property
    def games(self) -> int:
        return int(self.times.sum())

    @property
    def unfinished(self) -> int:
        return int(self.times[(self.lines[:, 1:-1] == 0).all(axis=1)].sum())


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
    """Places where the rules give them, else the winner before all the others; 0: unfinished."""
    places = rows[:, Column.PLACE : Column.PLACE + seats]
    winners = rows[:, Column.WINNER, None]
    first = np.where(winners == np.arange(seats), 1, 2)
    plain = np.where(winners == NONE, 1, first)
    given = np.where(places == 0, seats + 1, places)
    ranks: Counts = np.where((places > 0).any(axis=1, keepdims=True), given, plain)
    ranks[rows[:, Column.REASON] == Reason.NONE] = 0
    return ranks


def _compiled_lines(plan: Plan, start: int, count: int) -> Counts:
    """Ranks of games that compiled code plays; its bots make no faults."""
    ranks = ranks_of(rows_of(plan, start, count), plan.seats)
    return np.column_stack([ranks, np.zeros(count, np.int64)])


def arena_lines(arena: Arena, plan: Plan, start: int, count: int) -> Counts:
    """Ranks of games in which players from outside take part."""
    lines = np.zeros((count, plan.seats + 1), np.int64)
    for i in range(count):
        ended = arena.play(plan, start + i)
        lines[i, :-1] = ended.places
        if ended.culprit is not None and ended.fault is not None:
            lines[i, -1] = 1 + ended.culprit * len(Fault) + ended.fault
    return lines


# A plan, the number of the first game and how many; what they give: `Ranks.lines` but the table.
Play = Callable[[Plan, int, int], Counts]


def ranked(tournament: Tournament, first: int, count: int, play: Play = _compiled_lines) -> Ranks:
    """The games of these numbers: one after another at each of the tables."""
    plans = tournament.table_plans()
    numbers = np.arange(first, first + count)
    lines = np.zeros((count, 2 + tournament.plan.seats), np.int64)
    lines[:, 0] = numbers % len(plans)
    for table in np.unique(lines[:, 0]).tolist():
        plan = plans[table]
        mine = np.flatnonzero(lines[:, 0] == table)
        # A table's own games are numbered without gaps, so that they can be played at once.
        start = int(numbers[mine[0]]) // len(plans) + table * plan.games
        lines[mine, 1:] = play(plan, start, len(mine))
    return _counted(lines, np.ones(count, np.int64))


def orders_of(tournament: Tournament, ranks: Ranks) -> Orders:
    """The orders by bot rather than by seat; a bot that did not sit there has place 0."""
    seated = _seated(tournament)
    places = np.zeros((len(ranks.lines), len(tournament.bots)), np.int64)
    np.put_along_axis(places, seated[ranks.lines[:, 0]], ranks.lines[:, 1:-1], axis=1)
    return Orders(places, ranks.times)


def _seated(tournament: Tournament) -> Counts:
    """The bot's number of every seat at every table."""
    number = {bot: i for i, bot in enumerate(tournament.bots)}
    return np.array([[number[bot] for bot in bots] for bots in tournament.tables()])


def faults_of(tournament: Tournament, ranks: Ranks) -> Counts:
    """How many games every bot lost by each kind of fault."""
    found = np.zeros((len(tournament.bots), len(Fault)), np.int64)
    lost = np.flatnonzero(ranks.lines[:, -1])
    culprits, faults = np.divmod(ranks.lines[lost, -1] - 1, len(Fault))
    bots = _seated(tournament)[ranks.lines[lost, 0], culprits]
    np.add.at(found, (bots, faults), ranks.times[lost])
    return found


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
    faults = faults_of(tournament, ranks)
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
            tuple(faults[i].tolist()),
        )
        for i in order
    ]
