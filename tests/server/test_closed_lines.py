"""A line that was closed is freed at once: a full pass of the collector would stop everybody."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tests.server.lines import SOCKET, WHOLE, listening, speaking
from tests.server.wire import until
from tests.serving import PATIENCE
from yksi.server.lines.plumbing import HttpLine, SocketLine

pytestmark = pytest.mark.anyio
REFUSED = SOCKET.replace(b"version: 13", b"version: 7")


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.collect()  # what earlier tests have left
    gc.disable()
    yield
    gc.enable()


def lines_of(kind: type[object]) -> list[weakref.ref[object]]:
    return [weakref.ref(each) for each in gc.get_objects() if isinstance(each, kind)]


@pytest.mark.parametrize(
    ("said", "kind"), [(WHOLE, HttpLine), (SOCKET, SocketLine)], ids=["page", "socket"]
)
async def test_nothing_is_left_for_the_collector(
    uncollected: None, said: bytes, kind: type[object]
) -> None:
    async with listening() as (port, http):
        async with speaking(port) as (reader, writer):
            writer.write(said)
            await asyncio.wait_for(reader.readline(), PATIENCE)
            opened = lines_of(kind)
            assert len(opened) == 1
        await until(lambda: http.litter.closed == 1)
        await until(lambda: [line() for line in opened] == [None])


async def test_a_socket_that_was_not_let_in_is_closed_without_trouble(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with listening() as (port, http):
        async with speaking(port) as (reader, writer):
            writer.write(REFUSED)
            said = await asyncio.wait_for(reader.readline(), PATIENCE)
            assert said == b"HTTP/1.1 400 Bad Request\r\n"
        await until(lambda: http.litter.closed == 1)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
