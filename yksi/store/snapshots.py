"""Snapshots as rows: the newest of each form, which stands for the lines before it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from yksi.store import schema

_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_CHANGED = ("version", "digest", "body")


class StoredSnapshot(NamedTuple):
    version: int  # lines that have led to it
    form: str  # who does not know it reads the lines
    digest: str
    body: bytes


def replacing(dialect: str) -> Any:
    """The statement that keeps a snapshot in the place of an older one."""
    statement = _INSERT[dialect](schema.snapshots)
    return statement.on_conflict_do_update(
        index_elements=["table_id", "form"],
        set_={name: statement.excluded[name] for name in _CHANGED},
    )


def newest(connection: Connection, tables: Collection[str], form: str) -> dict[str, StoredSnapshot]:
    """The snapshots of this form that these tables have."""
    columns = schema.snapshots.c
    query = select(
        columns.table_id, columns.version, columns.form, columns.digest, columns.body
    ).where(columns.table_id.in_(tables), columns.form == form)
    return {table: StoredSnapshot(*rest) for table, *rest in connection.execute(query)}
