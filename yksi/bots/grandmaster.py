"""The grandmaster: the master's network, which thinks about what else it could do.

Until the compiled code is there, it plays as the master does.
"""

from __future__ import annotations

from collections.abc import Callable

from yksi.bots.master import Master
from yksi.bots.sharp import Sharp
from yksi.kernel.state import State
from yksi.policies.levels import Policy
from yksi.rules import Rules


class Grandmaster(Sharp, Master):
    """Thinks as *sharp* does, with a network that plays on for everybody."""

    policy = Policy.GRANDMASTER
    limit = 1.0

    def _think(
        self, table: State, rules: Rules, seat: int, dice: int, spent: Callable[[], float]
    ) -> int:
        from yksi.native.foresight import foresee  # imports NumPy

        return foresee(table, rules, seat, self._trials, dice, spent)
