"""What a table has to do, one thing after another, and when its clock says so.

Whatever ends it, nobody is left waiting: what is not done is refused, and so is what comes later.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from yksi.server.goodbyes import Goodbye

Deed = Callable[[], Awaitable[None]]


class Job(NamedTuple):
    do: Deed
    refuse: Callable[[Goodbye], None]


def _nobody(_: Goodbye) -> None:
    """Nobody waits for it."""


class Jobs:
    def __init__(self) -> None:
        self._waiting: deque[Job] = deque()
        self._pause: asyncio.Future[None] | None = None  # until a job comes, or the clock is due
        self._current: Job | None = None
        self.ended_by: Goodbye | None = None

    def goes_on(self) -> bool:
        return self.ended_by is None

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def none_waits(self) -> bool:
        return not self._waiting

    def put(self, do: Deed, refuse: Callable[[Goodbye], None] = _nobody) -> None:
        if self.ended_by is not None:
            refuse(self.ended_by)
            return
        self._waiting.append(Job(do, refuse))
        _end(self._pause)

    def end(self, why: Goodbye) -> None:
        """Refuse what is under way and what waits: nothing more is done."""
        self.ended_by = self.ended_by or why
        if self._current is not None:
            self._current.refuse(why)
        self.refuse_waiting(why)

    def refuse_waiting(self, why: Goodbye) -> None:
        """Refuse what waits, however much it is."""
        while self._waiting:
            self._waiting.popleft().refuse(why)

    async def run(self, patience: Callable[[], float | None], wake: Deed) -> None:
        """Work until a job ends it. A job comes before the clock, and the clock after each job."""
        while self.goes_on():
            job = await self._next(patience())
            if job is not None:
                await self._do(job)
            if self.goes_on() and patience() == 0:
                await self._do(Job(wake, _nobody))

    async def _do(self, job: Job) -> None:
        self._current = job
        await job.do()
        self._current = None

    async def _next(self, patience: float | None) -> Job | None:
        """The job that waits; None when it is time to wake up.

        A future and a timer: a task for each wait would cost more than what is waited for.
        """
        if patience == 0:
            await asyncio.sleep(0)  # others go on all the same
        elif not self._waiting:
            loop = asyncio.get_running_loop()
            pause = self._pause = loop.create_future()
            clock = None if patience is None else loop.call_later(patience, _end, pause)
            try:
                await pause
            finally:
                self._pause = None
                if clock is not None:
                    clock.cancel()
        return self._waiting.popleft() if self._waiting else None


def _end(pause: asyncio.Future[None] | None) -> None:
    if pause is not None and not pause.done():
        pause.set_result(None)
