"""Tables that people ask for are taken and read from the database, many of them together.

When a server dies, all its tables are wanted at once. A question to the database costs more than
what one table needs of it: who comes while a group of tables is under way waits for the next one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import NamedTuple

from yksi import machine
from yksi.records.snapshot import form
from yksi.store import DamagedError, Elsewhere, Kept, Lease, Leases, Log, LogError

MOST_AT_ONCE = 64  # tables
SUSPICION = 3.0  # seconds for which a server that did not answer may be dead
logger = logging.getLogger("yksi.openings")


class Opening(NamedTuple):
    """A table that this server carries from now on, as the database has it."""

    lease: Lease
    code: str | None  # by which people tell one another of it; None: it has none yet
    kept: Kept


Found = Opening | Elsewhere | Exception | None  # None: there is no such table


class Openings:
    def __init__(self, log: Log, leases: Leases) -> None:
        self._log = log
        self._leases = leases
        self._wanted: list[tuple[str, asyncio.Future[Opening | Elsewhere | None]]] = []
        self._working: asyncio.Task[None] | None = None
        self._unreached: dict[str, float] = {}  # addresses, and how long each is suspected

    async def open(self, name: str) -> Opening | Elsewhere | None:
        """A table that nobody else carries, or who does; None when there is no such table."""
        found: asyncio.Future[Opening | Elsewhere | None]
        found = asyncio.get_running_loop().create_future()
        self._wanted.append((name, found))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await found

    async def rehearse(self) -> None:
        """Do what the first table would have to wait for: connect, work out forms and questions."""
        with suppress(LogError):
            await asyncio.to_thread(self._leases.take_all, [])
            await asyncio.to_thread(self._look_up, [])

    def suspect(self, address: str) -> None:
        """Nobody answers there: if the database has lost that server as well, it is dead."""
        self._unreached[address] = machine.monotonic() + SUSPICION

    async def give_back(self, lease: Lease) -> None:
        try:
            await asyncio.to_thread(self._leases.release, lease)
        except LogError as error:  # it ends by itself
            logger.error("the lease of table %s cannot be given back: %s", lease.table, error)

    # --- a group at a time

    async def _work(self) -> None:
        while self._wanted:
            group, self._wanted = self._wanted[:MOST_AT_ONCE], self._wanted[MOST_AT_ONCE:]
            names = list(dict.fromkeys(name for name, _ in group))
            answers = await self._answers(names)
            for name, found in group:
                answer = answers.get(name)
                if found.done():  # whoever waited was cut off
                    continue
                if isinstance(answer, Exception):
                    found.set_exception(answer)
                else:
                    found.set_result(answer)
        self._working = None

    async def _answers(self, names: list[str]) -> dict[str, Found]:
        try:
            return await self._take(names)
        except Exception as error:  # noqa: BLE001 - raised where the tables are wanted
            return dict.fromkeys(names, error)

    async def _take(self, names: list[str]) -> dict[str, Found]:
        now = machine.monotonic()
        self._unreached = {where: end for where, end in self._unreached.items() if end > now}
        taken = await asyncio.to_thread(self._leases.take_all, names, list(self._unreached))
        leases = [lease for lease in taken.values() if isinstance(lease, Lease)]
        answers = await self._read(leases) if leases else {}
        elsewhere = {name: found for name, found in taken.items() if isinstance(found, Elsewhere)}
        return answers | elsewhere

    async def _read(self, leases: list[Lease]) -> dict[str, Found]:
        """What others may have written is read under the leases, or these are given back."""
        found: dict[str, Found] = {}
        try:
            names = [lease.table for lease in leases]
            is_noted = await self._note_use(names)
            codes, kept = await asyncio.to_thread(self._look_up, names)
            for lease in leases:
                read = kept.get(lease.table)
                if isinstance(read, Kept):
                    code = codes[lease.table] if is_noted else None
                    found[lease.table] = Opening(lease, code, read)
                else:  # there is no such table, or it is damaged
                    found[lease.table] = read
        finally:
            for lease in leases:
                if not isinstance(found.get(lease.table), Opening):
                    await self.give_back(lease)
        return found

    async def _note_use(self, names: Collection[str]) -> bool:
        """Whether it could be noted; after that nobody takes a code away."""
        try:
            await asyncio.wrap_future(self._log.use_all(names, machine.wall()))
        except LogError as error:
            logger.error("it cannot be noted that tables are used: %s", error)
            return False
        return True

    def _look_up(
        self, names: Collection[str]
    ) -> tuple[dict[str, str | None], dict[str, Kept | DamagedError]]:
        codes = self._log.codes.of_all(names)
        return codes, self._log.kept(list(codes), form())
