"""Texts that are written and heard at once: right frames, and in the order they were said in."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Literal

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from yksi.server import protocol
from yksi.server.lines.connection import Connection
from yksi.server.lines.plumbing import DIRECT, SocketLine, frame
from yksi.server.lines.waiting import Inbox

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


class Wire:
    """In place of a browser's end: a line that is open, and what comes in by it."""

    def __init__(self) -> None:
        self.line = object.__new__(SocketLine)
        self.line.queue = Inbox()  # type: ignore[assignment]
        self.line.close_sent = False
        self.line.read_paused = True
        self.heard: list[bytes] = []
        self.line._listener = self._hear

    def _hear(self, said: bytes) -> bool:
        if said.startswith(b"later"):
            return False
        self.heard.append(said)
        return True

    def say(self, *said: bytes, kind: Literal["text", "bytes"] = "text") -> None:
        self.line.curr_msg_data_type = kind
        self.line.frames = list(said)
        self.line.send_receive_event_to_app()


async def test_what_is_said_is_heard_at_once_unless_something_waits_before_it() -> None:
    wire = Wire()
    wire.say(b"one")
    wire.say(b"t", b"wo")
    wire.say(b"later")
    wire.say(b"three")
    assert wire.heard == [b"one", b"two"]
    waiting = [(await wire.line.queue.get())["text"] for _ in range(2)]  # type: ignore[typeddict-item]
    assert waiting == ["later", "three"]
    wire.say(b"four")
    wire.say(b"five", kind="bytes")
    wire.line.close_sent = True
    wire.say(b"six")
    assert wire.heard == [b"one", b"two", b"four"]
    assert (await wire.line.queue.get()) == {"type": "websocket.receive", "bytes": b"five"}
