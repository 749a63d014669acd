"""Servers of one house are killed again and again while people play; what is lost is counted.

    python -m tests.server.kills --kills 100 --tables 200
    python -m tests.server.kills --kills 10 --stop

With `--stop` they are ended in order and started again, as in an upgrade.

Every browser remembers what it was told is kept. After each kill it comes back to whichever server
answers, as behind a load balancer, must find all of that, and says a word; when it is acknowledged,
it plays on. In the end the log must have every word that was acknowledged, once. The lease of a
server that was killed ends when the database notices, which is looked for here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import click
import psutil  # type: ignore[import-untyped]
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.serving import Server, open_database
from tests.states import made_whole
from yksi.server.protocol import VERSION
from yksi.store import Log

OPTIONS = ("--peer-secret", "of the kills", "--log-level", "error")
PATIENCE = 120.0  # seconds for everybody to be back; a browser that needs longer is lost
IN_TIME = 1.0  # seconds from the lease's end until everybody should play on
PAUSE = 0.05  # of a browser between two tries
LOOK = 0.005  # seconds between two looks at a lease
BOTS = 2  # at each table, beside one person
BOT_PAUSE = 1  # seconds
HARM = ("left", "returned", "timedout", "standsin", "putout")
IDLE = ("call", "forfeit", "accuse", "catch", "challenge", "jumpin")


@dataclass
class Player:
    """A browser that plays as fast as it is its turn, and comes back whatever happens."""

    table: str
    addresses: Callable[[], list[str]]
    dice: Random
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    kept: int = 0  # the highest version that it was told of
    person: int = -1
    lost: int = 0  # versions that were not there any more when it came back
    done: int = 0  # commands that were acknowledged
    words: list[str] = field(default_factory=list)  # acknowledged
    harm: Counter[str] = field(default_factory=Counter)  # what must not come of a change of servers
    is_back: asyncio.Event = field(default_factory=asyncio.Event)
    back_at: float = 0.0  # when its first word there was acknowledged
    _parts: dict[str, Any] = field(default_factory=dict)
    _asked: dict[int, str | None] = field(default_factory=dict)
    _next: int = 1
    _line: ClientConnection | None = None
    _is_waiting: bool = False  # for the answer to an act
    _returns: int = 0

    async def live(self) -> None:
        while True:
            with suppress(OSError, TimeoutError, WebSocketException, InvalidHandshake):
                address = self.dice.choice(self.addresses())
                url = f"ws://{address}/ws/{self.table}"
                async with connect(url, compression=None, ping_interval=None, proxy=None) as line:
                    await self._sit(line)
            self._line = None
            self.is_back.clear()
            await asyncio.sleep(PAUSE)

    async def _sit(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": VERSION, "token": self.token, "seen": 0}
        await line.send(json.dumps({**hello, "name": "Anna"}))
        self._asked.clear()
        self._parts = {}
        self._is_waiting = has_spoken = False
        while True:
            message = json.loads(await line.recv())
            if message["type"] == "welcome":
                self.person = message["person"]
            elif message["type"] == "state":
                self._look(line, message)
            elif "id" in message:
                self._hear(message)
            if self._line is not None:
                await (self._play() if has_spoken else self._greet())
                has_spoken = True

    def _look(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """What is not there any more when the browser comes back was lost."""
        made_whole(self._parts, message)
        happened = (effect["event"] for effect in message["effects"])
        self.harm.update(event for event in happened if event in HARM)
        if self._line is None:
            self.lost += max(0, self.kept - message["version"])
            self._line = line
        self.kept = max(self.kept, message["version"])

    def _hear(self, message: dict[str, Any]) -> None:
        said = self._asked.pop(message["id"], None)
        if said is None:
            self._is_waiting = False
        if message["type"] == "done":
            self.done += 1
            self.kept = max(self.kept, message["version"])
            if said is not None:
                self.words.append(said)
                self.back_at = time.monotonic()
                self.is_back.set()

    async def do(self, command: str, said: str | None = None, **values: Any) -> None:
        assert self._line is not None
        number = self._next
        self._next += 1
        self._asked[number] = said
        message = {"type": "do", "id": number, "command": {"command": command, **values}}
        await self._line.send(json.dumps(message))

    async def _greet(self) -> None:
        self._returns += 1
        word = f"back for the {self._returns}. time"
        await self.do("say", word, text=word)

    async def _play(self) -> None:
        if self._is_waiting:
            return
        command = self._command()
        if command is not None:
            self._is_waiting = True
            await self.do(**command)

    def _command(self) -> dict[str, Any] | None:
        """What there is to do now: bots are seated, the game begins, cards are laid."""
        room, mine = self._parts["room"], self._parts["mine"]
        me = room["people"][self.person]
        if room["stage"] == "lobby" and room["settings"]["bot"] != BOT_PAUSE:
            return {"command": "change", "field": "bot", "value": str(BOT_PAUSE)}
        if room["stage"] == "lobby" and len(room["people"]) <= BOTS:
            return {"command": "seatbot", "name": f"Bot {len(room['people'])}", "level": "casual"}
        if room["stage"] in ("lobby", "between") and not me["ready"]:
            return {"command": "ready"}
        if room["stage"] == "lobby":
            return {"command": "start"}
        if room["stage"] != "playing" or mine["seat"] is None:
            return None
        cards = self._parts["cards"]
        useful = [action for action in mine["legal"] if action["do"] not in IDLE]
        is_asked = cards["turn"] == mine["seat"] or cards["seats"][mine["seat"]]["to_choose"]
        return {"command": "act", "action": useful[0]} if useful and is_asked else None


@dataclass
class Report:
    """What was seen of all kills."""

    tables: int
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0  # versions that somebody knew and that were gone
    missing: int = 0  # acknowledged words that the log does not have once
    never_back: int = 0
    moved: int = 0  # tables that changed hands
    harm: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)  # from a kill until a browser played on
    after_lease: list[float] = field(default_factory=list)  # the same from the lease's end
    work: list[float] = field(default_factory=list)  # of the other server, in seconds of its core
    browsers: list[float] = field(default_factory=list)  # their work, likewise

    def add(self, players: list[Player]) -> None:
        """One kill is over."""
        self.kills += 1
        self.acknowledged = sum(player.done for player in players)
        self.lost = sum(player.lost for player in players)
        self.harm = sum((player.harm for player in players), Counter())

    def __str__(self) -> str:
        half, most, last = _shares(self.seconds)
        by_lease = _shares(self.after_lease)
        in_time = sum(seconds <= IN_TIME for seconds in self.after_lease)
        share = 100 * in_time / max(1, len(self.after_lease))
        work = _shares(self.work)
        return (
            f"{self.kills} kills, {self.tables} tables, {len(self.seconds)} browsers cut off. "
            f"Lost: {self.lost} versions and {self.missing} words of {self.acknowledged} commands "
            f"that were acknowledged. Within {IN_TIME:.0f} s of the lease's end {share:.2f} % "
            f"played on; half within {by_lease[0]:.2f} s, 99 % within {by_lease[1]:.2f} s, all "
            f"within {by_lease[2]:.2f} s ({half:.2f}, {most:.2f} and {last:.2f} s of the kill); "
            f"{self.never_back} never. Meanwhile the other server worked {work[0]:.2f} s, at most "
            f"{work[2]:.2f} s, and the browsers {_shares(self.browsers)[0]:.2f} s; load "
            f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores. "
            f"Tables changed hands {self.moved} times; {dict(self.harm) or 'nobody left'}."
        )


def _shares(found: list[float]) -> tuple[float, float, float]:
    """What half, 99 % and all of them do not exceed."""
    ordered = sorted(found) or [0.0]
    return ordered[len(ordered) // 2], ordered[int(0.99 * (len(ordered) - 1))], ordered[-1]


async def run(
    database: str, kills: int, tables: int, say: Callable[[str], None], *, stop: bool = False
) -> Report:
    """Two servers, one of which is killed at a time, and started again when everybody is back."""
    report = Report(tables)
    servers = [Server(database, options=OPTIONS, patience=PATIENCE) for _ in range(2)]
    up = {server.address for server in servers}
    players = [
        Player(servers[number % 2].new_table(), lambda: sorted(up), Random(number))
        for number in range(tables)
    ]
    living = [asyncio.create_task(player.live()) for player in players]
    try:
        await _everybody(players)
        for number in range(kills):
            await asyncio.sleep(1.0)  # of play
            dying, other = servers[number % 2], servers[1 - number % 2]
            up.discard(dying.address)
            worked, began = _cpu(other), time.monotonic()
            browsed = time.process_time()
            ending = asyncio.create_task(asyncio.to_thread(_end_of_lease, database, dying.address))
            await asyncio.to_thread(dying.end if stop else dying.kill)
            await asyncio.sleep(PAUSE)  # whoever was there has noticed
            report.never_back += await _everybody(players)
            report.work.append(_cpu(other) - worked)
            report.browsers.append(time.process_time() - browsed)
            returned = [player.back_at for player in players if player.back_at > began]
            ended = await ending
            report.seconds += [at - began for at in returned]
            report.after_lease += [max(0.0, at - ended) for at in returned]
            await asyncio.to_thread(dying.start)
            up.add(dying.address)
            report.add(players)
            say(f"kill {number + 1}: {report}")
    finally:
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        for server in servers:
            server.stop()
    _compare(database, players, report)
    return report


async def _everybody(players: list[Player]) -> int:
    """Wait until all are at their tables; how many are not, after all patience."""
    waiting = [asyncio.create_task(player.is_back.wait()) for player in players]
    _, late = await asyncio.wait(waiting, timeout=PATIENCE)
    for task in late:
        task.cancel()
    return len(late)


def _end_of_lease(database: str, address: str) -> float:
    """Wait until a server's lock has fallen, by which others know it for dead; the moment."""
    held = text(
        "SELECT 1 FROM yksi_servers s JOIN pg_locks l ON l.locktype = 'advisory' "
        "AND l.classid::bigint = s.id >> 32 AND l.objid::bigint = s.id & 4294967295 "
        "WHERE s.address = :address"
    )
    engine = create_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        while connection.execute(held, {"address": f"http://{address}"}).first() is not None:
            time.sleep(LOOK)
    ended = time.monotonic()
    engine.dispose()
    return ended


def _cpu(server: Server) -> float:
    """Seconds that it has worked; unlike others, they are the same on a busy machine."""
    times = psutil.Process(server.pid).cpu_times()
    return float(times.user + times.system)


def _compare(database: str, players: list[Player], report: Report) -> None:
    """What browsers know to be kept, beside what is."""
    log = Log(database)
    for player in players:
        lines = log.lines(player.table)
        report.lost += max(0, player.kept - len(lines))
        for word in player.words:
            report.missing += sum(word in line for line in lines) != 1
    log.close()
    engine = create_engine(database)
    with engine.connect() as connection:
        epochs = connection.execute(text("SELECT sum(epoch - 1) FROM yksi_leases")).scalar_one()
    engine.dispose()
    report.moved = int(epochs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--stop", action="store_true")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        open_database("postgresql", Path(folder)) as database,
    ):
        told = asyncio.run(
            run(database, options.kills, options.tables, click.echo, stop=options.stop)
        )
    click.echo(told)


if __name__ == "__main__":
    main()
