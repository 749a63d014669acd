"""The gate of the house: how many lines may be open, and who is let in when much goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from yksi.server import goodbyes
from yksi.server.guard.guesses import EVERYBODY, Guesses
from yksi.server.guard.limits import OFF, Limits
from yksi.server.guard.quotas import Quota
from yksi.server.guard.strain import Strain
from yksi.server.metrics import LIMITED

KEPT_FOR_KNOWN = 10  # one socket of so many is kept for people who come back


class Gate:
    def __init__(self, limits: Limits, strain: Strain) -> None:
        self.limits = limits
        self.fetches = Quota("fetches-per-address", limits.fetches_per_address)
        self.reports = Quota("reports-per-address", limits.reports_per_address)
        self.entries = Quota("entries-per-address", limits.entries_per_address)
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

    def greet_newcomer(self, address: str, table: str) -> None:
        """Let somebody new in at a table, whose line counts already; Goodbye says why not."""
        if self._is_full(own=1):
            LIMITED.labels("house-full").inc()
            raise goodbyes.house_full()
        if self._open[("table", table)] > self.limits.sockets_per_table:
            LIMITED.labels("sockets-per-table").inc()
            raise goodbyes.too_many()
        if not self._newcomers.take(address):
            raise goodbyes.too_many()

    # --- open lines

    def line(self, address: str) -> Counted:
        """An open socket; Goodbye says that there are too many."""
        limits = self.limits
        return Counted(
            self._open,
            ("all", limits.sockets, "sockets"),
            (("address", address), limits.sockets_per_address, "sockets-per-address"),
        )

    def watcher(self, evening: str) -> Counted:
        """Somebody who waits for news of an evening with paper cards."""
        most = self.limits.sockets_per_table
        return Counted(self._open, (("evening", evening), most, "sockets-per-table"))

    def person(self, key: str, table: str) -> Counted:
        """A socket of one person at a table; how many a table has, newcomers alone are asked."""
        who = ("token", table, key)
        return Counted(
            self._open,
            (who, self.limits.sockets_per_token, "sockets-per-token"),
            (("table", table), OFF, "sockets-per-table"),
        )


class Counted:
    """Something that is open and counts in several ways, each with its most and its limit's name.

    It lasts as long as a line does, and there are many: context managers that are generators would
    take half a kilobyte for each count.
    """

    __slots__ = ("_open", "_ways")

    def __init__(self, open_: Counter[Hashable], *ways: tuple[Hashable, int, str]) -> None:
        self._open = open_
        self._ways = ways

    def __enter__(self) -> None:
        for what, most, limit in self._ways:
            if self._open[what] >= most:
                LIMITED.labels(limit).inc()
                raise goodbyes.house_full() if limit == "sockets" else goodbyes.too_many()
        for what, *_ in self._ways:
            self._open[what] += 1

    def __exit__(self, *_reason: object) -> None:
        for what, *_ in self._ways:
            self._open[what] -= 1
            if not self._open[what]:
                del self._open[what]
