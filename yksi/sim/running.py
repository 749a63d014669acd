"""Games in chunks over the cores of this machine. The result does not depend on how many there are.

Knows neither games nor counts: work is a function of the first number and how many, and what it
gives can be added up in any order.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Protocol, Self, TypeVar


class Sum(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


Result = TypeVar("Result", bound=Sum)
Work = Callable[[int, int], Result]
Progress = Callable[[int], None]  # told how many more games are done

LARGEST = 16_384  # games of a chunk: its rows still fit into a cache
SMALLEST = 64
SHARES = 16  # chunks a thread, so that none waits long for the last


def nobody(_: int) -> None:
    """Progress that nobody wants to hear of."""


def cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def chunks(games: int, workers: int, largest: int = LARGEST) -> list[tuple[int, int]]:
    """First number and count of every chunk."""
    size = min(largest, max(SMALLEST, games // (SHARES * workers)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def run(
    work: Work[Result],
    games: int,
    threads: int = 0,
    progress: Progress = nobody,
    largest: int = LARGEST,
) -> Result:
    """All games of the work, on so many threads (0: one a core)."""
    threads = threads or cores()
    pool = ThreadPoolExecutor(threads)
    try:
        waiting = {
            pool.submit(work, first, count): count
            for first, count in chunks(games, threads, largest)
        }
        total: Result | None = None
        for future in as_completed(waiting):
            part = future.result()
            total = part if total is None else total + part
            progress(waiting[future])
    finally:
        pool.shutdown(cancel_futures=True)
    if total is None:
        raise ValueError("no games")
    return total
