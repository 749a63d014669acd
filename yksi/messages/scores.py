"""The paper of a table: its score sheet, and the points of a series. Shapes only."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from yksi.messages.numbers import Number


class RoundRow(msgspec.Struct, frozen=True):
    """One round of a match: what everybody held and scored."""

    round: int
    reason: str
    winner: Number | None
    points: dict[Number, int]
    totals: dict[Number, int]
    cards: dict[Number, tuple[str, ...]] | None  # None for those who may not know


class PersonPoints(msgspec.Struct, frozen=True):
    person: Number
    place: int
    points: int | None  # removed players have none (KPG-SCO-8)


class GamePoints(msgspec.Struct, frozen=True):
    """One game of a series."""

    game: int
    people: tuple[PersonPoints, ...]


class SeriesStanding(msgspec.Struct, frozen=True):
    """A line of the series table, the best first; whoever was removed has no place."""

    person: Number
    place: int
    total: int
    games: int

    @property
    def average(self) -> Fraction:
        return Fraction(self.total, self.games) if self.games else Fraction(0)
