"""Whoever has no seat: how they get one, and that they are told so."""

from __future__ import annotations

from yksi.cards import NONE
from yksi.game import actions as do
from yksi.messages import news
from yksi.messages.refusal import TableCode, TableRefusal
from yksi.messages.stage import Stage, Way
from yksi.rules import Scoring
from yksi.table.people import Person
from yksi.table.room import Room


def may_sit_down(room: Room, number: int) -> TableRefusal | None:
    """Why somebody cannot join the running game, or None."""
    game = room.running()
    if room.people[number].is_gone and room.laws >= 4:
        return TableRefusal(TableCode.PUT_OUT)
    if number in room.seats:  # out, gave up or removed: not twice into one game (KPG-R62)
        return TableRefusal(TableCode.CANNOT_RETURN, "KPG-R62")
    if not game.rules.join_cards:
        return TableRefusal(TableCode.GAME_RUNNING, "GEN-R27")
    if game.state.winner != NONE:
        return TableRefusal(TableCode.WINNER_EXISTS, "KPG-§13.1")
    if room.people[number].barred and room.settings.series:
        return TableRefusal(TableCode.BARRED, "KPG-SCO-8")
    if not any(isinstance(action, do.Join) for action in game.legal(None)):
        return TableRefusal(TableCode.SEAT_COUNT, "KPG-R62")
    return None


def way_in(room: Room, person: Person) -> Way | None:
    """How somebody who only watches gets into the game; None for who plays, or before a game."""
    if room.stage is Stage.LOBBY or person.number in room.seats or person.put_out:
        return None
    if room.rules.scoring != Scoring.PLACES:
        return Way.NEXT_ROUND
    can_join = room.stage is Stage.PLAYING and may_sit_down(room, person.number) is None
    return Way.ASK if can_join else Way.NEXT_GAME


def tell_watcher(room: Room, person: Person) -> None:
    """Tell somebody who came late, or was not ready at the deal, how to get a seat."""
    way = way_in(room, person)
    if way is not None and person.is_human:
        room.tell(news.Watches(person.number, way), person.number)
