"""An asyncio loop without threads, sockets or real time: what runs next, and when, a seed decides.

Time is virtual: it jumps to the next timer when nothing is ready. Several processes live in one
loop. Each has a context, and whatever it schedules inherits it, so that a process can be ended at
any step: nothing of it runs afterwards, like the memory of a process that was killed.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from math import inf
from random import Random
from typing import Any, TypeVar

STEP = 20e-6  # seconds that whatever runs takes
MOST_STEPS = 3_000_000  # of a whole run; more would mean that something spins
THREADS = (0.0002, 0.02)  # seconds that work beside the loop takes
Result = TypeVar("Result")


class Process:
    """What dies together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.frozen_until = 0.0  # the machine stands still till then
        self._freezes: list[tuple[float, float]] = []  # from when till when it has stood still
        self.clock_set = 0.0  # seconds by which its wall clock is wrong
        self.tasks: list[SimulatedTask[Any]] = []
        self.context = copy_context()
        self.context.run(PROCESS.set, self)

    def freeze(self, now: float, seconds: float) -> None:
        """The machine stands still, and goes on as if nothing were."""
        self.frozen_until = now + seconds
        self._freezes.append((now, self.frozen_until))

    def stood_still(self, since: float, now: float) -> float:
        """How many of the seconds between two moments the machine stood still."""
        return sum(max(0.0, min(now, end) - max(since, start)) for start, end in self._freezes)


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class SimulatedTask(asyncio.Task[Result]):
    """A task whose hash is its number, so that sets of tasks have one order in every run."""

    _numbers = 0

    def __init__(self, coro: Coroutine[Any, Any, Result], **keywords: Any) -> None:
        SimulatedTask._numbers += 1
        self._number = SimulatedTask._numbers
        super().__init__(coro, **keywords)

    def __hash__(self) -> int:
        return self._number

    def __eq__(self, other: object) -> bool:
        return self is other


class SimulatedLoop(asyncio.AbstractEventLoop):
    def __init__(self, dice: Random) -> None:
        self.outside = copy_context()  # of whatever is no process: people, network, disk
        self.failure: BaseException | None = None  # ends the run
        self.steps = 0
        self.disorder = dice.choice((0.0, 0.0, 0.1, 0.5))  # how often it is not the first's turn
        self._dice = dice
        self._now = 1000.0
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._frozen: list[tuple[float, int, asyncio.Handle]] = []
        self._countdowns: list[tuple[int, int, Callable[[], None]]] = []
        self._scheduled = 0
        self._is_over = False
        SimulatedTask._numbers = 0

    # --- running

    def run(self, main: Coroutine[Any, Any, Result]) -> Result:
        """Run until the coroutine is done, or something has failed."""
        events._set_running_loop(self)
        task = self.create_task(main)
        try:
            while not task.done() and self.failure is None:
                self._step()
            if self.failure is not None:
                raise self.failure
            return task.result()
        finally:
            if not task.done():
                self.bury([task])
            events._set_running_loop(None)

    def _step(self) -> None:
        if not self._ready:
            soonest = self._timers[0][0] if self._timers else inf
            if self._frozen:
                soonest = min(soonest, self._frozen[0][0])
            if soonest == inf:
                raise RuntimeError("everybody waits and nothing will ever happen")
            self._now = max(self._now, soonest)
        while self._frozen and self._frozen[0][0] <= self._now:  # in the order in which it waited
            self._ready.append(heapq.heappop(self._frozen)[2])
        while self._timers and self._timers[0][0] <= self._now:
            self._ready.append(heapq.heappop(self._timers)[2])
        is_in_order = len(self._ready) == 1 or self._dice.random() >= self.disorder
        handle = self._ready.pop(0 if is_in_order else self._dice.randrange(len(self._ready)))
        process = handle._context.get(PROCESS)  # type: ignore[attr-defined] # a slot of Handle
        if handle.cancelled() or not (process is None or process.alive):
            return
        if process is not None and process.frozen_until > self._now:
            self._scheduled += 1
            heapq.heappush(self._frozen, (process.frozen_until, self._scheduled, handle))
            return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise RuntimeError("something spins")
        self._now += STEP
        handle._run()
        while self._countdowns and self._countdowns[0][0] <= self.steps:
            heapq.heappop(self._countdowns)[2]()

    def after_steps(self, steps: int, do: Callable[[], None]) -> None:
        """Do something between two steps, whatever they are."""
        self._scheduled += 1
        heapq.heappush(self._countdowns, (self.steps + steps, self._scheduled, do))

    def end(self, process: Process) -> None:
        """Nothing of a process runs from now on."""
        process.alive = False

    def bury(self, tasks: list[SimulatedTask[Any]]) -> None:
        """Let go of tasks that will never run again; what they would do at their end is in vain."""
        self._is_over = True
        events._set_running_loop(self)  # some would begin a task at their end
        for task in tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                coroutine = task.get_coro()
                with suppress(Exception):
                    coroutine.close()
        events._set_running_loop(None)
        self._ready = []
        self._timers = []

    # --- what asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self,
        coro: Coroutine[Any, Any, Result],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> SimulatedTask[Result]:
        if self._is_over:
            coro.close()
            raise RuntimeError("nothing begins any more")
        task = SimulatedTask(coro, loop=self, name=name or "task", context=context)
        process = PROCESS.get() if context is None else context.get(PROCESS)
        if process is not None:
            process.tasks.append(task)
            if len(process.tasks) > 1_000:
                process.tasks = [each for each in process.tasks if not each.done()]
        return task

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """A call of a thread belongs to no process; those whom it wakes do."""
        return self.call_soon(callback, *args, context=context or self.outside)

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._scheduled += 1
        heapq.heappush(self._timers, (when, self._scheduled, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time has come."""

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Result], *args: Any
    ) -> Awaitable[Result]:
        """Work beside the loop is done at once, at the end of the time that it takes."""
        done: asyncio.Future[Result] = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(func(*args))
            except BaseException as error:  # noqa: BLE001 - raised where the work was asked for
                done.set_exception(error)

        self.call_later(self._dice.uniform(*THREADS), work)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Whatever nobody catches is a fault."""
        error = context.get("exception")
        failure = RuntimeError(f"nobody caught it: {context.get('message')}: {error!r}")
        failure.__cause__ = error
        self.failure = self.failure or failure
