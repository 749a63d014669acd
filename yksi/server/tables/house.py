"""The house: all tables, woken from the log when somebody comes, put away when all have gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress

from yksi import machine
from yksi.messages.news import AnyNews
from yksi.server import goodbyes, protocol
from yksi.server.codes.giving import new_code
from yksi.server.goodbyes import Goodbye
from yksi.server.guard.limits import Limits
from yksi.server.guard.pace import Lane, Pace
from yksi.server.guard.strain import Strain
from yksi.server.lines.connection import Connection
from yksi.server.metrics import TABLES
from yksi.server.protocol import TABLE_BYTES
from yksi.server.tables.commits import Commits
from yksi.server.tables.openings import Opening, Openings
from yksi.server.tables.owner import Owner
from yksi.server.tables.table_clock import TableClock
from yksi.server.tables.thinking import Thinking
from yksi.server.tables.waking import Waking
from yksi.server.troubles import CarriedElsewhere
from yksi.store import Alone, Elsewhere, Lease, Leases, Log, LogError, Report, StaleError
from yksi.table.room import Room

IDLE_SECONDS = 300
LIMITS = Limits()
CLOSING = 5  # seconds; a table that still hangs then is left to its log
MOST_TRIES = 3  # to come in while tables are being put away
HANDING_OVER = 5  # seconds for all tables; whoever is left then is told that the server restarts
AT_ONCE = 16  # tables that are handed over together, in one commit or a few
logger = logging.getLogger("yksi.house")


def _new_name() -> str:
    """A name that nobody guesses, and that no command takes for an option."""
    while (name := machine.token(TABLE_BYTES)).startswith("-"):
        pass
    return name


class House:
    def __init__(
        self,
        log: Log,
        thinking: Thinking,
        leases: Leases | None = None,
        limits: Limits = LIMITS,
        strain: Strain | None = None,
    ) -> None:
        self._log = log
        self._commits = Commits(log)
        self._thinking = thinking
        self._leases = leases or Alone()
        self._openings = Openings(log, self._leases)
        self._waking = Waking(log)
        self._limits = limits
        self._strain = strain or Strain(limits)
        self._lane = Lane(limits, self._strain)
        self.is_leaving = False  # handing its tables over
        self._lost = 0  # how often all tables were let go
        self.is_stale = asyncio.Event()  # others may hold this server for dead
        self._owners: dict[str, Owner] = {}
        self._lives: dict[Owner, asyncio.Task[None]] = {}
        self._opening: dict[str, asyncio.Task[Owner | None]] = {}

    async def rehearse(self) -> None:
        """Get ready for people, of whom many may come at once."""
        await self._openings.rehearse()

    async def create(self) -> str:
        """A new table; whoever comes in first is its host."""
        name = _new_name()
        await asyncio.wrap_future(self._log.create(name, machine.wall()))
        return name

    async def find(self, name: str) -> Owner | None:
        """The one owner of a table, woken up if need be; None when there is no such table.

        CarriedElsewhere names the server that has it.
        """
        if name in self._owners:
            return self._owners[name]
        if name not in self._opening:
            opening = self._opening[name] = asyncio.create_task(self._open(name))
            opening.add_done_callback(lambda task: self._opened(name, task))
            self._lane.give_way(len(self._opening))
        # Shielded: others may wait for the same table when one of them is cut off.
        return await asyncio.shield(self._opening[name])

    async def come_in(
        self,
        name: str,
        connection: Connection,
        hello: protocol.Hello,
        key: str,
        greet: Callable[[], None],
    ) -> tuple[Owner, int]:
        """Somebody's place at a table that may just be put away; Goodbye says why there is none.

        A stranger is greeted first, which may end with a goodbye as well.
        """
        for _ in range(MOST_TRIES):
            try:
                owner = await self.find(name)
            except CarriedElsewhere:  # since this line was opened
                raise goodbyes.moved() from None
            if owner is None:
                raise await self.absence(name)
            if not owner.reception.knows(key):
                greet()
            try:
                return owner, await owner.reception.come_in(connection, hello, key)
            except Goodbye as why:
                if why.reason != goodbyes.put_away().reason:
                    raise
        raise goodbyes.put_away()

    def _opened(self, name: str, opening: asyncio.Task[Owner | None]) -> None:
        """Forget the opening; its failure is told to those who wait for it, if anybody does."""
        del self._opening[name]
        self._lane.give_way(len(self._opening))
        if not opening.cancelled():
            opening.exception()

    async def _open(self, name: str) -> Owner | None:
        if self.is_leaving:
            raise goodbyes.restart()
        lost = self._lost
        try:
            found = await self._openings.open(name)
        except StaleError:
            self.is_stale.set()
            raise
        if isinstance(found, Elsewhere):
            raise CarriedElsewhere(found.address)
        if found is None:
            return None
        try:
            owner = await self._carry(found, lost)
        except BaseException:
            await self._openings.give_back(found.lease)
            raise
        if owner is None:
            await self._openings.give_back(found.lease)
        return owner

    async def _carry(self, opening: Opening, lost: int) -> Owner | None:
        """Begin the life of a table, unless its lease was lost since this was known."""
        lease, name = opening.lease, opening.lease.table
        table = await self._waking.wake(name, opening.kept)
        code = opening.code or await new_code(self._log, name)
        if self._lost != lost:
            raise goodbyes.moved()
        if table.room.deleted:  # and whoever carried it could not finish
            await self._erase(name)
            return None
        clock = TableClock(table.room.now)
        lives = (self._thinking, lease, self._limits, Pace(self._lane))
        owner = Owner(name, table, self._log, self._commits, clock, *lives)
        owner.reception.code = code
        life = asyncio.create_task(self._look_after(owner, lease))
        self._owners[name] = owner
        self._lives[owner] = life
        life.add_done_callback(lambda _: self._lives.pop(owner))
        TABLES.set(len(self._owners))
        return owner

    async def _look_after(self, owner: Owner, lease: Lease) -> None:
        """As long as it lives nobody else owns the table; the next one opens it from the log."""
        try:
            await owner.live()
        finally:
            if owner.table.room.deleted:
                await self._erase(owner.name)
            else:
                self._log.use_all([owner.name], machine.wall())
            self._owners.pop(owner.name)
            TABLES.set(len(self._owners))
            await self._openings.give_back(lease)

    def suspect(self, address: str) -> None:
        """The server there does not answer; its tables are taken if it turns out to be dead."""
        self._openings.suspect(address)

    def let_go(self) -> None:
        """Stop acting for every table: the leases are lost, or end before they can be renewed."""
        self._lost += 1
        for owner in self._owners.values():
            owner.stop(goodbyes.moved())

    async def hand_over(self) -> None:
        """Give the tables to other servers, some at a time, each when its last line is kept.

        Browsers are told to come back at once, and the server that is asked opens the table. A
        server that is alone has nobody to give them to.
        """
        if self._leases.seconds is None:
            return
        self.is_leaving = True
        with suppress(TimeoutError):
            async with asyncio.timeout(HANDING_OVER):
                while self._owners:
                    some = list(self._owners.values())[:AT_ONCE]
                    for owner in some:
                        owner.stop(goodbyes.moved())
                    await asyncio.wait([self._lives[owner] for owner in some])

    async def _erase(self, name: str) -> None:
        """Delete a table; where that fails, whoever opens it next does."""
        try:
            await asyncio.to_thread(self._log.retention.delete, name, machine.wall())
        except LogError as error:
            logger.error("table %s cannot be deleted yet: %s", name, error)

    async def delete(self, name: str) -> bool:
        """Delete a table unless somebody uses it, here or elsewhere; whether it is gone.

        Whoever comes meanwhile waits, as for one who opens it. LogError when it stays for now.
        """
        if name in self._owners or name in self._opening:
            return False
        erasing = self._opening[name] = asyncio.create_task(self._erase_unused(name))
        erasing.add_done_callback(lambda task: self._opened(name, task))
        try:
            return await asyncio.shield(erasing) is None
        except CarriedElsewhere:
            return False

    async def _erase_unused(self, name: str) -> Owner | None:
        taken = await asyncio.to_thread(self._leases.take_all, [name])
        lease = taken.get(name)
        if isinstance(lease, Elsewhere):
            raise CarriedElsewhere(lease.address)
        if lease is not None:
            try:
                await asyncio.to_thread(self._log.retention.delete, name, machine.wall())
            finally:
                await self._openings.give_back(lease)
        return None

    def cut(self, is_banned: Callable[[str, str], bool]) -> None:
        """Close the lines of people whose address or key is banned."""
        for owner in self._owners.values():
            owner.cut(is_banned)

    def tell_those_by(self, hosts: Collection[str], item: AnyNews) -> None:
        """Tell people at all tables whose lines came to these addresses of this computer."""
        for owner in self._owners.values():
            owner.tell(item, lambda connection: connection.host in hosts)

    def clear(self, name: str, why: Goodbye) -> bool:
        """Send everybody away from a table that is carried here; whether it is."""
        owner = self._owners.get(name)
        if owner is not None:
            owner.stop(why)
        return owner is not None

    async def absence(self, name: str) -> Goodbye:
        """What to say of a table that there is none of: that it is gone, or never was."""
        is_gone = await asyncio.to_thread(self._log.retention.is_gone, name)
        return goodbyes.gone() if is_gone else goodbyes.no_table()

    async def knows(self, name: str) -> bool:
        """Whether there is such a table."""
        if name in self._owners:
            return True
        return await asyncio.to_thread(self._log.table, name) is not None

    async def is_awake(self, name: str) -> bool:
        """Whether some server carries the table now; asking does not wake it."""
        if name in self._owners:
            return True
        return await asyncio.to_thread(self._leases.owner_of, name) is not None

    async def table_of(self, codes: Collection[str]) -> str | None:
        """The table that has one of these codes, whichever server carries it."""
        return await asyncio.to_thread(self._log.codes.table_of, codes) if codes else None

    async def note_use(self) -> None:
        """Note that the tables in memory are used, however long they have been."""
        if self._owners:
            await asyncio.wrap_future(self._log.use_all(list(self._owners), machine.wall()))

    async def report(self, report: Report) -> None:
        """Keep what somebody reports of somebody else."""
        await asyncio.wrap_future(self._log.report(report))

    def waiting(self) -> list[int]:
        """How many things each table has still to do."""
        return [owner.waiting for owner in self._owners.values()]

    def put_away_idle(self) -> None:
        for owner in self._owners.values():
            if owner.idle_seconds > IDLE_SECONDS:
                owner.put_away()

    def room(self, name: str) -> Room | None:
        """The room of a table that is carried here and awake."""
        owner = self._owners.get(name)
        return None if owner is None else owner.table.room

    def rooms(self) -> Iterator[tuple[str, Room]]:
        """The tables that this server carries, for whoever looks at them at once."""
        return ((name, owner.table.room) for name, owner in self._owners.items())

    async def close(self) -> None:
        """Everything that anybody was told is on the disk. Lines are closed by now (1012)."""
        for owner in self._owners.values():
            owner.stop(goodbyes.restart())
        waited_for = {*self._lives.values(), *self._opening.values()}
        if waited_for:
            _, hanging = await asyncio.wait(waited_for, timeout=CLOSING)
            for task in hanging:
                task.cancel()
        await asyncio.to_thread(self._log.close)
