"""The tools with which people carry out a text of their own on a card (CUS-R20).

Shapes only. Where a person is None, everybody still in the game is meant, one after another.
None of them can change scores or the direction, and none ends a round.
"""

from __future__ import annotations

import msgspec

from yksi.messages.numbers import Number


class TextTool(msgspec.Struct, frozen=True, tag_field="tool", tag=str.lower):
    """Base of the tools."""


class DrawCards(TextTool, frozen=True):
    person: Number | None
    cards: int


class DiscardCards(TextTool, frozen=True):
    """The owner chooses the cards; at least one stays."""

    person: Number | None
    cards: int


class GiveCard(TextTool, frozen=True):
    """The giver chooses the cards; at least one stays."""

    person: Number | None
    to: Number
    cards: int = 1


class ShowHand(TextTool, frozen=True):
    """Everybody sees the hand."""

    person: Number | None


class PutMarker(TextTool, frozen=True):
    """A marker has words of the people's own; it stays until the next one or the round's end."""

    person: Number | None
    words: str = ""


class GiveTurn(TextTool, frozen=True):
    person: Number


class SetColor(TextTool, frozen=True):
    color: str


AnyTool = DrawCards | DiscardCards | GiveCard | ShowHand | PutMarker | GiveTurn | SetColor
