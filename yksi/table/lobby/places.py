"""Places of those who left before they played: somebody else gets them.

A place in a game or on the paper, and the host's, is kept for ever.
"""

from __future__ import annotations

from yksi.table.people import Person
from yksi.table.room import Room

MOST_PEOPLE = 100
KEPT = 60_000  # milliseconds, if there is room: a line that was cut is back sooner


def is_full(room: Room) -> bool:
    return sum(1 for _ in room.present()) >= MOST_PEOPLE


def free_places(room: Room) -> None:
    """Free what nobody came back to in time; in a full room the place of who left longest ago."""
    if room.laws < 3:
        return
    left = sorted((p for p in room.present() if _only_visited(room, p)), key=lambda p: p.left_at)
    for person in left:
        if room.now - person.left_at >= KEPT or is_full(room):
            person.freed = True


def _only_visited(room: Room, person: Person) -> bool:
    """Whether somebody is away and has left nothing at this table."""
    stays = not person.is_human or person.here or person.number == room.host
    played = person.rounds > 0 or person.number in room.seats
    return not stays and not played
