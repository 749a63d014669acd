"""What a table has to do, one thing after another, and when its clock says so.

Whatever ends it, nobody is left waiting: what is not done is refused, and so is what comes later.
A job goes on in the call that let it go on: a task, a future and a turn of the loop for each would
cost more than most jobs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import NamedTuple

from yksi.server.goodbyes import Goodbye
from yksi.server.tables.pending import Pending

Deed = Callable[[], Coroutine[Pending, None, None]]  # which waits for nothing else
LineUp = Callable[[Callable[[], None]], None]


class Job(NamedTuple):
    do: Deed
    refuse: Callable[[Goodbye], None]


def _nobody(_: Goodbye) -> None:
    """Nobody waits for it."""


def _never() -> None:
    """It is never time."""


async def _nothing() -> None:
    """Nothing is done any more."""


class Jobs:
    def __init__(self, patience: Callable[[], float | None], wake: Deed, line_up: LineUp) -> None:
        """`patience` says in how many seconds it is time to `wake`; None: not by itself.

        Whoever's time has come does so in turn with others (`line_up`).
        """
        self._patience = patience
        self._line_up = line_up
        self._is_in_line = False
        self._clock = Job(wake, _nobody)
        self._waiting: list[Job] = []  # few at a time
        self._current: Job | None = None
        self._was_clock = False  # the last thing that was done
        self._timer: asyncio.TimerHandle | asyncio.Handle | None = None
        self._end: asyncio.Future[None] | None = None  # of the life of the table, once it runs
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
        self._go_on()

    def end(self, why: Goodbye) -> None:
        """Refuse what is under way and what waits: nothing more is done."""
        self.ended_by = self.ended_by or why
        if self._current is not None:
            self._current.refuse(why)
        self.refuse_waiting(why)

    def refuse_waiting(self, why: Goodbye) -> None:
        """Refuse what waits, however much it is."""
        while self._waiting:
            self._waiting.pop(0).refuse(why)

    async def run(self) -> None:
        """Work until a job ends it, or one fails."""
        self._end = asyncio.get_running_loop().create_future()
        self._go_on()
        try:
            await self._end
        finally:
            self._set_timer(None)
            self._patience, self._clock = _never, Job(_nothing, _nobody)  # whose table they hold

    # --- one after another

    def _go_on(self) -> None:
        """Do what is to be done: a job before the clock, and the clock after each job."""
        while self._goes_on_from_here():
            try:
                patience = self._patience()
            except Exception as error:  # noqa: BLE001 - told where it lives
                self._fail(error)
                return
            if patience == 0 and not self._was_clock:
                self._begin(self._clock)
            elif self._waiting:
                self._begin(self._waiting.pop(0))
            else:
                self._set_timer(patience)
                return

    def _goes_on_from_here(self) -> bool:
        is_alive = self._end is not None and not self._end.done()
        return is_alive and self._current is None and self.ended_by is None

    def _fail(self, error: BaseException) -> None:
        """Whoever waits for the end of the life is told why."""
        assert self._end is not None
        self._end.set_exception(error)

    def _set_timer(self, patience: float | None) -> None:
        """Wait so long for a job; when there is no patience, others go on all the same."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if patience is not None:
            self._timer = asyncio.get_running_loop().call_later(patience, self._be_next)

    def _be_next(self) -> None:
        if not self._is_in_line:
            self._is_in_line = True
            self._line_up(self._look_again)

    def _look_again(self) -> None:
        """Its time had come, and those before it have had their turns."""
        self._is_in_line = False
        self._was_clock = False
        if not self._waiting and self._goes_on_from_here():
            self._begin(self._clock)
        self._go_on()

    def _begin(self, job: Job) -> None:
        self._current = job
        self._was_clock = job is self._clock
        self._advance(job.do())

    def _advance(self, deed: Coroutine[Pending, None, None]) -> None:
        """Let a job work until it has to wait for something, is done or fails."""
        assert self._end is not None
        if self._end.done():  # meanwhile nobody wants it any more
            deed.close()
            return
        try:
            pending = deed.send(None)
        except StopIteration:
            self._current = None
            if not self.goes_on():
                self._end.set_result(None)
        except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - told where it lives
            self._fail(error)
        else:
            pending.then(partial(self._resume, deed))

    def _resume(self, deed: Coroutine[Pending, None, None]) -> None:
        self._advance(deed)
        self._go_on()
