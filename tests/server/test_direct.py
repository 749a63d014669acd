"""Texts that are written at once: right frames, and in the order in which they were handed over."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from yksi.server import protocol
from yksi.server.lines.connection import Connection
from yksi.server.lines.plumbing import DIRECT, frame

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_browser_reads_the_frame_as_the_text_that_it_is(size: int) -> None:
    browser = Protocol(Side.CLIENT, state=State.OPEN)
    browser.receive_data(frame(b"x" * size))
    (received,) = browser.events_received()
    assert isinstance(received, Frame)
    assert (received.opcode, received.fin, received.data) == (Opcode.TEXT, True, b"x" * size)


class Socket:
    """A line whose browser takes texts at once, or not; what went out, and by which way."""

    def __init__(self) -> None:
        self.takes = True
        self.out: list[tuple[str, Any]] = []
        self.scope = {"extensions": {DIRECT: {"write": self._write}}}
        self.passes = asyncio.Event()

    def _write(self, text: bytes) -> bool:
        if self.takes:
            self.out.append(("at once", json.loads(text)))
        return self.takes

    async def send_text(self, text: str) -> None:
        await self.passes.wait()
        self.out.append(("in turn", json.loads(text)))


async def test_nothing_overtakes_what_waits() -> None:
    socket = Socket()
    connection = Connection(socket, "here", 10_000)  # type: ignore[arg-type]
    connection.push(b"1")
    socket.takes = False
    connection.push(b"2")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    socket.takes = True  # the second one is on its way and has not gone out
    connection.push(b"3")
    connection.answer(protocol.Pong())
    socket.passes.set()
    while len(socket.out) < 4:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    connection.push(b"5")
    assert socket.out == [
        ("at once", 1),
        ("in turn", 2),
        ("in turn", 3),
        ("in turn", {"type": "pong"}),
        ("at once", 5),
    ]
