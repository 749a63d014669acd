"""The pool: which worker does what, in which order, and how much of it for whom.

Workers start when there is something to do. Whoever asks for too much is told to come back
(TooBusy), and so is whoever waited for a worker that died: the next one asked starts another.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from typing import NamedTuple

from yksi.server.metrics import TASKS, WORKER_DEATHS, WORKERS, WORKING
from yksi.server.troubles import GoingDown, TooBusy
from yksi.server.workers.in_thread import ThreadWorker
from yksi.server.workers.request import Kind, Request
from yksi.server.workers.tasks import AbandonedError
from yksi.server.workers.worker import AnyWorker, TaskFailedError, Worker, WorkerDiedError
from yksi.store import DamagedError, LogError

logger = logging.getLogger("yksi.workers")


class Quota(NamedTuple):
    """How many of a kind may be asked for at once, and how long one may take."""

    waiting: int  # of everybody's
    address: int  # of one address, those being done included
    table: int  # of one table, likewise
    seconds: float


QUOTAS = {
    Kind.THOUGHT: Quota(waiting=32, address=32, table=2, seconds=5),
    Kind.HINT: Quota(waiting=16, address=4, table=1, seconds=120),  # the first one may compile
    Kind.REPLAY: Quota(waiting=32, address=8, table=8, seconds=60),
    Kind.ANALYSIS: Quota(waiting=8, address=2, table=2, seconds=300),
}


class Pool:
    """So many workers; with none, a thread of this process does what they would."""

    def __init__(self, size: int) -> None:
        self._size = max(1, size)
        self._new: Callable[[], AnyWorker] = Worker if size else ThreadWorker
        self._workers: list[AnyWorker] = []
        self._busy: dict[AnyWorker, Request] = {}
        self._open: set[Request] = set()  # somebody waits for these
        self._waiting: dict[Kind, deque[Request]] = {kind: deque() for kind in Kind}
        self._running: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def ask(self, request: Request) -> bytes | None:
        """The answer, as soon as there is one; whoever stops waiting for it takes it back."""
        return await self.submit(request)

    def submit(self, request: Request) -> asyncio.Future[bytes | None]:
        """Put a request in the queue; it is taken back by cancelling its answer."""
        if self._is_closed:
            raise GoingDown
        self._admit(request)
        self._open.add(request)
        request.answer.add_done_callback(lambda _: self._answered(request))
        self._waiting[request.kind].append(request)
        self._share_out()
        return request.answer

    def _answered(self, request: Request) -> None:
        """Nobody need hear of a failure: whoever waits is told, and may have gone."""
        self._open.discard(request)
        if not request.answer.cancelled():
            request.answer.exception()

    def _admit(self, request: Request) -> None:
        quota = QUOTAS[request.kind]
        same = [other for other in self._open if other.kind is request.kind]
        mine = sum(other.address == request.address != "" for other in same)
        there = sum(other.table == request.table != "" for other in same)
        waiting = sum(not other.is_begun for other in same)
        if waiting >= quota.waiting or mine >= quota.address or there >= quota.table:
            TASKS.labels(request.kind.value, "refused").inc()
            raise TooBusy

    # --- sharing out

    def _share_out(self) -> None:
        """Give waiting requests to workers, the most urgent kind first."""
        for queue in self._waiting.values():
            while queue and not self._is_closed:
                if not queue[0].is_wanted:
                    queue.popleft()
                    continue
                worker = self._worker_for(queue[0])
                if worker is None:
                    break
                request = queue.popleft()
                request.is_begun = True
                self._busy[worker] = request
                task = asyncio.create_task(self._work(worker, request))
                self._running.add(task)
                task.add_done_callback(self._running.discard)
        self._count()

    def _worker_for(self, request: Request) -> AnyWorker | None:
        """An idle worker, best the one that knows the table or has done such things before.

        Where there are several, one is left to bots that think and to hints, and one to replays.
        """
        busy = Counter(other.kind for other in self._busy.values())
        long = busy[Kind.REPLAY] + busy[Kind.ANALYSIS]
        if request.kind in (Kind.REPLAY, Kind.ANALYSIS) and long >= max(1, self._size - 1):
            return None
        if request.kind is Kind.ANALYSIS and busy[Kind.ANALYSIS] >= max(1, self._size - 2):
            return None
        idle = [worker for worker in self._workers if worker not in self._busy]
        if idle:
            return max(idle, key=lambda one: (request.table in one.tables, one.done[request.kind]))
        if len(self._workers) >= self._size:
            return None
        self._workers.append(self._new())
        return self._workers[-1]

    def _count(self) -> None:
        WORKERS.set(len(self._workers))
        waiting = Counter(request.kind for request in self._open if not request.is_begun)
        busy = Counter(request.kind for request in self._busy.values())
        for kind in Kind:
            WORKING.labels(kind.value, "waiting").set(waiting[kind])
            WORKING.labels(kind.value, "busy").set(busy[kind])

    # --- work

    async def _work(self, worker: AnyWorker, request: Request) -> None:
        is_well = False  # whether the worker can be asked again
        outcome = "failed"
        try:
            async with asyncio.timeout(QUOTAS[request.kind].seconds):
                request.finish(await worker.do(request))
            is_well, outcome = not worker.is_worn, "done"
        except AbandonedError:
            is_well, outcome = True, "abandoned"
        except (DamagedError, LogError) as error:
            is_well = True
            request.fail(error)
        except TaskFailedError as error:
            is_well = True
            logger.error("a %s has failed: %s", request.kind.value, error)
            request.fail(error)
        except (WorkerDiedError, TimeoutError) as error:
            WORKER_DEATHS.inc()
            logger.error("a worker is lost at a %s: %r", request.kind.value, error)
            request.fail(TooBusy())
        finally:
            TASKS.labels(request.kind.value, outcome).inc()
            if not is_well:
                self._workers.remove(worker)
                await worker.end()
            del self._busy[worker]
            self._share_out()

    async def close(self) -> None:
        """Nothing more is begun, and what is under way is not waited for."""
        self._is_closed = True
        for request in list(self._open):
            request.fail(GoingDown())
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for worker in self._workers:
            await worker.end()
        self._workers.clear()
