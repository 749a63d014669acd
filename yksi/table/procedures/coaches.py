"""Permitted coaching: a beginner asks, the oldest approves, everybody sees it (KPG-R64)."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news, questions
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.decisions.ballots import need_quiet
from yksi.table.decisions.inquiries import ask, need_no_request
from yksi.table.decisions.offices import need_offices, oldest
from yksi.table.people import Person
from yksi.table.room import Room


def call_oneself_beginner(room: Room, who: int, _: say.CallMyselfBeginner) -> None:
    room.people[who].beginner = True
    room.tell(news.Beginner(who))


def ask_for_coach(room: Room, who: int, command: say.AskForCoach) -> None:
    need_offices(room)
    room.running()
    room.need_in(who)
    if not room.people[who].beginner:
        raise RefusedByTable(TableCode.NOT_A_BEGINNER, "KPG-§3.2.4")
    coach = room.person(command.person)
    if not _may_coach(room, coach):
        raise RefusedByTable(TableCode.SPECTATOR_ONLY, "KPG-§3.2.4")
    need_quiet(room)
    need_no_request(room)
    ask(room, questions.MayCoach(coach.number, who), oldest(room))


def _may_coach(room: Room, person: Person) -> bool:
    """Whether somebody watches, and was not sent away."""
    sent_away = person.put_out or person.moved_away
    return person.is_human and not sent_away and not room.is_in(person.number)


def name_coach(room: Room, _: int, command: say.NameCoach) -> None:
    """Nobody is coached who did not ask for it (KPG-ETI-7)."""
    need_offices(room)
    room.person(command.person)
    room.person(command.player)
    raise RefusedByTable(TableCode.PLAYER_ASKS, "KPG-ETI-7")


def pupil_of(room: Room, coach: int) -> int | None:
    """Whom somebody coaches now: the pupil's hand and ear are the coach's alone."""
    pupil = room.people[coach].coaching
    plays = pupil is not None and room.is_in(pupil) and not room.is_in(coach)
    return pupil if plays and not room.people[coach].put_out else None


def answered(room: Room, question: questions.MayCoach, answer: str) -> None:
    """The coach is named, if both are still what they were when it was asked for."""
    stays = _may_coach(room, room.people[question.person]) or room.laws < 4
    if answer == questions.YES and room.is_in(question.player) and stays:
        room.people[question.person].coaching = question.player
        room.tell(news.CoachNamed(question.person, question.player))
