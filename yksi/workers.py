"""Threads over the cores of this machine, for long work that somebody may interrupt."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")
Progress = Callable[[int], None]  # told how much more is done


def cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def nobody(_: int) -> None:
    """Progress that nobody wants to hear of."""


def finished(
    work: Callable[[Task], Done], ahead: Iterator[Task], threads: int
) -> Generator[Done, None, None]:
    """What comes of each task, as it is done. Closing the generator begins no further task.

    The threads do not keep the process alive: whoever interrupts does not wait for the tasks that
    are being worked on.
    """
    one_at_a_time = Lock()
    done: SimpleQueue[tuple[Done] | BaseException | None] = SimpleQueue()
    left = False

    def run() -> None:
        try:
            while True:
                with one_at_a_time:
                    task = None if left else next(((task,) for task in ahead), None)
                if task is None:
                    break
                done.put((work(*task),))
        except BaseException as error:  # noqa: BLE001 - raised where the work was asked for
            done.put(error)
        done.put(None)

    working = threads
    try:
        for _ in range(threads):
            Thread(target=run, name="worker", daemon=True).start()
        while working:
            match done.get():
                case None:
                    working -= 1
                case BaseException() as error:
                    raise error
                case (result,):
                    yield result
    finally:
        left = True
