"""Catching is an ordinary command; a wrong one costs nothing, and hammering gains nothing.

One attempt a second counts (GEN-R20). What is said in somebody's grace is not wrong, only early.
"""

from __future__ import annotations

from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.room import Room

REST = 1_000  # milliseconds after a wrong catch
_MOST_WRONG = 3  # catches in vain, by the first laws,
_WITHIN = 5_000  # in so many milliseconds


def may_catch(room: Room, who: int) -> None:
    """Whoever has just caught in vain has to wait."""
    most, within = (1, REST) if room.laws >= 2 else (_MOST_WRONG, _WITHIN)
    recent = [at for at in room.people[who].wrong_catches if room.now - at < within]
    if len(recent) >= most:
        raise RefusedByTable(TableCode.TOO_OFTEN)


def note_wrong_catch(room: Room, who: int, seat: int) -> None:
    is_early = (room.running().state.grace >> seat) & 1
    if room.laws < 2 or not is_early:
        room.people[who].wrong_catches = [*room.people[who].wrong_catches[-_MOST_WRONG:], room.now]


def is_noted(room: Room, who: int) -> bool:
    """Whether somebody has caught in vain just now."""
    return room.now in room.people[who].wrong_catches[-1:]
