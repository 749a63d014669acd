"""The sweeper: packs and deletes what nobody has used for as long as the operator said."""

from __future__ import annotations

import asyncio
import logging

from yksi import machine
from yksi.server.settings import Settings
from yksi.server.tables.house import House
from yksi.store import DamagedError, Log, LogError

DAY = 86_400_000  # milliseconds
CODE_DAYS = 1  # without use, after which a table loses its code; it gets another when it wakes
PACK_DAYS = 7  # without use, after which a table is packed; it wakes as before
EVERY = 3_600  # seconds from one round to the next
FIRST = 60  # seconds after the start
logger = logging.getLogger("yksi.sweeping")


class Sweeper:
    def __init__(self, log: Log, house: House, settings: Settings) -> None:
        self._log = log
        self._house = house
        self._settings = settings

    async def run(self) -> None:
        """Sweep again and again until cancelled."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.sweep()
            except LogError as error:
                logger.error("%s", error)
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """Delete what is to be deleted, then pack what is to be packed, table by table.

        Codes of tables that nobody uses lead nowhere any more.
        """
        retention, now = self._log.retention, machine.wall()
        await self._house.note_use()
        await asyncio.to_thread(self._log.codes.retire, now - DAY * CODE_DAYS)
        outdated: list[str] = []
        if self._settings.empty_days:
            since = now - DAY * self._settings.empty_days
            outdated += await asyncio.to_thread(retention.empty, since)
        if self._settings.keep_days:
            since = now - DAY * self._settings.keep_days
            outdated += await asyncio.to_thread(retention.unused, since)
        deleted = 0
        for name in dict.fromkeys(outdated):
            deleted += await self._house.delete(name)
        loose = await asyncio.to_thread(retention.loose, now - DAY * PACK_DAYS)
        for name in loose:
            try:
                await asyncio.to_thread(retention.pack, name)
            except DamagedError as error:  # which stays as it is, for whoever looks after it
                logger.error("%s", error)
        if deleted or loose:
            logger.info("%d tables deleted, %d packed", deleted, len(loose))
        await asyncio.to_thread(self._delete_evenings, now)

    def _delete_evenings(self, now: int) -> None:
        """Evenings with paper cards last as long as tables do."""
        evenings, settings = self._log.evenings, self._settings
        outdated: list[str] = []
        if settings.empty_days:
            outdated += evenings.empty(now - DAY * settings.empty_days)
        if settings.keep_days:
            outdated += evenings.unused(now - DAY * settings.keep_days)
        deleted = sum(evenings.delete(name, now) for name in outdated)
        if deleted:
            logger.info("%d evenings deleted", deleted)
