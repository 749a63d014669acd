"""Backups: everything of a database in one file, the same for SQLite and PostgreSQL.

A backup is taken of one moment while servers write on. It is a gzip of frames: a length of four
bytes, then a message (MessagePack). The first one tells what follows, the last one has a digest of
all others, so that half a file is noticed. Servers and their leases are not in it.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import sqlite3
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    URL,
    BigInteger,
    Connection,
    Integer,
    LargeBinary,
    Table,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from yksi.errors import YksiError
from yksi.store import migrations, schema
from yksi.store.engine import need_file, needing_driver, open_engine, read_address, words_of
from yksi.store.errors import LogError

FORM = 1
OLDEST = 2  # schema whose backups are read: what came since is empty in their rows
BATCH = 1_000  # rows of a frame
LEVEL = 6  # gzip's
_LENGTH = 4  # bytes before each frame
_LONGEST = 1 << 30  # bytes of a frame; more is no backup
# Everything that is kept with the log: the package has imported all who add tables to it.
_KEPT = [table for table in schema.metadata.sorted_tables if table is not schema.schema]
Told = Callable[[int], None]  # how many rows more
Row = list[Any]


class BackupError(YksiError, ValueError):
    """A file that is no backup, or not a whole one."""


class Head(msgspec.Struct, frozen=True):
    """What a backup holds."""

    backup: int  # FORM
    schema: int
    rows: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.rows.values())


class _Batch(msgspec.Struct, frozen=True, array_like=True):
    table: str
    columns: tuple[str, ...]
    rows: list[Row]


class _Tail(msgspec.Struct, frozen=True):
    digest: str


class Source(NamedTuple):
    """A database at one moment."""

    head: Head
    rows: Callable[[Table], Iterator[Row]]


# --- making


@contextmanager
def open_source(url: str) -> Iterator[Source]:
    """The database of a URL as it is now; LogError when there is none of this version."""
    need_file(url)
    address = read_address(url)
    opening = _sqlite if address.get_backend_name() == "sqlite" else _postgresql
    with opening(address) as source:
        yield source


def back_up(source: Source, path: Path, told: Told) -> None:
    """Write a new file; FileExistsError when there is one of that name already."""
    with open(path, "xb", opener=_for_oneself) as file:
        try:
            with gzip.GzipFile("", "wb", LEVEL, file, 0) as packed:
                _write_all(source, packed, told)
        except BaseException:
            path.unlink()
            raise


def _for_oneself(path: str, flags: int) -> int:
    """A new file that nobody else may read: it has every secret of every table."""
    return os.open(path, flags, 0o600)


def _write_all(source: Source, packed: gzip.GzipFile, told: Told) -> None:
    digest = hashlib.sha256()

    def write(message: Any) -> None:
        frame = msgspec.msgpack.encode(message)
        digest.update(frame)
        packed.write(len(frame).to_bytes(_LENGTH, "big") + frame)

    write(source.head)
    for table in _KEPT:
        columns = tuple(str(column.name) for column in table.columns)
        rows = source.rows(table)
        while batch := list(islice(rows, BATCH)):
            write(_Batch(str(table.name), columns, batch))
            told(len(batch))
    write(_Tail(digest.hexdigest()))


def _query(table: Table) -> str:
    columns = ", ".join(f'"{column.name}"' for column in table.columns)
    keys = ", ".join(f'"{column.name}"' for column in table.primary_key)
    return f"SELECT {columns} FROM {table.name} ORDER BY {keys}"


@contextmanager
def _sqlite(url: URL) -> Iterator[Source]:
    """A copy of the file, made in one go: whoever writes meanwhile does not wait."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            copy = sqlite3.connect(Path(folder) / "copy.db")
            with closing(copy), closing(sqlite3.connect(url.database or "")) as living:
                living.backup(copy)

                def rows(table: Table) -> Iterator[Row]:
                    return map(list, copy.execute(_query(table)))

                yield Source(_head(copy), rows)
    except sqlite3.Error as error:
        raise LogError(f"the log cannot be read: {words_of(error)}") from error


def _head(connection: Any) -> Head:
    """What there is, asked of either driver; LogError when it is of another version."""

    def number(query: str) -> int:
        row = connection.execute(query).fetchone()
        return 0 if row is None else int(row[0])

    found = number("SELECT version FROM yksi_schema")
    if found != schema.VERSION:
        raise LogError(f"the database has schema {found}, and this version knows {schema.VERSION}")
    counts = {str(table.name): number(f"SELECT count(*) FROM {table.name}") for table in _KEPT}
    return Head(FORM, found, counts)


@contextmanager
def _postgresql(url: URL) -> Iterator[Source]:
    """One transaction that sees one moment, and COPY."""
    with needing_driver():
        import psycopg

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        with psycopg.connect(plain) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True

            def rows(table: Table) -> Iterator[Row]:
                query = f"COPY ({_query(table)}) TO STDOUT".encode()
                with connection.cursor().copy(query) as copy:
                    copy.set_types([_type_of(column.type) for column in table.columns])
                    yield from map(list, copy.rows())

            yield Source(_head(connection), rows)
    except psycopg.Error as error:
        raise LogError(f"the log cannot be read: {words_of(error)}") from error


def _type_of(kind: object) -> str:
    if isinstance(kind, BigInteger):
        return "int8"
    if isinstance(kind, Integer):
        return "int4"
    return "bytea" if isinstance(kind, LargeBinary) else "text"


# --- reading


@contextmanager
def open_backup(path: Path) -> Iterator[tuple[Head, Iterator[_Batch]]]:
    """What a backup holds, and its rows; BackupError where the file is not whole."""
    with path.open("rb") as file, gzip.GzipFile(fileobj=file) as packed:
        digest = hashlib.sha256()
        try:
            head = msgspec.msgpack.decode(_frame(packed, digest), type=Head)
        except (msgspec.MsgspecError, OSError, EOFError, zlib.error):
            raise BackupError("it is no backup") from None
        if head.backup != FORM or not OLDEST <= head.schema <= schema.VERSION:
            raise BackupError(f"it was made by another version of Yksi (schema {head.schema})")
        yield head, _batches(packed, digest)


def _frame(packed: gzip.GzipFile, digest: Any) -> bytes:
    length = int.from_bytes(packed.read(_LENGTH), "big")
    frame = packed.read(length) if 0 < length < _LONGEST else b""
    if not frame or len(frame) != length:
        raise EOFError
    digest.update(frame)
    return frame


def _batches(packed: gzip.GzipFile, digest: Any) -> Iterator[_Batch]:
    try:
        while True:
            before = digest.hexdigest()
            frame = _frame(packed, digest)
            if frame[:1] != _MAP_OF_ONE:
                yield msgspec.msgpack.decode(frame, type=_Batch)
                continue
            if msgspec.msgpack.decode(frame, type=_Tail).digest != before:
                raise BackupError("its digest is wrong")
            return
    except (msgspec.MsgspecError, OSError, EOFError, zlib.error):
        raise BackupError("it is damaged, or not whole") from None


_MAP_OF_ONE = b"\x81"  # how the message of the tail begins


def restore(url: str, batches: Iterable[_Batch], told: Told) -> None:
    """Fill an empty database, whole or not at all; LogError when something is in it already."""
    engine = open_engine(url)
    tables = {table.name: table for table in _KEPT}
    try:
        with engine.begin() as connection:
            migrations.prepare(connection)
            if any(connection.execute(select(func.count()).select_from(t)).scalar() for t in _KEPT):
                raise LogError("there are tables in it already")
            for batch in batches:
                if batch.table not in tables:
                    raise BackupError(f"it was made by a later version of Yksi ({batch.table})")
                _fill(connection, tables[batch.table], batch)
                told(len(batch.rows))
            if connection.dialect.name == "postgresql":
                connection.execute(_NEXT_REPORT)
    except (SQLAlchemyError, engine.dialect.loaded_dbapi.Error) as error:  # of COPY, the driver's
        raise LogError(f"the log cannot be written: {words_of(error)}") from error
    finally:
        engine.dispose()


_NEXT_REPORT = text(
    "SELECT setval(pg_get_serial_sequence('yksi_reports', 'id'), max(id)) FROM yksi_reports"
)


def _fill(connection: Connection, table: Table, batch: _Batch) -> None:
    if connection.dialect.name != "postgresql":
        rows = [dict(zip(batch.columns, row, strict=True)) for row in batch.rows]
        connection.execute(insert(table), rows)
        return
    columns = ", ".join(f'"{name}"' for name in batch.columns)
    cursor = connection.connection.cursor()
    with cursor.copy(f"COPY {table.name} ({columns}) FROM STDIN") as copy:
        for row in batch.rows:
            copy.write_row(row)
