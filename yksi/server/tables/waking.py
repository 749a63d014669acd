"""Waking a table: from its newest snapshot and the lines since then, or from all its lines."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from yksi.records.snapshot import Snapshot, SnapshotError, form, read_snapshot
from yksi.records.table_record import need_kernel, replay_line
from yksi.server.troubles import at_line
from yksi.store import DamagedError, Kept, Log
from yksi.table import Stage, Table
from yksi.table.room import KERNELS

FEW = 16  # lines, which take two or three milliseconds
AT_ONCE = 2  # tables of more lines: further threads would leave the loop less of Python's lock
logger = logging.getLogger("yksi.waking")


def wake(log: Log, name: str, kept: Kept | DamagedError | None = None) -> Table:
    """The table of a log, which keeps no lines; DamagedError names the line that is not of one.

    `kept` is what the log has of it, where that was read already.
    """
    kept = kept or log.kept([name], form())[name]
    if isinstance(kept, DamagedError):
        raise kept
    try:
        return _wake_kept(name, kept)
    except SnapshotError as error:
        logger.warning("a snapshot of table %s is of no use, its log is read: %s", name, error)
        return wake_up(name, log.lines(name))


def _wake_kept(name: str, kept: Kept) -> Table:
    """The table of what was read of its log; SnapshotError when the snapshot is of no use."""
    if kept.snapshot is None:
        return wake_up(name, kept.lines)
    table = read_snapshot(Snapshot(*kept.snapshot), kept.last_line)
    room = table.room
    if room.stage is Stage.PLAYING and room.kernel not in KERNELS:
        with at_line(name, table.version):
            if kept.lines:  # which were lived through by other rules than those here
                need_kernel(room.kernel, room.build, table.version)
        logger.warning(
            "a round of table %s goes on from its snapshot: it was dealt by kernel %d of build %s",
            *(name, room.kernel, room.build),
        )
    return wake_up(name, kept.lines, table)


def wake_up(name: str, lines: list[str], table: Table | None = None) -> Table:
    """The table where lines lead, from another one on or from the beginning."""
    table = table or Table()
    for number, line in enumerate(lines, table.version + 1):
        with at_line(name, number):
            replay_line(table, line, number)
    table.take_lines()  # which are kept already
    return table


class Waking:
    """Wakes tables for a loop: short ones there, one a turn, and long ones in threads beside it.

    A thread would wait for Python's lock at every step, and let the loop wait for it: hundreds of
    tables that a dead server has left would take twice as long.
    """

    def __init__(self, log: Log) -> None:
        self._log = log
        self._turn = asyncio.Lock()
        self._threads = asyncio.Semaphore(AT_ONCE)

    async def wake(self, name: str, kept: Kept) -> Table:
        if len(kept.lines) <= FEW:
            with suppress(SnapshotError):
                return await self._wake_here(name, kept)
        async with self._threads:
            return await asyncio.to_thread(wake, self._log, name, kept)

    async def _wake_here(self, name: str, kept: Kept) -> Table:
        async with self._turn:
            await asyncio.sleep(0)  # others have their turn first
            return _wake_kept(name, kept)
