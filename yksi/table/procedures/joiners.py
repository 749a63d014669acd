"""Joining a running game: with the oldest player's consent, before there is a winner (KPG-§13)."""

from __future__ import annotations

from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import news, questions
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.decisions.ballots import need_calm
from yksi.table.decisions.inquiries import ask, need_no_request
from yksi.table.decisions.offices import oldest
from yksi.table.lobby.ages import take_place
from yksi.table.lobby.spectators import may_sit_down
from yksi.table.match.play import carry
from yksi.table.match.practice import sat_down
from yksi.table.room import Room


def ask_to_join(room: Room, who: int, command: say.AskToJoin) -> None:
    room.running()
    refusal = may_sit_down(room, who)
    if refusal is not None:
        raise RefusedByTable(refusal.code, refusal.clause)
    room.seat_of(command.left_of)
    if command.older_than is not None:
        room.seat_of(command.older_than)
    if not room.people[who].acknowledged:
        raise RefusedByTable(TableCode.ETIQUETTE, "KPG-ETI-1")
    need_calm(room)
    need_no_request(room)
    question = questions.MayJoin(who, command.left_of, command.older_than)
    ask(room, question, oldest(room))


def answered(room: Room, question: questions.MayJoin, answer: str) -> None:
    """The newcomer joins between two actions, if the cards still allow it (KPG-R62)."""
    if answer == questions.YES and may_sit_down(room, question.person) is None:
        sit_down(room, question.person, question.left_of, question.older_than)


def sit_down(room: Room, number: int, left_of: int, older_than: int | None) -> int:
    """A newcomer gets nine cards and the seat that was wished for (KPG-§13.2)."""
    assert room.game is not None
    seat = room.game.seats
    older = None if older_than is None else room.seat_of(older_than)
    neighbour = room.seat_of(left_of)
    take_place(room, number, older_than)
    room.seats.append(number)
    room.people[number].coaching = None
    room.people[number].moved_away = False
    room.tell(news.SatDown(number, seat))
    sat_down(room, number)
    carry(room, None, do.Join(neighbour, older))
    return seat
