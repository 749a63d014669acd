"""Leases that several servers share in PostgreSQL.

Each server has a row, and its leases last as long as that row says: one statement renews them all.
The time of the database decides. Whoever writes lines locks the row of its server in the same
transaction (`FOR KEY SHARE`, which lets it be renewed but not deleted); whoever takes a table from
a dead server deletes the row first. So no write of the dead can come after the taking. A server
that froze while it sent a statement would keep the lock for as long as its machine is up, and no
timeout of PostgreSQL holds in the middle of a message: who locks the row leaves its mark in
`pg_stat_activity` as well, and the connection that bears it is ended before the row is deleted.

A server also holds an advisory lock as long as it is connected. When its process dies the lock
falls at once, and others who find it unreachable need not wait for its leases to end.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from yksi.store import schema
from yksi.store.engine import FROZEN, open_engine, transaction, words_of
from yksi.store.errors import HouseTakenError, LogError, StaleError
from yksi.store.leases import Elsewhere, Lease, Taken, new_number

TROUBLE = "the leases cannot be read or written"
MOST_TRIES = 5  # to take a table that others want at the same moment
metadata = MetaData()
servers = Table(
    "yksi_servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),  # also of its advisory lock
    Column("address", Text),  # for the other servers; null: it knows no others
    Column("until", DateTime(timezone=True), nullable=False),  # when its leases end
)
leases = Table(
    "yksi_leases",
    metadata,
    Column(
        "table_id",
        String(32),
        ForeignKey(schema.tables.c.id, ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("owner", BigInteger),  # null: given back
    Column("epoch", Integer, nullable=False),
)

_JOIN = text(
    "INSERT INTO yksi_servers (id, address, until) "
    "VALUES (:server, :address, clock_timestamp() + make_interval(secs => :seconds))"
)
_RENEW = text(
    "UPDATE yksi_servers SET until = clock_timestamp() + make_interval(secs => :seconds) "
    "WHERE id = :server"
)
_HOLD = text("SELECT pg_advisory_lock(:server)")
_ALIVE = text(
    "SELECT set_config('application_name', :mark, true) "
    "FROM yksi_servers WHERE id = :server AND until > clock_timestamp() FOR KEY SHARE"
)
_OTHERS = text(
    "SELECT id, address, until > clock_timestamp() FROM yksi_servers WHERE id <> :server"
)
_LIVING = text("SELECT id FROM yksi_servers WHERE until > clock_timestamp()")
_FIND = text(
    "SELECT t.id, l.epoch, l.owner, s.address, s.until > clock_timestamp() AS lives "
    "FROM yksi_tables t LEFT JOIN yksi_leases l ON l.table_id = t.id "
    "LEFT JOIN yksi_servers s ON s.id = l.owner WHERE t.id = ANY(:tables)"
)
# All lock rows in one order: servers that want the same tables never wait in a ring.
_FIRST = text(
    "INSERT INTO yksi_leases (table_id, owner, epoch) "
    "SELECT unnest(CAST(:tables AS text[])), :server, 1 "
    "ON CONFLICT DO NOTHING RETURNING table_id, epoch"
)
_NEXT = text(
    "WITH free AS (SELECT l.table_id FROM yksi_leases l JOIN unnest("
    "CAST(:tables AS text[]), CAST(:epochs AS int[]), CAST(:owners AS bigint[])"
    ") AS w (table_id, epoch, owner) ON l.table_id = w.table_id AND l.epoch = w.epoch "
    "AND l.owner IS NOT DISTINCT FROM w.owner ORDER BY l.table_id FOR UPDATE OF l) "
    "UPDATE yksi_leases l SET owner = :server, epoch = epoch + 1 "
    "FROM free WHERE l.table_id = free.table_id RETURNING l.table_id, l.epoch"
)
_RELEASE = text(
    "UPDATE yksi_leases SET owner = NULL "
    "WHERE table_id = :table AND owner = :server AND epoch = :epoch"
)
_IS_GONE = text("SELECT pg_try_advisory_xact_lock(:server)")
_END_FROZEN = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :mark "
    "AND xact_start < clock_timestamp() - make_interval(secs => :frozen)"
)
_BURY = text("DELETE FROM yksi_servers WHERE id = :server")
_BURY_IF_ENDED = text("DELETE FROM yksi_servers WHERE id = :server AND until <= clock_timestamp()")
# The row of the server stays locked until the commit; how many of the leases it has is counted.
_GUARD = """
    SELECT set_config('application_name', %s, true), (
        SELECT count(*) FROM unnest(%s::text[], %s::int[]) AS w (table_id, epoch)
        JOIN yksi_leases l ON l.table_id = w.table_id AND l.epoch = w.epoch AND l.owner = s.id
    ) FROM yksi_servers s WHERE s.id = %s AND s.until > clock_timestamp() FOR KEY SHARE OF s
"""


def _mark_of(server: int) -> str:
    """By what its transactions that lock its row can be told from others'."""
    return f"yksi server {server}"


def _is_gone(connection: Connection, server: int) -> bool:
    return bool(connection.execute(_IS_GONE, {"server": server}).scalar_one())


def _forget(connection: Connection, server: int, statement: Any = _BURY) -> None:
    """Forget a dead server; a last write is waited for, but not one that will never end."""
    connection.execute(_END_FROZEN, {"mark": _mark_of(server), "frozen": FROZEN})
    connection.execute(statement, {"server": server})


class SharedLeases:
    """`address` is where other servers pass lines to; without one this server works alone."""

    def __init__(self, url: str, address: str | None, seconds: float) -> None:
        self.server = 0  # once it has joined, another one
        self.seconds: float | None = seconds
        self._address = address
        self._engine = open_engine(url)
        self._held: Connection | None = None  # whose end everybody may notice

    # --- this server

    def start(self) -> None:
        try:
            self._join()
        except BaseException:
            self._engine.dispose()
            raise

    def _join(self) -> None:
        self.server = new_number()
        with transaction(self._engine, TROUBLE) as connection:
            connection.execute(schema.ONE_AT_A_TIME)
            metadata.create_all(connection)
        with transaction(self._engine, TROUBLE) as connection:
            self._make_room(connection)
            connection.execute(_JOIN, self._mine(address=self._address))
        self._hold()

    def _make_room(self, connection: Connection) -> None:
        """The dead are forgotten; whoever is alive must be able to pass lines on, and so must I."""
        for server, address, lives in connection.execute(_OTHERS, self._mine()).all():
            if not lives or _is_gone(connection, server):
                _forget(connection, server)
            elif address is None or self._address is None:
                raise HouseTakenError(address or "")

    def _hold(self) -> None:
        """Keep one connection, and the lock that falls with it."""
        self._let_go()
        try:
            held = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            held.execute(_HOLD, self._mine())
        except SQLAlchemyError as error:
            raise LogError(f"the leases cannot be held: {words_of(error)}") from error
        self._held = held

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.invalidate()  # closed for good: the lock must not stay in a pool
            self._held.close()
            self._held = None

    def renew(self) -> bool:
        if self._held is None:
            self._hold()
        assert self._held is not None
        try:
            return self._held.execute(_RENEW, self._mine()).rowcount == 1
        except SQLAlchemyError as error:
            self._let_go()
            raise LogError(f"the leases cannot be renewed: {words_of(error)}") from error

    def close(self) -> None:
        try:
            with transaction(self._engine, TROUBLE) as connection:
                connection.execute(_BURY, self._mine())
        finally:
            self._let_go()
            self._engine.dispose()

    def living(self) -> set[int]:
        with transaction(self._engine, TROUBLE) as connection:
            return set(connection.execute(_LIVING).scalars())

    # --- tables

    def take_all(self, tables: Collection[str], unreached: Collection[str] = ()) -> Taken:
        taken: Taken = {}
        with transaction(self._engine, TROUBLE) as connection:
            if connection.execute(_ALIVE, self._mine()).first() is None:
                raise StaleError("this server could not renew its leases")
            wanted = set(tables)
            for _ in range(MOST_TRIES):
                found = connection.execute(_FIND, {"tables": sorted(wanted)}).all()
                taken |= self._take(connection, found, unreached)
                wanted = {row.id for row in found} - taken.keys()
                if not wanted:
                    return taken
        raise LogError("tables change hands too often")

    def _take(self, connection: Connection, found: Sequence[Any], unreached: Any) -> Taken:
        """What can be said of these tables; the dead are buried, and theirs are free then."""
        free = [row for row in found if row.owner in (None, self.server) or row.lives is None]
        others = {row.owner: row for row in found if row not in free}
        dead = {
            owner
            for owner, row in others.items()
            if self._bury(connection, row, row.address in unreached)
        }
        elsewhere = (row for row in found if row.owner in others.keys() - dead)
        return self._swap(connection, free) | {row.id: Elsewhere(row.address) for row in elsewhere}

    def _bury(self, connection: Connection, found: Any, unreachable: bool) -> bool:
        """Put the owner of a table out of the way, if it is dead."""
        if not found.lives:
            _forget(connection, found.owner, _BURY_IF_ENDED)  # it may have been renewed just now
            return True
        is_gone = unreachable and _is_gone(connection, found.owner)
        if is_gone:
            _forget(connection, found.owner)
        return is_gone

    def _swap(self, connection: Connection, free: Sequence[Any]) -> Taken:
        """The leases of free tables, except where somebody else was quicker."""
        first = sorted(row.id for row in free if row.epoch is None)
        later = [row for row in free if row.epoch is not None]
        got: list[Any] = []
        if first:
            got += connection.execute(_FIRST, self._mine(tables=first))
        if later:
            columns = {
                "tables": [row.id for row in later],
                "epochs": [row.epoch for row in later],
                "owners": [row.owner for row in later],
            }
            got += connection.execute(_NEXT, self._mine(**columns))
        return {table: Lease(table, epoch, self) for table, epoch in got}

    def release(self, lease: Lease) -> None:
        with transaction(self._engine, TROUBLE) as connection:
            values = {"table": lease.table, "epoch": lease.epoch}
            connection.execute(_RELEASE, self._mine(**values))

    def owner_of(self, table: str) -> str | None:
        with transaction(self._engine, TROUBLE) as connection:
            found = connection.execute(_FIND, {"tables": [table]}).first()
        return found.address if found is not None and found.lives else None

    def check(self, cursor: Any, leases: Collection[Lease]) -> None:
        tables, epochs = [each.table for each in leases], [each.epoch for each in leases]
        mine = _mark_of(self.server), tables, epochs, self.server
        row = cursor.execute(_GUARD, mine).fetchone()
        if row is None or row[1] != len(leases):
            raise StaleError("another server may carry the table")

    # ---

    def _mine(self, **values: Any) -> dict[str, Any]:
        mark = _mark_of(self.server)
        return {"server": self.server, "mark": mark, "seconds": self.seconds, **values}
