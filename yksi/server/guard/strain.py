"""How hard the process works: how late its loop and its tables are, and whether the house is full.

Whoever plays goes on playing in a full house; only new tables and newcomers are refused.
"""

from __future__ import annotations

import asyncio

from yksi.server.guard.limits import Limits
from yksi.server.metrics import LAG, STRAIN

LOOK_SECONDS = 0.1
MEMORY = 0.05  # how much the latest look counts: a hiccup is no strain


class Strain:
    def __init__(self, limits: Limits) -> None:
        self._most = limits.lag_milliseconds / 1000
        self.lag = 0.0  # seconds, smoothed
        self._waited = 0.0  # seconds, at most, since the last look

    @property
    def is_high(self) -> bool:
        """Whether bots without a pause have to wait."""
        return self.lag > self._most / 5

    @property
    def is_too_high(self) -> bool:
        """Whether nobody new can be taken in."""
        return self.lag > self._most

    def note_wait(self, seconds: float) -> None:
        """A table whose time had come has waited so long for its turn."""
        self._waited = max(self._waited, seconds)

    def note(self, lag: float) -> None:
        late = max(0.0, lag)
        self.lag += MEMORY * (late - self.lag)
        LAG.observe(late)
        STRAIN.set(self.lag)

    async def watch(self) -> None:
        """Sleep, and see how late one wakes up, and how late tables were that had to wake."""
        loop = asyncio.get_running_loop()
        while True:
            until = loop.time() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            late, self._waited = max(self._waited, loop.time() - until), 0.0
            self.note(late)
