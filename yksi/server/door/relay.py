"""A browser's line to a table that another server carries: everything is passed on, both ways."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import quote, urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from yksi import machine
from yksi.server import goodbyes
from yksi.server.door.peers import headers_for, is_from_peer
from yksi.server.metrics import RELAYED
from yksi.server.tables.house import House
from yksi.server.troubles import CarriedElsewhere

OPENING = 2.0  # seconds; a server that takes longer is not reached
PATIENCE = 3.0  # seconds in which somebody must be found who carries the table
PAUSE = 0.05  # between two looks
LARGEST = 16_000_000  # bytes of a message to a browser
ABNORMAL = 1006  # how a line ends that nobody closed
logger = logging.getLogger("yksi.relay")


class UnreachableError(Exception):
    """The server that carries the table does not answer."""


class LineCutError(Exception):
    """The server that carries the table is gone in the middle of a line, or the line is."""


async def is_passed_on(socket: WebSocket, house: House, table: str) -> bool:
    """Pass the line to whoever carries its table, until it ends; False when this server does.

    A server that is not reached may be dead, or handing its tables over at this moment: it is
    looked for again for a while.
    """
    secret: str | None = socket.app.state.settings.peer_secret
    pause = 0.0  # before the first look again: most often the house knows by then who is dead
    until = machine.monotonic() + PATIENCE
    while machine.monotonic() < until:
        try:
            if await house.find(table) is None:
                raise await house.absence(table)
            return False
        except CarriedElsewhere as there:
            address = there.address
        if secret is None or is_from_peer(socket):  # a line is passed on once
            raise goodbyes.moved()
        try:
            await _pass_on(socket, table, address, secret)
            return True
        except LineCutError:  # the browser comes back, and other browsers do
            house.suspect(address)
            raise goodbyes.moved() from None
        except UnreachableError:
            house.suspect(address)
            await asyncio.sleep(pause)
            pause = PAUSE
    raise goodbyes.unreachable()


async def _pass_on(socket: WebSocket, table: str, address: str, secret: str) -> None:
    async with _line(socket, table, address, secret) as line:
        speaking = asyncio.create_task(_speak(socket, line))
        hearing = asyncio.create_task(_hear(socket, line))
        RELAYED.inc()
        try:
            await asyncio.wait({speaking, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            RELAYED.dec()
            speaking.cancel()
            hearing.cancel()
            await asyncio.gather(speaking, hearing, return_exceptions=True)
        if not hearing.cancelled():
            hearing.result()


@asynccontextmanager
async def _line(
    socket: WebSocket, table: str, address: str, secret: str
) -> AsyncIterator[ClientConnection]:
    parts = urlsplit(address)
    scheme = "wss" if parts.scheme == "https" else "ws"
    opening = connect(
        f"{scheme}://{parts.netloc}/ws/{quote(table, safe='')}",
        additional_headers=headers_for(socket, secret),
        open_timeout=OPENING,
        compression=None,
        max_size=LARGEST,
        proxy=None,
        ping_interval=None,  # browsers ping, and so find out whether the whole way is open
        close_timeout=OPENING,
    )
    try:
        line = await opening
    except InvalidStatus as error:
        logger.error("%s refuses lines of this server: is the peer secret the same?", address)
        raise goodbyes.unreachable() from error
    except (OSError, TimeoutError, InvalidHandshake) as error:
        raise UnreachableError from error
    try:
        yield line
    finally:
        await line.close()


async def _speak(socket: WebSocket, line: ClientConnection) -> None:
    """What the browser says, until one of the two has gone."""
    with suppress(ConnectionClosed, WebSocketDisconnect):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await line.send(text if text is not None else message["bytes"])


async def _hear(socket: WebSocket, line: ClientConnection) -> None:
    """What the browser is told, until the other server closes the line, and why it did.

    LineCutError says that nobody closed it.
    """
    with suppress(WebSocketDisconnect, RuntimeError):  # the browser has gone
        with suppress(ConnectionClosed):
            while True:
                await socket.send_text(await line.recv(decode=True))
        if line.close_code is None or line.close_code == ABNORMAL:
            raise LineCutError
        await socket.close(line.close_code, line.close_reason or "")
