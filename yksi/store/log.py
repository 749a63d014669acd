"""The log: lines of records, kept before anybody is told of them.

One thread writes. Everything that waits while a commit is under way goes into the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from itertools import groupby
from operator import attrgetter
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Engine, create_engine, event, insert, select
from sqlalchemy.exc import SQLAlchemyError

from yksi.store import schema

MOST_GROUPED = 2_000  # writes in one commit
_TABLES, _LINES = insert(schema.tables), insert(schema.lines)


class LogError(RuntimeError):
    """The log cannot be read or written."""


class TableInfo(NamedTuple):
    id: str
    created: int


class _Write(NamedTuple):
    statement: Any
    rows: list[dict[str, Any]]
    done: Future[None]


def _open(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _durable(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")

    return engine


class Log:
    """Open with a URL such as `sqlite:///tables.db` or `postgresql+psycopg://…`."""

    def __init__(self, url: str) -> None:
        self._engine = _open(url)
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        try:
            self._prepare()
        except SQLAlchemyError as error:
            raise LogError(f"the log cannot be opened: {error}") from error
        self._writer = Thread(target=self._write_all, name="yksi-log", daemon=True)
        self._writer.start()

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
        return self._submit(_TABLES, [{"id": table, "created": created}])

    def append(self, table: str, version: int, texts: Sequence[str]) -> Future[None]:
        """Lines from a version on; done when they are on the disk."""
        rows = [
            {"table_id": table, "version": version + number, "text": text}
            for number, text in enumerate(texts)
        ]
        return self._submit(_LINES, rows)

    def _submit(self, statement: Any, rows: list[dict[str, Any]]) -> Future[None]:
        write = _Write(statement, rows, Future())
        self._queue.put(write)
        return write.done

    def _write_all(self) -> None:
        while (first := self._queue.get()) is not None:
            group, last = self._group(first)
            try:
                self._commit(group)
            except SQLAlchemyError:
                self._one_by_one(group)
            if last:
                return

    def _group(self, first: _Write) -> tuple[list[_Write], bool]:
        """Whatever waits already, and whether the end is among it."""
        group = [first]
        while len(group) < MOST_GROUPED and not self._queue.empty():
            write = self._queue.get()
            if write is None:
                return group, True
            group.append(write)
        return group, False

    def _commit(self, group: list[_Write]) -> None:
        with self._engine.begin() as connection:
            for statement, writes in groupby(group, attrgetter("statement")):
                connection.execute(statement, [row for write in writes for row in write.rows])
        for write in group:
            write.done.set_result(None)

    def _one_by_one(self, group: list[_Write]) -> None:
        """One bad write does not take the others with it."""
        for write in group:
            try:
                with self._engine.begin() as connection:
                    connection.execute(write.statement, write.rows)
            except SQLAlchemyError as error:
                write.done.set_exception(LogError(f"the log cannot be written: {error}"))
            else:
                write.done.set_result(None)

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

    def lines(self, table: str) -> list[str]:
        query = (
            select(schema.lines.c.text)
            .where(schema.lines.c.table_id == table)
            .order_by(schema.lines.c.version)
        )
        return [row[0] for row in self._read(query)]

    def _read(self, query: Any) -> list[Any]:
        try:
            with self._engine.connect() as connection:
                return list(connection.execute(query))
        except SQLAlchemyError as error:
            raise LogError(f"the log cannot be read: {error}") from error

    def close(self) -> None:
        """Everything that was handed over is written."""
        self._queue.put(None)
        self._writer.join()
        self._engine.dispose()
