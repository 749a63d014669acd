"""The append-only log of every table: SQLite by default, PostgreSQL by URL, one code path."""

from yksi.store.log import Log, LogError, TableInfo

__all__ = ["Log", "LogError", "TableInfo"]
