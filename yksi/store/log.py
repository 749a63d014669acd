"""The log: lines of records, kept before anybody is told of them.

Asked by anybody; what is written goes through the one thread of `writer`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from yksi.store import cards, migrations, schema
from yksi.store.codes import GIVE, Codes
from yksi.store.engine import open_engine, transaction, words_of
from yksi.store.errors import DamagedError, LogError
from yksi.store.evenings import Evenings
from yksi.store.kept import Kept, read_kept, read_lines
from yksi.store.leases import Lease
from yksi.store.orders import Orders
from yksi.store.raw_writes import Write
from yksi.store.reports import INSERT as REPORTED
from yksi.store.reports import Report, newest_reports
from yksi.store.retention import Retention
from yksi.store.snapshots import StoredSnapshot, replacing
from yksi.store.writer import Answer, Watcher, Writer

_TABLES, _LINES = insert(schema.tables), insert(schema.lines)
_USED = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values(used=bindparam("at"))
)


class TableInfo(NamedTuple):
    id: str
    created: int


class TableOverview(NamedTuple):
    id: str
    created: int
    used: int | None
    lines: int


class NewLines(NamedTuple):
    """Lines of a table from a version on, under a lease."""

    table: str
    version: int
    texts: Sequence[str]
    lease: Lease | None = None

    def write(self) -> Write:
        rows = [
            {"table_id": self.table, "version": version, "text": text}
            for version, text in enumerate(self.texts, self.version)
        ]
        return Write(_LINES, rows, self.lease)


class NewSnapshot(NamedTuple):
    """A snapshot of a table whose lines are on the disk, under a lease."""

    table: str
    snapshot: StoredSnapshot
    lease: Lease | None = None


class Log:
    """Open with a URL such as `sqlite:///tables.db` or `postgresql+psycopg://…`."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        try:
            self._prepare()
        except SQLAlchemyError as error:
            raise LogError(f"the log cannot be opened: {words_of(error)}") from error
        self._writer = Writer(self._engine, _LINES)
        self.cards = cards.Cards(self._engine)  # of tables that want to be found
        self.codes = Codes(self._engine)
        self.evenings = Evenings(self._engine)
        self.retention = Retention(self._engine)
        self.orders = Orders(self._engine)
        self._replacing = replacing(self._engine.dialect.name)

    def _prepare(self) -> None:
        with self._engine.begin() as connection:
            migrations.prepare(connection)

    # --- writing

    def try_writing(self) -> None:
        """Write something that changes nothing; LogError when nothing can be kept here."""
        with transaction(self._engine, "the log cannot be written") as connection:
            connection.execute(update(schema.schema).values(version=schema.VERSION))

    def create(self, table: str, created: int) -> Future[None]:
        return self._writer.submit(Write(_TABLES, [{"id": table, "created": created}]))

    def append(
        self, table: str, version: int, texts: Sequence[str], lease: Lease | None = None
    ) -> Future[None]:
        """Add lines from a version on; the answer comes when they are on the disk.

        StaleError when the lease is no longer this server's.
        """
        return self._writer.submit(NewLines(table, version, texts, lease).write())

    def append_all(
        self, several: Sequence[NewLines], snapshots: Sequence[NewSnapshot], answer: Answer
    ) -> None:
        """Add lines of several tables, and replace snapshots in the same commit.

        The answer says of each, the lines first, why it is not on the disk; it is called by the
        thread that writes.
        """
        writes = [lines.write() for lines in several]
        self._writer.submit_all([*writes, *map(self._replaced, snapshots)], answer)

    def use_all(self, tables: Collection[str], at: int) -> Future[None]:
        """Note that some tables, one at least, were woken or put away then."""
        return self._writer.submit(
            Write(_USED, [{"table_id": table, "at": at} for table in tables])
        )

    def give_code(self, table: str, code: str) -> Future[None]:
        """Give a table without a code this one, unless another table has it."""
        return self._writer.submit(Write(GIVE, [{"table_id": table, "given": code}]))

    def keep_snapshot(
        self, table: str, snapshot: StoredSnapshot, lease: Lease | None = None
    ) -> Future[None]:
        """Replace the snapshot of this form; for lines that are on the disk already."""
        return self._writer.submit(self._replaced(NewSnapshot(table, snapshot, lease)))

    def _replaced(self, new: NewSnapshot) -> Write:
        row = {"table_id": new.table, **new.snapshot._asdict()}
        return Write(self._replacing, [row], new.lease)

    def report(self, report: Report) -> Future[None]:
        return self._writer.submit(Write(REPORTED, [report._asdict()]))

    # --- reading

    def reports(self, most: int = 1_000) -> list[Report]:
        """What people reported, the newest first."""
        return [Report(*row) for row in self._read(newest_reports(most))]

    def tables(self) -> list[TableInfo]:
        query = select(schema.tables.c.id, schema.tables.c.created).order_by(
            schema.tables.c.created
        )
        return [TableInfo(*row) for row in self._read(query)]

    def overview(self, most: int) -> list[TableOverview]:
        """The tables that were used last, for whoever looks after the server.

        Lines are counted of these alone: of all tables that would take minutes.
        """
        tables, lines, packs = schema.tables.c, schema.lines.c, schema.packs.c
        newest = select(tables.id, tables.created, tables.used, schema.LAST_USED.label("last"))
        found = newest.order_by(schema.LAST_USED.desc()).limit(most).subquery().c
        last = select(func.max(lines.version)).where(lines.table_id == found.id).scalar_subquery()
        packed = select(packs.lines).where(packs.table_id == found.id).scalar_subquery()
        count = func.coalesce(last + 1, packed, 0)
        query = select(found.id, found.created, found.used, count).order_by(found.last.desc())
        return [TableOverview(*row) for row in self._read(query)]

    def table(self, table: str) -> TableInfo | None:
        query = select(schema.tables.c.id, schema.tables.c.created).where(
            schema.tables.c.id == table
        )
        return next((TableInfo(*row) for row in self._read(query)), None)

    def lines(self, table: str, since: int = 0) -> list[str]:
        """The record from a version on; DamagedError when a version is missing."""
        with self._reading() as connection:
            return read_lines(connection, table, since)

    def kept(self, tables: Collection[str], form: str) -> dict[str, Kept | DamagedError]:
        """What tables wake from, with the newest snapshot of a form where there is one."""
        with self._reading() as connection:
            return read_kept(connection, tables, form)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise LogError(f"the log cannot be read: {words_of(error)}") from error

    def watch_commits(self, told: Watcher) -> None:
        """Tell of every commit, from the thread that writes: its seconds, and its writes."""
        self._writer.told = told

    def _read(self, query: Any) -> list[Any]:
        with self._reading() as connection:
            return list(connection.execute(query))

    def close(self) -> None:
        """What was handed over is written, as far as the database lets it be."""
        self._writer.close()
        self._engine.dispose()
