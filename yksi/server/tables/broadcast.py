"""What happened at a table: first to the disk, then to everybody who may know it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from yksi.server.goodbyes import not_admitted
from yksi.server.lines.connection import Connection
from yksi.server.protocol import Choice, Message
from yksi.server.tables.changes import encode
from yksi.server.tables.commits import Commits
from yksi.server.tables.doorstep import Doorstep
from yksi.server.tables.parts import Parts, encode_effects, state_message
from yksi.server.tables.remembered import Remembered
from yksi.server.tables.screens import Screens, is_shown
from yksi.server.tables.snapshots import Snapshots
from yksi.store import Lease, Log, LogError, NewLines, NewSnapshot
from yksi.table import Effect, Table, TableCode


class Broadcast:
    def __init__(
        self,
        name: str,
        table: Table,
        log: Log,
        commits: Commits,
        clock: Callable[[], int],
        lease: Lease | None = None,
    ) -> None:
        self.version = table.version  # on the disk
        self.people: dict[Connection, int] = {}
        self.screens = Screens()
        self.doorstep = Doorstep()
        self._choosing: dict[Connection, Choice] = {}  # what people are asked by their pages
        self._name = name
        self._table = table
        self._commits = commits
        self._clock = clock
        self._lease = lease
        self._snapshots = Snapshots(name, table, log, lease, commits.spare)
        self._remembered = Remembered()
        self._parts: Parts | None = None  # while somebody is here

    async def keep_and_tell(self, effects: list[Effect], is_asked: bool = True) -> None:
        """Keep everything new in the record, then tell its effects with the version on the disk.

        Where nobody has asked for it (`is_asked`), it need not be soon.
        """
        new = self._table.take_lines()
        if new:
            snapshot = self._snapshots.taken_if_due()
            lines = NewLines(self._name, self.version, new, self._lease)
            await self._commits.keep(lines, is_asked)
            self.version += len(new)
            if snapshot is not None and not self._table.room.deleted:
                self._commits.keep_snapshot(NewSnapshot(self._name, snapshot, self._lease))
        if new or effects:
            self._publish(effects)

    async def put_away(self) -> None:
        """Keep a snapshot for whoever wakes the table next; without it, more lines are read."""
        kept = self._snapshots.last()
        if kept is not None:
            with suppress(LogError):
                await asyncio.wrap_future(kept)

    def _publish(self, effects: list[Effect]) -> None:
        told = encode_effects(effects)
        self._remembered.add(self.version, told)
        self.doorstep.tell(self._table.room)
        if not self.people and not self.screens:
            self._parts = None
            return
        self._known().go_on(effects, self.people.values())
        now = self._clock()
        for screen in self.screens:
            self._send(screen, now, [text for effect, text in told if is_shown(effect)])
        for connection, person in self.people.items():
            events = [text for effect, text in told if effect.to is None or person in effect.to]
            self._send(connection, now, events)
            if self._table.room.people[person].put_out:
                connection.close(not_admitted(TableCode.PUT_OUT))

    def _known(self) -> Parts:
        """The parts as those who are here know them; worked out when the first one comes."""
        if self._parts is None:
            self._parts = Parts(self._table)
        return self._parts

    def answer(self, person: int, message: Message) -> None:
        """Tell one person, in all browsers, what nobody else is told."""
        for connection, number in self.people.items():
            if number == person:
                connection.answer(message)

    def catch_up(self, connection: Connection, seen: int) -> None:
        """Send what happened since a version, as far as it is remembered, and the whole table."""
        person = self.people[connection]
        self._send(connection, self._clock(), self._remembered.since(seen, person))

    def show(self, connection: Connection) -> None:
        """Send the whole table to a browser that fell behind, or a screen that has just come."""
        is_here = connection in self.people or connection in self.screens
        if is_here and not connection.is_current:
            self._send(connection, self._clock(), [])

    def tell_screens(self) -> None:
        """Tell everybody how many screens there are now."""
        count = self._screen_count()
        for connection in (*self.people, *self.screens):
            if connection.is_current:  # else it is told with the whole table
                connection.push(state_message(self.version, self._clock(), [], count))

    def note_choosing(self, connection: Connection, what: Choice | None) -> None:
        """Show on the big screens what somebody is asked by their own page; None: nothing more."""
        before = self._choosing.pop(connection, None)
        if what is not None:
            self._choosing[connection] = what
        if what == before:
            return
        for screen in self.screens:
            if screen.is_current:
                screen.push(state_message(self.version, self._clock(), [], self._choices()))

    def _choices(self) -> bytes:
        people = self.people
        asked = {people[line]: what for line, what in self._choosing.items() if line in people}
        return b',"choosing":%s' % encode(asked)

    def tell_doorstep(self) -> None:
        """Tell the people who looks in at the door now."""
        for connection in self.people:
            if connection.is_current:
                connection.push(state_message(self.version, self._clock(), [], self._at_door()))

    def _at_door(self) -> bytes:
        return b',"door":%s' % encode(self.doorstep.names)

    def _screen_count(self) -> bytes:
        return b',"screens":%d' % len(self.screens)

    def _send(self, connection: Connection, now: int, events: list[bytes]) -> None:
        known, person = self._known(), self.people.get(connection)
        if connection.is_current:
            parts = known.changed_for_all() if person is None else known.changed(person)
        else:
            parts = known.whole_for_all() if person is None else known.whole(person)
            parts += self._screen_count()
            parts += self._choices() if person is None else self._at_door()
        connection.push(state_message(self.version, now, events, parts))
