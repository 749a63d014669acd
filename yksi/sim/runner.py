"""Games in chunks over the cores of this machine. The result does not depend on how many there are.

Knows neither games nor counts: work is a function of the first number and how many, and what it
gives can be added up in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import zip_longest
from typing import Any, Protocol, Self, TypeVar

from yksi.workers import Progress, cores, finished, nobody


class Sum(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


Result = TypeVar("Result", bound=Sum)
Work = Callable[[int, int], Result]
Chunk = tuple[int, int]  # the number of its first game, and how many


LARGEST = 16_384  # games of a chunk: its rows still fit into a cache
SMALLEST = 64
SHARES = 16  # chunks a thread, so that none waits long for the last


class Stopped(Exception):
    """Somebody has had enough: what was counted until then, of how many games."""

    def __init__(self, so_far: Any, games: int) -> None:
        super().__init__(games)
        self.so_far = so_far
        self.games = games


def chunks(games: int, workers: int, largest: int = LARGEST, parts: int = 1) -> Iterator[Chunk]:
    """Every game once, taken by turns from so many equal parts of them.

    Where the parts differ, those that are done early so speak for all of them.
    """
    size = min(largest, max(SMALLEST, games // (SHARES * workers)))
    bounds = [-(-part * games // parts) for part in range(parts + 1)]
    ends = bounds[1:]
    starts = [range(begin, end, size) for begin, end in zip(bounds, ends, strict=False)]
    for firsts in zip_longest(*starts):
        for first, end in zip(firsts, ends, strict=True):
            if first is not None:
                yield first, min(size, end - first)


def added_up(finished: Iterator[tuple[int, Result]], progress: Progress) -> Result:
    """What comes back, added up; `Stopped` with what there is when somebody interrupts."""
    total: Result | None = None
    games = 0
    try:
        for count, part in finished:
            total = part if total is None else total + part
            games += count
            progress(count)
    except KeyboardInterrupt:
        if total is None:
            raise
        raise Stopped(total, games) from None
    if total is None:
        raise ValueError("no games")
    return total


def run(
    work: Work[Result],
    games: int,
    threads: int = 0,
    progress: Progress = nobody,
    largest: int = LARGEST,
    parts: int = 1,
) -> Result:
    """All games of the work, on so many threads (0: one a core)."""
    threads = threads or cores()

    def count(chunk: Chunk) -> tuple[int, Result]:
        return chunk[1], work(*chunk)

    done = finished(count, chunks(games, threads, largest, parts), threads)
    with closing(done):  # no further chunk is begun, whatever ends the run
        return added_up(done, progress)
