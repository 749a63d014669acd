"""Who stands at the door of a table: those who look before they come in, and those who knock.

They are told what a door shows and nothing else, stand in no record unless they knock, and keep no
table awake.
"""

from __future__ import annotations

from collections.abc import Callable

from yksi.messages.refusal import RefusedByTable
from yksi.server import goodbyes, protocol
from yksi.server.lines.connection import Connection
from yksi.table.lobby.chairs import circle
from yksi.table.lobby.door import must_knock
from yksi.table.lobby.host import acting_host
from yksi.table.lobby.names import fit_name
from yksi.table.people import Person
from yksi.table.room import Room


def shown_at_door(room: Room, waits: bool) -> protocol.Door:
    """What a stranger may know: who invites to what, and who sits where if they may come in."""
    host = acting_host(room)
    is_open = not room.settings.locked and not must_knock(room)
    return protocol.Door(
        host=None if host is None else _shown(room.people[host]),
        rules=room.settings.rules,
        stage=room.stage,
        most=room.rules.max_seats,
        people=tuple(map(_shown, room.present())) if is_open else (),
        chairs=tuple(circle(room)) if is_open else (),
        knock=must_knock(room),
        locked=room.settings.locked,
        waits=waits,
    )


def _shown(person: Person) -> protocol.DoorPerson:
    return protocol.DoorPerson(person.number, person.name, person.bot, person.animal, person.here)


class Doorstep:
    def __init__(self) -> None:
        self._looking: dict[Connection, str] = {}  # by what they might be called
        self._knocking: dict[Connection, str] = {}  # by their keys
        self._told: dict[bool, protocol.Door] = {}  # what was last shown, by whether one knocks

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._looking or connection in self._knocking

    def __bool__(self) -> bool:
        return bool(self._looking or self._knocking)

    @property
    def names(self) -> tuple[str, ...]:
        """Those who look, as they might be called; who could not be read is nobody."""
        return tuple(name for name in self._looking.values() if name)

    @property
    def knocking(self) -> dict[Connection, str]:
        return dict(self._knocking)

    def waits(self, key: str) -> bool:
        """Whether somebody with this key knocks, and is there."""
        return key in self._knocking.values()

    def look(self, connection: Connection, name: str | None, room: Room) -> None:
        try:
            self._looking[connection] = fit_name(name or "", ())
        except RefusedByTable:
            self._looking[connection] = ""
        connection.answer(shown_at_door(room, waits=False))

    def knock(self, connection: Connection, key: str, room: Room) -> None:
        self._knocking[connection] = key
        connection.answer(shown_at_door(room, waits=True))

    def leave(self, connection: Connection) -> None:
        """A line was cut, or leads into the room from now on."""
        self._looking.pop(connection, None)
        self._knocking.pop(connection, None)

    def tell(self, room: Room) -> None:
        """Show what has changed since it was last shown."""
        for lines, waits in ((self._looking, False), (self._knocking, True)):
            shown = shown_at_door(room, waits) if lines else None
            if shown is None or shown == self._told.get(waits):
                continue
            self._told[waits] = shown
            for connection in lines:
                connection.answer(shown)

    def close(self, why: goodbyes.Goodbye) -> None:
        for connection in (*self._looking, *self._knocking):
            connection.close(why)

    def cut(self, is_banned: Callable[[str, str], bool]) -> None:
        """Close the lines of those whose address or key is banned."""
        for connection in (*self._looking, *self._knocking):
            if is_banned(connection.address, self._knocking.get(connection, "")):
                connection.close(goodbyes.banned())
