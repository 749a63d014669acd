"""Analyses of finished rounds, by workers or a Dask cluster, and the latest ones kept."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import OrderedDict
from functools import partial

import msgspec

from yksi import machine
from yksi.server.http.dask_cluster import NoClusterError, analysed_on
from yksi.server.troubles import TooBusy
from yksi.server.workers import tasks
from yksi.server.workers.pool import Pool
from yksi.server.workers.request import Read, Request
from yksi.store import Log

MOST_KEPT = 64
MOST_ON_CLUSTER = 8  # at once
PATIENCE = 60  # seconds; what nobody has asked for since is not finished
logger = logging.getLogger("yksi.analyses")
Key = tuple[str, int]  # a table and the number of a round


class AnalysisProgress(msgspec.Struct, frozen=True):
    """How far an analysis is; the first one of a worker compiles before it plays."""

    state: str  # waiting, preparing or playing
    done: int
    of: int


class AnalysisJob:
    def __init__(self) -> None:
        self.answer: asyncio.Future[bytes | None]  # packed by gzip; None: there is no such round
        self._progress = AnalysisProgress("waiting", 0, 0)
        self._asked_at = machine.monotonic()

    @property
    def is_over(self) -> bool:
        return self.answer.done()

    def progress(self) -> AnalysisProgress:
        """How far it is, for somebody who still wants to know."""
        self._asked_at = machine.monotonic()
        return self._progress

    def tell(self, playing: bool, done: int, of: int) -> None:
        """Note how far it is; give up where nobody asks any more."""
        self._progress = AnalysisProgress("playing" if playing else "preparing", done, of)
        if machine.monotonic() - self._asked_at > PATIENCE:
            self.answer.cancel()


class Analyses:
    def __init__(self, log: Log, pool: Pool, cluster: str | None = None) -> None:
        self._log = log
        self._pool = pool
        self._cluster = cluster
        self._jobs: dict[Key, AnalysisJob] = {}
        self._kept: OrderedDict[Key, AnalysisJob] = OrderedDict()

    def find(self, key: Key) -> AnalysisJob | None:
        """What is done, or under way; what failed is told once and may be tried again."""
        job = self._jobs.get(key)
        if job is not None and job.is_over:
            del self._jobs[key]
            if job.answer.cancelled():
                return None
            if job.answer.exception() is None and job.answer.result() is not None:
                self._kept[key] = job
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            return job
        if key in self._kept:
            self._kept.move_to_end(key)
        return job or self._kept.get(key)

    def begin(self, key: Key, address: str = "") -> AnalysisJob:
        """Ask for one that is not known yet; TooBusy when there is too much to do already."""
        self._forget_unasked()
        job = AnalysisJob()
        table, number = key
        if self._cluster is None:
            task = tasks.RoundAnalysis(table, number)
            job.answer = self._pool.submit(
                Request(task, table, address, self._reader(table), job.tell)
            )
        elif len(self._jobs) >= MOST_ON_CLUSTER:
            raise TooBusy
        else:
            job.answer = asyncio.create_task(self._on_cluster(self._cluster, key, address, job))
        self._jobs[key] = job
        return job

    def _forget_unasked(self) -> None:
        """Nobody came back for these in the end."""
        for key in [key for key, job in self._jobs.items() if job.is_over]:
            self.find(key)

    def _reader(self, table: str) -> Read:
        return partial(asyncio.to_thread, self._log.lines, table)

    async def _on_cluster(
        self, cluster: str, key: Key, address: str, job: AnalysisJob
    ) -> bytes | None:
        """The record is worked out here, its analysis there, or here if there is no cluster."""
        table, number = key
        read = self._reader(table)
        found = await self._pool.ask(
            Request(tasks.PublicRecord(table, packed=False), table, address, read)
        )
        job.tell(False, 0, 0)
        assert found is not None  # the caller has looked whether there is such a table
        try:
            result = await asyncio.to_thread(analysed_on, cluster, found.decode(), number)
        except NoClusterError as error:
            logger.warning("analyses stay here: %s", error)
            task = tasks.RoundAnalysis(table, number)
            return await self._pool.ask(Request(task, table, address, read, job.tell))
        return None if result is None else await asyncio.to_thread(gzip.compress, result)
