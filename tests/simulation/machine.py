"""Time, chance and threads of simulated servers: virtual, seeded, wrong where a clock was set."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from tests.simulation.loop import PROCESS, SimulatedLoop
from yksi import machine
from yksi.server.workers import in_thread

BEGINNING = 1_800_000_000_000  # milliseconds since 1970


class SimulatedMachine(machine.Machine):
    def __init__(self, loop: SimulatedLoop, dice: Random) -> None:
        self._loop = loop
        self._dice = dice

    def monotonic(self) -> float:
        return self._loop.time()

    def wall(self) -> int:
        process = PROCESS.get()
        wrong = 0.0 if process is None else process.clock_set
        return BEGINNING + int(1000 * (self._loop.time() + wrong))

    def random_bytes(self, count: int) -> bytes:
        return self._dice.randbytes(count)


class SimulatedThread:
    """The thread of a server without worker processes: its work takes virtual time only."""

    def __init__(self, target: Callable[[], None], **_: Any) -> None:
        self._target = target

    def start(self) -> None:
        asyncio.get_running_loop().run_in_executor(None, self._target)


@contextmanager
def simulated(loop: SimulatedLoop, dice: Random) -> Iterator[None]:
    before = machine.put_in_place(SimulatedMachine(loop, dice))
    try:
        with patch.object(in_thread, "Thread", SimulatedThread):
            yield
    finally:
        machine.put_in_place(before)
