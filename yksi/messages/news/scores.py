"""News of points, places and the end."""

from __future__ import annotations

from yksi.messages.news.base import News
from yksi.messages.numbers import Number
from yksi.messages.scores import GamePoints, RoundRow, SeriesStanding


class RoundScored(News, frozen=True):
    """A row of the score sheet."""

    row: RoundRow


class Tidies(News, frozen=True):
    """Who collects the cards (KPG-END-5)."""

    person: Number


class SeriesScored(News, frozen=True):
    points: GamePoints
    standings: tuple[SeriesStanding, ...]


class SeriesOver(News, frozen=True):
    standings: tuple[SeriesStanding, ...]


class Abandoned(News, frozen=True):
    """The match was stopped without a winner."""
