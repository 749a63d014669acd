"""Before somebody plays: knocking and being let in, choosing a chair, learning the game."""

from __future__ import annotations

from yksi.messages.commands.base import Command
from yksi.messages.numbers import Number


class Knock(Command, frozen=True):
    """The house says who knocks; `key` is the digest of the secret that will own the place."""

    name: str
    key: str


class ForgetKnock(Command, frozen=True):
    """The house says that somebody who knocked has gone away."""

    knock: int


class LetIn(Command, frozen=True):
    """The host lets somebody in who knocks."""

    knock: int


class TurnAway(Command, frozen=True):
    """The host does not let somebody in who knocks."""

    knock: int


class Sit(Command, frozen=True):
    """Take the free chair between two people who sit side by side, clockwise."""

    after: Number
    before: Number


class StandUp(Command, frozen=True):
    """Only watch."""


class Learn(Command, frozen=True):
    """Go and learn the game; the chair is kept for a while."""
