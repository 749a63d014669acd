"""Games over the workers of a Dask cluster: each task a chunk, the same games as on one machine.

Every worker needs Yksi of this version. A worker compiles the rules once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

from yksi.sim.plan import CannotRun
from yksi.sim.runner import LARGEST, Result, Work, added_up, chunks
from yksi.workers import Progress, nobody

SECONDS = 10  # to find the cluster


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """A client of the cluster, or why there is none."""
    if find_spec("distributed") is None:
        raise CannotRun("error-extra-missing", option="--cluster", extra="cluster")
    from distributed import Client
    from distributed.comm import resolve_address

    try:
        resolve_address(address)  # a client of what is no address takes long to end
        client = Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:  # ValueError: no address at all
        raise CannotRun("error-cluster", address=address, reason=str(error)) from None
    try:
        yield client
    finally:
        client.close()


def run(
    client: Any,
    work: Work[Result],
    games: int,
    progress: Progress = nobody,
    largest: int = LARGEST,
    parts: int = 1,
) -> Result:
    """All games of the work, on all threads of all workers."""
    workers = max(1, sum(client.nthreads().values()))
    counts: dict[str, int] = {}
    waiting = []
    for first, count in chunks(games, workers, largest, parts):
        future = client.submit(work, first, count, pure=False)
        counts[future.key] = count
        waiting.append(future)
    finished: Iterator[tuple[int, Result]] = _finished(client, waiting, counts)
    return added_up(finished, progress)


def _finished(client: Any, waiting: list[Any], counts: dict[str, int]) -> Iterator[tuple[int, Any]]:
    from distributed import as_completed

    for future, part in as_completed(waiting, loop=client.loop, with_results=True):
        yield counts[future.key], part
