"""The big screens of a table: each shows what everybody may know, and is nobody there.

A screen takes no chair, is not in the log, and keeps no table awake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from yksi.game import events as ev
from yksi.server import goodbyes
from yksi.server.lines.connection import Connection
from yksi.table import Effect, TableCode
from yksi.table.lobby.door import must_knock, owner_of
from yksi.table.room import ONLOOKER, Room

MOST_KNOWN = 32  # screens that may come back to a table that was locked meanwhile


def is_shown(effect: Effect) -> bool:
    """Whether a screen shows it: what everybody may know, but a hand not even then."""
    event = effect.event
    is_hand = isinstance(event, ev.Shown) and event.cards is not None
    return effect.reaches(ONLOOKER) and not is_hand


class Screens:
    def __init__(self) -> None:
        self._keys: dict[Connection, str] = {}
        self._known: list[str] = []

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._keys

    def knows(self, key: str) -> bool:
        """Whether a screen with this key was let in before."""
        return key in self._known

    def admit(self, room: Room, connection: Connection, key: str) -> None:
        """Let a screen in where somebody new could come in, or it was before; else Goodbye."""
        owner = owner_of(room, key)
        if owner is not None and owner.put_out:
            raise goodbyes.not_admitted(TableCode.PUT_OUT)
        if owner is None and not self.knows(key):
            if room.settings.locked:
                raise goodbyes.not_admitted(TableCode.LOCKED)
            if must_knock(room):
                raise goodbyes.not_admitted(TableCode.KNOCK)
        if not self.knows(key):
            self._known.append(key)
            del self._known[:-MOST_KNOWN]
        self._keys[connection] = key

    def leave(self, connection: Connection) -> bool:
        """Forget a line that was cut; whether it was a screen's."""
        return self._keys.pop(connection, None) is not None

    def cut(self, is_banned: Callable[[str, str], bool]) -> None:
        """Close the lines of screens whose address or key is banned."""
        for connection, key in self._keys.items():
            if is_banned(connection.address, key):
                connection.close(goodbyes.banned())
