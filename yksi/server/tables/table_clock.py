"""The time of a table: it passes while somebody carries the table, by a clock that nobody sets."""

from __future__ import annotations

from yksi import machine


class TableClock:
    """The milliseconds of a table: those of its last line, and what has passed since it goes.

    While nobody carried the table its time stood still, so nobody's turn ran out; and no clock
    that somebody sets right moves it.
    """

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._since = 0.0
        self.goes = False

    def start(self) -> None:
        self._since = machine.monotonic()
        self.goes = True

    def __call__(self) -> int:
        if not self.goes:
            return self._kept
        return self._kept + int(1000 * (machine.monotonic() - self._since))
