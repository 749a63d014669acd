"""A server in this process for tests that are coroutines: they take turns with it in one loop."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.wire import Line, Wire, serving
from yksi import machine


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def wire(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Wire]:
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        yield running


@pytest.fixture
async def table(wire: Wire) -> str:
    return await wire.house.create()


@pytest.fixture
async def anna(wire: Wire, table: str) -> Line:
    """The first at that table."""
    return await wire.line(table).greet("Anna")


class Adjusted(machine.Machine):
    """A machine whose wall clock somebody sets, and whose time goes on by hand besides."""

    def __init__(self) -> None:
        self.set_by = 0
        self.passed = 0.0

    def wall(self) -> int:
        return super().wall() + self.set_by

    def monotonic(self) -> float:
        return time.monotonic() + self.passed


@pytest.fixture
def adjusted() -> Iterator[Adjusted]:
    found = Adjusted()
    before = machine.put_in_place(found)
    yield found
    machine.put_in_place(before)
