"""Waking a table: from its newest snapshot and the lines since then, or from all its lines."""

from __future__ import annotations

import logging

from yksi.records.snapshot import Snapshot, SnapshotError, form, read_snapshot
from yksi.records.table_record import need_kernel, replay_line
from yksi.server.troubles import at_line
from yksi.store import DamagedError, Kept, Log
from yksi.table import Stage, Table
from yksi.table.room import KERNELS

logger = logging.getLogger("yksi.waking")


def wake(log: Log, name: str, kept: Kept | DamagedError | None = None) -> Table:
    """The table of a log, which keeps no lines; DamagedError names the line that is not of one.

    `kept` is what the log has of it, where that was read already.
    """
    kept = kept or log.kept([name], form())[name]
    if isinstance(kept, DamagedError):
        raise kept
    if kept.snapshot is None:
        return wake_up(name, kept.lines)
    try:
        table = read_snapshot(Snapshot(*kept.snapshot), kept.last_line)
    except SnapshotError as error:
        logger.warning("a snapshot of table %s is of no use, its log is read: %s", name, error)
        return wake_up(name, log.lines(name))
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
