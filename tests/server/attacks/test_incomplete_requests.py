"""Lines on which nobody says a whole request, and sockets that nobody reads: real sockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from tests.server.attacks.houses import limited
from tests.serving import PATIENCE
from yksi.server.collector import Litter
from yksi.server.guard.limits import OFF, Limits
from yksi.server.lines.plumbing import HttpLine, lines_with

pytestmark = pytest.mark.anyio
WHOLE = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
SOCKET = (
    b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LAST_CHUNK = b"\r\n\r\n0\r\n\r\n"
SOON = 0.05


async def answering(scope: Scope, receive: Receive, send: Send) -> None:
    """A page as large as nobody's buffers, and a socket that is sent as much without end."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "bytes": bytes(100_000)})
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(200 if scope["path"] == "/large" else 0):
        await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
    await send({"type": "http.response.body"})


@asynccontextmanager
async def listening(**limits: float) -> AsyncIterator[tuple[int, type[HttpLine]]]:
    """Our lines behind a port of their own, without a limit but these."""
    unlimited = Limits(**dict.fromkeys(vars(Limits()), OFF))
    some = replace(unlimited, **limits)  # type: ignore[arg-type] # parts of a second
    http, ws = lines_with(some, Litter())
    config = uvicorn.Config(answering, http=http, ws=ws, lifespan="off")
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: http(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    try:
        yield server.sockets[0].getsockname()[1], http
    finally:
        server.close()
        for line in list(state.connections):
            line.transport.abort()
        await asyncio.gather(*state.tasks, return_exceptions=True)


@asynccontextmanager
async def speaking(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def dropped(reader: asyncio.StreamReader) -> bytes:
    """Everything that still came before the line was cut."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nhost: he", b"\r\n\r\n"])
async def test_a_request_that_never_comes_whole_is_dropped(said: bytes) -> None:
    async with listening(request_seconds=SOON) as (port, http):
        before = limited("request-seconds")
        async with speaking(port) as (reader, writer):
            writer.write(said)
            assert await dropped(reader) == b""
        assert limited("request-seconds") == before + 1
        assert not http.coming
        assert http.litter.closed == 1


async def test_a_body_that_never_ends_is_dropped_after_its_answer() -> None:
    async with listening(request_seconds=SOON) as (port, http):
        before = limited("request-seconds")
        async with speaking(port) as (reader, writer):
            writer.write(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\nhalf")
            await asyncio.wait_for(reader.readuntil(LAST_CHUNK), PATIENCE)
            writer.write(b"and more")
            assert await dropped(reader) == b""
        assert limited("request-seconds") == before + 1
        assert not http.coming


async def test_a_second_request_that_drips_is_dropped_too() -> None:
    async with listening(request_seconds=SOON) as (port, _), speaking(port) as (reader, writer):
        writer.write(WHOLE)
        await asyncio.wait_for(reader.readuntil(LAST_CHUNK), PATIENCE)
        writer.write(b"GET /")
        assert await dropped(reader) == b""


async def test_the_oldest_of_too_many_makes_room_for_those_who_speak() -> None:
    async with listening(requests_open=3) as (port, http), AsyncExitStack() as lines:
        silent = [await lines.enter_async_context(speaking(port)) for _ in range(3)]
        async with asyncio.timeout(PATIENCE):
            while len(http.coming) < 3:
                await asyncio.sleep(0)
        reader, writer = await lines.enter_async_context(speaking(port))
        writer.write(WHOLE)
        assert await asyncio.wait_for(reader.readline(), PATIENCE) == b"HTTP/1.1 200 OK\r\n"
        assert await dropped(silent[0][0]) == b""


def deaf(port: int) -> socket.socket:
    """A line whose owner reads nothing, with little room between."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.connect(("127.0.0.1", port))
    return line


async def gone(limit: str, before: float) -> None:
    async with asyncio.timeout(PATIENCE):
        while limited(limit) == before:
            await asyncio.sleep(0)


async def test_an_answer_that_nobody_reads_is_dropped() -> None:
    async with listening(answer_seconds=SOON) as (port, _):
        before = limited("answer-seconds")
        with deaf(port) as line:
            line.sendall(WHOLE.replace(b"/ ", b"/large ", 1))
            await gone("answer-seconds", before)


async def test_a_socket_that_nobody_reads_is_dropped() -> None:
    async with listening(stalled_seconds=SOON) as (port, http):
        before = limited("stalled-seconds")
        with deaf(port) as line:
            line.sendall(SOCKET)
            await gone("stalled-seconds", before)
            async with asyncio.timeout(PATIENCE):
                while http.litter.closed == 0:
                    await asyncio.sleep(0)
