"""Whether people should be sent to this server: what they do can be kept, and it is not leaving."""

from __future__ import annotations

import asyncio
import logging

from yksi import machine
from yksi.server.tables.house import House
from yksi.store import Log, LogError

PATIENCE = 2.0  # seconds that the database may take
FRESH = 1.0  # seconds for which an answer holds, however many ask
logger = logging.getLogger("yksi.readiness")


class Readiness:
    def __init__(self, log: Log, house: House) -> None:
        self._log = log
        self._house = house
        self._asked_at = float("-inf")
        self._probe: asyncio.Task[None] | None = None
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """Why nobody should be sent here, in a word; None when all is well."""
        if self._house.is_leaving:
            return "leaving"
        if self._probe is None and machine.monotonic() - self._asked_at >= FRESH:
            self._probe = asyncio.create_task(self._ask())
        if self._probe is not None:
            done, _ = await asyncio.wait({self._probe}, timeout=PATIENCE)
            if not done:
                return "database"
        return self._trouble

    async def _ask(self) -> None:
        """Let the database keep next to nothing: with a full disk it answers, and keeps nothing.

        One that hangs is asked once, not by everybody.
        """
        try:
            await asyncio.to_thread(self._log.try_writing)
            self._trouble = None
        except LogError as error:
            logger.warning("not ready: %s", error)
            self._trouble = "database"
        finally:
            self._asked_at = machine.monotonic()
            self._probe = None
