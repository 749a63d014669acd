"""Servers with small limits, and a clock that tests set."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

import msgspec

from tests.seeded_machine import SeededMachine, in_place
from tests.server.wire import SETTINGS, Wire, serving
from yksi.server.metrics import REGISTRY

HOME, ELSEWHERE = "192.0.2.1", "198.51.100.7"


@asynccontextmanager
async def house_with(folder: Path, **limits: int) -> AsyncIterator[Wire]:
    """A server with these limits, and the usual ones besides."""
    url = f"sqlite:///{folder / 'tables.db'}"
    settings = msgspec.structs.replace(SETTINGS, limits=replace(SETTINGS.limits, **limits))
    async with serving(url, settings) as wire:
        yield wire


def limited(limit: str) -> float:
    """How often a limit has refused something, as metrics tell."""
    return REGISTRY.get_sample_value("yksi_limited_total", {"limit": limit}) or 0.0


class Clock(SeededMachine):
    """A machine whose time passes when a test says so."""

    def __init__(self) -> None:
        super().__init__(3)
        self.now = 1_000.0

    def monotonic(self) -> float:
        return self.now


@contextmanager
def stopped_clock() -> Iterator[Clock]:
    clock = Clock()
    with in_place(clock):
        yield clock
