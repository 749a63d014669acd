"""News of ballots, questions, offices and conduct."""

from __future__ import annotations

from yksi.messages.motions import AnyMotion, VoteRule
from yksi.messages.news.base import News
from yksi.messages.numbers import Number
from yksi.messages.questions import AnyQuestion


class Shuffles(News, frozen=True):
    """On whose behalf the discard pile is shuffled (KPG-§4.2)."""

    person: Number


class BallotOpened(News, frozen=True):
    motion: AnyMotion
    by: Number
    voters: tuple[Number, ...]
    until: int
    rule: VoteRule
    casting: Number | None  # who breaks a tie; nobody: it is lost


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


class DoubtLapsed(News, frozen=True):
    """The judge of a doubt said nothing: nobody draws."""

    person: Number
    by: Number
    judge: Number


class DoubtSettled(News, frozen=True):
    person: Number
    by: Number
    justified: bool
    judge: Number | None  # nobody where the machine knows (KPG-R65)


class Warned(News, frozen=True):
    person: Number
    by: Number
    reason: str


class Removal(News, frozen=True):
    """Why somebody is removed from the game (KPG-§15.2)."""

    person: Number
    by: Number
    reason: str


class Reopened(News, frozen=True):
    """The play that ended the game was cheating: it goes on (KPG-§10.1)."""

    person: Number


class CoachNamed(News, frozen=True):
    person: Number
    player: Number


class Beginner(News, frozen=True):
    person: Number


class MovedAway(News, frozen=True):
    person: Number


class SatDown(News, frozen=True):
    """A spectator joined the running game (KPG-§13)."""

    person: Number
    seat: int
