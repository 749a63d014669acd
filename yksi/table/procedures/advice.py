"""Advice: players who give it draw two, spectators join or move away (KPG-§3)."""

from __future__ import annotations

from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import motions, news, questions
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.decisions.ballots import need_calm, open_ballot, rule_of_the_table, voters
from yksi.table.decisions.inquiries import ask
from yksi.table.decisions.offices import need_offices, oldest
from yksi.table.lobby.door import put_out
from yksi.table.lobby.spectators import may_sit_down
from yksi.table.match.play import carry
from yksi.table.procedures.joiners import sit_down
from yksi.table.room import Room

PENALTY = 2


def report(room: Room, who: int, command: say.ReportAdvice) -> None:
    """Whether there was advice is voted on; nothing is heard by the machine."""
    need_offices(room)
    room.running()
    adviser, advised = room.person(command.adviser), room.person(command.advised)
    room.need_in(who)
    if adviser.number == advised.number:
        raise RefusedByTable(TableCode.ONESELF)
    if adviser.put_out or not adviser.is_human:
        raise RefusedByTable(TableCode.STRANGER)
    if not room.is_in(advised.number):
        raise RefusedByTable(TableCode.OUT_ALREADY)
    plays = room.is_in(adviser.number) and room.laws >= 4  # and is nobody's coach any more
    if adviser.coaching == advised.number and not plays:
        raise RefusedByTable(TableCode.COACH, "KPG-§3.2.4")
    need_calm(room)
    motion = motions.Advised(adviser.number, advised.number)
    open_ballot(room, who, motion, voters(room), rule_of_the_table(room))


def report_question(room: Room, _: int, command: say.ReportQuestion) -> None:
    """Asking about the course of play is open to everybody (KPG-§3.1.2)."""
    need_offices(room)
    room.person(command.person)
    raise RefusedByTable(TableCode.NOT_ADVICE, "KPG-§3.1.2")


def carried(room: Room, motion: motions.Advised) -> None:
    if room.people[motion.adviser].put_out and room.laws >= 5:
        return  # sent out while it was voted on: there is nothing left to decide
    if room.is_in(motion.adviser):
        carry(room, None, do.Give(room.seat_of(motion.adviser), PENALTY))  # KPG-R68
    elif may_sit_down(room, motion.adviser) is None:
        question = questions.TakeAdviser(motion.adviser, motion.advised)
        ask(room, question, oldest(room))
    else:  # who is out, or comes after the winner, can only move away (KPG-R63)
        ask(room, questions.WhereTo(motion.adviser), oldest(room))


def taken_in(room: Room, question: questions.TakeAdviser, answer: str) -> None:
    """The adviser sits down opposite the advised, with two cards more than joiners (KPG-§3.2.2)."""
    if _has_sat_down(room, question.person):
        if answer == questions.YES:
            carry(room, None, do.Give(room.seat_of(question.person), PENALTY))
        return
    if answer != questions.YES or may_sit_down(room, question.person) is not None:
        ask(room, questions.WhereTo(question.person), oldest(room))
        return
    seat = sit_down(room, question.person, _before_opposite(room, question.advised), None)
    if room.is_in(question.person):
        carry(room, None, do.Give(seat, PENALTY))


def _has_sat_down(room: Room, adviser: int) -> bool:
    """Whether an adviser who watched has been taken in meanwhile, as whoever asks to join is."""
    return room.laws >= 5 and room.is_in(adviser)


def _before_opposite(room: Room, advised: int) -> int:
    """After whom to sit down so as to be half-way round, joiner counted (KPG-R63)."""
    assert room.game is not None
    state = room.game.state
    around = [room.seat_of(advised)]
    while state.left[around[-1]] != around[0]:
        around.append(state.left[around[-1]])
    still_in = [seat for seat in around if room.is_in(room.seats[seat])]
    return room.seats[still_in[(len(still_in) + 1) // 2 - 1]]


def sent_away(room: Room, question: questions.WhereTo, answer: str) -> None:
    """The adviser moves away from the table, or leaves the room (KPG-§3.2.3)."""
    if _has_sat_down(room, question.person):
        return
    if answer == questions.PUT_OUT:
        put_out(room, question.person, "advice")
        return
    room.people[question.person].moved_away = True
    room.people[question.person].coaching = None
    room.tell(news.MovedAway(question.person))
