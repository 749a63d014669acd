"""How the log lies in a database. Rows are added, never changed."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, MetaData, String, Table, Text

VERSION = 1

metadata = MetaData()

# One row: which of these schemas the database has.
schema = Table("yksi_schema", metadata, Column("version", Integer, primary_key=True))

tables = Table(
    "yksi_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
)

# The record of each table, line by line; the key keeps two writers from writing the same line.
lines = Table(
    "yksi_lines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)
