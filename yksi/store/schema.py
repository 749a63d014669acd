"""How the log lies in a database. Lines are added, never changed."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    func,
    text,
)

VERSION = 3  # `migrations` leads there
# Said to PostgreSQL first: servers that start together make tables one after another.
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('yksi_schema'))")

metadata = MetaData()

# One row: which of these schemas the database has.
schema = Table("yksi_schema", metadata, Column("version", Integer, primary_key=True))

tables = Table(
    "yksi_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("used", BigInteger),  # when it was last woken or put away; null: never, or before that
    Column("code", String(32)),  # that people say to one another; null: nobody needs it now
)
codes = Index("yksi_codes", tables.c.code, unique=True)
LAST_USED = func.coalesce(tables.c.used, tables.c.created)

# The record of each table, line by line; the key keeps two writers from writing the same line.
lines = Table(
    "yksi_lines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,  # a third less to write: the key is the place
)

# The state of a table after some of its lines: the newest of each form that any build understands.
snapshots = Table(
    "yksi_snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("form", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# The first lines of a table that nobody has used for a while, compressed; its others are rows.
packs = Table(
    "yksi_packs",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Tables that were deleted: whoever still has a link learns that.
gone = Table(
    "yksi_gone",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
)
