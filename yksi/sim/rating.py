"""A tournament: bots in all orders round a table, rated game by game with Plackett and Luce.

The same seed gives the same tournament. Everybody at a table is a different bot.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import NamedTuple

import numpy as np

from yksi.cards import NONE
from yksi.policies.games import Column
from yksi.sim.gathering import Counts
from yksi.sim.plan import Plan, PlanError
from yksi.sim.rows import Rows, rows_of
from yksi.sim.statistics import Estimate, Z, p_value, share

MOST_TABLES = 720  # ways of sitting down that are tried


class Standing(NamedTuple):
    bot: str
    mu: float
    sigma: float
    ordinal: float  # what it is worth at least: mu less three sigma
    games: int
    wins: int
    p: float  # how often chance alone puts it so far behind the first, where both play; 1 if not

    @property
    def rating(self) -> Estimate:
        return Estimate(self.mu, self.mu - Z * self.sigma, self.mu + Z * self.sigma)

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
    """Who came in which place, one line a game, by its number."""

    games: Counts
    ranks: Counts

    def __add__(self, other: Ranks) -> Ranks:
        return Ranks(
            np.concatenate([self.games, other.games]), np.concatenate([self.ranks, other.ranks])
        )

    def ordered(self) -> Counts:
        ordered: Counts = self.ranks[np.argsort(self.games)]
        return ordered


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
    ranks = np.zeros((count, tournament.plan.seats), np.int64)
    for table, plan in enumerate(plans):
        mine = np.flatnonzero(numbers % len(plans) == table)
        if len(mine):
            # A table's own games are numbered without gaps, so that they can be played at once.
            start = int(numbers[mine[0]]) // len(plans) + table * plan.games
            ranks[mine] = ranks_of(rows_of(plan, start, len(mine)), plan.seats)
    return Ranks(numbers, ranks)


def head_to_head(tournament: Tournament, ranks: Counts, one: str, other: str) -> tuple[int, int]:
    """How often each of two bots came in before the other."""
    tables = tournament.tables()
    ahead = behind = 0
    for table, bots in enumerate(tables):
        if one in bots and other in bots:
            mine, yours = (ranks[table :: len(tables), bots.index(bot)] for bot in (one, other))
            ahead += int((mine < yours).sum())
            behind += int((mine > yours).sum())
    return ahead, behind


def _chance(ahead: int, behind: int) -> float:
    """The sign test, in one direction's favour."""
    if ahead <= behind:
        return 1.0
    return p_value((ahead - behind) / math.sqrt(ahead + behind))


def rate(
    tournament: Tournament, ranks: Counts, progress: Callable[[int], None] = lambda _: None
) -> list[Standing]:
    """Rate every game in its order; the best first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not change from game to game: certainty only grows
    ratings = {bot: model.rating(name=bot) for bot in tournament.bots}
    games = dict.fromkeys(tournament.bots, 0)
    wins = dict.fromkeys(tournament.bots, 0)
    tables = tournament.tables()
    for number, line in enumerate(ranks.tolist()):
        bots = tables[number % len(tables)]
        after = model.rate([[ratings[bot]] for bot in bots], ranks=line)
        won = line.count(1) == 1
        for bot, rank, (rating,) in zip(bots, line, after, strict=True):
            ratings[bot] = rating
            games[bot] += 1
            wins[bot] += won and rank == 1
        progress(1)
    found = [
        Standing(bot, rating.mu, rating.sigma, rating.ordinal(), games[bot], wins[bot], 1.0)
        for bot, rating in ratings.items()
    ]
    first, *others = sorted(found, key=lambda standing: (-standing.mu, standing.bot))
    return [
        first,
        *(
            other._replace(p=_chance(*head_to_head(tournament, ranks, first.bot, other.bot)))
            for other in others
        ),
    ]
