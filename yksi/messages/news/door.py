"""News of those who come: who knocks, which chair somebody takes, who learns the game."""

from __future__ import annotations

from yksi.messages.news.base import News
from yksi.messages.numbers import Number


class Knocks(News, frozen=True):
    name: str


class TurnedAway(News, frozen=True):
    """The host did not let somebody in who knocked."""

    name: str


class TookChair(News, frozen=True):
    """Somebody sits between two others, clockwise."""

    person: Number
    after: Number
    before: Number


class StoodUp(News, frozen=True):
    """Somebody only watches."""

    person: Number


class Learns(News, frozen=True):
    """Somebody has gone to learn the game."""

    person: Number
