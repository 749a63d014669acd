"""How much of a second the bots of one table may take, so that nobody else waits for them.

A table whose bots leave a pause never comes near it. One whose bots play without a pause is let
run for a moment, and then as fast as its share of the processor allows.
"""

from __future__ import annotations

from yksi import machine
from yksi.server.guard.limits import Limits
from yksi.server.guard.strain import Strain

AT_ONCE = 0.5  # seconds of the processor before anything is held back
UNDER_STRAIN = 0.1  # of the share


class Pace:
    def __init__(self, limits: Limits, strain: Strain) -> None:
        self._share = limits.bot_milliseconds / 1000
        self._strain = strain
        self._left = AT_ONCE
        self._at = machine.monotonic()

    def spend(self, seconds: float) -> None:
        self._fill()
        self._left -= seconds

    def wait(self) -> float:
        """Seconds until bots may go on."""
        self._fill()
        return 0.0 if self._left > 0 else -self._left / self._rate + 0.001

    @property
    def _rate(self) -> float:
        return self._share * (UNDER_STRAIN if self._strain.is_high else 1.0)

    def _fill(self) -> None:
        now = machine.monotonic()
        self._left = min(AT_ONCE, self._left + self._rate * (now - self._at))
        self._at = now
