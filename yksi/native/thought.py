"""Compiled thinking about a table that was imagined from a view."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from yksi.batches.games import Column
from yksi.kernel.actions import ACTIONS
from yksi.kernel.state import State, size_of
from yksi.native.tables import as_record, kernel_for, rules_record
from yksi.policies.levels import Policy
from yksi.rules import Rules
from yksi.search.hidden import forget_hidden
from yksi.search.options import choose, fewer, list_options, narrow, stages_of
from yksi.search.thought import CERTAINTY

Numbers = npt.NDArray[np.int64]
ROOM = 3  # tables that a search needs: the one thought about, and two to try on
SLICE = 64  # play-outs between two looks at the clock, at most
Compare = Callable[[int, int, int], int]  # so many options on so many tables, and the dice


def all_playing(policy: Policy, seats: int) -> Numbers:
    """Everybody at a table plays the same way."""
    return np.array([policy, 0, 0] * seats, np.int64)


def think(
    table: State,
    rules: Rules,
    seat: int,
    trials: int,
    dice: int,
    spent: Callable[[], float] = lambda: 0.0,
    sees_all: bool = False,
) -> int:
    """The best action of a seat that must act, after so many play-outs, as `search.thought.think`.

    `spent` tells how much of the time is gone; 1 is all of it. It is asked after every few
    play-outs, and every comparison has its share of the time. Whoever has no choice asks nothing.
    Whoever `sees_all` imagines nothing: the hands are those of the table.
    """
    kernel = kernel_for(*size_of(table))  # what is forgotten is counted twice until it is dealt
    known = table.clone()
    options, scores, squares = np.zeros((3, ACTIONS), np.int64)
    if not sees_all:
        forget_hidden(known, rules, seat)
    count = list_options(known, rules, seat, options, scores, squares, dice)  # type: ignore[arg-type]
    if count == 1:
        return int(options[0])
    tables = np.zeros(ROOM, kernel.dtype)
    tables[0] = as_record(known, kernel)
    everybody = all_playing(Policy.CAREFUL, known.seats)
    given = (rules_record(rules), everybody, seat, options, scores, squares)
    row = np.zeros(Column.PLACE + known.seats, np.int64)

    def compare(count: int, rounds: int, dice: int) -> int:
        return int(kernel.compare(tables, *given, count, rounds, row, dice))

    return narrowed((options, scores, squares), count, trials, CERTAINTY, compare, dice, spent)


def narrowed(
    lists: tuple[Numbers, Numbers, Numbers],
    count: int,
    trials: int,
    certainty: int,
    compare: Compare,
    dice: int,
    spent: Callable[[], float],
) -> int:
    """The best of so many options, compared in stages within so many play-outs and the time."""
    options, scores, squares = lists
    comparison = _Comparison(compare, dice)
    stages = stages_of(count)
    for stage in range(1, stages + 1):
        rounds = max(1, trials // (stages * count))
        comparison.run(count, rounds, lambda: spent() >= stage / stages)  # noqa: B023
        narrow(options, scores, squares, count)  # type: ignore[arg-type]
        count = fewer(count)
    return int(choose(options, scores, squares, comparison.done, certainty))  # type: ignore[arg-type]


class _Comparison:
    """Tries options on the same imagined tables, a few tables at a time."""

    def __init__(self, compare: Compare, dice: int) -> None:
        self._compare = compare
        self._dice = dice
        self.done = 0

    def run(self, count: int, rounds: int, is_time: Callable[[], bool]) -> None:
        """Try so many tables, or fewer when it is time; at least one in the whole comparison."""
        some = 1
        while rounds > 0 and (self.done == 0 or not is_time()):
            some = min(some, rounds)
            self._dice = self._compare(count, some, self._dice)
            self.done += some
            rounds -= some
            some = min(2 * some, max(1, SLICE // count))
