"""When snapshots of a table are kept: at the end of a round, every so many lines, and at last."""

from __future__ import annotations

from concurrent.futures import Future

from yksi.records.snapshot import take_snapshot
from yksi.store import Lease, Log, StoredSnapshot
from yksi.table import Stage, Table

EVERY = 12  # lines: no table wakes from more than these, which take a few milliseconds


class Snapshots:
    def __init__(self, name: str, table: Table, log: Log, lease: Lease | None = None) -> None:
        self._name = name
        self._table = table
        self._log = log
        self._lease = lease
        self._version = table.version  # of the last one; a table that was just woken has no need
        self._was_playing = table.room.stage is Stage.PLAYING

    def taken_if_due(self) -> StoredSnapshot | None:
        """One of a table whose lines are on their way to the disk, if it is time.

        It may be kept when they are: a snapshot of lines that were lost would lead elsewhere.
        """
        is_playing = self._table.room.stage is Stage.PLAYING
        has_ended, self._was_playing = self._was_playing and not is_playing, is_playing
        if has_ended or self._table.version - self._version >= EVERY:
            return self._taken()
        return None

    def last(self) -> Future[None] | None:
        """Keep the state of a table that is put away with all its lines on the disk."""
        if self._table.version == self._version:
            return None
        return self._log.keep_snapshot(self._name, self._taken(), self._lease)

    def _taken(self) -> StoredSnapshot:
        self._version = self._table.version
        return StoredSnapshot(*take_snapshot(self._table))
