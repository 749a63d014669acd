"""Play-outs by compiled code: what a table is worth to a seat, and what each option is."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

import numpy as np
import numpy.typing as npt

from yksi.kernel.playout import spin
from yksi.kernel.state import State
from yksi.policies.games import Column
from yksi.rules import Rules
from yksi.search.sizes import size_of

Worths = npt.NDArray[np.int64]
_ONE_COMPILER = Lock()


class PlayOuts:
    """The careful policy plays on for everybody, over and over, on one table."""

    def __init__(self, t: State, rules: Rules) -> None:
        from yksi.native import rules_record  # imports Numba
        from yksi.search.thinking import ROOM, as_record, careful_players, kernel_for

        kernel = kernel_for(*size_of(t))
        with _ONE_COMPILER:
            self._outlook, self._weigh = kernel.outlook, kernel.weigh
        self._rules = rules_record(rules)
        self._seats = t.seats
        self._players = careful_players(t.seats)
        self._row = np.zeros(Column.PLACE + t.seats, np.int64)
        self._tables = np.zeros(ROOM, kernel.dtype)
        self._tables[0] = as_record(t, kernel)

    def outlook(self, seat: int, count: int, dice: int) -> int:
        """What so many play-outs are worth to the seat that imagines the table, all in all."""
        worths = np.zeros(self._seats, np.int64)
        self._outlook(
            self._tables, self._rules, self._players, seat, worths, count, self._row, dice
        )
        return int(worths[seat])

    def outlooks(self, seat: int, count: int, dice: int) -> Worths:
        """The same one by one."""
        found = np.zeros(count, np.int64)
        for i in range(count):
            found[i] = self.outlook(seat, 1, dice)
            dice = spin(dice)
        return found

    def weigh(self, seat: int, options: Sequence[int], count: int, dice: int) -> Worths:
        """What each option is worth on so many tables, all in all."""
        scores = np.zeros(len(options), np.int64)
        self._weigh_once(seat, np.array(options, np.int64), scores, count, dice)
        return scores

    def weighings(self, seat: int, options: Sequence[int], count: int, dice: int) -> Worths:
        """The same one by one: a row for every table, a column for every option."""
        choices = np.array(options, np.int64)
        scores = np.zeros((count, len(options)), np.int64)
        for row in scores:
            dice = self._weigh_once(seat, choices, row, 1, dice)
        return scores

    def _weigh_once(self, seat: int, choices: Worths, scores: Worths, count: int, dice: int) -> int:
        return int(
            self._weigh(
                *(self._tables, self._rules, self._players, seat, choices, scores),
                *(len(choices), count, self._row, dice),
            )
        )
