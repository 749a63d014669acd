"""Questions put to one person: asked, answered, or answered by time and by bots."""

from __future__ import annotations

from yksi.table import commands as say
from yksi.table import news
from yksi.table.offices import oldest
from yksi.table.questions import (
    MOVED_AWAY,
    NO_REASON,
    REASON,
    YES,
    AnyQuestion,
    IsDrawingReasonable,
    WhereTo,
)
from yksi.table.refusal import Code, Refused
from yksi.table.room import Inquiry, Room

BOT_PATIENCE = 3  # voluntary draws before a bot sees no reason in them (KPG-R65)


def ask(room: Room, question: AnyQuestion, person: int) -> None:
    """Put a question to somebody; a bot answers at once."""
    until = room.now + 1000 * room.settings.ballot
    room.inquiry = Inquiry(question, person, until)
    room.tell(news.Asked(question, person, until))
    if not room.people[person].is_human:
        _settle(room, _bot_answer(room, question))


def _bot_answer(room: Room, question: AnyQuestion) -> str:
    if isinstance(question, IsDrawingReasonable):
        needless = room.drawings[question.person].voluntary >= BOT_PATIENCE
        return NO_REASON if needless else REASON
    return MOVED_AWAY if isinstance(question, WhereTo) else YES


def answer(room: Room, who: int, command: say.Answer) -> None:
    inquiry = room.inquiry
    if inquiry is None or inquiry.person != who:
        raise Refused(Code.NOT_ASKED)
    if command.answer not in inquiry.question.answers:
        raise Refused(Code.NO_SUCH_ANSWER)
    _settle(room, command.answer)


def pass_on(room: Room) -> None:
    """Whoever was asked is out: the question goes to the next in the office (KPG-R05)."""
    inquiry = room.inquiry
    if inquiry is not None and not room.is_in(inquiry.person):
        ask(room, inquiry.question, oldest(room))


def give_up_waiting(room: Room) -> None:
    """No answer in time: the last one that the question admits."""
    assert room.inquiry is not None
    _settle(room, room.inquiry.question.answers[-1])


def _settle(room: Room, word: str) -> None:
    inquiry = room.inquiry
    assert inquiry is not None
    room.inquiry = None
    room.waited_since = dict.fromkeys(room.waited_since, room.now)
    room.tell(news.Answered(inquiry.question, inquiry.person, word))
    room.answered.append((inquiry.question, word))
