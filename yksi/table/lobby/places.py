"""Places of those who left before they played: somebody else gets them.

A place in a game or on the paper, and the host's, is kept for ever.
"""

from __future__ import annotations

from yksi.table.people import Person
from yksi.table.room import Room

MOST_PEOPLE = 100
KEPT = 60_000  # milliseconds, if there is room: a line that was cut is back sooner


def places_to_free(room: Room) -> list[Person] | None:
    """Whose places go to somebody new; None when there is no room for anybody.

    These are what nobody came back to in time, and in a full room that of who left longest ago.
    """
    present = list(room.present())
    left = [p for p in present if _only_visited(room, p)] if room.laws >= 3 else []
    free: list[Person] = []
    for person in sorted(left, key=lambda p: p.left_at):
        if room.now - person.left_at >= KEPT or len(present) - len(free) >= MOST_PEOPLE:
            free.append(person)
    return None if len(present) - len(free) >= MOST_PEOPLE else free


def _only_visited(room: Room, person: Person) -> bool:
    """Whether somebody is away and has left nothing at this table."""
    stays = not person.is_human or person.here or person.number == room.host
    stays = stays or person.number in room.learning
    played = person.rounds > 0 or person.number in room.seats
    return not stays and not played
