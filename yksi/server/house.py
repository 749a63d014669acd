"""The house: all tables, woken from the log when somebody comes, put away when all have gone."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress

from yksi.game.record import RecordError
from yksi.server.metrics import TABLES
from yksi.server.owner import Owner
from yksi.store import Log, LogError
from yksi.table import Stage, Table
from yksi.table.record import replay_line
from yksi.table.room import Room

ID_BYTES = 9
IDLE_SECONDS = 300
logger = logging.getLogger("yksi.house")


def _now() -> int:
    return time.time_ns() // 1_000_000


def _wake_up(lines: list[str]) -> Table:
    """The table of a log."""
    table = Table()
    for number, line in enumerate(lines, 1):
        replay_line(table, line, number)
    return table


class House:
    def __init__(self, log: Log) -> None:
        self._log = log
        self._owners: dict[str, Owner] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def create(self) -> str:
        """A new table; whoever comes in first is its host."""
        name = secrets.token_urlsafe(ID_BYTES)
        await asyncio.wrap_future(self._log.create(name, _now()))
        return name

    async def find(self, name: str) -> Owner | None:
        """The owner of a table, woken up if need be; None when there is no such table."""
        lock = self._opening.setdefault(name, asyncio.Lock())
        async with lock:
            owner = self._owners.get(name) or await self._open(name)
        if not lock.locked():
            self._opening.pop(name, None)
        return owner

    async def _open(self, name: str) -> Owner | None:
        info = await asyncio.to_thread(self._log.table, name)
        if info is None:
            return None
        lines = await asyncio.to_thread(self._log.lines, name)
        try:
            table = await asyncio.to_thread(_wake_up, lines)
        except RecordError:
            logger.exception("the log of table %s cannot be replayed", name)
            return None
        owner = Owner(name, table, self._log, lambda: _now() - info.created)
        await owner.empty()
        self._owners[name] = owner
        self._tasks[name] = asyncio.create_task(self._look_after(owner))
        TABLES.set(len(self._owners))
        return owner

    async def _look_after(self, owner: Owner) -> None:
        """Run the owner; a table that cannot be kept is closed, and opened anew from the log."""
        try:
            await owner.run()
        except LogError:
            logger.exception("table %s could not be kept", owner.name)
            owner.say_goodbye("log")
        finally:
            self._owners.pop(owner.name, None)
            self._tasks.pop(owner.name, None)
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
        for owner in list(self._owners.values()):
            if owner.idle_seconds > IDLE_SECONDS:
                owner.stop()

    def public(self) -> list[tuple[str, Room]]:
        """Tables whose hosts want to be found, and that have not begun."""
        return [
            (name, owner.table.room)
            for name, owner in self._owners.items()
            if owner.table.room.settings.public and owner.table.room.stage is Stage.LOBBY
        ]

    async def close(self) -> None:
        """Everything that anybody was told is on the disk. Lines are closed by now (1012)."""
        for owner in list(self._owners.values()):
            owner.stop()
        for task in list(self._tasks.values()):
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.to_thread(self._log.close)
