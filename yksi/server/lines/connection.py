"""One browser: what it is sent, in order, and what becomes of one that is too slow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from yksi.server import protocol
from yksi.server.goodbyes import Goodbye
from yksi.server.lines.plumbing import DIRECT, Listener

MOST_WAITING = 128  # messages; who is further behind is sent the whole table instead
MOST_ANSWERS = 2 * MOST_WAITING  # who leaves more unread is not listened to meanwhile
_encode = msgspec.json.Encoder().encode


def _direct(socket: WebSocket) -> Callable[[bytes], bool]:
    """How a text is written at once, where the server below can (`plumbing`)."""
    write: Callable[[bytes], bool] = _offered(socket).get("write", lambda _: False)
    return write


def _offered(socket: WebSocket) -> dict[str, Any]:
    offered: dict[str, Any] = (socket.scope.get("extensions") or {}).get(DIRECT, {})
    return offered


def _nobody(_: Connection) -> None:
    """Nobody has let it in yet."""


class Connection:
    def __init__(self, socket: WebSocket, address: str, most_bytes: int) -> None:
        self.address = address
        self.asked = 0  # commands that wait for their answers
        self._socket = socket
        self._most_bytes = most_bytes
        self._bytes = 0  # that wait
        self._waiting: list[bytes | Goodbye] = []
        self._sending: asyncio.Task[None] | None = None  # while anything has to wait
        self._write = _direct(socket)
        self._is_behind = False
        self._is_closed = False
        self._unread: asyncio.Future[None] | None = None  # while too many answers wait
        self.is_current = False  # it was sent all that those at its table know; changes are enough
        self.resynchronise: Callable[[Connection], None] = _nobody

    @property
    def host(self) -> str:
        """The address of this computer that the browser came to."""
        server: tuple[str, int | None] | None = self._socket.scope.get("server")
        return "" if server is None else server[0]

    def push(self, state: bytes) -> None:
        """Hand over what happened; never waits, and never keeps more than a little."""
        if len(self._waiting) >= MOST_WAITING or self._bytes >= self._most_bytes:
            self._is_behind = True
        self.is_current = not self._is_behind
        if self.is_current and not self._is_closed:
            self._send(state)

    def answer(self, message: protocol.Message) -> None:
        """Hand over what this browser alone waits for; however slow it is, it gets that."""
        if self._is_closed:
            return
        self._send(_encode(message))
        if len(self._waiting) >= MOST_ANSWERS and self._unread is None:
            self._unread = asyncio.get_running_loop().create_future()

    def _send(self, message: bytes) -> None:
        """Write a message at once where nothing waits before it, else in its turn."""
        if self._sending is not None or not self._write(message):
            self._bytes += len(message)
            self._hand_over(message)

    def _hand_over(self, message: bytes | Goodbye) -> None:
        self._waiting.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    def close(self, why: Goodbye) -> None:
        """Close the line when everything handed over has been sent."""
        if not self._is_closed:
            self._is_closed = True
            self._hand_over(why)

    def drop(self) -> None:
        """The line is cut: nothing more is sent."""
        self._is_closed = True
        if self._sending is not None:
            self._sending.cancel()

    def listen(self, listener: Listener | None) -> None:
        """Have what is said heard as soon as it has come, where the server below can."""
        listen: Callable[[Listener | None], None] | None = _offered(self._socket).get("listen")
        if listen is not None:
            listen(listener)

    @property
    def is_read(self) -> bool:
        """Whether the browser reads its answers, and so may ask for more."""
        return self._unread is None

    async def until_read(self) -> None:
        """Whoever asks and does not read the answers has to wait."""
        if self._unread is not None:
            await self._unread

    async def _send_all(self) -> None:
        """Send what waits, one after another, until nothing does or the line is cut or closed."""
        try:
            while self._waiting:
                message = self._waiting.pop(0)
                if isinstance(message, Goodbye):
                    await self._say_goodbye(message)
                    return
                self._bytes -= len(message)
                await self._socket.send_text(message.decode())
                if len(self._waiting) < MOST_WAITING:
                    self._listen_again()
                if self._is_behind and not self._waiting:
                    self._is_behind = False
                    self.resynchronise(self)
        except (WebSocketDisconnect, RuntimeError):
            self._is_closed = True
        finally:
            self._sending = None
            self._listen_again()

    async def _say_goodbye(self, why: Goodbye) -> None:
        await self._socket.send_text(_encode(protocol.Bye(why.reason)).decode())
        await self._socket.close(why.code, why.reason)

    def _listen_again(self) -> None:
        if self._unread is not None and not self._unread.done():
            self._unread.set_result(None)
        self._unread = None
