"""Catching is an ordinary command; hammering it gains nothing."""

from __future__ import annotations

from yksi.table.refusal import Code, Refused
from yksi.table.room import Room

MOST_WRONG = 3  # catches in vain
WITHIN = 5_000  # milliseconds


def may_catch(room: Room, who: int) -> None:
    """Whoever caught in vain too often has to wait."""
    person = room.people[who]
    recent = [at for at in person.wrong_catches if room.now - at < WITHIN]
    if len(recent) >= MOST_WRONG:
        raise Refused(Code.TOO_OFTEN)


def note_wrong_catch(room: Room, who: int) -> None:
    room.people[who].wrong_catches = [*room.people[who].wrong_catches[-MOST_WRONG:], room.now]
