"""Two sides with the same deals: what the difference is, and whether it is more than chance.

Game by game the two sides are dealt from the same numbers, so much of the luck of the cards
cancels. Bots are compared as at duplicate bridge: every deal is played twice, with places swapped.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from yksi.batches.games import Column
from yksi.cards import FACES, NONE, SYMBOL_OF, Symbol
from yksi.reports.statistics import NUMBER, SHARE, Estimate, mean, p_value, paired_z, significant
from yksi.sim.plan import Plan
from yksi.sim.rows import Rows, parts_of, rows_of
from yksi.sim.tally import Counts

_SPECIAL = np.array([SYMBOL_OF[face] > Symbol.NINE for face in range(FACES)] + [False])


def _column(column: Column) -> Callable[[Rows], Counts]:
    return lambda rows: rows[:, column]


def _first_wins(rows: Rows) -> Counts:
    wins: Counts = (rows[:, Column.WINNER] == rows[:, Column.FIRST]).astype(np.int64)
    return wins


def _special_ends(rows: Rows) -> Counts:
    """Whether the last card was an action or a wild."""
    return _SPECIAL[rows[:, Column.DECIDER]].astype(np.int64)


def _nobody_wins(rows: Rows) -> Counts:
    nobody: Counts = (rows[:, Column.WINNER] == NONE).astype(np.int64)
    return nobody


class Metric(NamedTuple):
    unit: str
    values: Callable[[Rows], Counts]  # one a game


METRICS = {
    "turns": Metric(NUMBER, _column(Column.TURNS)),
    "points": Metric(NUMBER, _column(Column.POINTS)),
    "draws": Metric(NUMBER, _column(Column.DRAWS)),
    "first": Metric(SHARE, _first_wins),
    "special": Metric(SHARE, _special_ends),
    "fours": Metric(NUMBER, _column(Column.FOURS)),
    "bluffs": Metric(NUMBER, _column(Column.BLUFFS)),
    "challenges": Metric(NUMBER, _column(Column.CHALLENGES)),
    "catches": Metric(NUMBER, _column(Column.CATCHES)),
    "jumps": Metric(NUMBER, _column(Column.JUMPS)),
    "void": Metric(SHARE, _nobody_wins),
}
# Bots against each other: of one game, so that the two games of a deal count half each.
DUEL = {"wins": SHARE, "won-points": NUMBER}


@dataclass(frozen=True)
class Pairs:
    """Sums over pairs of values, one line a metric."""

    count: int
    games_each: int  # games behind a value: what is told is of one game
    one: Counts
    one_squared: Counts
    other: Counts
    other_squared: Counts
    more: Counts  # by how much the other is more
    more_squared: Counts

    def __add__(self, also: Pairs) -> Pairs:
        return Pairs(
            self.count + also.count,
            self.games_each,
            self.one + also.one,
            self.one_squared + also.one_squared,
            self.other + also.other,
            self.other_squared + also.other_squared,
            self.more + also.more,
            self.more_squared + also.more_squared,
        )


def pairs_of(one: Counts, other: Counts, games_each: int = 1) -> Pairs:
    """Pairs of values, given with one line a metric and one column a deal."""
    more = other - one
    sums = [part for values in (one, other, more) for part in (values.sum(1), (values**2).sum(1))]
    return Pairs(one.shape[1], games_each, *sums)


def compared(one: Plan, other: Plan, first: int, count: int) -> Pairs:
    """Play the games of these numbers on both sides and pair them."""
    left, right = (
        np.stack([metric.values(rows) for metric in METRICS.values()])
        for rows in (rows_of(plan, first, count) for plan in (one, other))
    )
    return pairs_of(left, right)


def _won_by(plan: Plan, bot: str, first: int, count: int) -> Counts:
    """Whether a bot wins each game, and the points that it gets."""
    found = []
    for stretch, rows in parts_of(plan, first, count):
        mine = np.array([name == bot for name in plan.seated(stretch.turned)] + [False])
        wins = mine[rows[:, Column.WINNER]].astype(np.int64)
        found.append(np.stack([wins, wins * rows[:, Column.POINTS]]))
    return np.concatenate(found, axis=1)


def dueled(one: Plan, other: Plan, first: int, count: int) -> Pairs:
    """Play each deal twice, with places swapped; the first side is the first plan's first bot."""
    left, right = (
        _won_by(one, bot, first, count) + _won_by(other, bot, first, count) for bot in one.names
    )
    return pairs_of(left, right, games_each=2)


class Difference(NamedTuple):
    name: str
    unit: str
    one: Estimate
    other: Estimate
    more: Estimate  # by how much the other is more
    p: float
    significant: bool

    @property
    def is_same(self) -> bool:
        """Not even a single game differs."""
        return self.more == (0, 0, 0)


def differences(pairs: Pairs, units: dict[str, str]) -> list[Difference]:
    """What the pairs show; what never happens on either side is left out."""
    count, each = pairs.count, 1 / pairs.games_each
    found = []
    for line, (name, unit) in enumerate(units.items()):
        one, one_squared = int(pairs.one[line]), int(pairs.one_squared[line])
        other, other_squared = int(pairs.other[line]), int(pairs.other_squared[line])
        more, more_squared = int(pairs.more[line]), int(pairs.more_squared[line])
        if not (one_squared or other_squared):
            continue
        z = paired_z(count, more, more_squared)
        found.append(
            Difference(
                name,
                unit,
                mean(count, one, one_squared).scaled(each),
                mean(count, other, other_squared).scaled(each),
                mean(count, more, more_squared).scaled(each),
                p_value(z) if math.isfinite(z) else 0.0,
                False,
            )
        )
    verdicts = significant([difference.p for difference in found])
    return [
        difference._replace(significant=verdict)
        for difference, verdict in zip(found, verdicts, strict=True)
    ]


UNITS = {name: metric.unit for name, metric in METRICS.items()}
