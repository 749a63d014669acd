"""The log: lines of records, kept before anybody is told of them.

Asked by anybody; what is written goes through the one thread of `writer`.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError

from yksi.store import cards, schema
from yksi.store.engine import open_engine
from yksi.store.errors import DamagedError, LogError
from yksi.store.leases import Lease
from yksi.store.writer import Writer

_TABLES, _LINES = insert(schema.tables), insert(schema.lines)


class TableInfo(NamedTuple):
    id: str
    created: int


class Log:
    """Open with a URL such as `sqlite:///tables.db` or `postgresql+psycopg://…`."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        try:
            cards.metadata.create_all(self._engine)
            self._prepare()
        except SQLAlchemyError as error:
            raise LogError(f"the log cannot be opened: {error}") from error
        self._writer = Writer(self._engine)
        self.cards = cards.Cards(self._engine)  # of tables that want to be found

    def _prepare(self) -> None:
        schema.metadata.create_all(self._engine)
        with self._engine.begin() as connection:
            found = connection.execute(select(schema.schema.c.version)).scalar()
            if found is None:
                connection.execute(insert(schema.schema), {"version": schema.VERSION})
            elif found != schema.VERSION:
                raise LogError(
                    f"the log was written by another version of Yksi (schema {found}, "
                    f"this one knows {schema.VERSION})"
                )

    # --- writing

    def create(self, table: str, created: int) -> Future[None]:
        return self._writer.submit(_TABLES, [{"id": table, "created": created}])

    def append(
        self, table: str, version: int, texts: Sequence[str], lease: Lease | None = None
    ) -> Future[None]:
        """Add lines from a version on; the answer comes when they are on the disk.

        StaleError when the lease is no longer this server's.
        """
        rows = [
            {"table_id": table, "version": version + number, "text": text}
            for number, text in enumerate(texts)
        ]
        return self._writer.submit(_LINES, rows, lease)

    # --- reading

    def tables(self) -> list[TableInfo]:
        query = select(schema.tables.c.id, schema.tables.c.created).order_by(
            schema.tables.c.created
        )
        return [TableInfo(*row) for row in self._read(query)]

    def table(self, table: str) -> TableInfo | None:
        query = select(schema.tables.c.id, schema.tables.c.created).where(
            schema.tables.c.id == table
        )
        return next((TableInfo(*row) for row in self._read(query)), None)

    def lines(self, table: str, since: int = 0) -> list[str]:
        """The record from a version on; DamagedError when a version is missing."""
        query = (
            select(schema.lines.c.version, schema.lines.c.text)
            .where(schema.lines.c.table_id == table, schema.lines.c.version >= since)
            .order_by(schema.lines.c.version)
        )
        rows = self._read(query)
        for expected, (version, _) in enumerate(rows, since):
            if version != expected:
                raise DamagedError(table, expected + 1, "it is missing")
        return [text for _, text in rows]

    def _read(self, query: Any) -> list[Any]:
        try:
            with self._engine.connect() as connection:
                return list(connection.execute(query))
        except SQLAlchemyError as error:
            raise LogError(f"the log cannot be read: {error}") from error

    def close(self) -> None:
        """What was handed over is written, as far as the database lets it be."""
        self._writer.close()
        self._engine.dispose()
