"""When snapshots of a table are kept: at the end of a round, every so many lines, and at last.

While there is little to do they are kept sooner: whoever takes the tables of a dead server over has
hundreds of them to wake, and most of that time goes into the lines since their snapshots.
"""

from __future__ import annotations

from concurrent.futures import Future

from yksi.records.snapshot import take_snapshot
from yksi.server.guard.limits import Bucket
from yksi.store import Lease, Log, StoredSnapshot
from yksi.table import Stage, Table

EVERY = 14  # lines: no table wakes from many more, so that the loop does it by itself (`waking`)
SOON = 3  # lines, after which one is taken if there is time to spare


class Snapshots:
    """`spare` is shared by all tables of a server, and says whether there is time to spare."""

    def __init__(
        self, name: str, table: Table, log: Log, lease: Lease | None, spare: Bucket
    ) -> None:
        self._name = name
        self._table = table
        self._log = log
        self._lease = lease
        self._spare = spare
        self._version = table.begun_at  # of the last one, which the table was woken from
        self._was_playing = table.room.stage is Stage.PLAYING

    def taken_if_due(self) -> StoredSnapshot | None:
        """One of a table whose lines are on their way to the disk, if it is time.

        It may be kept when they are: a snapshot of lines that were lost would lead elsewhere.
        """
        is_playing = self._table.room.stage is Stage.PLAYING
        has_ended, self._was_playing = self._was_playing and not is_playing, is_playing
        lines = self._table.version - self._version
        is_cheap = lines >= SOON and self._spare.take()
        return self._taken() if has_ended or is_cheap or lines >= EVERY else None

    def last(self) -> Future[None] | None:
        """Keep the state of a table that is put away with all its lines on the disk."""
        if self._table.version == self._version:
            return None
        return self._log.keep_snapshot(self._name, self._taken(), self._lease)

    def _taken(self) -> StoredSnapshot:
        self._version = self._table.version
        if self._table.room.game is not None:
            self._table.room.game.moves.clear()  # which are in the log, and would be thousands
        return StoredSnapshot(*take_snapshot(self._table))
