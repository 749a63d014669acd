"""What tables wake from: the newest snapshot of each, and the lines since then."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, or_, select

from yksi.store import schema
from yksi.store.errors import DamagedError
from yksi.store.packing import unpack
from yksi.store.snapshots import StoredSnapshot, newest


class _Row(NamedTuple):
    version: int
    text: str


class Kept(NamedTuple):
    """What a table wakes from: a snapshot, the line before it, and the lines since then."""

    snapshot: StoredSnapshot | None
    last_line: str  # that the snapshot was taken after
    lines: list[str]


def read_kept(
    connection: Connection, tables: Collection[str], form: str
) -> dict[str, Kept | DamagedError]:
    """What each of these tables wakes from, or which of its lines is missing."""
    snapshots = newest(connection, tables, form)
    since = {table: snapshot.version - 1 for table, snapshot in snapshots.items()}
    rows = _rows(connection, {table: max(0, since.get(table, 0)) for table in tables})
    found: dict[str, Kept | DamagedError] = {}
    for table in tables:
        try:
            found[table] = _kept(connection, table, snapshots.get(table), rows[table])
        except DamagedError as error:
            found[table] = error
    return found


def _kept(
    connection: Connection, table: str, snapshot: StoredSnapshot | None, rows: list[_Row]
) -> Kept:
    if snapshot is not None and snapshot.version > 0:
        lines = _lines(connection, table, snapshot.version - 1, rows)
        if lines:
            return Kept(snapshot, lines[0], lines[1:])
        return Kept(None, "", read_lines(connection, table, 0))
    return Kept(None, "", _lines(connection, table, 0, rows))


def read_lines(connection: Connection, table: str, since: int) -> list[str]:
    """The lines from a version on; DamagedError when a version is missing."""
    return _lines(connection, table, since, _rows(connection, {table: since})[table])


def _rows(connection: Connection, since: Mapping[str, int]) -> dict[str, list[_Row]]:
    """The rows of each table from a version on, by one question: it costs more than rows do."""
    lines = schema.lines.c
    wanted = [(lines.table_id == name) & (lines.version >= first) for name, first in since.items()]
    query = select(lines.table_id, lines.version, lines.text).where(or_(False, *wanted))
    found: dict[str, list[_Row]] = {name: [] for name in since}
    for name, version, text in connection.execute(query.order_by(lines.table_id, lines.version)):
        found[name].append(_Row(version, text))
    return found


def _lines(connection: Connection, table: str, since: int, rows: list[_Row]) -> list[str]:
    """Lines that were packed, then rows.

    Rows are read first: whatever is packed meanwhile is found twice rather than not at all.
    """
    first: list[str] = []
    if not rows or rows[0].version > since:
        packs = schema.packs.c
        query = select(packs.body, packs.lines).where(packs.table_id == table)
        packed = connection.execute(query).first()
        first = [] if packed is None else unpack(table, *packed)[since:]
    later = [row for row in rows if row.version >= since + len(first)]
    for expected, row in enumerate(later, since + len(first)):
        if row.version != expected:
            raise DamagedError(table, expected + 1, "it is missing")
    return [*first, *(row.text for row in later)]
