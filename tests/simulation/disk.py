"""The disk, which outlives every crash, and the log that a server writes to it.

Writes that wait while a commit is under way go into the next one, as in `yksi.store.writer`. A
commit is slow, or fails: as a whole, in one write of it, or only in its answer, when the lines are
on the disk and nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from tests.simulation.leases import LeaseBook
from tests.simulation.loop import Process, SimulatedLoop
from yksi.store import (
    Answer,
    DamagedError,
    Kept,
    Lease,
    LogError,
    NewLines,
    NewSnapshot,
    Order,
    Report,
    StoredSnapshot,
    TableInfo,
)

QUICK = (0.0005, 0.006)  # seconds for a commit
SLOW = (0.5, 4.0)


@dataclass
class DiskFaults:
    """How often something goes wrong, of all commits."""

    slow: float = 0.0
    whole: float = 0.0  # the group is not written
    single: float = 0.0  # one write of it is not
    unknown: float = 0.0  # written, but the answer is an error
    is_out: bool = False  # nothing can be read or written


class Disk:
    """What has been committed, by all servers."""

    def __init__(
        self,
        on_commit: Callable[[str, int, list[str]], None],
        on_conflict: Callable[[str, int], None],
        clock: Callable[[], float],
    ) -> None:
        self.created: dict[str, int] = {}
        self.lines: dict[str, list[str]] = {}
        self.snapshots: dict[str, StoredSnapshot] = {}
        self.codes: dict[str, str] = {}  # by table
        self.deleted: set[str] = set()
        self.book = LeaseBook(clock, self.created)
        self.writers: dict[tuple[str, int], int] = {}  # the server of each table and epoch
        self._on_commit = on_commit
        self._on_conflict = on_conflict

    def create(self, table: str, created: int) -> None:
        self.created[table] = created
        self.lines[table] = []

    def delete(self, table: str) -> None:
        """A table that its host has deleted leaves its name."""
        self.deleted.add(table)
        for kept in (self.created, self.lines, self.snapshots, self.codes, self.book.leases):
            kept.pop(table, None)

    def give_code(self, table: str, code: str) -> None:
        if table in self.created and code not in self.codes.values():
            self.codes.setdefault(table, code)

    def append(self, table: str, version: int, texts: list[str], lease: Lease | None) -> None:
        """Add lines from a version on; the key (table, version) keeps two writers apart."""
        if lease is not None and lease.guard is not None:
            lease.guard.check(None, [lease])
            writer = self.writers.setdefault((table, lease.epoch), self.book.leases[table][0] or 0)
            if self.book.leases[table] != (writer, lease.epoch):
                self._on_conflict(table, version)
        if version != len(self.lines.get(table, ())):
            self._on_conflict(table, version)
            raise LogError(f"line {version} of {table} is not the next one")
        self.lines[table] += texts
        self._on_commit(table, version, texts)


@dataclass
class _Write:
    do: Callable[[], None]
    done: Future[None] = field(default_factory=Future)

    def fail(self, reason: str) -> None:
        self.done.set_exception(LogError(reason))


def _error(kept: Future[None]) -> LogError | None:
    error = kept.exception()
    assert error is None or isinstance(error, LogError)
    return error


class SimulatedCards:
    """In place of `yksi.store.cards.Cards`: of one server."""

    def __init__(self) -> None:
        self._cards: dict[str, str] = {}

    def write(self, _: int, changed: Mapping[str, str], gone: Collection[str]) -> None:
        self._cards |= changed
        for table in gone:
            self._cards.pop(table, None)

    def shown(self, _: Collection[int]) -> list[str]:
        return list(self._cards.values())

    def forget_dead(self, _: Collection[int]) -> None:
        pass


class SimulatedRetention:
    """In place of `yksi.store.retention.Retention`: in one evening nothing grows old."""

    def __init__(self, disk: Disk, read: Callable[[], None]) -> None:
        self._disk = disk
        self._read = read

    def delete(self, table: str, _: int) -> None:
        self._read()
        self._disk.delete(table)

    def unused(self, _: int) -> list[str]:
        return []

    empty = loose = unused

    def is_gone(self, table: str) -> bool:
        self._read()
        return table in self._disk.deleted


class SimulatedCodes:
    """In place of `yksi.store.codes.Codes`: no code grows old."""

    def __init__(self, disk: Disk, read: Callable[[], None]) -> None:
        self._disk = disk
        self._read = read

    def of_all(self, tables: Collection[str]) -> dict[str, str | None]:
        self._read()
        return {name: self._disk.codes.get(name) for name in tables if name in self._disk.created}

    def living(self) -> int:
        self._read()
        return len(self._disk.codes)

    def retire(self, _: int) -> None:
        pass


class SimulatedEvenings:
    """In place of `yksi.store.Evenings`: nobody plays with paper cards."""

    def unused(self, _: int) -> list[str]:
        return []

    empty = unused


class SimulatedOrders:
    """In place of `yksi.store.Orders`: nobody orders anything."""

    def standing(self, _: int) -> list[Order]:
        return []


class SimulatedLog:
    """In place of `yksi.store.Log`, for one server's life."""

    def __init__(
        self, disk: Disk, loop: SimulatedLoop, process: Process, dice: Random, faults: DiskFaults
    ) -> None:
        self._disk = disk
        self._loop = loop
        self._process = process
        self._dice = dice
        self._faults = faults
        self._waiting: list[_Write] = []
        self._group: list[_Write] = []
        self._is_closed = False
        self.cards = SimulatedCards()
        self.codes = SimulatedCodes(disk, self._read)
        self.retention = SimulatedRetention(disk, self._read)
        self.orders = SimulatedOrders()
        self.evenings = SimulatedEvenings()

    # --- writing

    def create(self, table: str, created: int) -> Future[None]:
        return self._submit(lambda: self._disk.create(table, created))

    def append_all(
        self, several: Sequence[NewLines], snapshots: Sequence[NewSnapshot], answer: Answer
    ) -> None:
        kept = [self._append(*each) for each in several]
        kept += [self.keep_snapshot(*each) for each in snapshots]
        missing = len(kept)

        def answered(_: Future[None]) -> None:
            nonlocal missing
            missing -= 1
            if not missing:
                answer([_error(each) for each in kept])

        for each in kept:
            each.add_done_callback(answered)

    def _append(
        self, table: str, version: int, texts: Sequence[str], lease: Lease | None
    ) -> Future[None]:
        lines = list(texts)
        return self._submit(lambda: self._disk.append(table, version, lines, lease))

    def use_all(self, tables: Collection[str], at: int) -> Future[None]:
        return self._submit(lambda: None)

    def give_code(self, table: str, code: str) -> Future[None]:
        return self._submit(lambda: self._disk.give_code(table, code))

    def report(self, _: Report) -> Future[None]:
        return self._submit(lambda: None)

    def keep_snapshot(
        self, table: str, snapshot: StoredSnapshot, lease: Lease | None = None
    ) -> Future[None]:
        return self._submit(lambda: self._disk.snapshots.update({table: snapshot}))

    def _submit(self, do: Callable[[], None]) -> Future[None]:
        write = _Write(do)
        write.done.set_running_or_notify_cancel()
        if self._is_closed:
            write.fail("it is closed")
            return write.done
        self._waiting.append(write)
        if not self._group:
            self._begin()
        return write.done

    def _begin(self) -> None:
        self._group, self._waiting = self._waiting, []
        slow = self._dice.random() < self._faults.slow
        delay = self._dice.uniform(*(SLOW if slow else QUICK))
        self._loop.call_later(delay, self._commit, context=self._process.context)

    def _commit(self) -> None:
        group, self._group = self._group, []
        if not group:
            return
        faults, chance = self._faults, self._dice.random()
        if faults.is_out or chance < faults.whole:
            for write in group:
                write.fail("the disk does not answer")
        else:
            alone = self._dice.choice(group) if chance < faults.whole + faults.single else None
            unknown = self._dice.random() < faults.unknown
            for write in group:
                self._carry_out(write, write is alone, unknown)
        if self._waiting:
            self._begin()

    @staticmethod
    def _carry_out(write: _Write, fails: bool, unknown: bool) -> None:
        if fails:
            write.fail("this one cannot be written")
            return
        try:
            write.do()
        except LogError as error:
            write.done.set_exception(error)
            return
        if unknown:
            write.fail("the line to the database was lost")
        else:
            write.done.set_result(None)

    def crash(self) -> None:
        """The server is gone: the commit that was under way is on the disk as a whole, or not."""
        if self._dice.random() < 0.5:
            with suppress(LogError):
                for write in self._group:
                    write.do()
        self._group, self._waiting = [], []

    # --- reading

    def table(self, table: str) -> TableInfo | None:
        self._read()
        created = self._disk.created.get(table)
        return None if created is None else TableInfo(table, created)

    def tables(self) -> list[TableInfo]:
        self._read()
        return [TableInfo(*item) for item in self._disk.created.items()]

    def lines(self, table: str, since: int = 0) -> list[str]:
        self._read()
        return self._disk.lines.get(table, [])[since:]

    def kept(self, tables: Collection[str], _: str) -> dict[str, Kept | DamagedError]:
        return {table: self._kept(table) for table in tables}

    def _kept(self, table: str) -> Kept:
        lines = self.lines(table)
        snapshot = self._disk.snapshots.get(table)
        if snapshot is None or snapshot.version > len(lines):
            return Kept(None, "", lines)
        return Kept(snapshot, lines[snapshot.version - 1], lines[snapshot.version :])

    def _read(self) -> None:
        if self._faults.is_out or self._dice.random() < self._faults.whole / 4:
            raise LogError("the disk cannot be read")

    def close(self) -> None:
        """What was handed over is written."""
        self._is_closed = True
        while self._group or self._waiting:
            self._commit()
