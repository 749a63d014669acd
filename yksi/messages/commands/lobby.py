"""The door, the host, and what happens before a game."""

from __future__ import annotations

from yksi.messages.commands.base import Command
from yksi.messages.numbers import Number


class Open(Command, frozen=True):
    """The house opens a table; `laws` says by which edition of its own laws it goes on."""

    laws: int


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


class Wear(Command, frozen=True):
    """The animal that somebody is seen as, from now on."""

    animal: str


class SeatBot(Command, frozen=True):
    name: str
    level: str


class LetForget(Command, frozen=True):
    """How many of a hundred calls a bot forgets."""

    person: Number
    percent: int


class DismissBot(Command, frozen=True):
    person: Number


class HandOver(Command, frozen=True):
    """The host makes somebody else host."""

    person: Number


class DeleteTable(Command, frozen=True):
    """The host deletes the table, for everybody and for good."""


class SendOut(Command, frozen=True):
    """The host puts somebody out of the room."""

    person: Number


class Silence(Command, frozen=True):
    """The host takes somebody's word: they write nothing to everybody any more."""

    person: Number


class LetWrite(Command, frozen=True):
    """The host lets somebody write again."""

    person: Number


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
    """The hand is on the table; between rounds: go on. Of whoever watches: for the next time."""


class Unready(Command, frozen=True):
    pass


class StartGame(Command, frozen=True, tag="start"):
    pass


class WriteCard(Command, frozen=True):
    """A text of one's own for a customizable card, or the name of a preset."""

    card: int
    text: str


class EndSeries(Command, frozen=True):
    pass


class Seal(Command, frozen=True):
    """Chance for the next deal; everybody is told its digest at once, itself afterwards."""

    secret: str


class NoteDeal(Command, frozen=True):
    """The house says by which version of the cards' behaviour, and by which build, it dealt."""

    kernel: int
    build: str


class Pledge(Command, frozen=True):
    """The digest of a browser's own part of the next deal that it plays in (docs/FAIR.md)."""

    pledge: str


class Contribute(Command, frozen=True):
    """The part itself, when the table asks for it."""

    part: str
