"""The server in this process, without a network: its tables can be watched, and made to fail."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.types import Message, Scope

from tests.scopes import scope_of
from tests.serving import PATIENCE
from tests.states import made_whole
from yksi.server.app import make_app
from yksi.server.guard.limits import OFF, Limits
from yksi.server.protocol import VERSION
from yksi.server.settings import Settings
from yksi.server.tables.house import House
from yksi.store import Leases, Log

# Machines speak faster than people; a thread is there sooner than a process; and no house is full
# because the machine of a test is slow.
LIMITS = Limits(
    lag_milliseconds=OFF, tellings_per_table=OFF, fetches_per_address=OFF, entries_per_address=OFF
)
SETTINGS = Settings(rate=1_000_000, workers=0, limits=LIMITS)
ADDRESS = "192.0.2.1"


class Wire:
    """A running application."""

    def __init__(self, app: Starlette, log: Log) -> None:
        self.app = app
        self.log = log

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def line(
        self, table: str, token: str | None = None, address: str = ADDRESS, **headers: str
    ) -> Line:
        token = token or secrets.token_urlsafe(32)
        return Line(self.app, table, headers, token, address=address)

    async def get(
        self,
        path: str,
        method: str = "GET",
        address: str = ADDRESS,
        said: bytes = b"",
        headers: dict[str, str] | None = None,
    ) -> tuple[int, bytes]:
        """The status and the body of what is fetched."""
        raw, _, query = path.partition("?")
        scope = scope_of("http", unquote(raw), address, method, query, headers)
        sent: list[Message] = []
        asked = False

        async def receive() -> Message:
            nonlocal asked
            if asked:
                await asyncio.Event().wait()
            asked = True
            return {"type": "http.request", "body": said, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await asyncio.wait_for(self.app(scope, receive, send), PATIENCE)
        body = b"".join(message.get("body", b"") for message in sent)
        return int(sent[0]["status"]), body

    async def found(self, path: str) -> tuple[int, bytes]:
        """The same, asked for until it is no longer being worked out."""
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.get(path))[0] == 202:
                await asyncio.sleep(0)
        return answer


async def until(holds: Callable[[], bool]) -> None:
    """Others work until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0)


@dataclass
class Line:
    """One browser's socket; `code` is set when the server has closed it."""

    app: Starlette
    table: str
    headers: dict[str, str]
    token: str
    messages: list[dict[str, Any]] = field(default_factory=list)
    parts: dict[str, Any] = field(default_factory=dict)
    code: int | None = None
    reading: bool = True  # whether the browser takes what it is sent
    address: str = ADDRESS  # that the browser speaks from
    _next: int = 1

    def __post_init__(self) -> None:
        self._to_server: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Condition()
        self._reads = asyncio.Event()
        self._reads.set()
        self._serving: asyncio.Task[None] | None = None

    def open(self) -> Line:
        scope = scope_of(
            "websocket", f"/ws/{unquote(self.table)}", self.address, headers=self.headers
        )
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(self._serve(scope))
        return self

    async def _serve(self, scope: Scope) -> None:
        try:
            await self.app(scope, self._to_server.get, self._take)
        finally:
            async with self._news:
                self._news.notify_all()

    async def _take(self, message: Message) -> None:
        await self._reads.wait()
        async with self._news:
            if message["type"] == "websocket.send":
                told = json.loads(message["text"])
                whole = made_whole(self.parts, told) if told["type"] == "state" else told
                self.messages.append(whole)
            elif message["type"] == "websocket.close":
                self.code = message["code"]
                self._to_server.put_nowait({"type": "websocket.disconnect", "code": self.code})
            self._news.notify_all()

    def stop_reading(self) -> None:
        self._reads.clear()

    def read_again(self) -> None:
        self._reads.set()

    def send(self, message: object) -> None:
        if isinstance(message, bytes):
            self._to_server.put_nowait({"type": "websocket.receive", "bytes": message})
            return
        text = message if isinstance(message, str) else json.dumps(message)
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    def hello(self, name: str | None = "Anna", seen: int = 0) -> Line:
        self.send(
            {"type": "hello", "protocol": VERSION, "token": self.token, "name": name, "seen": seen}
        )
        return self

    async def greet(self, name: str | None = "Anna") -> Line:
        """Open, say hello, and be shown the table."""
        self.open().hello(name)
        await self.wait("state")
        return self

    async def again(self) -> Line:
        """The same person on a new line."""
        again = Line(self.app, self.table, self.headers, self.token, address=self.address)
        return await again.greet(None)

    def do(self, command: str, **values: object) -> int:
        number = self._next
        self._next += 1
        self.send({"type": "do", "id": number, "command": {"command": command, **values}})
        return number

    async def say(self, command: str, **values: object) -> dict[str, Any]:
        """A command and its answer."""
        return await self.answer(self.do(command, **values))

    async def answer(self, number: int) -> dict[str, Any]:
        await self.until(lambda: self.code is not None or self.find(number) is not None)
        found = self.find(number)
        assert found is not None, f"closed with {self.code}"
        return found

    def find(self, number: int) -> dict[str, Any] | None:
        return next((m for m in self.messages if m.get("id") == number), None)

    async def wait(self, kind: str) -> dict[str, Any]:
        """The first message of a kind."""
        await self.until(lambda: self.code is not None or kind in self.kinds)
        assert kind in self.kinds, f"closed with {self.code}: {self.messages}"
        return next(m for m in self.messages if m["type"] == kind)

    @property
    def effects(self) -> list[dict[str, Any]]:
        """Everything that happened, as this browser was told."""
        return [effect for message in self.messages for effect in message.get("effects", ())]

    @property
    def kinds(self) -> list[str]:
        return [message["type"] for message in self.messages]

    async def closed(self) -> tuple[int, str]:
        """The code that the server closed the line with, and the reason told before."""
        await self.until(lambda: self.code is not None)
        assert self.code is not None
        reasons = [message["reason"] for message in self.messages if message["type"] == "bye"]
        return self.code, "".join(reasons)

    async def until(self, holds: Any) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(holds), PATIENCE)

    async def cut(self) -> None:
        """The browser is gone; back when the server has noticed."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})
        if self._serving is not None:
            await asyncio.wait_for(self._serving, PATIENCE)


@asynccontextmanager
async def serving(
    url: str, settings: Settings = SETTINGS, leases: Leases | None = None
) -> AsyncIterator[Wire]:
    """The application over a log, from its start to its orderly end."""
    log = Log(url)
    app = make_app(log, settings, leases=leases)
    async with app.router.lifespan_context(app):
        yield Wire(app, log)
