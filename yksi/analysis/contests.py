"""Options compared on the same tables with the same dice, on the more of them the more in doubt.

Whoever looks for a better move, and whoever wants to know what the move cost, spends play-outs
where they can still change the answer, and stops where they cannot.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import numpy as np

from yksi.analysis.playouts import PlayOuts
from yksi.game.events import AnyEvent
from yksi.reports.statistics import Estimate, mean
from yksi.search.trials import WHOLE

LONGEST = 32  # times as many tables as at first, at most
SEARCH = 8  # the same, while the best option is looked for
FINE = 0.004  # of the whole: no interval needs to be narrower on either side
LEAST = 0.01  # what costs less is not worth telling


def first_dice(dice: Random) -> int:
    return dice.getrandbits(32) | 1


class Contest:
    """What a step cost beside a better one."""

    def __init__(
        self,
        play_outs: PlayOuts,
        steps: tuple[int, int],  # what was chosen, and what might be better
        better: AnyEvent | None,  # what would be told of it
        dice: int,
    ) -> None:
        self.better = better
        self._play_outs = play_outs
        self._steps = steps
        self._dice = dice
        self._count = self._sum = self._squares = 0

    def go_on(self, tables: int) -> None:
        sums, squares, self._dice = self._play_outs.compare(self._steps, tables, self._dice)
        self._sum += int(sums[1])
        self._squares += int(squares[1])
        self._count += tables

    def double(self) -> None:
        self.go_on(self._count)

    @property
    def cost(self) -> Estimate:
        return mean(self._count, self._sum, self._squares).scaled(1 / WHOLE)

    def may_go_on(self, first: int) -> bool:
        return self._count < LONGEST * first and self.cost.margin > FINE

    def is_open(self) -> bool:
        """Whether it can still be that it cost nothing, and that it cost something."""
        cost = self.cost
        return cost.low <= LEAST <= cost.high


def better_step(play_outs: PlayOuts, options: Sequence[int], tables: int, dice: int) -> int | None:
    """The best option, if it seems better than the first.

    Those that are certainly worse than another are left out after every comparison.
    """
    left = list(range(1, len(options)))
    sums, squares = np.zeros((2, len(options)), np.int64)
    done = 0
    while left:
        tried = tables if done == 0 else done
        more, more_squares, dice = play_outs.compare(
            [options[0], *(options[i] for i in left)], tried, dice
        )
        sums[left] += more[1:]
        squares[left] += more_squares[1:]
        done += tried
        found = [mean(done, int(sums[i]), int(squares[i])) for i in left]
        bar = max(0.0, *(estimate.low for estimate in found))
        left = [i for i, estimate in zip(left, found, strict=True) if estimate.high > bar]
        if len(left) <= 1 or done >= SEARCH * tables:
            break
    if not left:
        return None
    best = max(left, key=lambda i: int(sums[i]))
    return options[best] if sums[best] > 0 else None


def settle(contests: Sequence[Contest], most: int, first: int) -> None:
    """Double the tables of doubtful contests until it is certain which cost most, and in order."""
    while True:
        ranked = sorted(contests, key=lambda contest: contest.cost.value, reverse=True)
        doubtful = [contest for contest in ranked[:most] if contest.is_open()]
        for one, other in pairwise(ranked[: most + 1]):
            gap = one.cost.value - other.cost.value
            if gap < np.hypot(one.cost.margin, other.cost.margin) and other.cost.high > LEAST:
                doubtful += [one, other]
        doubtful = [contest for contest in dict.fromkeys(doubtful) if contest.may_go_on(first)]
        if not doubtful:
            return
        for contest in doubtful:
            contest.double()
