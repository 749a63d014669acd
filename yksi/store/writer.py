"""The one thread that writes. What waits while a commit is under way goes into the next one.

It answers every write, whatever happens to the database, and ends only when it is told to.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from itertools import groupby
from operator import attrgetter
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple

from sqlalchemy import Engine

from yksi import machine
from yksi.store.engine import PATIENCE
from yksi.store.errors import LogError, StaleError
from yksi.store.hot_lines import HotLines
from yksi.store.leases import Guard, Lease

MOST_GROUPED = 2_000  # writes in one commit
CLOSING = 2 * PATIENCE + 1  # the group that is under way, and the last one
logger = logging.getLogger("yksi.log")


Watcher = Callable[[float, int], None]  # told the seconds and the writes of a commit


def nobody(_seconds: float, _writes: int) -> None:
    """Nobody watches."""


class _Write(NamedTuple):
    statement: Any
    rows: list[dict[str, Any]]
    done: Future[None]
    lease: Lease | None

    def fail(self, reason: object) -> None:
        kind = StaleError if isinstance(reason, StaleError) else LogError
        self.done.set_exception(kind(f"the log cannot be written: {reason}"))


def _leases_of(group: list[_Write]) -> dict[Guard, set[Lease]]:
    """The leases that a group of writes rests on, by who can tell whether they hold."""
    found: dict[Guard, set[Lease]] = {}
    for write in group:
        if write.lease is not None and write.lease.guard is not None:
            found.setdefault(write.lease.guard, set()).add(write.lease)
    return found


class Writer:
    def __init__(self, engine: Engine, lines: Any) -> None:
        """`lines` is the statement that most writes are."""
        self._engine = engine
        self._lines = lines
        self._hot_lines = HotLines(engine)
        self.told: Watcher = nobody
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._lock = Lock()  # nothing gets into the queue behind its end
        self._is_closed = False
        self._thread = Thread(target=self._write_all, name="yksi-log", daemon=True)
        self._thread.start()

    def submit(
        self, statement: Any, rows: list[dict[str, Any]], lease: Lease | None = None
    ) -> Future[None]:
        """Done when the rows are on the disk. Cannot be taken back, whoever stops waiting."""
        write = _Write(statement, rows, Future(), lease)
        write.done.set_running_or_notify_cancel()
        with self._lock:
            if self._is_closed:
                write.fail("it is closed")
            else:
                self._queue.put(write)
        return write.done

    def close(self) -> None:
        """What was handed over is written; a database that hangs is not waited for."""
        with self._lock:
            self._is_closed = True
            self._queue.put(None)
        self._thread.join(CLOSING)
        if self._thread.is_alive():
            logger.error("the database does not answer; the last lines may not be kept")

    # --- in the thread

    def _write_all(self) -> None:
        while (first := self._queue.get()) is not None:
            group, is_last = self._group(first)
            began = machine.monotonic()
            until = began + PATIENCE
            try:
                self._commit(group)
            except Exception as error:  # noqa: BLE001 - drivers raise errors of their own
                self._one_by_one(group, until, error)
            else:
                for write in group:
                    write.done.set_result(None)
                self.told(machine.monotonic() - began, len(group))
            if is_last:
                break
        self._hot_lines.close()

    def _group(self, first: _Write) -> tuple[list[_Write], bool]:
        """Whatever waits already, and whether the end is among it."""
        group = [first]
        while len(group) < MOST_GROUPED and not self._queue.empty():
            write = self._queue.get()
            if write is None:
                return group, True
            group.append(write)
        return group, False

    def _commit(self, group: list[_Write]) -> None:
        guarded = _leases_of(group)
        lines_alone = all(write.statement is self._lines for write in group)
        if self._hot_lines.is_possible and lines_alone and not guarded:
            self._hot_lines.commit([row for write in group for row in write.rows])
            return
        with self._engine.begin() as connection:
            for guard, leases in guarded.items():
                guard.check(connection, leases)
            for statement, writes in groupby(group, attrgetter("statement")):
                connection.execute(statement, [row for write in writes for row in write.rows])

    def _one_by_one(self, group: list[_Write], until: float, reason: Exception) -> None:
        """One bad write does not take the others with it; a bad database does, and at once."""
        for write in group:
            if machine.monotonic() >= until:
                write.fail(reason)
                continue
            try:
                self._commit([write])
            except Exception as error:  # noqa: BLE001 - one write's trouble
                write.fail(error)
            else:
                write.done.set_result(None)
