"""The reception of a table: people and screens come in, look in at the door, knock, and go out.

What that changes at the table goes through its owner's queue and its log like any command.
"""

from __future__ import annotations

import asyncio

from yksi import machine
from yksi.messages import commands as say
from yksi.server import goodbyes, protocol
from yksi.server.goodbyes import Goodbye
from yksi.server.guard.limits import Limits
from yksi.server.guard.table_limits import is_written_full, refused_here
from yksi.server.lines.connection import Connection
from yksi.server.tables.broadcast import Broadcast
from yksi.server.tables.jobs import Jobs
from yksi.server.tables.reunion import Handle, Reunion
from yksi.table import Reply, TableCode, TableRefusal
from yksi.table.lobby.door import must_knock, name_once, owner_of
from yksi.table.lobby.knocking import knock_of
from yksi.table.room import ONLOOKER, Room

KNOCK_KEPT = 60.0  # seconds for which whoever knocked may be away from the door


class Reception:
    def __init__(
        self,
        name: str,
        room: Room,
        handle: Handle,
        broadcast: Broadcast,
        jobs: Jobs,
        reunion: Reunion,
        limits: Limits,
    ) -> None:
        self.code: str | None = None  # by which people tell one another of the table
        self.left_at = machine.monotonic()  # when the last browser went
        self._name = name
        self._room = room
        self._handle = handle
        self._broadcast = broadcast
        self._jobs = jobs
        self._reunion = reunion
        self._limits = limits
        self._barred: set[str] = set()  # addresses of people who were put out

    def open(self) -> None:
        """The table is awake: whom the log has here may come back, and who knocked be heard."""
        for found in self._room.knocks.values():
            self._forget_knock_later(found.key)
        self._reunion.begin()

    # --- coming in

    def knows(self, key: str) -> bool:
        """Whether somebody with this key has a place here, or had one and may not come back.

        A screen that was here is known as well, and so is whoever knocks.
        """
        room = self._room
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
        person = owner_of(self._room, key)
        if person is None and self._must_knock(key):
            return await self._knock(connection, hello, key)
        reply = Reply(person=None if person is None else person.number)
        if is_written_full(self._limits, self._broadcast.version):
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
        await self._reunion.arrived(reply.person)
        return reply.person

    def _take_in(self, connection: Connection, person: int, seen: int) -> None:
        connection.answer(protocol.Welcome(protocol.VERSION, person, self._name, self.code))
        self._broadcast.people[connection] = person
        self._broadcast.catch_up(connection, seen)

    def _welcome_screen(self, connection: Connection, key: str) -> int:
        """A screen is shown what everybody may know; the table goes on as if it were not there."""
        if connection.address in self._barred:
            raise goodbyes.not_admitted(TableCode.PUT_OUT)
        self._broadcast.screens.admit(self._room, connection, key)
        connection.answer(protocol.Welcome(protocol.VERSION, ONLOOKER, self._name, self.code))
        self._broadcast.show(connection)
        self._broadcast.tell_screens()
        return ONLOOKER

    def _enter(self, connection: Connection, hello: protocol.Hello, key: str) -> Reply:
        """Somebody new; a place that was freed meanwhile is remembered by its name."""
        name = hello.name or name_once(self._room, key)
        return self._ask(connection, say.Enter(name, key))

    def _ask(self, connection: Connection, command: say.Enter | say.Knock) -> Reply:
        """Say for a newcomer what the table may still refuse."""
        code = refused_here(self._limits, self._room, self._broadcast.version, command)
        if connection.address in self._barred:
            code = TableCode.PUT_OUT
        return Reply(refusal=TableRefusal(code)) if code else self._handle(None, command)

    # --- at the door

    def _must_knock(self, key: str) -> bool:
        return must_knock(self._room) or knock_of(self._room, key) is not None

    def _show_door(self, connection: Connection, hello: protocol.Hello, key: str) -> int:
        """Somebody looks in before they come; the table goes on as if they were not there."""
        owner = owner_of(self._room, key)
        if connection.address in self._barred or (owner is not None and owner.put_out):
            raise goodbyes.not_admitted(TableCode.PUT_OUT)
        self._broadcast.doorstep.look(connection, hello.name, self._room)
        self._broadcast.tell_doorstep()
        return ONLOOKER

    async def _knock(self, connection: Connection, hello: protocol.Hello, key: str) -> int:
        """Somebody new waits to be let in; whoever knocks already is heard once."""
        if knock_of(self._room, key) is None:
            name = hello.name or name_once(self._room, key)
            reply = self._ask(connection, say.Knock(name, key))
            await self._broadcast.keep_and_tell(reply.effects)
            if reply.refusal is not None:
                raise goodbyes.not_admitted(reply.refusal.code)
        self._broadcast.doorstep.knock(connection, key, self._room)
        return ONLOOKER

    async def answer_door(self) -> None:
        """Whoever was let in is taken in, whoever was turned away is told so."""
        doorstep, room = self._broadcast.doorstep, self._room
        for connection, key in doorstep.knocking.items():
            person = owner_of(room, key)
            if person is not None:
                doorstep.leave(connection)
                self._take_in(connection, person.number, 0)
            elif knock_of(room, key) is None:
                connection.close(goodbyes.not_admitted(TableCode.TURNED_AWAY))
        here = set(self._broadcast.people.values())
        for number in [person.number for person in room.humans_here()]:
            if number not in here and not self._reunion.expects(number):
                await self._leave(number)  # was let in while their line was cut

    def person_of(self, connection: Connection) -> int:
        """Who speaks by a line that was opened at the door."""
        return self._broadcast.people.get(connection, ONLOOKER)

    def _forget_knock_later(self, key: str) -> None:
        """Whoever knocked and does not come back to the door for a while has gone away."""

        async def job() -> None:
            number = knock_of(self._room, key)
            if number is not None and not self._broadcast.doorstep.waits(key):
                reply = self._handle(None, say.ForgetKnock(number))
                await self._broadcast.keep_and_tell(reply.effects)

        asyncio.get_running_loop().call_later(KNOCK_KEPT, self._jobs.put, job)

    # --- going out

    def go_out(self, connection: Connection) -> None:
        """The line was cut; with the last one the person has left."""

        async def job() -> None:
            if self._broadcast.screens.leave(connection):
                self._broadcast.tell_screens()
                return
            if connection in self._broadcast.doorstep:
                self._leave_door(connection)
                return
            self._broadcast.note_choosing(connection, None)
            people = self._broadcast.people
            person = people.pop(connection, None)
            self.left_at = machine.monotonic()
            if person is not None and self._room.people[person].put_out:
                self._bar(connection.address)
            if person is not None and person not in people.values():
                await self._leave(person)

        self._jobs.put(job)

    def note_choosing(self, connection: Connection, what: protocol.Choice | None) -> None:
        """Somebody's page asks them something, or has been answered."""

        async def job() -> None:
            if connection in self._broadcast.people:
                self._broadcast.note_choosing(connection, what)

        self._jobs.put(job)

    def _bar(self, address: str) -> None:
        """Whoever was put out brings no new name from there, unless others here share it."""
        if all(connection.address != address for connection in self._broadcast.people):
            self._barred.add(address)

    async def _leave(self, person: int) -> None:
        await self._broadcast.keep_and_tell(self._handle(person, say.Leave()).effects)

    def _leave_door(self, connection: Connection) -> None:
        doorstep = self._broadcast.doorstep
        key = doorstep.knocking.get(connection)
        doorstep.leave(connection)
        if key is None:
            self._broadcast.tell_doorstep()
        else:
            self._forget_knock_later(key)
