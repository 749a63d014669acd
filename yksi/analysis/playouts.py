"""Play-outs by compiled code: what a table is worth to a seat, and what each option is."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from yksi.batches.games import Column
from yksi.kernel.state import State, size_of
from yksi.policies.dice import spin
from yksi.policies.levels import Policy
from yksi.policies.players import WIDTH
from yksi.rules import Rules
from yksi.search.hidden import forget_hidden

Worths = npt.NDArray[np.int64]


class PlayOuts:
    """Play goes on over and over on a table that a seat imagines.

    The careful policy plays for everybody, unless `policies` says who plays how.
    """

    def __init__(
        self, t: State, rules: Rules, seat: int, policies: Sequence[Policy] | None = None
    ) -> None:
        from yksi.native import as_record, kernel_for, rules_record  # imports NumPy
        from yksi.native.thought import ROOM, all_playing

        kernel = kernel_for(*size_of(t))
        self._outlook, self._compare, self._weigh = kernel.outlook, kernel.compare, kernel.weigh
        self._rules = rules_record(rules)
        self._seat, self._seats = seat, t.seats
        self._players = all_playing(Policy.CAREFUL, t.seats)
        if policies is not None:
            self._players[::WIDTH] = policies
        self._row = np.zeros(Column.PLACE + t.seats, np.int64)
        self._tables = np.zeros(ROOM, kernel.dtype)
        known = t.clone()
        forget_hidden(known, rules, seat)
        self._tables[0] = as_record(known, kernel)

    def outlook(self, count: int, dice: int) -> int:
        """What so many play-outs are worth to the seat that imagines the table, all in all."""
        worths = np.zeros(self._seats, np.int64)
        self._outlook(
            self._tables, self._rules, self._players, self._seat, worths, count, self._row, dice
        )
        return int(worths[self._seat])

    def outlooks(self, count: int, dice: int) -> Worths:
        """What each of so many play-outs is worth to the seat that imagines the table."""
        found = np.zeros(count, np.int64)
        for i in range(count):
            found[i] = self.outlook(1, dice)
            dice = spin(dice)
        return found

    def weigh(self, options: Sequence[int], tables: int, dice: int) -> tuple[Worths, int]:
        """What each option is worth on so many tables, all in all, and the dice."""
        choices = np.array(options, np.int64)
        sums = np.zeros(len(options), np.int64)
        dice = self._weigh(
            *(self._tables, self._rules, self._players, self._seat, choices, sums),
            *(len(options), tables, self._row, dice),
        )
        return sums, int(dice)

    def compare(self, options: Sequence[int], tables: int, dice: int) -> tuple[Worths, Worths, int]:
        """By how much each option beats the first on so many tables: sums, squares, the dice."""
        choices = np.array(options, np.int64)
        sums, squares = np.zeros((2, len(options)), np.int64)
        dice = self._compare(
            *(self._tables, self._rules, self._players, self._seat, choices, sums, squares),
            *(len(options), tables, self._row, dice),
        )
        return sums, squares, int(dice)
