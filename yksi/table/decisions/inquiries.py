"""Questions put to one person: asked, answered, or answered by time and by bots.

The cards wait for an inquiry. They do not wait for a request, so it stands in nobody's way.
"""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.questions import (
    LAPSED,
    MOVED_AWAY,
    NO_REASON,
    REASON,
    YES,
    AnyQuestion,
    IsDrawingReasonable,
    WhereTo,
)
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.tags import tag_of
from yksi.table.decisions.offices import oldest, warden_of
from yksi.table.room import Inquiry, Room

BOT_PATIENCE = 3  # voluntary draws before a bot sees no reason in them (KPG-R65)


def need_no_request(room: Room) -> None:
    """Refuse a request while another one is open."""
    if room.request is not None:
        raise RefusedByTable(TableCode.BUSY)


def ask(room: Room, question: AnyQuestion, person: int) -> None:
    """Put a question to somebody; a bot answers at once."""
    until = room.now + 1000 * room.settings.ballot
    inquiry = Inquiry(question, person, until)
    if question.pauses:
        room.inquiry = inquiry
    else:
        room.request = inquiry
    room.tell(news.Asked(question, person, until))
    if not room.people[person].is_human:
        _settle(room, inquiry, _bot_answer(room, question))


def _bot_answer(room: Room, question: AnyQuestion) -> str:
    if isinstance(question, IsDrawingReasonable):
        needless = room.drawings[question.person].voluntary >= BOT_PATIENCE
        return NO_REASON if needless else REASON
    return MOVED_AWAY if isinstance(question, WhereTo) else YES


def answer(room: Room, who: int, command: say.Answer) -> None:
    """Somebody answers the question that is named, else the one that the cards wait for."""
    asked = [i for i in (room.inquiry, room.request) if i is not None and i.person == who]
    if command.question is not None:
        asked = [i for i in asked if tag_of(i.question) == command.question]
    if not asked:
        raise RefusedByTable(TableCode.NOT_ASKED)
    if command.answer not in asked[0].question.answers:
        raise RefusedByTable(TableCode.NO_SUCH_ANSWER)
    _settle(room, asked[0], command.answer)


def pass_on(room: Room) -> None:
    """Whoever was asked is out: the question goes to the next in the office (KPG-R05)."""
    for inquiry in (room.inquiry, room.request):
        if inquiry is None or room.is_in(inquiry.person):
            continue
        judged = isinstance(inquiry.question, IsDrawingReasonable)
        office = warden_of(room, inquiry.question.person) if judged else oldest(room)
        ask(room, inquiry.question, office)


def give_up_waiting(room: Room, inquiry: Inquiry) -> None:
    """Nobody answered in time: the question's own answer for silence counts."""
    silence = inquiry.question.silence
    if silence == LAPSED and room.laws < 2:
        silence = REASON
    _settle(room, inquiry, silence)


def _settle(room: Room, inquiry: Inquiry, word: str) -> None:
    if room.inquiry is inquiry:
        room.inquiry = None
    else:
        room.request = None
    if inquiry.question.pauses or room.laws < 4:  # nobody's turn has waited for a request
        room.waited_since = dict.fromkeys(room.waited_since, room.now)
    room.tell(news.Answered(inquiry.question, inquiry.person, word))
    room.answered.append((inquiry.question, word))
