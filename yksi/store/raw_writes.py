"""What a server writes all day goes past SQLAlchemy, which costs more than the driver below it.

It belongs to one thread. A connection by which not even a rollback is possible is left for another.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Engine, PoolProxiedConnection

from yksi.store.leases import Guard, Lease

_COLUMNS = (
    "INSERT INTO yksi_lines (table_id, version, text) "
    "SELECT * FROM unnest(%s::text[], %s::int[], %s::text[])"
)
MOST_AT_ONCE = 64  # rows of one statement
Rows = Sequence[Mapping[str, Any]]
_Put = Callable[[Any, Rows], None]  # rows into a cursor


class Write(NamedTuple):
    """Rows that are written together or not at all."""

    statement: Any
    rows: Rows
    lease: Lease | None = None


def _leases_of(group: Collection[Write]) -> dict[Guard, set[Lease]]:
    """The leases that a group of writes rests on, by who can tell whether they hold."""
    found: dict[Guard, set[Lease]] = {}
    for write in group:
        if write.lease is not None and write.lease.guard is not None:
            found.setdefault(write.lease.guard, set()).add(write.lease)
    return found


def _by_statement(group: Collection[Write]) -> dict[Any, list[Mapping[str, Any]]]:
    """The rows of each statement: first what is new, then what changes older rows."""
    found: dict[Any, list[Mapping[str, Any]]] = {}
    for write in group:
        found.setdefault(write.statement, []).extend(write.rows)
    return dict(sorted(found.items(), key=lambda item: not item[0].is_insert))


def _by_columns(cursor: Any, rows: Rows) -> None:
    """PostgreSQL takes lines by one statement, an array a column, for a fraction of one for each.

    COPY costs half of that, but is not interrupted while it waits for more: a server that freezes
    within it would keep its locks, and its tables, for ever.
    """
    names = "table_id", "version", "text"
    cursor.execute(_COLUMNS, [[row[name] for row in rows] for name in names])


def _several(sql: str, names: Sequence[str]) -> _Put:
    """SQLite takes several rows by one statement.

    For each statement its driver lets go of Python's lock and then waits for it again, which takes
    longer than all the rest where the loop is busy: there is one for every number of rows.
    """
    one = "(" + ", ".join("?" * len(names)) + ")"

    @cache
    def statement(count: int) -> str:
        return sql.replace(one, ", ".join([one] * count))

    def put(cursor: Any, rows: Rows) -> None:
        for first in range(0, len(rows), MOST_AT_ONCE):
            some = rows[first : first + MOST_AT_ONCE]
            cursor.execute(statement(len(some)), [row[name] for row in some for name in names])

    return put


def _one_by_one(sql: str, names: Sequence[str] | None) -> _Put:
    """One statement for each row, each with its answer.

    PostgreSQL's driver would send many in a row (`executemany`), and the database waits for the end
    of it as long as for that of COPY.
    """

    def put(cursor: Any, rows: Rows) -> None:
        for row in rows:
            cursor.execute(sql, row if names is None else [row[name] for name in names])

    return put


class RawWrites:
    def __init__(self, engine: Engine, lines: Any) -> None:
        """`lines` is the statement that most writes are."""
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None
        self._ways: dict[Any, _Put] = (
            {lines: _by_columns} if engine.dialect.name == "postgresql" else {}
        )

    def commit(self, group: Sequence[Write]) -> None:
        """Back when all rows are on the disk; else none of them is."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        try:
            cursor = self._connection.cursor()
            for guard, leases in _leases_of(group).items():
                guard.check(cursor, leases)
            for statement, rows in _by_statement(group).items():
                self._way(statement, rows[0])(cursor, rows)
            self._connection.commit()
        except BaseException:
            self._undo(self._connection)
            raise

    def ask(self, sql: str) -> None:
        """Say something that changes no rows, between two commits."""
        if self._connection is not None:
            self._connection.cursor().execute(sql)

    def _undo(self, connection: PoolProxiedConnection) -> None:
        try:
            connection.rollback()
        except Exception:  # noqa: BLE001 - drivers raise errors of their own
            connection.invalidate()
            self._connection = None

    def _way(self, statement: Any, row: Mapping[str, Any]) -> _Put:
        """How rows like this one are put by a statement of SQLAlchemy, worked out once."""
        if statement not in self._ways:
            compiled = statement.compile(dialect=self._engine.dialect, column_keys=list(row))
            sql, names = str(compiled), compiled.positiontup
            is_several = statement.is_insert and names is not None  # where places have no names
            self._ways[statement] = _several(sql, names) if is_several else _one_by_one(sql, names)
        return self._ways[statement]

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
