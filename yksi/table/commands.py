"""What people, bots and the house can say to a table, as typed values.

Owns the shapes only; `notation` writes them as text, and each is obeyed by one procedure.
People are numbers here, in the order in which they came in.
"""

from __future__ import annotations

import msgspec

from yksi.game.actions import AnyAction
from yksi.table.tools import AnyTool

Number = int  # of a person


class Command(msgspec.Struct, frozen=True, tag_field="command", tag=str.lower):
    """Base of everything that can be said."""


# --- the room


class Enter(Command, frozen=True):
    """Somebody comes in; `key` is the digest of the secret that owns the place."""

    name: str
    key: str


class Leave(Command, frozen=True):
    """The line is cut, or somebody walks away; the place is kept."""


class Return(Command, frozen=True):
    pass


class Rename(Command, frozen=True):
    name: str


class SeatBot(Command, frozen=True):
    name: str
    level: str


class DismissBot(Command, frozen=True):
    person: Number


class HandOver(Command, frozen=True):
    """The host makes somebody else host."""

    person: Number


# --- before a game


class Change(Command, frozen=True):
    """One setting of the table, as text."""

    field: str
    value: str


class OrderAges(Command, frozen=True):
    """People from the oldest to the youngest; who is not named is younger."""

    people: tuple[Number, ...]


class Acknowledge(Command, frozen=True):
    """The etiquette has been read."""


class Ready(Command, frozen=True):
    """The hand is on the table; between rounds: go on."""


class Unready(Command, frozen=True):
    pass


class Start(Command, frozen=True):
    pass


class WriteCard(Command, frozen=True):
    """A text of one's own for a customizable card, or the name of a preset."""

    card: int
    text: str


# --- the cards


class Act(Command, frozen=True):
    action: AnyAction


class HandCard(Command, frozen=True):
    """The card that the text on a customizable card makes one give away."""

    card: str


class UseTool(Command, frozen=True):
    """A step of carrying out the text on a customizable card."""

    tool: AnyTool


class Done(Command, frozen=True):
    """The text is carried out."""


# --- procedures


class Report(Command, frozen=True):
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


class EndSeries(Command, frozen=True):
    pass


# --- talk


class Say(Command, frozen=True):
    text: str
    to: Number | None = None


class React(Command, frozen=True):
    reaction: str


# --- the house


class Seal(Command, frozen=True):
    """Chance for the next deal; everybody is told its digest at once, itself afterwards."""

    secret: str


AnyCommand = (
    Enter
    | Leave
    | Return
    | Rename
    | SeatBot
    | DismissBot
    | HandOver
    | Change
    | OrderAges
    | Acknowledge
    | Ready
    | Unready
    | Start
    | WriteCard
    | Act
    | HandCard
    | UseTool
    | Done
    | Report
    | ReportQuestion
    | AccuseConduct
    | AskToJoin
    | CallMyselfBeginner
    | AskForCoach
    | NameCoach
    | DoubtDrawing
    | Warn
    | RemovePlayer
    | Ask
    | MoveToStop
    | MoveGaveUp
    | MoveToPutOut
    | Vote
    | Answer
    | EndSeries
    | Say
    | React
    | Seal
)
