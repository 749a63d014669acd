"""The WebSocket of a table: greeting, commands, and clear words when something is wrong."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from yksi.server import protocol
from yksi.server.connection import Connection
from yksi.server.house import House
from yksi.server.limits import Bucket
from yksi.server.metrics import CONNECTIONS
from yksi.server.owner import Owner, Wish
from yksi.server.security import is_same_origin

HELLO_SECONDS = 10
# Close codes, explained in docs/PROTOCOL.md.
GOODBYE, BAD_MESSAGE, WRONG_PROTOCOL, NOT_ADMITTED, NO_TABLE, TOO_FAST, WRONG_ORIGIN = (
    4000,
    4001,
    4002,
    4003,
    4004,
    4005,
    4006,
)
_decoder: msgspec.json.Decoder[protocol.FromBrowser] = msgspec.json.Decoder(protocol.FromBrowser)
_encode = msgspec.json.Encoder().encode


class _Wrong(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def serve(socket: WebSocket) -> None:
    """One browser at one table, from hello to goodbye."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        if not is_same_origin(socket):
            raise _Wrong(WRONG_ORIGIN, "origin")
        owner = await house.find(socket.path_params["table"])
        if owner is None:
            raise _Wrong(NO_TABLE, "no-table")
        hello = await _hello(socket)
        await _converse(socket, owner, hello)
    except _Wrong as wrong:
        await socket.send_text(_encode(protocol.Bye(wrong.reason)).decode())
        await socket.close(wrong.code, wrong.reason)
    except WebSocketDisconnect:
        return


async def _hello(socket: WebSocket) -> protocol.Hello:
    try:
        hello = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
    except TimeoutError:
        raise _Wrong(BAD_MESSAGE, "hello") from None
    if not isinstance(hello, protocol.Hello):
        raise _Wrong(BAD_MESSAGE, "hello")
    if hello.protocol != protocol.VERSION:
        raise _Wrong(WRONG_PROTOCOL, "protocol")
    if len(hello.token) != protocol.TOKEN_LENGTH or not hello.token.isascii():
        raise _Wrong(BAD_MESSAGE, "token")
    return hello


async def _receive(socket: WebSocket) -> protocol.FromBrowser:
    text = await socket.receive_text()
    if len(text) > protocol.LONGEST_MESSAGE:
        raise _Wrong(BAD_MESSAGE, "too-long")
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        raise _Wrong(BAD_MESSAGE, "message") from None


async def _converse(socket: WebSocket, owner: Owner, hello: protocol.Hello) -> None:
    connection = Connection(socket)
    sending = asyncio.create_task(
        connection.send_all(GOODBYE, lambda: owner.resynchronise(connection))
    )
    CONNECTIONS.inc()
    try:
        key = sha256(hello.token.encode()).hexdigest()
        person = await owner.come_in(connection, hello, key)
        if person is None:
            connection.close()
            await sending
            return
        await _listen(socket, owner, connection, person)
    finally:
        CONNECTIONS.dec()
        owner.go_out(connection)
        sending.cancel()


async def _listen(socket: WebSocket, owner: Owner, connection: Connection, person: int) -> None:
    bucket = Bucket(socket.app.state.rate)
    while True:
        message = await _receive(socket)
        if not bucket.take():
            raise _Wrong(TOO_FAST, "too-fast")
        if isinstance(message, protocol.Do):
            owner.wish(Wish(person, message.id, message.command, connection))
        elif isinstance(message, protocol.Ping):
            connection.push(_encode(protocol.Pong()))
        else:
            raise _Wrong(BAD_MESSAGE, "hello")
