"""Leases of several simulated servers in one database, as `yksi.store.shared_leases` has them.

The time of the database decides. The lock by which a dead server is known falls with its process.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from tests.simulation.loop import Process
from yksi.store import Elsewhere, Lease, LogError, StaleError, Taken
from yksi.store.leases import new_number

SECONDS = 5.0


@dataclass
class _Row:
    address: str
    until: float
    process: Process


@dataclass
class LeaseBook:
    """What the database knows of servers and of who carries which table."""

    clock: Callable[[], float]
    tables: Collection[str]  # that there are
    servers: dict[int, _Row] = field(default_factory=dict)
    leases: dict[str, tuple[int | None, int]] = field(default_factory=dict)  # owner and epoch

    def lives(self, server: int | None) -> bool:
        row = None if server is None else self.servers.get(server)
        return row is not None and row.until > self.clock()


class SimulatedLeases:
    """In place of `yksi.store.SharedLeases`, for one server's life."""

    def __init__(
        self, book: LeaseBook, process: Process, address: str, is_out: Callable[[], bool]
    ) -> None:
        self.server = 0
        self.seconds: float | None = SECONDS
        self._book = book
        self._process = process
        self._address = address
        self._is_out = is_out

    def _answer(self) -> LeaseBook:
        if self._is_out():
            raise LogError("the leases cannot be read or written")
        return self._book

    # --- this server

    def start(self) -> None:
        book = self._answer()
        gone = [server for server, row in book.servers.items() if not row.process.alive]
        for server in gone:
            del book.servers[server]
        self.server = new_number()
        book.servers[self.server] = _Row(self._address, self._until(), self._process)

    def _until(self) -> float:
        return self._book.clock() + SECONDS

    def renew(self) -> bool:
        row = self._answer().servers.get(self.server)
        if row is not None:
            row.until = self._until()
        return row is not None

    def close(self) -> None:
        self._answer().servers.pop(self.server, None)

    def living(self) -> set[int]:
        book = self._answer()
        return {server for server in book.servers if book.lives(server)}

    # --- tables

    def take_all(self, tables: Collection[str], unreached: Collection[str] = ()) -> Taken:
        book = self._answer()
        if not book.lives(self.server):
            raise StaleError("this server could not renew its leases")
        return {name: self._take(name, unreached) for name in tables if name in book.tables}

    def _take(self, table: str, unreached: Collection[str]) -> Lease | Elsewhere:
        book = self._book
        owner, epoch = book.leases.get(table, (None, 0))
        if owner is not None and owner != self.server and owner in book.servers:
            row = book.servers[owner]
            is_gone = row.address in unreached and not row.process.alive
            if book.lives(owner) and not is_gone:
                return Elsewhere(row.address)
            del book.servers[owner]
        book.leases[table] = self.server, epoch + 1
        return Lease(table, epoch + 1, self)

    def release(self, lease: Lease) -> None:
        book = self._answer()
        if book.leases.get(lease.table) == (self.server, lease.epoch):
            book.leases[lease.table] = None, lease.epoch

    def owner_of(self, table: str) -> str | None:
        book = self._answer()
        owner, _ = book.leases.get(table, (None, 0))
        return book.servers[owner].address if owner is not None and book.lives(owner) else None

    def check(self, _: Any, leases: Collection[Lease]) -> None:
        for lease in leases:
            is_mine = self._book.leases.get(lease.table) == (self.server, lease.epoch)
            if not is_mine or not self._book.lives(self.server):
                raise StaleError("another server may carry the table")
