"""One browser: what it is sent, in order, and what becomes of one that is too slow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from yksi.server import protocol
from yksi.server.goodbyes import Goodbye
from yksi.server.lines.plumbing import DIRECT

MOST_WAITING = 128  # messages; who is further behind is sent the whole table instead
MOST_ANSWERS = 2 * MOST_WAITING  # who leaves more unread is not listened to meanwhile
_encode = msgspec.json.Encoder().encode


def _direct(socket: WebSocket) -> Callable[[bytes], bool]:
    """How a text is written at once, where the server below can (`plumbing`)."""
    offered = socket.scope.get("extensions") or {}
    write: Callable[[bytes], bool] = offered.get(DIRECT, {}).get("write", lambda _: False)
    return write


class Connection:
    def __init__(self, socket: WebSocket, address: str, most_bytes: int) -> None:
        self.address = address
        self.asked = 0  # commands that wait for their answers
        self._socket = socket
        self._most_bytes = most_bytes
        self._bytes = 0  # that wait
        self._waiting: asyncio.Queue[bytes | Goodbye] = asyncio.Queue()
        self._unsent = 0  # messages that wait or are being sent
        self._write = _direct(socket)
        self._is_behind = False
        self._is_closed = False
        self._is_read = asyncio.Event()  # the browser takes what it is sent
        self._is_read.set()
        self.is_current = False  # it was sent all that those at its table know; changes are enough

    @property
    def host(self) -> str:
        """The address of this computer that the browser came to."""
        server: tuple[str, int | None] | None = self._socket.scope.get("server")
        return "" if server is None else server[0]

    def push(self, state: bytes) -> None:
        """Hand over what happened; never waits, and never keeps more than a little."""
        if self._waiting.qsize() >= MOST_WAITING or self._bytes >= self._most_bytes:
            self._is_behind = True
        self.is_current = not self._is_behind
        if self.is_current and not self._is_closed:
            self._send(state)

    def answer(self, message: protocol.Message) -> None:
        """Hand over what this browser alone waits for; however slow it is, it gets that."""
        if self._is_closed:
            return
        self._send(_encode(message))
        if self._waiting.qsize() >= MOST_ANSWERS:
            self._is_read.clear()

    def _send(self, message: bytes) -> None:
        """Write a message at once where nothing waits before it, else in its turn."""
        if self._unsent == 0 and self._write(message):
            return
        self._waiting.put_nowait(message)
        self._bytes += len(message)
        self._unsent += 1

    def close(self, why: Goodbye) -> None:
        """Close the line when everything handed over has been sent."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting.put_nowait(why)

    async def until_read(self) -> None:
        """Whoever asks and does not read the answers has to wait."""
        await self._is_read.wait()

    async def send_all(self, resynchronise: Callable[[], None]) -> None:
        """Send what was handed over, one after another, until the line is cut or closed."""
        try:
            while isinstance(message := await self._waiting.get(), bytes):
                self._bytes -= len(message)
                await self._socket.send_text(message.decode())
                self._unsent -= 1
                if self._waiting.qsize() < MOST_WAITING:
                    self._is_read.set()
                if self._is_behind and self._waiting.empty():
                    self._is_behind = False
                    resynchronise()
            await self._socket.send_text(_encode(protocol.Bye(message.reason)).decode())
            await self._socket.close(message.code, message.reason)
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            self._is_closed = True
            self._is_read.set()
