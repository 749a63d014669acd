"""Lines of a log that are not what was written: told with their place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from yksi.game.record import RecordError
from yksi.store import DamagedError


@contextmanager
def at_line(table: str, line: int) -> Iterator[None]:
    """Whatever a line makes go wrong, the operator learns where."""
    try:
        yield
    except RecordError as error:
        raise DamagedError(table, line, error.reason) from error
    except Exception as error:
        raise DamagedError(table, line, repr(error)) from error
