"""Who may put somebody's leaving to the vote, and who decides it.

Strangers who have just come in cannot vote out those whose table it is.
"""

from __future__ import annotations

from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.stage import Stage
from yksi.table.match.round_end import can_be_accused, may_have_to_play_on
from yksi.table.people import Person
from yksi.table.room import Room


def may_leave(room: Room, number: int) -> bool:
    """Whether the table can do without somebody: KPGUT removes players by KPG-§15.2."""
    if not room.rules.absence_cards:
        return True
    if room.stage is Stage.BETWEEN and room.laws >= 5:  # the cards are about to be dealt
        return number not in room.seats
    return not (room.is_in(number) or may_have_to_play_on(room, number))


def others_who_may_leave(room: Room, who: int) -> tuple[int, ...]:
    people = (person for person in room.present() if person.is_human and person.number != who)
    return tuple(person.number for person in people if may_leave(room, person.number))


def voices(room: Room, about: int) -> list[int]:
    """Who decides on somebody's leaving: the host, and those who played a round here to its end.

    While a game or match runs they are the host and those of them who sit at it.
    """
    people = (person for person in room.humans_here() if person.number != about)
    return [person.number for person in people if _has_voice(room, person)]


def _has_voice(room: Room, person: Person) -> bool:
    return person.number == room.host or (person.rounds > 0 and _sits(room, person.number))


def _sits(room: Room, number: int) -> bool:
    return room.stage is Stage.LOBBY or number in room.seats


def _is_host_at_home(room: Room, number: int) -> bool:
    return number == room.host and room.stage is Stage.LOBBY


def need_voice(room: Room, who: int, about: int) -> None:
    """Refuse a ballot on the host before a game, and ballots of whoever has not played here yet."""
    if _is_host_at_home(room, about):
        raise RefusedByTable(TableCode.HOST)
    if who not in voices(room, about):
        raise RefusedByTable(TableCode.NO_VOICE)


def can_vote_out(room: Room, who: int) -> tuple[int, ...]:
    """About whose leaving somebody can ask for a ballot."""
    is_heard = _sits(room, who) if room.laws < 3 else _has_voice(room, room.people[who])
    if not is_heard or can_be_accused(room):
        return ()
    others = others_who_may_leave(room, who)
    return tuple(n for n in others if room.laws < 3 or not _is_host_at_home(room, n))
