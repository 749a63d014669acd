"""Who carries a table: a lease, which one server has at a time, with a number that only grows.

Several servers may work over one PostgreSQL (`shared_leases`). A server that is `Alone` has every
table by itself. Calls wait for the database: they are for threads, not for a loop.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from yksi import machine
from yksi.store.errors import HouseTakenError

HEX_DIGITS = 15  # of a server's number: it fits a signed integer of 64 bits


def new_number() -> int:
    """The number of a server that starts; no two are the same."""
    return int(machine.secret()[:HEX_DIGITS], 16)


class Guard(Protocol):
    """What refuses, inside the transaction of a write, whoever no longer has the lease."""

    def check(self, cursor: Any, leases: Collection[Lease]) -> None:
        """Raise StaleError unless this server has all of these leases until the commit."""


class Lease(NamedTuple):
    table: str
    epoch: int  # one more each time that the table changes hands
    guard: Guard | None = None


class Elsewhere(NamedTuple):
    """Another server carries the table, and is asked at this address."""

    address: str


Taken = dict[str, Lease | Elsewhere]  # by table


class Leases(Protocol):
    server: int  # the number of this server among those that live
    seconds: float | None  # how long a lease lasts unless it is renewed; None: for ever

    def start(self) -> None:
        """Join the house; HouseTakenError says who is in the way."""

    def take_all(self, tables: Collection[str], unreached: Collection[str] = ()) -> Taken:
        """The leases of tables, or where they are; those that are not there are left out.

        `unreached` are addresses at which nobody answers: if the connection to the database of
        the server there is gone as well it is dead, and its leases need not end first.
        """

    def renew(self) -> bool:
        """Renew all leases of this server at once; False when others have taken them."""

    def release(self, lease: Lease) -> None:
        """Give a table back; nothing more is written under this lease."""

    def owner_of(self, table: str) -> str | None:
        """The address of the server that carries a table; None when none does."""

    def living(self) -> set[int]:
        """The servers that carry tables now."""

    def close(self) -> None:
        """Leave the house; whatever was not given back is free."""


class Alone:
    """The one server of a house: it has every table, and nobody takes them.

    It keeps other servers from the same SQLite file by the lock of a second, empty database, which
    falls with the process, however that ends.
    """

    seconds: float | None = None

    def __init__(self, file: Path | None = None) -> None:
        self.server = new_number()
        self._file = file
        self._lock: sqlite3.Connection | None = None

    def start(self) -> None:
        if self._file is None:
            return
        self._lock = sqlite3.connect(
            f"{self._file}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self.close()
            raise HouseTakenError(str(self._file)) from None

    def take_all(self, tables: Collection[str], unreached: Collection[str] = ()) -> Taken:
        """Leases of anything: whoever is alone need not be told which tables there are."""
        return {table: Lease(table, 0) for table in tables}

    def renew(self) -> bool:
        return True

    def release(self, lease: Lease) -> None:
        pass

    def owner_of(self, table: str) -> str | None:
        return None

    def living(self) -> set[int]:
        return {self.server}

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None
