"""The append-only log of every table: SQLite by default, PostgreSQL by URL, one code path."""

from yksi.store.errors import DamagedError, HouseTakenError, LogError, StaleError
from yksi.store.evenings import Evenings, StoredEntry, StoredEvening
from yksi.store.joining import is_shareable, join_house
from yksi.store.kept import Kept
from yksi.store.leases import Alone, Elsewhere, Lease, Leases, Taken
from yksi.store.log import Log, NewLines, NewSnapshot, TableInfo, TableOverview
from yksi.store.orders import Order, Orders
from yksi.store.reports import Report
from yksi.store.snapshots import StoredSnapshot
from yksi.store.writer import Answer, Answers

__all__ = [
    "Alone",
    "Answer",
    "Answers",
    "DamagedError",
    "Elsewhere",
    "Evenings",
    "HouseTakenError",
    "Kept",
    "Lease",
    "Leases",
    "Log",
    "LogError",
    "NewLines",
    "NewSnapshot",
    "Order",
    "Orders",
    "Report",
    "StaleError",
    "StoredEntry",
    "StoredEvening",
    "StoredSnapshot",
    "TableInfo",
    "TableOverview",
    "Taken",
    "is_shareable",
    "join_house",
]
