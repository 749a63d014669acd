"""Knocking: where the host wants it, nobody new comes in unasked.

Whoever knocks is no person of the room yet and learns nothing of it. Known people come back as
ever, and who was put out stays out.
"""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.lobby.door import admit_newcomer, name_for, need_newcomer
from yksi.table.lobby.host import need_host
from yksi.table.room import Knocking, Room

MOST_KNOCKING = 20
NOT_AGAIN = 60_000  # milliseconds after being turned away


def knock_of(room: Room, key: str) -> int | None:
    """The knock of whoever has a key."""
    return next((number for number, found in room.knocks.items() if found.key == key), None)


def knock(room: Room, command: say.Knock) -> None:
    need_newcomer(room, command.key)
    if knock_of(room, command.key) is not None:
        raise RefusedByTable(TableCode.ALREADY_HERE)
    if room.now - room.turned_away.get(command.key, -NOT_AGAIN) < NOT_AGAIN:
        raise RefusedByTable(TableCode.TURNED_AWAY)
    if len(room.knocks) >= MOST_KNOCKING:
        raise RefusedByTable(TableCode.ROOM_FULL)
    found = Knocking(name_for(room, command.name), command.key)
    room.knocked += 1
    room.knocks[room.knocked] = found
    room.tell(news.Knocks(found.name))


def forget_knock(room: Room, command: say.ForgetKnock) -> None:
    _need_knock(room, command.knock)
    del room.knocks[command.knock]


def let_in(room: Room, who: int, command: say.LetIn) -> None:
    """The host, or whoever stands in, opens the door: also of a table that is locked."""
    need_host(room, who)
    _need_knock(room, command.knock)
    _open(room, command.knock)


def turn_away(room: Room, who: int, command: say.TurnAway) -> None:
    need_host(room, who)
    found = _need_knock(room, command.knock)
    del room.knocks[command.knock]
    recent = {key: at for key, at in room.turned_away.items() if room.now - at < NOT_AGAIN}
    room.turned_away = {**recent, found.key: room.now}
    room.tell(news.TurnedAway(found.name))


def open_to_all(room: Room) -> None:
    """Nobody has to knock any more: whoever waits comes in, as far as there is room."""
    for number in list(room.knocks):
        try:
            _open(room, number)
        except RefusedByTable:
            return


def _need_knock(room: Room, number: int) -> Knocking:
    if number not in room.knocks:
        raise RefusedByTable(TableCode.NO_KNOCK)
    return room.knocks[number]


def _open(room: Room, number: int) -> None:
    """Nothing has changed when there is no room; the name was kept while its owner knocked."""
    found = room.knocks.pop(number)
    try:
        admit_newcomer(room, found.name, found.key)
    except RefusedByTable:
        room.knocks = dict(sorted({**room.knocks, number: found}.items()))
        raise
