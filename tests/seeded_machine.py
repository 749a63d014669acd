"""A machine whose chance is the same in every run; its time is the real one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from yksi import machine


class SeededMachine(machine.Machine):
    """One process alone may have it: two would give their tables the same names."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def random_bytes(self, count: int) -> bytes:
        return self._dice.randbytes(count)


@contextmanager
def in_place(found: SeededMachine) -> Iterator[None]:
    """Whatever this process takes from its machine comes from this one meanwhile."""
    before = machine.put_in_place(found)
    try:
        yield
    finally:
        machine.put_in_place(before)
