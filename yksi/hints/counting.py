"""Candidates played out: what each is worth to the seat, and how sure that is.

Plays that begin alike are tried on the same imagined tables with the same dice, so that luck weighs
little between them. The others play as bots of their levels do, the seat itself carefully.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from yksi.analysis.playouts import PlayOuts
from yksi.hints.candidates import Candidate, after
from yksi.kernel.state import State
from yksi.policies.levels import POLICIES, Policy
from yksi.reports.statistics import Estimate, mean, share
from yksi.rules import Rules, Scoring
from yksi.search.trials import WHOLE

SLICE = 10  # play-outs of every candidate between two looks at the clock
Sums = npt.NDArray[np.int64]


def policy_of(level: str | None) -> Policy:
    """How a bot plays on in a play-out; where one would think, and people, carefully."""
    policy = POLICIES.get(level or "", Policy.CAREFUL)
    return Policy.CAREFUL if policy >= Policy.SHARP else policy


class Counting:
    """What candidates are worth, on more and more tables."""

    def __init__(
        self,
        t: State,
        rules: Rules,
        seat: int,
        plays: Sequence[Candidate],
        levels: Sequence[str | None],
        dice: int,
    ) -> None:
        self.playouts = 0
        self._is_placed = rules.scoring == Scoring.PLACES
        self._count = len(plays)
        self._slices: list[Sums] = []  # what a slice was worth, for every candidate
        players = [policy_of(None if other == seat else levels[other]) for other in range(t.seats)]
        begun = dict.fromkeys(play.before for play in plays)
        self._groups = [
            _Group(PlayOuts(after(t, rules, seat, before), rules, seat, players), before, plays)
            for before in begun
        ]
        self._dice = dice

    def run(self, playouts: int, is_time: Callable[[], bool]) -> None:
        """Play every candidate out so many times, or fewer when it is time; at least a slice."""
        while self.playouts < playouts and not (self.playouts and is_time()):
            worths = np.zeros(self._count, np.int64)
            dice = self._dice
            for group in self._groups:
                self._dice = group.weigh(worths, SLICE, dice)
            self._slices.append(worths)
            self.playouts += SLICE

    def estimates(self) -> list[Estimate]:
        """The worth of every candidate: a share of rounds won, or of what places are worth."""
        table = np.array(self._slices)
        return [self._estimate(table[:, place]) for place in range(self._count)]

    def _estimate(self, worths: Sums) -> Estimate:
        total = int(worths.sum())
        if not self._is_placed:
            return share(round(total / WHOLE), self.playouts)
        found = mean(len(worths), total, int((worths * worths).sum())).scaled(1 / (SLICE * WHOLE))
        return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


class _Group:
    """Candidates that begin with the same steps."""

    def __init__(
        self, play_outs: PlayOuts, before: tuple[int, ...], plays: Sequence[Candidate]
    ) -> None:
        self._play_outs = play_outs
        self._places = [place for place, play in enumerate(plays) if play.before == before]
        self._tried = [plays[place].tried for place in self._places]

    def weigh(self, worths: Sums, tables: int, dice: int) -> int:
        found, dice = self._play_outs.weigh(self._tried, tables, dice)
        worths[self._places] = found
        return dice
