"""What a table has to do, one thing after another, and when its clock says so.

Whatever ends it, nobody is left waiting: what is not done is refused, and so is what comes later.
"""

from __future__ import annotations

import asyncio
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
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._current: Job | None = None
        self.ended_by: Goodbye | None = None

    def goes_on(self) -> bool:
        return self.ended_by is None

    @property
    def waiting(self) -> int:
        return self._waiting.qsize()

    @property
    def none_waits(self) -> bool:
        return self._waiting.empty()

    def put(self, do: Deed, refuse: Callable[[Goodbye], None] = _nobody) -> None:
        if self.ended_by is not None:
            refuse(self.ended_by)
            return
        self._waiting.put_nowait(Job(do, refuse))

    def end(self, why: Goodbye) -> None:
        """Refuse what is under way and what waits: nothing more is done."""
        self.ended_by = self.ended_by or why
        if self._current is not None:
            self._current.refuse(why)
        self.refuse_waiting(why)

    def refuse_waiting(self, why: Goodbye) -> None:
        """Refuse what waits, however much it is."""
        while not self._waiting.empty():
            self._waiting.get_nowait().refuse(why)

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

        `wait_for` is not asked when a job waits: with no patience at all it gives up before it has
        looked (in Python 3.11).
        """
        if not self._waiting.empty():
            return self._waiting.get_nowait()
        try:
            return await asyncio.wait_for(self._waiting.get(), patience)
        except TimeoutError:
            return None
