"""Why an answer cannot be worked out here: too much to do, another server, a damaged log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from yksi.errors import YksiError
from yksi.game.record import RecordError
from yksi.store import DamagedError


class TooBusy(Exception):
    """Too many wait already."""


class GoingDown(Exception):
    """The server is being stopped."""


class CarriedElsewhere(Exception):
    """Another server carries the table."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class GoneError(YksiError):
    """Whoever asked is no longer there."""


@contextmanager
def at_line(table: str, line: int) -> Iterator[None]:
    """Whatever a line makes go wrong, the operator learns where."""
    try:
        yield
    except RecordError as error:
        raise DamagedError(table, line, error.reason) from error
    except Exception as error:
        raise DamagedError(table, line, repr(error)) from error
