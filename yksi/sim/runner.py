"""Games in chunks over the cores of this machine. The result does not depend on how many there are.

Knows neither games nor counts: work is a function of the first number and how many, and what it
gives can be added up in any order.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from itertools import zip_longest
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Protocol, Self, TypeVar


class Sum(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


Result = TypeVar("Result", bound=Sum)
Work = Callable[[int, int], Result]
Chunk = tuple[int, int]  # the number of its first game, and how many
Progress = Callable[[int], None]  # told how many more games are done

LARGEST = 16_384  # games of a chunk: its rows still fit into a cache
SMALLEST = 64
SHARES = 16  # chunks a thread, so that none waits long for the last


class Stopped(Exception):
    """Somebody has had enough: what was counted until then, of how many games."""

    def __init__(self, so_far: Any, games: int) -> None:
        super().__init__(games)
        self.so_far = so_far
        self.games = games


def nobody(_: int) -> None:
    """Progress that nobody wants to hear of."""


def cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


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
    finished = _finished(work, chunks(games, threads, largest, parts), threads)
    with closing(finished):  # no further chunk is begun, whatever ends the run
        return added_up(finished, progress)


def _finished(
    work: Work[Result], ahead: Iterator[Chunk], threads: int
) -> Generator[tuple[int, Result], None, None]:
    """How many games, and what came of them, as they are done.

    The threads do not keep the process alive: whoever interrupts does not wait for the games that
    are being played.
    """
    one_at_a_time = Lock()
    done: SimpleQueue[tuple[int, Result] | BaseException | None] = SimpleQueue()
    left = False

    def play() -> None:
        try:
            while True:
                with one_at_a_time:
                    chunk = None if left else next(ahead, None)
                if chunk is None:
                    break
                done.put((chunk[1], work(*chunk)))
        except BaseException as error:  # noqa: BLE001 - raised where the run was asked for
            done.put(error)
        done.put(None)

    working = threads
    try:
        for _ in range(threads):
            Thread(target=play, name="games", daemon=True).start()
        while working:
            match done.get():
                case None:
                    working -= 1
                case BaseException() as error:
                    raise error
                case result:
                    yield result
    finally:
        left = True
