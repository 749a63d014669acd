"""What people say to and about one another by the rules of the table."""

from __future__ import annotations

from yksi.messages.commands.base import Command
from yksi.messages.numbers import Number


class ReportAdvice(Command, frozen=True, tag="report"):
    """Somebody gave advice."""

    adviser: Number
    advised: Number


class ReportQuestion(Command, frozen=True):
    """Somebody asked about the rules or the course of play, which is no advice."""

    person: Number


class AccuseConduct(Command, frozen=True):
    person: Number


class AskToJoin(Command, frozen=True):
    left_of: Number
    older_than: Number | None = None


class CallMyselfBeginner(Command, frozen=True):
    pass


class AskForCoach(Command, frozen=True):
    person: Number


class NameCoach(Command, frozen=True):
    """Somebody else than the player names a coach, which nobody may."""

    person: Number
    player: Number


class DoubtDrawing(Command, frozen=True):
    person: Number


class Warn(Command, frozen=True):
    person: Number
    reason: str = ""


class RemovePlayer(Command, frozen=True):
    person: Number
    reason: str = ""


class Ask(Command, frozen=True):
    """A question that all vote on."""

    question: str


class MoveToStop(Command, frozen=True):
    pass


class MoveGaveUp(Command, frozen=True):
    person: Number


class MoveToPutOut(Command, frozen=True):
    """Somebody should leave the room."""

    person: Number


class Vote(Command, frozen=True):
    yes: bool


class Answer(Command, frozen=True):
    """To a question that was put to one person: yes, no, or one of its own answers."""

    answer: str
    question: str | None = None  # which, of two that are open
