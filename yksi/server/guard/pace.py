"""How much of a second bots may take, so that nobody else waits for them.

A table whose bots leave a pause never comes near it. Those whose bots play without a pause are let
run for a moment; then they take turns, one at a time, in a lane that has a share of the processor.
While many tables are opened at once, as after the end of another server, all bots wait for a
moment: people come back first.
"""

from __future__ import annotations

from yksi import machine
from yksi.server.guard.limits import Limits
from yksi.server.guard.strain import Strain
from yksi.server.guard.turns import Turns

AT_ONCE = 0.1  # seconds of the processor before a table has to take turns
OWN = 0.02  # of each second, for any table
UNDER_STRAIN = 0.1  # of the lane's share
MANY = 8  # tables that are being opened
GIVEN_WAY = 1.0  # seconds at most; bots have as long for themselves before they give way again
BRIEFLY = 0.05  # seconds, after which they look again


class Lane:
    """The turns of all tables in the process whose bots have no pause, one behind the other."""

    def __init__(self, limits: Limits, strain: Strain) -> None:
        self._share = limits.bot_milliseconds / 1000
        self._strain = strain
        self.turns = Turns(strain)
        self._free_at = machine.monotonic()
        self._opening = 0  # tables
        self._gave_way_at = machine.monotonic() - 2 * GIVEN_WAY

    def give_way(self, opening: int) -> None:
        """So many tables are being opened."""
        self._opening = opening
        now = machine.monotonic()
        if opening >= MANY and now - self._gave_way_at >= 2 * GIVEN_WAY:
            self._gave_way_at = now

    @property
    def gives_way(self) -> bool:
        """Whether those who come back go first."""
        is_many = self._opening >= MANY
        return is_many and machine.monotonic() - self._gave_way_at < GIVEN_WAY

    def next_turn(self, seconds: float) -> float:
        """When a table that has just taken so many seconds may go on."""
        share = self._share * (UNDER_STRAIN if self._strain.is_high else 1.0)
        self._free_at = max(self._free_at, machine.monotonic()) + seconds / share
        return self._free_at


class Pace:
    """The pace of one table's bots."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self.turns = lane.turns
        self._left = AT_ONCE
        self._at = self._turn_at = machine.monotonic()

    def spend(self, seconds: float) -> None:
        now = machine.monotonic()
        self._left = min(AT_ONCE, self._left + OWN * (now - self._at)) - seconds
        self._at = now
        if self._left < 0:
            self._left = 0.0
            self._turn_at = self._lane.next_turn(seconds)

    def wait(self) -> float:
        """Seconds until bots may go on, or look again."""
        if self._lane.gives_way:
            return BRIEFLY
        if self._turn_at <= self._at:  # it was their turn the last time already
            return 0.0
        return max(0.0, self._turn_at - machine.monotonic())
