"""What happened at a table: first to the disk, then to everybody who may know it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from yksi.server.goodbyes import not_admitted
from yksi.server.lines.connection import Connection
from yksi.server.tables.commits import on_disk
from yksi.server.tables.parts import Parts, encode_effects, state_message
from yksi.server.tables.remembered import Remembered
from yksi.server.tables.snapshots import Snapshots
from yksi.store import Lease, Log, LogError
from yksi.table import Effect, Table, TableCode


class Broadcast:
    def __init__(
        self,
        name: str,
        table: Table,
        log: Log,
        clock: Callable[[], int],
        lease: Lease | None = None,
    ) -> None:
        self.version = table.version  # on the disk
        self.people: dict[Connection, int] = {}
        self._name = name
        self._table = table
        self._log = log
        self._clock = clock
        self._lease = lease
        self._snapshots = Snapshots(name, table, log, lease)
        self._remembered = Remembered()
        self._parts: Parts | None = None  # while somebody is here

    async def keep_and_tell(self, effects: list[Effect]) -> None:
        """Keep everything new in the record, then tell its effects with the version on the disk."""
        new = self._table.take_lines()
        if new:
            kept = self._log.append(self._name, self.version, new, self._lease)
            self._snapshots.after(kept)
            await on_disk(kept)
            self.version += len(new)
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
        if not self.people:
            self._parts = None
            return
        self._known().go_on(effects, self.people.values())
        for connection, person in self.people.items():
            events = [text for effect, text in told if effect.reaches(person)]
            self._send(connection, person, events)
            if self._table.room.people[person].put_out:
                connection.close(not_admitted(TableCode.PUT_OUT))

    def _known(self) -> Parts:
        """The parts as those who are here know them; worked out when the first one comes."""
        if self._parts is None:
            self._parts = Parts(self._table)
        return self._parts

    def catch_up(self, connection: Connection, seen: int) -> None:
        """Send what happened since a version, as far as it is remembered, and the whole table."""
        person = self.people[connection]
        self._send(connection, person, self._remembered.since(seen, person))

    def show(self, connection: Connection) -> None:
        """Send the whole table to a browser that fell behind."""
        if connection in self.people and not connection.is_current:
            self._send(connection, self.people[connection], [])

    def _send(self, connection: Connection, person: int, events: list[bytes]) -> None:
        known = self._known()
        parts = known.changed(person) if connection.is_current else known.whole(person)
        connection.push(state_message(self.version, self._clock(), events, parts))
