"""The watch by which the terminal tells the table what time it is, in milliseconds.

It runs while the person thinks, but never past a moment that would hurt somebody who waits.
"""

from __future__ import annotations

from collections.abc import Callable


class Watch:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._start = clock()
        self._seen = 0
        self.now = 0

    def look(self, latest: int | None) -> None:
        """Let the time since the last look pass, up to the latest moment allowed."""
        seen = round(1000 * (self._clock() - self._start))
        passed, self._seen = seen - self._seen, seen
        now = self.now + passed
        self.now = now if latest is None else max(self.now, min(now, latest))

    def forward(self, moment: int) -> None:
        """Nobody needs to wait in earnest until a moment comes."""
        self.now = max(self.now, moment)
