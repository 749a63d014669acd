"""What a table tells people besides what happens to the cards. Shapes only."""

from __future__ import annotations

import msgspec

from yksi.table.motions import AnyMotion
from yksi.table.questions import AnyQuestion
from yksi.table.scores import GamePoints, RoundRow, Standing
from yksi.table.settings import Settings
from yksi.table.tools import AnyTool

Number = int  # of a person


class News(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """Base of the news."""


class Entered(News, frozen=True):
    person: Number
    name: str
    bot: str | None


class Left(News, frozen=True):
    person: Number


class Returned(News, frozen=True):
    person: Number


class Renamed(News, frozen=True):
    person: Number
    name: str


class Dismissed(News, frozen=True):
    person: Number


class Hosting(News, frozen=True):
    person: Number


class Changed(News, frozen=True):
    field: str
    settings: Settings


class AgesOrdered(News, frozen=True):
    people: tuple[Number, ...]


class Acknowledged(News, frozen=True):
    person: Number


class IsReady(News, frozen=True):
    person: Number
    ready: bool


class Seated(News, frozen=True):
    """A game begins; who sits where, clockwise."""

    people: tuple[Number, ...]
    shuffles: Number | None  # on whose behalf, where the rules say so (KPG-BEG-2)


class StandsIn(News, frozen=True):
    """A bot plays for somebody who left, until they return (GEN-R27)."""

    person: Number
    on: bool


class TimedOut(News, frozen=True):
    person: Number


class Sealed(News, frozen=True):
    commitment: str


class Unsealed(News, frozen=True):
    secret: str


class Shuffles(News, frozen=True):
    """On whose behalf the discard pile is shuffled (KPG-§4.2)."""

    person: Number


class BallotOpened(News, frozen=True):
    motion: AnyMotion
    by: Number
    voters: tuple[Number, ...]
    until: int


class Voted(News, frozen=True):
    """That somebody voted; how is told when the ballot is closed."""

    person: Number


class BallotClosed(News, frozen=True):
    motion: AnyMotion
    yes: tuple[Number, ...]
    no: tuple[Number, ...]
    abstained: tuple[Number, ...]
    carried: bool
    casting: Number | None  # whose vote broke a tie (KPG-§11.3)


class Asked(News, frozen=True):
    question: AnyQuestion
    person: Number  # who is to answer
    until: int


class Answered(News, frozen=True):
    question: AnyQuestion
    person: Number
    answer: str


class Doubted(News, frozen=True):
    """Somebody doubts that another draws with reason (KPG-§14.2)."""

    person: Number
    by: Number


class DrawnInTurn(News, frozen=True):
    """What the judge of a doubt sees besides the hand (KPG-§14.3)."""

    person: Number
    cards: tuple[str, ...]


class DoubtSettled(News, frozen=True):
    person: Number
    by: Number
    justified: bool
    judge: Number | None  # nobody where the machine knows (KPG-R65)


class Warned(News, frozen=True):
    person: Number
    by: Number
    reason: str


class CoachNamed(News, frozen=True):
    person: Number
    player: Number


class Beginner(News, frozen=True):
    person: Number


class MovedAway(News, frozen=True):
    person: Number


class PutOut(News, frozen=True):
    person: Number


class SatDown(News, frozen=True):
    """A spectator joined the running game (KPG-§13)."""

    person: Number
    seat: int


class CardWritten(News, frozen=True):
    """What a customizable card does from now on; empty: nothing of its own (CUS-R16)."""

    card: int
    text: str


class TextPlayed(News, frozen=True):
    person: Number
    card: int
    text: str


class ToolUsed(News, frozen=True):
    tool: AnyTool


class TextDone(News, frozen=True):
    card: int


class Said(News, frozen=True):
    person: Number
    text: str
    to: Number | None


class Reacted(News, frozen=True):
    person: Number
    reaction: str


class RoundScored(News, frozen=True):
    """A row of the score sheet."""

    row: RoundRow


class Tidies(News, frozen=True):
    """Who collects the cards (KPG-END-5)."""

    person: Number


class SeriesScored(News, frozen=True):
    points: GamePoints
    standings: tuple[Standing, ...]


class SeriesOver(News, frozen=True):
    standings: tuple[Standing, ...]


class Abandoned(News, frozen=True):
    """The match was stopped without a winner."""


AnyNews = (
    Entered
    | Left
    | Returned
    | Renamed
    | Dismissed
    | Hosting
    | Changed
    | AgesOrdered
    | Acknowledged
    | IsReady
    | Seated
    | StandsIn
    | TimedOut
    | Sealed
    | Unsealed
    | Shuffles
    | BallotOpened
    | Voted
    | BallotClosed
    | Asked
    | Answered
    | Doubted
    | DrawnInTurn
    | DoubtSettled
    | Warned
    | CoachNamed
    | Beginner
    | MovedAway
    | PutOut
    | SatDown
    | CardWritten
    | TextPlayed
    | ToolUsed
    | TextDone
    | Said
    | Reacted
    | RoundScored
    | Tidies
    | SeriesScored
    | SeriesOver
    | Abandoned
)
