"""Owns the outcomes of chance, which come from outside, and the ways in which a move can fail.

Must not know the rules.
"""

from __future__ import annotations

from collections.abc import Iterable


class IllegalMove(Exception):
    """The move is not among the legal ones."""


class Impossible(Exception):
    """Chance names a card that cannot be there."""


class Exhausted(Exception):
    """An obligatory card cannot be drawn and the rules end the game for it (KPG-R54)."""


class Chance:
    """The cards that chance brings, in the order in which they come."""

    def __init__(self, cards: Iterable[str]) -> None:
        self._cards = iter(cards)

    def card(self) -> str:
        for text in self._cards:
            return text
        raise Impossible("chance has no more cards")
