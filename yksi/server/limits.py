"""How much a browser may say at once, and how fast: a bucket that fills with time."""

from __future__ import annotations

from collections.abc import Callable

from yksi import machine

MESSAGE_BYTES = 4_096  # in one message
RATE = 20  # messages a second
BURSTS = 2  # seconds' worth at once


class Bucket:
    def __init__(self, rate: int, clock: Callable[[], float] = machine.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(BURSTS * rate)
        self._at = clock()

    def take(self) -> bool:
        """Whether one more message may come now; if so, it is counted."""
        now = self._clock()
        filled = self._left + self._rate * (now - self._at)
        self._left = min(float(BURSTS * self._rate), filled)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
