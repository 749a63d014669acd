"""Tables that go on by themselves take turns, so that people are heard in between.

When more of them are due than the processor can carry, bots are late and people are not: a few
tables go on at once, and what people have said meanwhile comes before the next.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from yksi import machine
from yksi.server.guard.strain import Strain

AT_ONCE = 2  # tables: less than a millisecond


class Turns:
    """The tables of a process whose time has come, the longest ago first."""

    def __init__(self, strain: Strain) -> None:
        self._strain = strain
        self._waiting: deque[tuple[float, Callable[[], None]]] = deque()
        self._is_going = False

    def line_up(self, go_on: Callable[[], None]) -> None:
        """Let a table go on when those before it have."""
        self._waiting.append((machine.monotonic(), go_on))
        if not self._is_going:
            self._is_going = True
            asyncio.get_running_loop().call_soon(self._take)

    def _take(self) -> None:
        loop = asyncio.get_running_loop()
        self._strain.note_wait(machine.monotonic() - self._waiting[0][0])
        for _ in range(min(AT_ONCE, len(self._waiting))):
            _, go_on = self._waiting.popleft()
            try:
                go_on()
            except Exception as error:  # noqa: BLE001 - one table's trouble is nobody else's
                loop.call_exception_handler({"message": "a table has failed", "exception": error})
        self._is_going = bool(self._waiting)
        if self._is_going:
            loop.call_soon(self._take)
