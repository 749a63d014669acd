"""How fast a browser may speak: a bucket that fills with time."""

from __future__ import annotations

import time
from collections.abc import Callable

BURST = 40  # messages at once
EACH_SECOND = 20.0


class Bucket:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = float(BURST)
        self._at = clock()

    def take(self) -> bool:
        """Whether one more message is all right."""
        now = self._clock()
        self._left = min(BURST, self._left + EACH_SECOND * (now - self._at)) - 1
        self._at = now
        if self._left < 0:
            self._left = 0.0
            return False
        return True
