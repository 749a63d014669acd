"""The host keeps order: sends people out, and takes or gives the word.

Whoever only stands in for the host may take the word, which the host can give back; nobody can
take back that somebody was sent out, so they may not do that.
"""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.lobby.door import needs_stand_in, put_out
from yksi.table.lobby.host import need_host, need_true_host
from yksi.table.lobby.voices import may_leave, others_who_may_leave
from yksi.table.people import Person
from yksi.table.room import Room


def can_send_out(room: Room, who: int) -> tuple[int, ...]:
    """Whom the host can send out now."""
    return others_who_may_leave(room, who) if who == room.host else ()


def send_out(room: Room, who: int, command: say.SendOut) -> None:
    need_true_host(room, who)
    person = _somebody_else(room, who, command.person)
    if not may_leave(room, person.number):
        raise RefusedByTable(TableCode.GAME_RUNNING, "KPG-§15.2")
    put_out(room, person.number, "host")
    if needs_stand_in(room, person.number):
        room.tell(news.StandsIn(person.number, True))


def silence(room: Room, who: int, command: say.Silence) -> None:
    _let_write(room, who, command.person, silenced=True)


def let_write(room: Room, who: int, command: say.LetWrite) -> None:
    _let_write(room, who, command.person, silenced=False)


def _let_write(room: Room, who: int, number: int, silenced: bool) -> None:
    need_host(room, who)
    person = _somebody_else(room, who, number)
    if person.number == room.host:
        raise RefusedByTable(TableCode.HOST)
    person.silenced = silenced
    room.tell(news.Silenced(person.number, silenced))


def _somebody_else(room: Room, who: int, number: int) -> Person:
    person = room.person(number)
    if person.number == who:
        raise RefusedByTable(TableCode.ONESELF)
    if not person.is_human or person.is_gone:
        raise RefusedByTable(TableCode.STRANGER)
    return person
