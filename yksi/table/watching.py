"""Whoever has no seat: how they get one, and that they are told so."""

from __future__ import annotations

from yksi.rules import Scoring
from yksi.table import news
from yksi.table.joining import may_sit_down
from yksi.table.people import Person
from yksi.table.room import Room, Stage
from yksi.table.way import Way


def way_in(room: Room, person: Person) -> Way | None:
    """How somebody who only watches gets into the game; None for who plays, or before a game."""
    if room.stage is Stage.LOBBY or person.number in room.seats or person.put_out:
        return None
    if room.rules.scoring != Scoring.PLACES:
        return Way.NEXT_ROUND
    can_join = room.stage is Stage.PLAYING and may_sit_down(room, person.number) is None
    return Way.ASK if can_join else Way.NEXT_GAME


def tell_watcher(room: Room, person: Person) -> None:
    """Whoever came late, or was not ready at the deal."""
    way = way_in(room, person)
    if way is not None and person.is_human:
        room.tell(news.Watches(person.number, way), person.number)
