"""Lines on which nobody says a whole request, and sockets that nobody reads: real sockets."""

from __future__ import annotations

import asyncio
import socket
from contextlib import AsyncExitStack

import pytest

from tests.server.attacks.houses import limited
from tests.server.lines import SOCKET, WHOLE, listening, speaking
from tests.serving import PATIENCE
from yksi.server.guard.limits import Limits

pytestmark = pytest.mark.anyio
LAST_CHUNK = b"\r\n\r\n0\r\n\r\n"
SOON = 0.05
HEAD_BYTES = Limits().head_bytes


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


LONG = b"a" * 200_000


HEADS = {
    "address": b"GET /" + LONG,
    "header": b"GET / HTTP/1.1\r\nhost: here\r\nx: " + LONG,
    "headers": b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 50_000,
    "trailer": b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: " + LONG,
}


@pytest.mark.parametrize("what", HEADS)
async def test_a_head_that_never_ends_is_dropped(what: str) -> None:
    """A parser copies what has come of it again and again; nobody else may wait for that."""
    async with listening(head_bytes=HEAD_BYTES) as (port, http):
        before = limited("head-bytes")
        async with speaking(port) as (reader, writer):
            writer.write(HEADS[what])
            await dropped(reader)
        assert limited("head-bytes") == before + 1
        assert not http.coming


async def test_long_bodies_are_no_heads() -> None:
    async with (
        listening(head_bytes=HEAD_BYTES) as (port, _),
        speaking(port) as (reader, writer),
    ):
        for _ in range(2):
            writer.write(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 200000\r\n\r\n" + LONG)
            assert await asyncio.wait_for(reader.readline(), PATIENCE) == b"HTTP/1.1 200 OK\r\n"
            await asyncio.wait_for(reader.readuntil(LAST_CHUNK), PATIENCE)


async def test_requests_that_wait_for_no_answer_are_few() -> None:
    async with listening(requests_ahead=16) as (port, _):
        before = limited("requests-ahead")
        async with speaking(port) as (reader, writer):
            writer.write(WHOLE * 10)
            for _ in range(10):
                await asyncio.wait_for(reader.readuntil(LAST_CHUNK), PATIENCE)
        async with speaking(port) as (reader, writer):
            writer.write(WHOLE * 10_000)
            assert (await dropped(reader)).count(b"200 OK") < 100
        assert limited("requests-ahead") == before + 1


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
