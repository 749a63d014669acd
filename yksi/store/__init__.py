"""The append-only log of every table: SQLite by default, PostgreSQL by URL, one code path."""

from yksi.store.errors import DamagedError, LogError
from yksi.store.log import Log, TableInfo

__all__ = ["DamagedError", "Log", "LogError", "TableInfo"]
