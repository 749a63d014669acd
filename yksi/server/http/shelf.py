"""Replays, records and pictures of links: workers work them out, and keep the latest replays."""

from __future__ import annotations

import asyncio
from functools import partial

from yksi.server.workers import tasks
from yksi.server.workers.pool import Pool
from yksi.server.workers.request import Request
from yksi.store import Log


class Shelf:
    def __init__(self, log: Log, pool: Pool) -> None:
        self._log = log
        self._pool = pool

    async def record(self, table: str, packed: bool = False, address: str = "") -> bytes | None:
        """The public record; None when there is no such table."""
        return await self._ask(tasks.PublicRecord(table, packed), address)

    async def page(
        self, table: str, first: int, packed: bool = False, address: str = ""
    ) -> bytes | None:
        """Frames of the replay from one on."""
        return await self._ask(tasks.ReplayPage(table, first, packed), address)

    async def picture(self, link: str, address: str = "") -> bytes | None:
        """A link as a QR code; None when it is too long for one."""
        return await self._pool.ask(Request(tasks.QrCode(link), address=address))

    async def _ask(self, task: tasks.ReplayPage | tasks.PublicRecord, address: str) -> bytes | None:
        if await asyncio.to_thread(self._log.table, task.table) is None:
            return None
        read = partial(asyncio.to_thread, self._log.lines, task.table)
        return await self._pool.ask(Request(task, task.table, address, read))
