"""A moment judged: everybody's chances before the move, and what the move cost.

Every seat's chance is what that seat could know itself. What a move cost is found in two rounds of
play-outs: one finds the best option, the other compares it with the move, on the same tables and
with the same dice. Luck that made an option look best is thus not counted as its worth. Each goes
on while it is in doubt.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from yksi.analysis.contests import Contest, better_step, first_dice
from yksi.analysis.moments import Moment
from yksi.analysis.playouts import PlayOuts
from yksi.analysis.steps import event_of, steps_of
from yksi.bots.imagine import imagine
from yksi.game.view import View
from yksi.kernel import actions as k
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.reports.statistics import Estimate, mean, share
from yksi.rules import Rules, Scoring
from yksi.search.options import options_of
from yksi.search.trials import WHOLE


class Judgement(NamedTuple):
    chances: tuple[Estimate, ...]  # of every seat
    options: int  # among how many the costliest step was chosen
    worst: Contest | None  # of the steps of the move; None when nothing better was found


class Judge:
    """Judges the moments of one round; the same moments and seed give the same judgements."""

    def __init__(self, rules: Rules, playouts: int, seed: str) -> None:
        self._rules = rules
        self._count = playouts
        self._seed = seed

    def judge(self, moment: Moment) -> Judgement:
        chances = tuple(
            _certain(moment.settled[seat]) if view is None else self._chance(moment, seat, view)
            for seat, view in enumerate(moment.views)
        )
        options, worst = self._worst_step(moment)
        return Judgement(chances, options, worst)

    def _dice(self, moment: Moment, seat: int) -> Random:
        return Random(f"{self._seed} {moment.number} {seat}")

    # --- chances

    def _chance(self, moment: Moment, seat: int, view: View) -> Estimate:
        """What a seat knows of its own prospects."""
        dice = self._dice(moment, seat)
        play_outs = PlayOuts(imagine(view, self._rules, dice), self._rules, seat)
        if self._rules.scoring != Scoring.PLACES:
            worth = play_outs.outlook(self._count, first_dice(dice))
            return share(round(worth / WHOLE), self._count)
        found = play_outs.outlooks(self._count, first_dice(dice))
        return _clipped(_mean(found).scaled(1 / WHOLE))

    # --- costs

    def _worst_step(self, moment: Moment) -> tuple[int, Contest | None]:
        """Of a play of several steps (cards, colour, partner) the one that gave most away."""
        view, seat = moment.views[moment.seat], moment.seat
        if view is None:
            return 0, None
        dice = self._dice(moment, seat)
        t = imagine(view, self._rules, dice)
        most, worst = 0, None
        for chosen in steps_of(t, moment.action):
            options = _options(t, self._rules, seat, chosen)
            most = max(most, len(options))
            found = self._contest(t, seat, options, dice)
            if found is not None and (worst is None or found.cost.value > worst.cost.value):
                worst = found
            step(t, self._rules, seat, chosen)
        return most, worst

    def _contest(self, t: State, seat: int, options: list[int], dice: Random) -> Contest | None:
        """Compare the first option with the best until it is certain whether it cost anything."""
        if len(options) < 2:
            return None
        play_outs = PlayOuts(t, self._rules, seat)
        better = better_step(play_outs, options, self._count, first_dice(dice))
        if better is None:
            return None
        steps = options[0], better
        found = Contest(play_outs, steps, event_of(t, seat, better), first_dice(dice))
        found.go_on(self._count)
        while found.is_open() and found.may_go_on(self._count):
            found.double()
        return found if found.cost.value > 0 else None


def _options(t: State, rules: Rules, seat: int, chosen: int) -> list[int]:
    """What can be chosen by the rules, and what was chosen, the latter first."""
    out = [0] * k.ACTIONS
    found = out[: options_of(t, rules, seat, out)]
    return [chosen, *(option for option in found if option != chosen)]


def _mean(values: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> Estimate:
    return mean(len(values), int(values.sum()), int((values * values).sum()))


def _certain(worth: int) -> Estimate:
    return Estimate(*[worth / WHOLE] * 3)


def _clipped(estimate: Estimate) -> Estimate:
    return Estimate(estimate.value, max(0.0, estimate.low), min(1.0, estimate.high))
