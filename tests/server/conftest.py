"""A server in this process for tests that are coroutines: they take turns with it in one loop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

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
