"""Lines between browsers and servers, as ASGI knows WebSockets: slow, cut, half-open, or well."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any, Protocol

from starlette.types import Scope

from tests.scopes import scope_of
from tests.simulation.loop import Process, SimulatedLoop

Message = dict[str, Any]
Application = Callable[..., Awaitable[None]]
WINDOW = 65_536  # bytes that a server may send before somebody has read them
KEEP_ALIVE = (20.0, 40.0)  # seconds until a server notices that nobody is there any more
RESTARTING = 1012
LOST = 1006


class Side(Protocol):
    """Whoever sits at the browser's end."""

    def hear(self, line: Line, text: str) -> None: ...

    def lose(self, line: Line, code: int) -> None: ...


BROWSER = "browser"  # the address of everybody


class State(Enum):
    OPEN = "open"
    HALF_OPEN = "half-open"  # nothing arrives any more, and the server has not noticed
    CLOSED = "closed"


@dataclass
class Weather:
    """How long messages are under way, in seconds."""

    latency: tuple[float, float] = (0.005, 0.05)
    reading: float = 0.0  # that a browser takes to read a message


@dataclass
class Line:
    """One WebSocket. `spoken` is told everything at the moment when it leaves the server."""

    loop: SimulatedLoop
    dice: Random
    process: Process
    side: Side
    table: str
    weather: Weather
    spoken: Callable[[Line, str], None]
    number: int
    state: State = State.OPEN
    reads: bool = True  # the browser takes what it is sent
    reads_since: float = 0.0
    was_slow: bool = False  # the server had to wait for the browser at some time
    is_gone: bool = False  # the server knows that it is closed
    code: int | None = None  # with which the server closed it
    _incoming: deque[Message] = field(default_factory=deque)
    _waiter: asyncio.Future[None] | None = None
    _unread: deque[str | int] = field(default_factory=deque)  # texts, and the code at the end
    _unread_bytes: int = 0
    _drained: asyncio.Future[None] | None = None
    _is_delivering: bool = False
    _last_arrival: float = 0.0
    _under_way: deque[Message] = field(default_factory=deque)  # to the server, in their order

    def serve(
        self, app: Application, client: str, headers: Sequence[tuple[bytes, bytes]] = ()
    ) -> None:
        """The server takes the line."""
        self._incoming.append({"type": "websocket.connect"})
        asked = scope_of("websocket", f"/ws/{self.table}", client)
        asked["headers"] += headers
        self.loop.create_task(self._serve(app, asked), context=self.process.context)

    async def _serve(self, app: Application, asked: Scope) -> None:
        await app(asked, self._receive, self._send)
        self._put_down(LOST)

    # --- the server's end

    async def _receive(self) -> Message:
        while not self._incoming:
            if self.is_gone:
                return {"type": "websocket.disconnect", "code": LOST}
            self._waiter = self.loop.create_future()
            await self._waiter
        return self._incoming.popleft()

    async def _send(self, message: Message) -> None:
        if self.is_gone:
            raise OSError("the line is gone")
        if message["type"] == "websocket.send":
            text: str = message["text"]
            self.spoken(self, text)
            self._unread.append(text)
            self._unread_bytes += len(text)
        elif message["type"] == "websocket.close":
            self._unread.append(int(message["code"]))
            self.is_gone = True
            self._to_server({"type": "websocket.disconnect", "code": message["code"]})
        self._deliver_soon()
        while self._unread_bytes > WINDOW and not self.is_gone:
            self.was_slow = True
            self._drained = self.loop.create_future()
            await self._drained
        await asyncio.sleep(0)

    def _put_down(self, code: int) -> None:
        """The server has ended the conversation without a word."""
        if not self.is_gone:
            self.is_gone = True
            self._unread.append(code)
            self._deliver_soon()

    def _to_server(self, message: Message) -> None:
        self._incoming.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _notice(self, code: int) -> None:
        """The server learns that the browser is gone."""
        if not self.is_gone:
            self.is_gone = True
            self._to_server({"type": "websocket.disconnect", "code": code})
            self._wake_sender()
            self._unread.append(code)
            self._deliver_soon()

    def _wake_sender(self) -> None:
        if self._drained is not None and not self._drained.done():
            self._drained.set_result(None)

    # --- the way to the browser

    def _deliver_soon(self) -> None:
        if not self._is_delivering and self.reads and self.state is State.OPEN:
            self._is_delivering = True
            wait = self.dice.uniform(*self.weather.latency) + self.weather.reading
            self.loop.call_later(wait, self._deliver, context=self.loop.outside)

    def _deliver(self) -> None:
        self._is_delivering = False
        if not self.reads or self.state is not State.OPEN:
            return
        most = 1 if self.weather.reading else 16
        for _ in range(min(most, len(self._unread))):  # whoever hears it only thinks about it
            message = self._unread.popleft()
            if isinstance(message, int):
                self.state, self.code = State.CLOSED, message
                self.side.lose(self, message)
                return
            self._unread_bytes -= len(message)
            self.side.hear(self, message)
        if self._unread_bytes <= WINDOW:
            self._wake_sender()
        if self._unread:
            self._deliver_soon()

    # --- the browser's end

    def send(self, message: str | bytes) -> None:
        """Say something; what is said in order arrives in order, if it arrives."""
        if self.state is not State.OPEN:
            return
        kind = "bytes" if isinstance(message, bytes) else "text"
        self._arrive({"type": "websocket.receive", kind: message})

    def _arrive(self, message: Message) -> None:
        arrival = self.loop.time() + self.dice.uniform(*self.weather.latency)
        self._last_arrival = max(arrival, self._last_arrival + 1e-6)
        self._under_way.append(message)
        self.loop.call_at(self._last_arrival, self._hand_over, context=self.process.context)

    def _hand_over(self) -> None:
        """One more message has arrived; none overtakes another, whatever the loop does first."""
        message = self._under_way.popleft()
        if not self.is_gone and self.state is not State.HALF_OPEN:
            self._to_server(message)

    def hang_up(self) -> None:
        """The browser closes the line, and says so after what it said before."""
        if self.state is State.OPEN:
            self.state = State.CLOSED
            arrival = max(self._last_arrival, self.loop.time()) + self.weather.latency[1]
            self.loop.call_at(arrival, self._notice, 1001, context=self.process.context)

    def cut(self) -> None:
        """The line breaks: whatever is under way is lost, and both ends notice at once."""
        if self.state is not State.CLOSED:
            self.state = State.CLOSED
            self.loop.call_soon(self._notice, LOST, context=self.process.context)
            self.loop.call_soon(self.side.lose, self, LOST, context=self.loop.outside)

    def half_open(self) -> None:
        """Nothing arrives any more; the server notices when nobody answers its pings."""
        if self.state is State.OPEN:
            self.state = State.HALF_OPEN
            wait = self.dice.uniform(*KEEP_ALIVE)
            self.loop.call_later(wait, self._notice, LOST, context=self.process.context)

    def stop_reading(self) -> None:
        """The browser takes nothing any more; who does not answer pings either is given up."""
        self.reads = False
        wait = self.dice.uniform(*KEEP_ALIVE)
        self.loop.call_later(wait, self._give_up, context=self.process.context)

    def _give_up(self) -> None:
        if not self.reads:
            self._notice(LOST)

    def read_again(self) -> None:
        self.reads, self.reads_since = True, self.loop.time()
        self._deliver_soon()

    # --- the end of a server

    def server_stops(self) -> None:
        """An orderly end: the server's software closes the line (1012)."""
        if not self.is_gone:
            self.is_gone = True
            self._to_server({"type": "websocket.disconnect", "code": RESTARTING})
            self._wake_sender()
            self._unread.append(RESTARTING)
            self._deliver_soon()

    def server_dies(self) -> None:
        """The operating system closes the line of a process that was killed."""
        self.is_gone = True
        if self.state is State.OPEN:
            self.state = State.CLOSED
            wait = self.dice.uniform(*self.weather.latency)
            self.loop.call_later(wait, self.side.lose, self, LOST, context=self.loop.outside)
