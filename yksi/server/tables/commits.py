"""Lines of all tables on their way to the disk: a few milliseconds' worth go into one commit.

A commit costs more than its lines do, and so does a call from the thread that writes to the loop:
there is one of each for many tables. Whoever comes after a silence waits for no others.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from contextvars import copy_context

from yksi.server.guard.limits import Bucket
from yksi.server.tables.pending import Pending
from yksi.store import Answers, Log, NewLines, NewSnapshot

GATHERING = 0.008  # seconds from one commit to the next
SPARE = 100  # snapshots in a second that nobody needs yet: one or two hundredths of a core
EVENLY = 0.1  # seconds, so that they never come in a heap


class Commits:
    def __init__(self, log: Log) -> None:
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()  # of this server, which the thread that writes has not
        self._lines: list[NewLines] = []
        self._snapshots: list[NewSnapshot] = []
        self._waiting: list[Pending] = []
        self.spare = Bucket(SPARE, seconds=EVENLY)  # for snapshots that are taken early
        self._is_gathering = False
        self._next = 0.0  # when the next commit may begin

    def keep(self, lines: NewLines) -> Pending:
        """Settled when the lines are on the disk, or cannot be kept."""
        pending = Pending()
        self._lines.append(lines)
        self._waiting.append(pending)
        self._gather()
        return pending

    def keep_snapshot(self, snapshot: NewSnapshot) -> None:
        """Nobody waits for a snapshot: without it, more lines are read."""
        self._snapshots.append(snapshot)
        self._gather()

    def _gather(self) -> None:
        if not self._is_gathering:
            self._is_gathering = True
            self._loop.call_at(max(self._next, self._loop.time()), self._begin)

    def _begin(self) -> None:
        self._is_gathering = False
        self._next = self._loop.time() + GATHERING
        lines, self._lines = self._lines, []
        snapshots, self._snapshots = self._snapshots, []
        waiting, self._waiting = self._waiting, []

        def answered(done: Future[Answers]) -> None:
            self._loop.call_soon_threadsafe(_settle, waiting, done, context=self._context)

        self._log.append_all(lines, snapshots).add_done_callback(answered)


def _settle(waiting: list[Pending], done: Future[Answers]) -> None:
    failed = done.exception()
    answers = [failed] * len(waiting) if failed is not None else done.result()
    for pending, error in zip(waiting, answers, strict=False):
        pending.settle(error)
