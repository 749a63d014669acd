"""Our lines behind a port of their own, and somebody who speaks to them: real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from yksi.server.collector import Litter
from yksi.server.guard.floods import Floods
from yksi.server.guard.limits import OFF, Limits
from yksi.server.lines.plumbing import HttpLine, lines_with

WHOLE = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
SOCKET = (
    b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


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
async def listening(
    proxies: str = "", **limits: float
) -> AsyncIterator[tuple[int, type[HttpLine]]]:
    """Our lines behind a port of their own, without a limit but these."""
    unlimited = Limits(**dict.fromkeys(vars(Limits()), OFF))
    some = replace(unlimited, **limits)  # type: ignore[arg-type] # parts of a second
    http, ws = lines_with(some, Litter(), Floods(some, proxies))
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
