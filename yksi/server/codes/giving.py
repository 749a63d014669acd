"""Giving a table its code: kept in the database, one of its own as long as somebody uses it."""

from __future__ import annotations

import asyncio
import logging

from yksi import machine
from yksi.server.codes.spoken import draw
from yksi.store import Log, LogError

TRIES = 3  # a code may just have been given to another table
logger = logging.getLogger("yksi.codes")


async def new_code(log: Log, table: str) -> str | None:
    """A code for a table that has none and is used from now on; None when the log gives it none.

    Nobody takes the code away once the use is noted, so it is given after that.
    """
    try:
        await asyncio.wrap_future(log.use_all([table], machine.wall()))
        for _ in range(TRIES):
            await _try(log, table)
            code = (await asyncio.to_thread(log.codes.of_all, [table])).get(table)
            if code is not None:
                return code
    except LogError as error:
        logger.error("table %s has no code: %s", table, error)
    return None


async def _try(log: Log, table: str) -> None:
    living = await asyncio.to_thread(log.codes.living)
    try:
        await asyncio.wrap_future(log.give_code(table, draw(living)))
    except LogError as error:  # two servers have drawn the same one
        logger.warning("a code is drawn again: %s", error)
