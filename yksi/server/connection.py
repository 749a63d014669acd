"""One browser: what it is sent, in order, and what becomes of one that is too slow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from yksi.server.parts import Parts

MOST_WAITING = 128  # messages; who is further behind is sent the whole table instead


class Connection:
    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._is_behind = False
        self.sent: Parts = {}  # the parts that this browser has

    def push(self, message: bytes) -> None:
        """Hand a message over; never waits, and never keeps more than a few."""
        if self._waiting.qsize() >= MOST_WAITING:
            self._is_behind = True
        if not self._is_behind:
            self._waiting.put_nowait(message)

    def close(self) -> None:
        """Close the line when everything handed over has been sent."""
        self._waiting.put_nowait(None)

    def changed(self, parts: Parts) -> Parts:
        """The parts that this browser has not got yet; it is taken to have them from now on."""
        new = {name: part for name, part in parts.items() if self.sent.get(name) != part}
        self.sent |= new
        return new

    async def send_all(self, code: int, resynchronise: Callable[[], None]) -> None:
        """Send what was handed over, one after another, until the line is cut or closed."""
        try:
            while (message := await self._waiting.get()) is not None:
                await self._socket.send_text(message.decode())
                if self._is_behind and self._waiting.empty():
                    self._is_behind = False
                    self.sent = {}
                    resynchronise()
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            return
