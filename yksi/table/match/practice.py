"""Practice with bots alone: what is kept so that acts can be taken back, and what ends it.

The moves since the deal are kept, and played again up to the act that is taken back. So the cards
come back as they were, chance included: whoever draws again draws the same card.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence

import msgspec

from yksi.game import Game
from yksi.game import actions as do
from yksi.messages import news
from yksi.table.room import Practice, Room, TakeBackPoint

_NO_ACTS = (do.Call, do.Catch)  # are taken back with the act before them
_DECIDED = (do.Remove, do.Join, do.TakeBack)  # by people: nothing before it comes back


def is_practice(room: Room, players: Sequence[int]) -> bool:
    """Whether a game of these players is practice: wished for, by one person with bots alone."""
    people = [number for number in players if room.people[number].is_human]
    return room.settings.practice and len(people) == 1


def begin(room: Room) -> None:
    """Mark the game that begins as practice, or say who else plays."""
    people = [number for number in room.seats if room.people[number].is_human]
    room.practice = Practice(people[0]) if is_practice(room, room.seats) else None
    if room.settings.practice and room.practice is None:
        _end(room, people[1])


def sat_down(room: Room, number: int) -> None:
    """With another person at the table hints end; the game that they join counts for nothing."""
    practice = room.practice
    if practice is not None and practice.is_open and room.people[number].is_human:
        room.practice = Practice(practice.person, is_open=False)
        _end(room, number)


def _end(room: Room, number: int) -> None:
    room.settings = msgspec.structs.replace(room.settings, practice=False)
    room.tell(news.PracticeEnded(number))


# --- what is kept


def start_anew(room: Room) -> None:
    """Nothing from before this moment can be taken back."""
    practice = room.practice
    if practice is not None and practice.is_open and room.game is not None:
        room.practice = Practice(practice.person, dealt=room.game.clone())


def note_move(room: Room, seat: int | None, action: do.Action) -> None:
    """A move was carried out."""
    practice = room.practice
    if practice is None or practice.dealt is None:
        return
    if isinstance(action, _DECIDED):
        start_anew(room)
    else:
        practice.moves.append((seat, action))  # type: ignore[arg-type] # every Action is one of AnyAction


def point_before(room: Room, who: int, action: do.Action) -> TakeBackPoint | None:
    """Where an act begins, if it can be taken back once it was carried out."""
    practice = room.practice
    if practice is None or practice.dealt is None or practice.person != who:
        return None
    if isinstance(action, _NO_ACTS) or room.carrying is not None:
        return None
    return TakeBackPoint(
        len(practice.moves),
        action,  # type: ignore[arg-type] # every Action is one of AnyAction
        dict(room.out_at),
        copy.deepcopy(room.drawings),
        dict(room.markers),
    )


def keep(room: Room, point: TakeBackPoint | None) -> None:
    if point is not None and room.practice is not None:
        room.practice.points.append(point)


def cards_before(practice: Practice, moves: int) -> Game:
    """The cards as they were after so many moves."""
    assert practice.dealt is not None
    game = practice.dealt.clone()
    for seat, action in practice.moves[:moves]:
        game.play(seat, action)
    return game
