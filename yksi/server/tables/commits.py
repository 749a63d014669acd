"""Lines of all tables on their way to the disk: a few milliseconds' worth go into one commit.

A commit costs more than its lines do, and so does a call from the thread that writes to the loop:
there is one of each for many tables. Whoever comes after a silence waits for no others, and where
somebody waits for an answer, the next commit begins soon. In a busy house that would be one for
hardly any lines, and everybody would wait for the processor instead.
"""

from __future__ import annotations

import asyncio
from contextvars import copy_context
from typing import NamedTuple

from yksi.server.guard.limits import Bucket
from yksi.server.tables.pending import Pending
from yksi.store import Answers, Log, LogError, NewLines, NewSnapshot

GATHERING = 0.008  # seconds from one commit to the next
SOON = 0.003  # the same where somebody waits for an answer, unless the house is busy:
BUSY = 1_000  # lines a second
AT_ONCE = 3  # tables that go on after a commit; what people have said meanwhile comes before others
SPARE = 50  # snapshots in a second that nobody needs yet: less than a hundredth of a core
EVENLY = 0.1  # seconds, so that they never come in a heap


class _Kept(NamedTuple):
    lines: NewLines
    pending: Pending


class Commits:
    def __init__(self, log: Log) -> None:
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()  # of this server, which the thread that writes has not
        self._asked: list[_Kept] = []  # for which somebody waits
        self._others: list[_Kept] = []
        self._snapshots: list[NewSnapshot] = []
        self.spare = Bucket(SPARE, seconds=EVENLY)  # for snapshots that are taken early
        self._timer: asyncio.Handle | None = None  # until the next commit begins,
        self._at = 0.0  # which is then; after a silence that is past
        self._last = 0.0  # when one has begun
        self._is_busy = False

    def keep(self, lines: NewLines, is_asked: bool) -> Pending:
        """Settled when the lines are on the disk, or cannot be kept."""
        kept = _Kept(lines, Pending())
        (self._asked if is_asked else self._others).append(kept)
        self._gather(SOON if is_asked and not self._is_busy else GATHERING)
        return kept.pending

    def keep_snapshot(self, snapshot: NewSnapshot) -> None:
        """Nobody waits for a snapshot: without it, more lines are read."""
        self._snapshots.append(snapshot)
        self._gather(GATHERING)

    def _gather(self, seconds: float) -> None:
        at = self._last + seconds
        if self._timer is not None:
            if self._at <= at:
                return
            self._timer.cancel()
        self._at, self._timer = at, self._loop.call_at(at, self._begin)

    def _begin(self) -> None:
        self._timer = None
        now = self._loop.time()
        kept, self._asked, self._others = self._asked + self._others, [], []
        self._is_busy, self._last = len(kept) > BUSY * (now - self._last), now
        snapshots, self._snapshots = self._snapshots, []
        lines, waiting = [each.lines for each in kept], [each.pending for each in kept]

        def answered(answers: Answers) -> None:
            told = list(zip(waiting, answers, strict=False))  # nobody waits for snapshots
            self._loop.call_soon_threadsafe(self._go_on, told, context=self._context)

        self._log.append_all(lines, snapshots, answered)

    def _go_on(self, answered: list[tuple[Pending, LogError | None]]) -> None:
        for pending, error in answered[:AT_ONCE]:
            pending.settle(error)
        if len(answered) > AT_ONCE:
            self._loop.call_soon(self._go_on, answered[AT_ONCE:])
