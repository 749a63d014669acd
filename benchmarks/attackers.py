"""Those who attack a server, for `benchmarks.attacks`: each kind until it is stopped.

They come from another address of this machine than the people whose tables are measured.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import websockets

from yksi.server.protocol import VERSION

ADDRESS = "127.0.0.2"
SHOUTERS, SHOUTS = 95, 15  # sockets, and messages a second of each
DEAF, HALVES, MAKERS, READERS = 250, 500, 8, 12
FLOODS = 4  # lines of each kind
TABLES, BOTS = 6, 27


def fetch(server: str, path: str, method: str = "GET") -> tuple[int, bytes]:
    """What is fetched from the attackers' address."""
    line = http.client.HTTPConnection(server, timeout=30, source_address=(ADDRESS, 0))
    try:
        line.request(method, path)
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


def new_table(server: str) -> str:
    return str(json.loads(fetch(server, "/api/tables", "POST")[1])["table"])


async def come(server: str, table: str, name: str, **options: Any) -> Any:
    line = await websockets.connect(
        f"ws://{server}/ws/{table}", compression=None, local_addr=(ADDRESS, 0), **options
    )
    hello = {"type": "hello", "protocol": VERSION, "token": secrets.token_urlsafe(32)}
    await line.send(json.dumps({**hello, "name": name}))
    return line


async def say(line: Any, number: int, command: str, **values: Any) -> None:
    said = {"type": "do", "id": number, "command": {"command": command, **values}}
    await line.send(json.dumps(said))


async def _drain(line: Any) -> None:
    with suppress(websockets.ConnectionClosed):
        async for _ in line:
            pass


async def _for_ever(*attackers: Callable[[], Awaitable[None]]) -> None:
    """Each does it again and again, whatever comes of it."""

    async def again(attack: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(OSError, websockets.WebSocketException, http.client.HTTPException):
                await attack()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(again(attack) for attack in attackers))


async def shout(server: str) -> None:
    """Many sockets at one table, all within their rate."""
    table = await asyncio.to_thread(new_table, server)

    async def one() -> None:
        line = await come(server, table, secrets.token_hex(4))
        reading = asyncio.create_task(_drain(line))
        number = 0
        while not reading.done():
            number += 1
            await say(line, number, "ready" if number % 2 else "unready")
            await asyncio.sleep(1 / SHOUTS)

    await _for_ever(*[one] * SHOUTERS)


async def be_deaf(server: str) -> None:
    """Sockets that never read, at a table where much happens."""
    table = await asyncio.to_thread(new_table, server)

    async def deaf() -> None:
        line = await come(server, table, secrets.token_hex(4), max_queue=1, ping_interval=None)
        line.transport.pause_reading()
        await asyncio.sleep(3_600)

    async def busy() -> None:
        line = await come(server, table, secrets.token_hex(4))
        reading = asyncio.create_task(_drain(line))
        number = 0
        while not reading.done():
            number += 1
            await say(line, number, "change", field="turn", value=str(number % 600))
            await asyncio.sleep(1 / SHOUTS)

    await _for_ever(busy, *[deaf] * DEAF)


async def leave_halves(server: str) -> None:
    """Requests that never come whole."""
    host, _, port = server.partition(":")

    async def half() -> None:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
        writer.write(b"GET / HTTP/1.1\r\nhost: here\r\nx-half: ")
        await reader.read()
        writer.close()

    await _for_ever(*[half] * HALVES)


async def flood(server: str) -> None:
    """Requests that wait for no answer, headers without an end, and pings."""
    host, _, port = server.partition(":")
    table = await asyncio.to_thread(new_table, server)
    request = b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n"
    upgrade = (
        f"GET /ws/{table} HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    kinds = (
        (b"", request * 1_000),
        (b"GET / HTTP/1.1\r\nx: ", b"a" * 100_000),
        (upgrade, b"\x89\x80\0\0\0\0" * 10_000),
    )

    def of_kind(first: bytes, more: bytes) -> Callable[[], Awaitable[None]]:
        async def one() -> None:
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
            reading = asyncio.create_task(reader.read())
            writer.write(first)
            await asyncio.sleep(0.05)  # until a socket is one
            try:
                while not reading.done():
                    writer.write(more)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                reading.cancel()
                writer.close()

        return one

    await _for_ever(*(of_kind(*kind) for kind in kinds for _ in range(FLOODS)))


async def open_tables(server: str) -> None:
    """New tables as fast as they are given."""
    await _for_ever(*[lambda: asyncio.to_thread(_post, server)] * MAKERS)


def _post(server: str) -> None:
    fetch(server, "/api/tables", "POST")


async def ask_for_work(server: str) -> None:
    """Replays, records, analyses of rounds that do not exist, and QR codes of long links."""
    table = await asyncio.to_thread(new_table, server)
    works = ("replay", "record", "analysis?round=77777", "analysis?round=1")
    paths = [f"/qr.svg?link={'a' * 1_990}", *(f"/api/tables/{table}/{work}" for work in works)]

    def read(number: int) -> None:
        fetch(server, paths[number % len(paths)])

    def one(number: int) -> Callable[[], Awaitable[None]]:
        return lambda: asyncio.to_thread(read, number)

    await _for_ever(*map(one, range(READERS)))


async def play_hastily(server: str) -> None:
    """Bots without a pause, whose one person has given up and looks on."""

    async def one() -> None:
        line = await come(server, await asyncio.to_thread(new_table, server), "Host")
        reading = asyncio.create_task(_drain(line))
        commands: list[dict[str, Any]] = [
            {"command": "change", "field": "rules", "value": "kpgut"},
            {"command": "change", "field": "bot", "value": "0"},
            {"command": "change", "field": "bot_uno", "value": "0"},
            *({"command": "seatbot", "name": f"B{n}", "level": "casual"} for n in range(BOTS)),
            {"command": "acknowledge"},
        ]
        for number, command in enumerate(commands):
            await say(line, number, **command)
        number = len(commands)
        while not reading.done():  # and again when the game is over
            for command in ({"command": "ready"}, {"command": "start"}):
                number += 1
                await say(line, number, **command)
            number += 1
            await say(line, number, "act", action={"do": "forfeit"})
            await asyncio.sleep(1)

    await _for_ever(*[one] * TABLES)


ATTACKS: dict[str, Callable[[str], Awaitable[None]]] = {
    "shouting": shout,
    "deaf sockets": be_deaf,
    "half requests": leave_halves,
    "floods": flood,
    "new tables": open_tables,
    "long work": ask_for_work,
    "hasty bots": play_hastily,
}


def attack(name: str, server: str) -> None:
    """In a process of its own, until it is ended."""
    os.nice(10)  # those who are measured come first on the core that they share
    socket.setdefaulttimeout(30)

    async def run() -> None:
        await ATTACKS[name](server)

    asyncio.run(run())
