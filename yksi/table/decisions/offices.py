"""The offices of the oldest and the youngest: who holds them, and for whom (KPG-R05)."""

from __future__ import annotations

from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.rules import Conduct
from yksi.table.room import Room


def need_offices(room: Room) -> None:
    if room.rules.conduct != Conduct.OFFICES:
        raise RefusedByTable(TableCode.NO_OFFICES)


def oldest(room: Room) -> int:
    """The oldest still in the game."""
    return room.by_age(room.still_in())[0]


def warden_of(room: Room, person: int) -> int:
    """Who judges and warns somebody: the oldest, or the youngest if it is the oldest."""
    by_age = room.by_age(room.still_in())
    return by_age[-1] if by_age[0] == person else by_age[0]


def wards_of(room: Room, person: int) -> tuple[int, ...]:
    """Whom somebody judges and warns: the oldest all others, the youngest the oldest."""
    inside = room.still_in()
    by_age = room.by_age(inside)
    if person == by_age[0]:
        return tuple(number for number in inside if number != person)
    return (by_age[0],) if person == by_age[-1] else ()


def shuffler(room: Room) -> int:
    """The oldest who is out; or a spectator; or the oldest player (KPG-§4.2)."""
    assert room.game is not None
    gone = room.game.state.gave_up | room.game.state.removed
    out = [
        number
        for seat, number in enumerate(room.seats)
        if not room.is_in(number) and not (gone >> seat) & 1
    ]
    if out:
        return room.by_age(out)[0]
    watching = [p.number for p in room.humans_here() if p.number not in room.seats]
    return watching[0] if watching else oldest(room)
