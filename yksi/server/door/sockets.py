"""The WebSocket of a table: greeting, commands, and clear words when something is wrong."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from hashlib import sha256

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from yksi.server import goodbyes, protocol
from yksi.server.door import relay
from yksi.server.door.bans import Bans
from yksi.server.door.reporting import report
from yksi.server.goodbyes import Goodbye
from yksi.server.guard.addresses import address_of
from yksi.server.guard.gate import Gate
from yksi.server.guard.limits import Bucket
from yksi.server.lines.connection import Connection
from yksi.server.metrics import CONNECTIONS
from yksi.server.security import is_same_origin
from yksi.server.tables.house import House
from yksi.server.tables.owner import Owner, Wish
from yksi.store import DamagedError, LogError
from yksi.table.room import ONLOOKER

logger = logging.getLogger("yksi.sockets")
_decoder: msgspec.json.Decoder[protocol.FromBrowser] = msgspec.json.Decoder(protocol.FromBrowser)
_encode = msgspec.json.Encoder().encode


async def serve(socket: WebSocket) -> None:
    """One browser at one table, from hello to goodbye."""
    with suppress(WebSocketDisconnect):  # whoever has gone need not be told anything
        await _accept(socket)
        try:
            await _admit(socket)
        except Goodbye as why:
            await _close(socket, why)
        except LogError as error:
            logger.error("a table cannot be opened: %s", error)
            await _close(socket, goodbyes.not_kept())
        except DamagedError as error:
            logger.error("%s", error)
            await _close(socket, goodbyes.damaged())


async def _accept(socket: WebSocket) -> None:
    """Take a line, unless the browser has gone already, of which Starlette says nothing here."""
    try:
        await socket.accept()
    except OSError as error:
        raise WebSocketDisconnect from error


async def _close(socket: WebSocket, why: Goodbye) -> None:
    with suppress(RuntimeError):  # closed already, for another reason
        await socket.send_text(_encode(protocol.Bye(why.reason)).decode())
        await socket.close(why.code, why.reason)


async def _admit(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    gate: Gate = socket.app.state.gate
    table: str = socket.path_params["table"]
    if not is_same_origin(socket):
        raise goodbyes.wrong_origin()
    socket.scope["headers"] = []  # which nobody asks for again, for an evening
    bans: Bans = socket.app.state.bans
    bans.refuse(address_of(socket), table)
    with gate.line(address_of(socket)):
        if await relay.is_passed_on(socket, house, table):
            return
        hello = await _hello(socket, gate.limits.hello_seconds)
        await _come_in(socket, table, hello)


async def _come_in(socket: WebSocket, table: str, hello: protocol.Hello) -> None:
    house: House = socket.app.state.house
    gate: Gate = socket.app.state.gate
    address = address_of(socket)
    key = sha256(hello.token.encode()).hexdigest()
    bans: Bans = socket.app.state.bans
    bans.refuse_person(key)
    with gate.person(key, table):
        connection = Connection(socket, address, gate.limits.waiting_bytes)
        greet = partial(gate.greet_newcomer, address, table)
        try:
            owner, person = await house.come_in(table, connection, hello, key, greet)
            await _converse(socket, owner, connection, person)
        finally:
            connection.drop()


async def _hello(socket: WebSocket, seconds: float) -> protocol.Hello:
    try:
        hello = await asyncio.wait_for(_receive(socket), seconds)
    except TimeoutError:
        raise goodbyes.bad_message("hello") from None
    if not isinstance(hello, protocol.Hello):
        raise goodbyes.bad_message("hello")
    if hello.protocol != protocol.VERSION:
        raise goodbyes.wrong_protocol()
    if len(hello.token) != protocol.TOKEN_LENGTH or not hello.token.isascii():
        raise goodbyes.bad_message("token")
    return hello


async def _receive(socket: WebSocket) -> protocol.FromBrowser:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    if text is None:  # a binary frame
        raise goodbyes.bad_message("message")
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError):
        raise goodbyes.bad_message("message") from None


async def _converse(socket: WebSocket, owner: Owner, connection: Connection, person: int) -> None:
    connection.resynchronise = owner.resynchronise
    CONNECTIONS.inc()
    try:
        await _listen(socket, owner, connection, person)
    finally:
        connection.listen(None)
        CONNECTIONS.dec()
        owner.reception.go_out(connection)


async def _listen(socket: WebSocket, owner: Owner, connection: Connection, person: int) -> None:
    bucket = Bucket(socket.app.state.settings.rate)
    if person != ONLOOKER:
        connection.listen(partial(_is_taken, owner, connection, person, bucket))
    while True:
        await connection.until_read()
        message = await _receive(socket)
        if not bucket.take():
            raise goodbyes.too_fast()
        if person == ONLOOKER:
            person = owner.reception.person_of(connection)  # who may have been let in
        if person == ONLOOKER and not isinstance(message, protocol.Ping):
            raise goodbyes.bad_message("message")  # a screen shows, and does nothing
        if isinstance(message, protocol.Do):
            owner.wish(Wish(person, message.id, message.command, connection))
        elif isinstance(message, protocol.Ping):
            connection.answer(protocol.Pong())
        elif isinstance(message, protocol.Choosing):
            owner.reception.note_choosing(connection, message.what)
        elif isinstance(message, protocol.Report):
            connection.answer(await _report(socket, owner, person, message))
        else:
            raise goodbyes.bad_message("hello")


def _is_taken(
    owner: Owner, connection: Connection, person: int, bucket: Bucket, said: bytes
) -> bool:
    """Take a command as soon as it has come; all else goes the long way, through a task."""
    try:
        message = _decoder.decode(said)
    except (msgspec.MsgspecError, UnicodeError):
        return False
    if not isinstance(message, protocol.Do) or not connection.is_read or not bucket.take():
        return False
    owner.wish(Wish(person, message.id, message.command, connection))
    return True


async def _report(
    socket: WebSocket, owner: Owner, person: int, said: protocol.Report
) -> protocol.Message:
    house: House = socket.app.state.house
    gate: Gate = socket.app.state.gate
    return await report(house, owner, person, said, gate.reports, address_of(socket))
