"""Analyses of finished rounds, one after another beside the tables, and the latest ones kept.

What they need (NumPy, Numba, compiled code) is imported by the first analysis, not by the server.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread

import msgspec

from yksi.records.publication import Publication
from yksi.server.limits import Bucket
from yksi.server.troubles import GoingDown, at_line
from yksi.store import DamagedError

MOST_WAITING = 8  # others are told to come back
MOST_KEPT = 64
MOST_MOVES = 4_000  # of a round
STARTS = 2  # analyses begun in a second
SEED = 1
# Play-outs for every number: fewer in long rounds and at large tables.
MOST_PLAYOUTS, FEWEST_PLAYOUTS = 400, 25
BUDGET = 1_000_000  # of a whole round, roughly
OPTIONS = 8  # for which a move is played out, roughly
logger = logging.getLogger("yksi.analyses")
Key = tuple[str, int]  # a table and the number of a round


class AnalysisProgress(msgspec.Struct, frozen=True):
    """How far an analysis is; the first one of a server compiles before it plays."""

    state: str  # waiting, preparing or playing
    done: int
    of: int


class AnalysisJob:
    def __init__(self, key: Key, lines: list[str]) -> None:
        self.key = key
        self.lines = lines
        self.state = "waiting"
        self.done = self.of = 0
        self.result: bytes | None = None  # once the state is "done", unless there is no such round
        self.damage: DamagedError | None = None  # of the log, which keeps it from being done

    @property
    def is_over(self) -> bool:
        return self.state == "done"

    def progress(self) -> AnalysisProgress:
        return AnalysisProgress(self.state, self.done, self.of)


class Analyses:
    """Asked by the server's loop; a thread of its own does the work."""

    def __init__(self) -> None:
        self._jobs: dict[Key, AnalysisJob] = {}
        self._kept: OrderedDict[Key, AnalysisJob] = OrderedDict()
        self._waiting: SimpleQueue[AnalysisJob] = SimpleQueue()
        self._starts = Bucket(STARTS)
        self._thread: Thread | None = None
        self._stopped = False

    def find(self, key: Key) -> AnalysisJob | None:
        """What is done, or under way; what failed is told once and may be tried again."""
        job = self._jobs.get(key)
        if job is not None and job.is_over:
            del self._jobs[key]
            if job.result is not None:
                self._kept[key] = job
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            return job
        if key in self._kept:
            self._kept.move_to_end(key)
        return job or self._kept.get(key)

    def begin(self, key: Key, lines: list[str]) -> AnalysisJob | None:
        """Put it in the queue; None when there is too much to do already."""
        job = self.find(key)
        if job is not None:
            return job
        if len(self._jobs) >= MOST_WAITING or not self._starts.take():
            return None
        job = self._jobs[key] = AnalysisJob(key, lines)
        self._waiting.put(job)
        if self._thread is None:
            self._thread = Thread(target=self._work, name="analyses", daemon=True)
            self._thread.start()
        return job

    def close(self) -> None:
        """The thread ends after the move that it is at; nobody waits for it."""
        self._stopped = True

    # --- in the thread

    def _work(self) -> None:
        while not self._stopped:
            job = self._waiting.get()
            try:
                job.result = self._analyse(job)
            except GoingDown:
                return
            except DamagedError as damage:
                job.damage = damage
            except Exception:  # whatever it is, the next one shall have its turn
                logger.exception("round %d of table %s cannot be analysed", job.key[1], job.key[0])
            job.lines = []
            job.state = "done"

    def _analyse(self, job: AnalysisJob) -> bytes | None:
        job.state = "preparing"
        record = self._published(job)
        from yksi.analysis.export import compact_json
        from yksi.analysis.moments import rounds_of
        from yksi.analysis.round_analysis import analyse_round

        rounds = rounds_of(record)
        found = next((each for each in rounds if each.number == job.key[1]), None)
        if found is None or len(found.moments) > MOST_MOVES:
            return None
        job.of = len(found.moments)

        def progress(done: int) -> None:
            if self._stopped:
                raise GoingDown
            job.state = "playing"
            job.done += done

        playouts = playouts_for(job.of, len(found.names))
        return compact_json(analyse_round(found, playouts, SEED, progress=progress))

    @staticmethod
    def _published(job: AnalysisJob) -> str:
        """The record as everybody may read it; DamagedError names a line that is none."""
        publication = Publication()
        for number, line in enumerate(job.lines, 1):
            with at_line(job.key[0], number):
                publication.add(line)
        return publication.record()


def playouts_for(moves: int, seats: int) -> int:
    affordable = BUDGET // (moves * (seats + OPTIONS))
    return max(FEWEST_PLAYOUTS, min(MOST_PLAYOUTS, affordable))
