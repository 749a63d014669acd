"""What can be wrong with a log."""

from __future__ import annotations

from yksi.errors import YksiError


class LogError(YksiError, RuntimeError):
    """The log cannot be read or written now; it may be possible later."""


class StaleError(LogError):
    """The server that writes no longer has the lease of the table; another one may carry it."""


class HouseTakenError(YksiError, RuntimeError):
    """Another server carries the tables of this database, and the two cannot share them."""


class DamagedError(YksiError, RuntimeError):
    """A line of a table's log is not what was written: somebody has to look at it."""

    def __init__(self, table: str, line: int, reason: str) -> None:
        super().__init__(f"the log of table {table} is damaged in line {line}: {reason}")
        self.table = table
        self.line = line  # the first one is 1
        self.reason = reason
