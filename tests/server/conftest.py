"""A server in this process for tests that are coroutines: they take turns with it in one loop."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.seeded_machine import SeededMachine, in_place
from tests.server.wire import Line, Wire, serving


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


@pytest.fixture(autouse=True)
def _seeded() -> Iterator[None]:
    """Servers of this process deal the same cards in every run."""
    with in_place(SeededMachine(1)):
        yield


class Adjusted(SeededMachine):
    """A machine whose wall clock somebody sets, and whose time goes on by hand besides."""

    def __init__(self) -> None:
        super().__init__(2)
        self.set_by = 0
        self.passed = 0.0

    def wall(self) -> int:
        return super().wall() + self.set_by

    def monotonic(self) -> float:
        return super().monotonic() + self.passed


@pytest.fixture
def adjusted(_seeded: None) -> Iterator[Adjusted]:
    found = Adjusted()
    with in_place(found):
        yield found
