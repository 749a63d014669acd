"""`make bench-server`: many tables at people's pace on one core, and how soon everybody knows.

The server runs on one core, the people on the others. Each table has people who each act when it
is their turn, one action a table and second; measured is the time from sending a command until
the last person of the table has its event.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets
from rich.progress import Progress

IDLE = ("call", "forfeit", "accuse", "catch", "challenge", "jumpin")


@dataclass
class Table:
    """A table and its people; `sent` is when the last command went out, and who has not heard."""

    name: str
    people: list[Any] = field(default_factory=list)
    parts: list[dict[str, Any]] = field(default_factory=list)
    sent: float = 0.0
    heard: int = 0


async def _read(table: Table, number: int, delays: list[float]) -> None:
    """Follow one person's messages; the one on turn acts a second after the last action."""
    socket, parts = table.people[number], table.parts[number]
    async for text in socket:
        message = json.loads(text)
        if message["type"] != "state":
            continue
        parts |= {part: message[part] for part in ("room", "cards", "mine") if part in message}
        if table.sent and message["effects"]:
            table.heard += 1
            if table.heard == len(table.people):
                delays.append(time.perf_counter() - table.sent)
                table.sent = 0.0


async def _say(socket: Any, **command: Any) -> None:
    await socket.send(json.dumps({"type": "do", "id": 1, "command": command}))


async def _sit_down(address: str, name: str, people: int, delays: list[float]) -> Table:
    table = Table(name)
    for number in range(people):
        socket = await websockets.connect(f"ws://{address}/ws/{name}", compression=None)
        hello = {"type": "hello", "protocol": 1, "token": secrets.token_urlsafe(32)}
        await socket.send(json.dumps({**hello, "name": f"P{number}"}))
        table.people.append(socket)
        table.parts.append({})
        asyncio.create_task(_read(table, number, delays))  # noqa: RUF006 # lives as long as its socket
    for _ in range(4 - people):
        await _say(table.people[0], command="seatbot", name=secrets.token_hex(4), level="casual")
    for socket in table.people:
        await _say(socket, command="ready")
    await _say(table.people[0], command="start")
    return table


async def _act(table: Table) -> None:
    """Whoever is on turn does something plain; between rounds everybody goes on."""
    for socket, parts in zip(table.people, table.parts, strict=True):
        if not {"room", "cards", "mine"} <= parts.keys() or not parts["cards"]:
            continue
        if parts["room"]["stage"] != "playing":
            await _say(socket, command="ready")
        elif parts["cards"]["turn"] == parts["mine"]["seat"]:
            useful = [action for action in parts["mine"]["legal"] if action["do"] not in IDLE]
            if useful:
                table.sent, table.heard = time.perf_counter(), 0
                await _say(socket, command="act", action=useful[0])
                return


async def _run(address: str, options: argparse.Namespace) -> dict[str, float]:
    delays: list[float] = []
    tables = []
    with Progress(transient=True) as progress:
        seating = progress.add_task("people sit down", total=options.tables)
        for _ in range(options.tables):
            name = await asyncio.to_thread(_new_table, address)
            tables.append(await _sit_down(address, name, options.people, delays))
            progress.advance(seating)
        playing = progress.add_task("they play", total=options.seconds)
        delays.clear()
        for _ in range(options.seconds):
            started = time.perf_counter()
            for number, table in enumerate(tables):
                await _act(table)
                ahead = started + number / len(tables) - time.perf_counter()
                if ahead > 0.005:
                    await asyncio.sleep(ahead)
            await asyncio.sleep(max(0.0, started + 1 - time.perf_counter()))
            progress.advance(playing)
    slow = statistics.quantiles(delays, n=100)
    return {
        "actions a second": len(delays) / options.seconds,
        "median ms": 1000 * slow[49],
        "p99 ms": 1000 * slow[98],
    }


def _new_table(address: str) -> str:
    import urllib.request

    request = urllib.request.Request(f"http://{address}/api/tables", method="POST")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return str(json.load(answer)["table"])


def _start(folder: Path) -> tuple[subprocess.Popen[str], str, float]:
    """The server on the first core; how long until it answers."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "yksi", "serve", "--port", "0", "--rate", "100000"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder / 'tables.db'}"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = process.stdout.readline().split("http://")[1].split("/")[0]
    import urllib.request

    urllib.request.urlopen(f"http://{address}/health", timeout=30).close()
    ready = time.perf_counter() - began
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(process.pid, cores[:1])
    os.sched_setaffinity(0, cores[1:] or cores)
    return process, address, ready


def _memory(process: subprocess.Popen[str]) -> float:
    """Megabytes that the server holds."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--people", type=int, default=1, help="of the four; the others are bots")
    parser.add_argument("--seconds", type=int, default=20)
    options = parser.parse_args()
    wanted = 4 * options.tables * options.people + 1_000
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most), most))
    with tempfile.TemporaryDirectory() as folder:
        process, address, ready = _start(Path(folder))
        empty = _memory(process)
        try:
            found = asyncio.run(_run(address, options))
            found["kB a table"] = 1000 * (_memory(process) - empty) / options.tables
            found["ready after s"] = ready
        finally:
            process.terminate()
            process.wait()
    sys.stdout.write(f"{options.tables} tables of 4, {options.people} of them people\n")
    for name, value in found.items():
        sys.stdout.write(f"  {name:<18}{value:10.2f}\n")


if __name__ == "__main__":
    main()
