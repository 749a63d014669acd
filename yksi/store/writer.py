"""The one thread that writes. What waits while a commit is under way goes into the next one.

It answers every write, whatever happens to the database, and ends only when it is told to.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple

from sqlalchemy import Engine

from yksi import machine
from yksi.store.checkpoints import Checkpoints
from yksi.store.engine import PATIENCE, words_of
from yksi.store.errors import LogError, StaleError
from yksi.store.raw_writes import RawWrites, Write

MOST_GROUPED = 2_000  # writes in one commit
CLOSING = 2 * PATIENCE + 1  # the group that is under way, and the last one
logger = logging.getLogger("yksi.log")


Watcher = Callable[[float, int], None]  # told the seconds and the writes of a commit


def nobody(_seconds: float, _writes: int) -> None:
    """Nobody watches."""


Answers = list[LogError | None]  # why each of some writes is not on the disk; None: it is
Answer = Callable[[Answers], None]


class _Bundle(NamedTuple):
    """Writes that were handed over together, and who is told what became of them."""

    writes: list[Write]
    answer: Answer


def _failure(reason: Exception) -> LogError:
    kind = StaleError if isinstance(reason, StaleError) else LogError
    return kind(f"the log cannot be written: {words_of(reason)}")


def _settle(done: Future[None], answers: Answers) -> None:
    [error] = answers
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _tell(bundle: _Bundle, answers: Answers) -> None:
    """Whoever is told may be gone; the thread goes on."""
    try:
        bundle.answer(answers)
    except Exception:
        logger.exception("what became of some writes could not be told")


class Writer:
    def __init__(self, engine: Engine, lines: Any) -> None:
        """`lines` is the statement that most writes are."""
        self._raw = RawWrites(engine, lines)
        self._checkpoints = Checkpoints(engine, self._raw)
        self.told: Watcher = nobody
        self._queue: SimpleQueue[_Bundle | None] = SimpleQueue()
        self._lock = Lock()  # nothing gets into the queue behind its end
        self._is_closed = False
        self._thread = Thread(target=self._write_all, name="yksi-log", daemon=True)
        self._thread.start()

    def submit(self, write: Write) -> Future[None]:
        """Done when the rows are on the disk. Cannot be taken back, whoever stops waiting."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()
        self._hand_over(_Bundle([write], partial(_settle, done)))
        return done

    def submit_all(self, writes: list[Write], answer: Answer) -> None:
        """`answer` is called, mostly by the thread that writes, when it is known of each write
        whether it is on the disk. A future would cost as much as some of the writes.
        """
        self._hand_over(_Bundle(writes, answer))

    def _hand_over(self, bundle: _Bundle) -> None:
        with self._lock:
            if not self._is_closed:
                self._queue.put(bundle)
                return
        bundle.answer([_failure(LogError("it is closed")) for _ in bundle.writes])

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
            bundles, is_last = self._bundles(first)
            group = [write for bundle in bundles for write in bundle.writes]
            began = machine.monotonic()
            try:
                self._raw.commit(group)
            except Exception as error:  # noqa: BLE001 - drivers raise errors of their own
                answers = self._one_by_one(group, began + PATIENCE, error)
            else:
                answers = [None] * len(group)
                self.told(machine.monotonic() - began, len(group))
            for bundle in bundles:
                _tell(bundle, answers[: len(bundle.writes)])
                del answers[: len(bundle.writes)]
            if is_last:
                break
            self._checkpoints.note(len(group))
        self._checkpoints.close()
        self._raw.close()

    def _bundles(self, first: _Bundle) -> tuple[list[_Bundle], bool]:
        """Whatever waits already, and whether the end is among it."""
        bundles, count = [first], len(first.writes)
        while count < MOST_GROUPED and not self._queue.empty():
            bundle = self._queue.get()
            if bundle is None:
                return bundles, True
            bundles.append(bundle)
            count += len(bundle.writes)
        return bundles, False

    def _one_by_one(self, group: list[Write], until: float, reason: Exception) -> Answers:
        """One bad write does not take the others with it; a bad database does, and at once."""
        answers: Answers = []
        for write in group:
            if machine.monotonic() >= until:
                answers.append(_failure(reason))
                continue
            try:
                self._raw.commit([write])
            except Exception as error:  # noqa: BLE001 - one write's trouble
                answers.append(_failure(error))
            else:
                answers.append(None)
        return answers
