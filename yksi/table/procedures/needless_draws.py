"""Doubting that somebody draws with reason: a check, a judge, a warning or four cards (KPG-§14)."""

from __future__ import annotations

from yksi.game import actions as do
from yksi.game.events import Shown
from yksi.game.view import hand_of
from yksi.messages import commands as say
from yksi.messages import news, questions
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.decisions.ballots import need_calm
from yksi.table.decisions.inquiries import ask
from yksi.table.decisions.offices import need_offices, warden_of
from yksi.table.match.play import carry
from yksi.table.procedures.conduct import give_warning
from yksi.table.room import Room

PENALTY = 4


def doubt(room: Room, who: int, command: say.DoubtDrawing) -> None:
    """Drawing can be doubted once a turn, until the next player has played (KPG-R65)."""
    need_offices(room)
    room.running()
    room.need_in(who)
    if command.person == who:
        raise RefusedByTable(TableCode.ONESELF)
    drawing = room.drawings.get(command.person)
    if drawing is None or not room.is_in(command.person):
        raise RefusedByTable(TableCode.NO_DRAWING, "KPG-R65")
    if drawing.doubted:
        raise RefusedByTable(TableCode.JUDGED, "KPG-R65")
    need_calm(room)
    drawing.doubted = True
    room.tell(news.Doubted(command.person, who))
    if not drawing.voluntary:  # the machine knows (KPG-§14.5)
        _settle(room, command.person, who, justified=False, judge=None)
        return
    judge = warden_of(room, command.person)
    _show(room, command.person, judge)
    ask(room, questions.IsDrawingReasonable(command.person, who), judge)


def _show(room: Room, person: int, judge: int) -> None:
    """Show the judge alone the hand, and what was drawn in this turn (KPG-§14.3)."""
    seat, to = room.seat_of(person), room.seat_of(judge)
    others = [p.number for p in room.present() if p.number != judge]
    hand = hand_of(room.running().state, seat)
    room.tell(Shown(seat, to, hand), judge)
    room.tell(Shown(seat, to, None), *others)
    room.tell(news.DrawnInTurn(person, tuple(room.drawings[person].cards)), judge)


def judged(room: Room, question: questions.IsDrawingReasonable, answer: str) -> None:
    judge = warden_of(room, question.person)
    if answer == questions.LAPSED:
        room.tell(news.DoubtLapsed(question.person, question.by, judge))
        return
    justified = answer == questions.NO_REASON
    _settle(room, question.person, question.by, justified, judge)


def _settle(room: Room, person: int, by: int, justified: bool, judge: int | None) -> None:
    room.tell(news.DoubtSettled(person, by, justified, judge))
    if justified:
        assert judge is not None
        give_warning(room, judge, person, "needless-drawing")  # KPG-§14.4
    elif room.is_in(by):
        carry(room, None, do.Give(room.seat_of(by), PENALTY))
