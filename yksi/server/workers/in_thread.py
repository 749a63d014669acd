"""The worker of a server without worker processes: a thread, which can be asked to stop only."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from threading import Thread

from yksi.server.workers.desk import Desk
from yksi.server.workers.request import Request
from yksi.server.workers.tasks import LINES, AbandonedError
from yksi.server.workers.worker import AnyWorker, TaskFailedError
from yksi.store import DamagedError


class ThreadWorker(AnyWorker):
    def __init__(self) -> None:
        super().__init__()
        self._desk = Desk()
        self._is_ended = False

    async def _answer(self, request: Request) -> bytes | None:
        asker = _Asker(self, request, await self._lines(request))
        loop = asyncio.get_running_loop()
        found: asyncio.Future[bytes | None] = loop.create_future()

        def tell(say: Callable[[], None]) -> None:
            with suppress(RuntimeError):  # the loop is closed, and nobody waits
                loop.call_soon_threadsafe(lambda: None if found.done() else say())

        def work() -> None:
            try:
                result = self._desk.do(request.task, asker)
            except (AbandonedError, DamagedError) as error:
                tell(partial(found.set_exception, error))
            except Exception:  # noqa: BLE001 - told to the operator
                tell(partial(found.set_exception, TaskFailedError(traceback.format_exc())))
            else:
                tell(partial(found.set_result, result))

        # A daemon: the server ends although something is still being compiled.
        Thread(target=work, name="worker", daemon=True).start()
        return await found

    async def _lines(self, request: Request) -> list[str]:
        """All lines that the desk has not read yet: the thread cannot wait for the loop."""
        kept = self._desk.kept.get(request.table)
        lines: list[str] = []
        while piece := await request.lines(0 if kept is None else kept.read):
            lines += piece
        return lines

    @property
    def is_ended(self) -> bool:
        return self._is_ended

    async def end(self) -> None:
        """The thread ends at its next question; nobody waits for it."""
        self._is_ended = True


class _Asker:
    """Answers a desk in the thread."""

    def __init__(self, worker: ThreadWorker, request: Request, lines: list[str]) -> None:
        self._worker = worker
        self._request = request
        self._lines = lines
        self._loop = asyncio.get_running_loop()

    def lines(self, _: int) -> Sequence[str]:
        self._look()
        piece, self._lines = self._lines[:LINES], self._lines[LINES:]
        return piece

    def progress(self, playing: bool, done: int, of: int) -> None:
        self._look()
        self._loop.call_soon_threadsafe(self._request.progress, playing, done, of)

    def _look(self) -> None:
        if self._worker.is_ended or not self._request.is_wanted:
            raise AbandonedError
