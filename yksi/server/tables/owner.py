"""The owner of a table: one life, in which commands are obeyed in order, kept, then told of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from yksi import installed, machine
from yksi.driver import Driver
from yksi.game import Refusal
from yksi.messages import commands as say
from yksi.messages.news import AnyNews
from yksi.policies.levels import SHARP
from yksi.server import goodbyes, protocol
from yksi.server.goodbyes import Goodbye
from yksi.server.guard.limits import Bucket, Limits
from yksi.server.guard.pace import Pace
from yksi.server.guard.table_limits import is_written_full, refused_here
from yksi.server.lines.connection import Connection
from yksi.server.metrics import COMMANDS, LATENCY, LIMITED, REFUSALS, TABLE_FAILURES
from yksi.server.tables.broadcast import Broadcast
from yksi.server.tables.commits import Commits
from yksi.server.tables.hints import Hints
from yksi.server.tables.jobs import Jobs
from yksi.server.tables.pending import found_by
from yksi.server.tables.table_clock import TableClock
from yksi.server.tables.thinking import Thinking
from yksi.store import Lease, Log, LogError, StaleError
from yksi.table import Reply, Table, TableCode, TableRefusal
from yksi.table.lobby.door import name_once, owner_of
from yksi.table.lobby.knocking import knock_of, must_knock
from yksi.table.room import ONLOOKER

REUNION = 5.0  # seconds in which somebody who was here is back without having left
KNOCK_KEPT = 60.0  # seconds for which whoever knocked may be away from the door
MOST_BOT_ACTS = 2  # at one waking; then others have their turn
MOST_AT_THE_END = 64  # commands that are still obeyed
_OPENS_DOOR = (say.LetIn, say.TurnAway, say.Change)
_BY_LINES = (say.Leave, say.Return)  # whoever has a line is here, whatever they say
logger = logging.getLogger("yksi.owner")


@dataclass
class Wish:
    """A command of somebody, and which browser is to be answered."""

    person: int
    id: int
    command: say.AnyCommand
    by: Connection


@cache
def _build() -> str:
    """Which build deals here, as records tell it."""
    return installed.described()


class Owner:
    def __init__(
        self,
        name: str,
        table: Table,
        log: Log,
        commits: Commits,
        clock: TableClock,
        thinking: Thinking,
        lease: Lease | None,
        limits: Limits,
        pace: Pace,
    ) -> None:
        self.name = name
        self.table = table
        self.code: str | None = None  # by which people tell one another of it
        self.left_at = machine.monotonic()  # when the last browser went
        self._clock = clock  # milliseconds of this table
        self._expected = {person.number for person in table.room.humans_here()}
        self._limits = limits
        self._pace = pace
        self._tellings = Bucket(limits.tellings_per_table)
        self._barred: set[str] = set()  # addresses of people who were put out
        self._jobs = Jobs(self._patience, self._wake)
        self._thinking = thinking
        self._broadcast = Broadcast(name, table, log, commits, clock, lease)
        self._driver = Driver(table, thinking.bot, machine.secret, _build())
        self._hints = Hints(name, table, thinking.pool, self._broadcast.answer)

    @property
    def version(self) -> int:
        """Lines that are on the disk."""
        return self._broadcast.version

    # --- its life

    async def live(self) -> None:
        """Work until told to stop, or something fails; then close every line, with the reason."""
        end = goodbyes.restart()
        try:
            self._expect()
            await self._jobs.run()
            await self._broadcast.put_away()
            end = self._jobs.ended_by or end
        except StaleError as error:
            end = goodbyes.moved()
            TABLE_FAILURES.labels("stale").inc()
            logger.warning("table %s is no longer carried here: %s", self.name, error)
        except LogError as error:
            end = goodbyes.not_kept()
            TABLE_FAILURES.labels("log").inc()
            logger.error("table %s could not be kept and opens anew: %s", self.name, error)
        except Exception:  # a fault of ours; nobody shall be left waiting because of it
            end = goodbyes.failed()
            TABLE_FAILURES.labels("fault").inc()
            logger.exception("table %s has failed and opens anew", self.name)
        finally:
            self._jobs.end(end)
            self._hints.end()
            for connection in (*self._broadcast.people, *self._broadcast.screens):
                connection.close(end)
            self._broadcast.doorstep.close(end)

    def stop(self, why: Goodbye) -> None:
        """End after what waits already, because the server goes down or others carry the table.

        So much is waited for that people's last moves count, and no flood.
        """
        if self._jobs.waiting > MOST_AT_THE_END:
            self._jobs.refuse_waiting(why)

        async def job() -> None:
            self._jobs.end(why)

        self._jobs.put(job)

    def cut(self, is_banned: Callable[[str, str], bool]) -> None:
        """Close the lines of people whose address or key is banned."""
        for connection, person in self._broadcast.people.items():
            if is_banned(connection.address, self.table.room.people[person].key):
                connection.close(goodbyes.banned())
        self._broadcast.screens.cut(is_banned)
        self._broadcast.doorstep.cut(is_banned)

    def tell(self, item: AnyNews, to: Callable[[Connection], bool]) -> None:
        """Tell some lines of what is no part of the table, and of no record."""
        told = protocol.TableState(self.version, self._clock(), (item,))
        for connection in filter(to, self._broadcast.people):
            connection.answer(told)

    def put_away(self) -> None:
        """End, if nobody is there by then and nobody waits at the door."""

        async def job() -> None:
            is_empty = not self._broadcast.people and not self._broadcast.doorstep
            if is_empty and self._jobs.none_waits:
                self._jobs.end(goodbyes.put_away())

        self._jobs.put(job)

    def _patience(self) -> float | None:
        """Seconds until the table goes on by itself, or a bot that was not asked yet may act."""
        if not self._broadcast.people or not self._clock.goes or self._is_written_full:
            return None
        at = self._driver.wake_at()
        return None if at is None else max(self._pace.wait(), (at - self._clock()) / 1000)

    @property
    def _is_written_full(self) -> bool:
        return is_written_full(self._limits, self.version)

    @property
    def waiting(self) -> int:
        """How many things the table has still to do."""
        return self._jobs.waiting

    @property
    def idle_seconds(self) -> float:
        return 0.0 if self._broadcast.people else machine.monotonic() - self.left_at

    # --- people

    def knows(self, key: str) -> bool:
        """Whether somebody with this key has a place here, or had one and may not come back.

        A screen that was here is known as well, and so is whoever knocks.
        """
        room = self.table.room
        has_place = owner_of(room, key) is not None or knock_of(room, key) is not None
        return has_place or self._broadcast.screens.knows(key)

    async def come_in(self, connection: Connection, hello: protocol.Hello, key: str) -> int:
        """The person of a key, back or new; Goodbye says why that cannot be."""
        arrived: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def refuse(why: Goodbye) -> None:
            if not arrived.done():  # whoever waited may have been cut off
                arrived.set_exception(why)

        async def job() -> None:
            try:
                person = await self._welcome(connection, hello, key)
            except Goodbye as why:
                refuse(why)
            else:
                if not arrived.done():
                    arrived.set_result(person)

        self._jobs.put(job, refuse)
        try:
            return await arrived
        except asyncio.CancelledError:
            self.go_out(connection)  # came, and is gone already
            raise

    async def _welcome(self, connection: Connection, hello: protocol.Hello, key: str) -> int:
        """Welcome is said when the coming in is on the disk."""
        if hello.screen:
            return self._welcome_screen(connection, key)
        if hello.door:
            return self._show_door(connection, hello, key)
        person = owner_of(self.table.room, key)
        if person is None and self._must_knock(key):
            return await self._knock(connection, hello, key)
        reply = Reply(person=None if person is None else person.number)
        if self._is_written_full:
            reply.refusal = TableRefusal(TableCode.TABLE_FULL)
        elif person is None:
            reply = self._enter(connection, hello, key)
        elif person.put_out:
            reply.refusal = TableRefusal(TableCode.PUT_OUT)
        elif not person.here:
            reply.effects = self._handle(person.number, say.Return()).effects
        await self._broadcast.keep_and_tell(reply.effects)
        if reply.refusal is not None or reply.person is None:
            code = TableCode.STRANGER if reply.refusal is None else reply.refusal.code
            raise goodbyes.not_admitted(code)
        self._take_in(connection, reply.person, hello.seen)
        self._expected.discard(reply.person)
        if not self._expected:
            await self._go_on()
        return reply.person

    def _take_in(self, connection: Connection, person: int, seen: int) -> None:
        connection.answer(protocol.Welcome(protocol.VERSION, person, self.name, self.code))
        self._broadcast.people[connection] = person
        self._broadcast.catch_up(connection, seen)

    def _welcome_screen(self, connection: Connection, key: str) -> int:
        """A screen is shown what everybody may know; the table goes on as if it were not there."""
        if connection.address in self._barred:
            raise goodbyes.not_admitted(TableCode.PUT_OUT)
        self._broadcast.screens.admit(self.table.room, connection, key)
        connection.answer(protocol.Welcome(protocol.VERSION, ONLOOKER, self.name, self.code))
        self._broadcast.show(connection)
        self._broadcast.tell_screens()
        return ONLOOKER

    def _enter(self, connection: Connection, hello: protocol.Hello, key: str) -> Reply:
        """Somebody new; a place that was freed meanwhile is remembered by its name."""
        name = hello.name or name_once(self.table.room, key)
        return self._ask(connection, say.Enter(name, key))

    def _ask(self, connection: Connection, command: say.Enter | say.Knock) -> Reply:
        """Say for a newcomer what the table may still refuse."""
        code = refused_here(self._limits, self.table.room, self._broadcast.version, command)
        if connection.address in self._barred:
            code = TableCode.PUT_OUT
        return Reply(refusal=TableRefusal(code)) if code else self._handle(None, command)

    # --- at the door

    def _must_knock(self, key: str) -> bool:
        return must_knock(self.table.room) or knock_of(self.table.room, key) is not None

    def _show_door(self, connection: Connection, hello: protocol.Hello, key: str) -> int:
        """Somebody looks in before they come; the table goes on as if they were not there."""
        owner = owner_of(self.table.room, key)
        if connection.address in self._barred or (owner is not None and owner.put_out):
            raise goodbyes.not_admitted(TableCode.PUT_OUT)
        self._broadcast.doorstep.look(connection, hello.name, self.table.room)
        self._broadcast.tell_doorstep()
        return ONLOOKER

    async def _knock(self, connection: Connection, hello: protocol.Hello, key: str) -> int:
        """Somebody new waits to be let in; whoever knocks already is heard once."""
        if knock_of(self.table.room, key) is None:
            name = hello.name or name_once(self.table.room, key)
            reply = self._ask(connection, say.Knock(name, key))
            await self._broadcast.keep_and_tell(reply.effects)
            if reply.refusal is not None:
                raise goodbyes.not_admitted(reply.refusal.code)
        self._broadcast.doorstep.knock(connection, key, self.table.room)
        return ONLOOKER

    async def _answer_door(self) -> None:
        """Whoever was let in is taken in, whoever was turned away is told so."""
        doorstep, room = self._broadcast.doorstep, self.table.room
        for connection, key in doorstep.knocking.items():
            person = owner_of(room, key)
            if person is not None:
                doorstep.leave(connection)
                self._take_in(connection, person.number, 0)
            elif knock_of(room, key) is None:
                connection.close(goodbyes.not_admitted(TableCode.TURNED_AWAY))
        here = set(self._broadcast.people.values())
        absent = [p.number for p in room.humans_here() if p.number not in here | self._expected]
        for number in absent:  # let in while their line was cut
            await self._broadcast.keep_and_tell(self._handle(number, say.Leave()).effects)

    def person_of(self, connection: Connection) -> int:
        """Who speaks by a line that was opened at the door."""
        return self._broadcast.people.get(connection, ONLOOKER)

    def _forget_knock_later(self, key: str) -> None:
        """Whoever knocked and does not come back to the door for a while has gone away."""

        async def job() -> None:
            number = knock_of(self.table.room, key)
            if number is not None and not self._broadcast.doorstep.waits(key):
                reply = self._handle(None, say.ForgetKnock(number))
                await self._broadcast.keep_and_tell(reply.effects)

        asyncio.get_running_loop().call_later(KNOCK_KEPT, self._jobs.put, job)

    def _bar(self, address: str) -> None:
        """Whoever was put out brings no new name from there, unless others here share it."""
        if all(connection.address != address for connection in self._broadcast.people):
            self._barred.add(address)

    def go_out(self, connection: Connection) -> None:
        """The line was cut; with the last one the person has left."""

        async def job() -> None:
            if self._broadcast.screens.leave(connection):
                self._broadcast.tell_screens()
                return
            if connection in self._broadcast.doorstep:
                self._leave_door(connection)
                return
            people = self._broadcast.people
            person = people.pop(connection, None)
            self.left_at = machine.monotonic()
            if person is not None and self.table.room.people[person].put_out:
                self._bar(connection.address)
            if person is not None and person not in people.values():
                await self._broadcast.keep_and_tell(self._handle(person, say.Leave()).effects)

        self._jobs.put(job)

    def _leave_door(self, connection: Connection) -> None:
        doorstep = self._broadcast.doorstep
        key = doorstep.knocking.get(connection)
        doorstep.leave(connection)
        if key is None:
            self._broadcast.tell_doorstep()
        else:
            self._forget_knock_later(key)

    def _expect(self) -> None:
        """Whom the log has here may be on the way back, from another server or another life.

        Until all of them are there, or for a moment, the time of the table stands still.
        """

        async def job() -> None:
            await self._go_on()

        for found in self.table.room.knocks.values():
            self._forget_knock_later(found.key)
        if self._expected:
            asyncio.get_running_loop().call_later(REUNION, self._jobs.put, job)
        else:
            self._clock.start()

    async def _go_on(self) -> None:
        """Time passes from now on; whoever has not come back has left."""
        if self._clock.goes:
            return
        effects = []
        for number in sorted(self._expected):
            effects += self._handle(number, say.Leave()).effects
        self._expected.clear()
        self._clock.start()
        await self._broadcast.keep_and_tell(effects)

    def resynchronise(self, connection: Connection) -> None:
        async def job() -> None:
            self._broadcast.show(connection)

        self._jobs.put(job)

    # --- commands

    def wish(self, wish: Wish) -> None:
        """Queue a command, which is answered, or refused by the goodbye of its line."""
        limit = self._reached(wish.by)
        if limit is not None:
            LIMITED.labels(limit).inc()
            refusal = TableRefusal(TableCode.OVERLOADED)
            wish.by.answer(protocol.CommandRefused(wish.id, refusal, self._broadcast.version))
            return
        wish.by.asked += 1
        self._jobs.put(partial(self._obey, wish, machine.monotonic()), wish.by.close)

    def _reached(self, by: Connection) -> str | None:
        if by.asked >= self._limits.commands_per_socket:
            return "commands-per-socket"
        if self._jobs.waiting >= self._limits.commands_per_table:
            return "commands-per-table"
        listeners = max(1, len(self._broadcast.people) + len(self._broadcast.screens))
        return None if self._tellings.take(listeners) else "tellings-per-table"

    async def _obey(self, wish: Wish, since: float) -> None:
        room = self.table.room
        code = refused_here(self._limits, room, self._broadcast.version, wish.command)
        if room.people[wish.person].put_out:  # a bot alone speaks for them
            code = TableCode.PUT_OUT
        elif isinstance(wish.command, _BY_LINES):
            code = TableCode.STRANGER
        reply = Reply(refusal=TableRefusal(code)) if code else Reply()
        if code is None:
            reply = self._handle(wish.person, wish.command)
        COMMANDS.labels(type(wish.command).__name__).inc()
        await self._broadcast.keep_and_tell(reply.effects)
        if isinstance(wish.command, _OPENS_DOOR):
            await self._answer_door()
        wish.by.answer(self._answer(wish, reply))
        if isinstance(wish.command, say.AskForHint) and reply.refusal is None:
            self._hints.begin(wish.person, wish.by.address)
        wish.by.asked -= 1
        if self.table.room.deleted:
            self._jobs.end(goodbyes.gone())
        LATENCY.observe(machine.monotonic() - since)

    def _answer(self, wish: Wish, reply: Reply) -> protocol.Message:
        version = self._broadcast.version
        if reply.refusal is None:
            return protocol.Obeyed(wish.id, version)
        REFUSALS.labels(str(reply.refusal.code)).inc()
        if isinstance(reply.refusal, Refusal):
            return protocol.CardsRefused(wish.id, reply.refusal, version)
        return protocol.CommandRefused(wish.id, reply.refusal, version)

    def _handle(self, person: int | None, command: say.Command) -> Reply:
        reply = self.table.handle(self._clock(), person, command)
        reply.effects += self._driver.seal(self._clock()) or []
        return reply

    async def _wake(self) -> None:
        """Time has passed: what is due happens, and bots act; one that thinks, beside the rest."""
        if SHARP in [person.bot for person in self.table.room.people]:
            run = partial(self._driver.run, self._clock(), 1)
            effects = await found_by(self._thinking.beside(run))
        else:
            began = machine.monotonic()
            effects = self._driver.run(self._clock(), MOST_BOT_ACTS)
            self._pace.spend(machine.monotonic() - began)
        await self._broadcast.keep_and_tell(effects)
