"""The tools with which people carry out a text of their own on a card (CUS-R20).

Shapes only. None of them can change scores or the direction, and none ends a round.
"""

from __future__ import annotations

import msgspec

Number = int  # of a person


class Tool(msgspec.Struct, frozen=True, tag_field="tool", tag=str.lower):
    """Base of the tools."""


class DrawCards(Tool, frozen=True):
    person: Number
    cards: int


class DiscardCards(Tool, frozen=True):
    """Of the owner's choice; at least one card stays."""

    person: Number
    cards: int


class GiveCard(Tool, frozen=True):
    """Of the giver's choice; at least one card stays."""

    person: Number
    to: Number


class ShowHand(Tool, frozen=True):
    """To everybody."""

    person: Number


class PutMarker(Tool, frozen=True):
    person: Number


class GiveTurn(Tool, frozen=True):
    person: Number


class SetColor(Tool, frozen=True):
    color: str


AnyTool = DrawCards | DiscardCards | GiveCard | ShowHand | PutMarker | GiveTurn | SetColor
