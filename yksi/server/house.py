"""The house: all tables, woken from the log when somebody comes, put away when all have gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from yksi import machine
from yksi.records.table_record import replay_line
from yksi.server import goodbyes, protocol
from yksi.server.connection import Connection
from yksi.server.goodbyes import Goodbye
from yksi.server.metrics import TABLES
from yksi.server.owner import Owner
from yksi.server.protocol import TABLE_BYTES
from yksi.server.troubles import at_line
from yksi.store import Log
from yksi.table import Stage, Table
from yksi.table.room import Room

IDLE_SECONDS = 300
CLOSING = 12  # seconds; a table that still hangs then is left to its log
MOST_TRIES = 3  # to come in while tables are being put away
logger = logging.getLogger("yksi.house")


def wake_up(name: str, lines: list[str]) -> Table:
    """The table of a log; DamagedError names the line that is not of a record."""
    table = Table()
    for number, line in enumerate(lines, 1):
        with at_line(name, number):
            replay_line(table, line, number)
    return table


def _is_listed(room: Room) -> bool:
    """Whether strangers are shown the way to a table: it wants to be found and takes them in."""
    return room.settings.public and not room.settings.locked and room.stage is Stage.LOBBY


def clock_from(kept: int) -> Callable[[], int]:
    """The milliseconds of a table: those of its last line, and what has passed since it was woken.

    While nobody carried the table its time stood still, so nobody's turn ran out; and no clock
    that somebody sets right moves it.
    """
    woken = machine.monotonic()
    return lambda: kept + int(1000 * (machine.monotonic() - woken))


class House:
    def __init__(self, log: Log) -> None:
        self._log = log
        self._owners: dict[str, Owner] = {}
        self._lives: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Task[Owner | None]] = {}

    async def create(self) -> str:
        """A new table; whoever comes in first is its host."""
        name = machine.token(TABLE_BYTES)
        await asyncio.wrap_future(self._log.create(name, machine.wall()))
        return name

    async def find(self, name: str) -> Owner | None:
        """The one owner of a table, woken up if need be; None when there is no such table."""
        if name in self._owners:
            return self._owners[name]
        if name not in self._opening:
            opening = self._opening[name] = asyncio.create_task(self._open(name))
            opening.add_done_callback(lambda task: self._opened(name, task))
        # Shielded: others may wait for the same table when one of them is cut off.
        return await asyncio.shield(self._opening[name])

    async def come_in(
        self, name: str, connection: Connection, hello: protocol.Hello, key: str
    ) -> tuple[Owner, int]:
        """Somebody's place at a table that may just be put away; Goodbye says why there is none."""
        for _ in range(MOST_TRIES):
            owner = await self.find(name)
            if owner is None:
                raise goodbyes.no_table()
            try:
                return owner, await owner.come_in(connection, hello, key)
            except Goodbye as why:
                if why.reason != goodbyes.put_away().reason:
                    raise
        raise goodbyes.put_away()

    def _opened(self, name: str, opening: asyncio.Task[Owner | None]) -> None:
        """Forget the opening; its failure is told to those who wait for it, if anybody does."""
        del self._opening[name]
        if not opening.cancelled():
            opening.exception()

    async def _open(self, name: str) -> Owner | None:
        info = await asyncio.to_thread(self._log.table, name)
        if info is None:
            return None
        lines = await asyncio.to_thread(self._log.lines, name)
        table = await asyncio.to_thread(wake_up, name, lines)
        table.take_lines()  # which are kept already
        owner = Owner(name, table, self._log, clock_from(table.room.now))
        life = asyncio.create_task(self._look_after(owner))
        self._owners[name] = owner
        self._lives.add(life)
        life.add_done_callback(self._lives.discard)
        TABLES.set(len(self._owners))
        return owner

    async def _look_after(self, owner: Owner) -> None:
        """As long as it lives nobody else owns the table; the next one opens it from the log."""
        try:
            await owner.live()
        finally:
            self._owners.pop(owner.name)
            TABLES.set(len(self._owners))

    async def knows(self, name: str) -> bool:
        """Whether there is such a table."""
        if name in self._owners:
            return True
        return await asyncio.to_thread(self._log.table, name) is not None

    async def lines(self, name: str) -> list[str] | None:
        """The record of a table as far as it is kept; None when there is no such table."""
        if await asyncio.to_thread(self._log.table, name) is None:
            return None
        return await asyncio.to_thread(self._log.lines, name)

    def put_away_idle(self) -> None:
        for owner in self._owners.values():
            if owner.idle_seconds > IDLE_SECONDS:
                owner.put_away()

    def public(self) -> list[tuple[str, Room]]:
        """Tables whose hosts want to be found, and that have not begun."""
        return [
            (name, owner.table.room)
            for name, owner in self._owners.items()
            if _is_listed(owner.table.room)
        ]

    async def close(self) -> None:
        """Everything that anybody was told is on the disk. Lines are closed by now (1012)."""
        for owner in self._owners.values():
            owner.stop()
        waited_for = {*self._lives, *self._opening.values()}
        if waited_for:
            _, hanging = await asyncio.wait(waited_for, timeout=CLOSING)
            for task in hanging:
                task.cancel()
        await asyncio.to_thread(self._log.close)
