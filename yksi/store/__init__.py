"""The append-only log of every table: SQLite by default, PostgreSQL by URL, one code path."""

from yksi.store.errors import DamagedError, HouseTakenError, LogError, StaleError
from yksi.store.joining import is_shareable, join_house
from yksi.store.leases import Alone, Elsewhere, Lease, Leases
from yksi.store.log import Log, TableInfo

__all__ = [
    "Alone",
    "DamagedError",
    "Elsewhere",
    "HouseTakenError",
    "Lease",
    "Leases",
    "Log",
    "LogError",
    "StaleError",
    "TableInfo",
    "is_shareable",
    "join_house",
]
