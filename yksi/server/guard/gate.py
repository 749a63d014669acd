"""The gate of the house: how many lines may be open, and who is let in when much goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from yksi.server import goodbyes
from yksi.server.goodbyes import Goodbye
from yksi.server.guard.guesses import EVERYBODY, Guesses
from yksi.server.guard.limits import Limits
from yksi.server.guard.quotas import Quota
from yksi.server.guard.strain import Strain
from yksi.server.metrics import LIMITED

KEPT_FOR_KNOWN = 10  # one socket of so many is kept for people who come back


class Gate:
    def __init__(self, limits: Limits, strain: Strain) -> None:
        self.limits = limits
        self.fetches = Quota("fetches-per-address", limits.fetches_per_address)
        self.reports = Quota("reports-per-address", limits.reports_per_address)
        self.guesses = Guesses(limits)
        self._strain = strain
        self._open: Counter[Hashable] = Counter()
        self._tables = Quota("tables-per-address", limits.tables_per_address)
        self._all_tables = Quota("tables-per-minute", limits.tables_per_minute)
        self._newcomers = Quota("newcomers-per-address", limits.newcomers_per_address)

    # --- what is new

    def _is_full(self, own: int) -> bool:
        """Whether the house takes in nobody new, not counting the sockets of whoever asks."""
        most = self.limits.sockets - self.limits.sockets // KEPT_FOR_KNOWN
        return self._strain.is_too_high or self._open["all"] - own >= most

    def refuse_table(self, address: str) -> str | None:
        """Why an address cannot have a new table now, or None; if it can, it is counted."""
        if self._is_full(own=0):
            LIMITED.labels("house-full").inc()
            return "house-full"
        if not self._tables.take(address):
            return "too-many-tables"
        return None if self._all_tables.take(EVERYBODY) else "house-full"

    def greet_newcomer(self, address: str) -> None:
        """Let somebody new in at a table; Goodbye says why not."""
        if self._is_full(own=1):
            LIMITED.labels("house-full").inc()
            raise goodbyes.house_full()
        if not self._newcomers.take(address):
            raise goodbyes.too_many()

    # --- open lines

    @contextmanager
    def line(self, address: str, table: str) -> Iterator[None]:
        """An open socket; Goodbye says that there are too many."""
        limits = self.limits
        with (
            self._counted("sockets", "all", limits.sockets, goodbyes.house_full()),
            self._counted(
                "sockets-per-address",
                ("address", address),
                limits.sockets_per_address,
                goodbyes.too_many(),
            ),
            self._counted(
                "sockets-per-table",
                ("table", table),
                limits.sockets_per_table,
                goodbyes.too_many(),
            ),
        ):
            yield

    @contextmanager
    def person(self, key: str, table: str) -> Iterator[None]:
        """A socket of one person at a table."""
        who = ("token", table, key)
        most = self.limits.sockets_per_token
        with self._counted("sockets-per-token", who, most, goodbyes.too_many()):
            yield

    @contextmanager
    def _counted(self, limit: str, what: Hashable, most: int, why: Goodbye) -> Iterator[None]:
        if self._open[what] >= most:
            LIMITED.labels(limit).inc()
            raise why
        self._open[what] += 1
        try:
            yield
        finally:
            self._open[what] -= 1
            if not self._open[what]:
                del self._open[what]
