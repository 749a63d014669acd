"""News of the door, the lobby, the deal and talk."""

from __future__ import annotations

from yksi.messages.news.base import News
from yksi.messages.numbers import Number
from yksi.messages.settings import Settings
from yksi.messages.stage import Way


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


class LetForgets(News, frozen=True):
    """How many of a hundred calls a bot forgets."""

    person: Number
    percent: int


class Watches(News, frozen=True):
    """Somebody has no seat, and how they get one (`Way`)."""

    person: Number
    way: Way


class Hosting(News, frozen=True):
    person: Number


class NetworkClosed(News, frozen=True):
    """Whoever came over the network cannot come back if the line is cut; in no record."""


class PutOut(News, frozen=True):
    """Out of the room, and why: `voted` by the others, by the `host`, or sent away for `advice`."""

    person: Number
    why: str = ""


class Silenced(News, frozen=True):
    """The host lets somebody write nothing to everybody, or again."""

    person: Number
    on: bool


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
    deal: int = 0  # at this table, from 1
    round: int = 0  # of the match, from 1


class StandsIn(News, frozen=True):
    """A bot plays for somebody who left, until they return (GEN-R27)."""

    person: Number
    on: bool


class TimedOut(News, frozen=True):
    person: Number


class Sealed(News, frozen=True):
    commitment: str


class Gathering(News, frozen=True):
    """From which secret of the house and which parts the next deal is made; these are asked for."""

    deal: int
    seal: str
    pledges: dict[Number, str]


class Gathered(News, frozen=True):
    """The parts that the deal is made from; None never came."""

    deal: int
    parts: dict[Number, str | None]


class Unsealed(News, frozen=True):
    secret: str


class Said(News, frozen=True):
    person: Number
    text: str
    to: Number | None


class Reacted(News, frozen=True):
    person: Number
    reaction: str
