"""Time and chance of all simulated servers: virtual, seeded, wrong where a clock was set."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from tests.simulation.loop import PROCESS, SimulatedLoop
from yksi import machine

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


@contextmanager
def simulated(loop: SimulatedLoop, dice: Random) -> Iterator[None]:
    before = machine.put_in_place(SimulatedMachine(loop, dice))
    try:
        yield
    finally:
        machine.put_in_place(before)
