"""What people report of one another, for whoever looks after the server."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import BigInteger, Column, Integer, String, Table, Text, insert, select

from yksi.store.schema import metadata

reports = Table(
    "yksi_reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("by", Integer, nullable=False),  # people of the table, by their numbers
    Column("person", Integer, nullable=False),
    Column("name", Text, nullable=False),  # of that person then
    Column("reason", Text, nullable=False),
)
INSERT = insert(reports)


class Report(NamedTuple):
    """Somebody at a table says that somebody else behaves badly; the words are in its log."""

    table_id: str
    at: int
    by: int
    person: int
    name: str
    reason: str


def newest_reports(most: int) -> Any:
    """The query of the newest reports."""
    columns = [reports.c[name] for name in Report._fields]
    return select(*columns).order_by(reports.c.at.desc(), reports.c.id.desc()).limit(most)
