"""Lines between servers: in place of what `yksi.server.door.relay` opens with `websockets`."""

from __future__ import annotations

import asyncio
from collections import deque

from websockets.exceptions import ConnectionClosedError

from tests.simulation.loop import SimulatedLoop
from tests.simulation.network import LOST, Line


class PeerLine:
    """The end of a line at the server that passes a browser's words on."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.close_code: int | None = None
        self.close_reason = ""
        self.line: Line | None = None
        self._loop = loop
        self._heard: deque[str] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._is_over = False

    async def recv(self, decode: bool) -> str:
        while not self._heard:
            if self._is_over:
                raise ConnectionClosedError(None, None)
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._heard.popleft()

    async def send(self, message: str | bytes) -> None:
        if self._is_over or self.line is None:
            raise ConnectionClosedError(None, None)
        self.line.send(message)

    async def close(self) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        """This server is done with the line, or dead."""
        self._is_over = True
        if self.line is not None:
            self.line.hang_up()

    # --- what the network says

    def hear(self, line: Line, text: str) -> None:
        self._heard.append(text)
        self._wake()

    def lose(self, line: Line, code: int) -> None:
        self.close_code = None if code == LOST else code
        self._is_over = True
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


def header_items(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]
