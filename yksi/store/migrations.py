"""How a database of an older schema becomes one of the present one, whole or not at all."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.schema import CreateTable

from yksi.store import cards, schema
from yksi.store.errors import LogError


def prepare(connection: Connection) -> None:
    """Make what is missing, in one transaction; LogError when the database is of the future.

    Several servers may start at the same moment: one after another does this.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(schema.ONE_AT_A_TIME)
    else:  # whose driver would let each change of a table stand by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    for metadata in (schema.metadata, cards.metadata):
        metadata.create_all(connection)
    found = connection.execute(select(schema.schema.c.version)).scalar()
    if found is None:
        connection.execute(insert(schema.schema), {"version": schema.VERSION})
        return
    while found in _STEPS:
        _STEPS[found](connection)
        found += 1
        connection.execute(update(schema.schema).values(version=found))
    if found != schema.VERSION:
        raise LogError(
            f"the log was written by another version of Yksi (schema {found}, "
            f"this one knows {schema.VERSION})"
        )


def _from_1(connection: Connection) -> None:
    """Tables know when they were used; lines of SQLite lie where their key says."""
    connection.execute(text("ALTER TABLE yksi_tables ADD COLUMN used BIGINT"))
    if connection.dialect.name == "sqlite":
        connection.execute(text("ALTER TABLE yksi_lines RENAME TO yksi_old_lines"))
        connection.execute(CreateTable(schema.lines))
        connection.execute(
            text(
                "INSERT INTO yksi_lines (table_id, version, text) "
                "SELECT table_id, version, text FROM yksi_old_lines ORDER BY table_id, version"
            )
        )
        connection.execute(text("DROP TABLE yksi_old_lines"))


def _from_2(connection: Connection) -> None:
    """Tables have codes that can be said aloud, each of them one table's; old ones get theirs."""
    connection.execute(text("ALTER TABLE yksi_tables ADD COLUMN code VARCHAR(32)"))
    schema.codes.create(connection)


_STEPS: dict[int, Callable[[Connection], None]] = {1: _from_1, 2: _from_2}
