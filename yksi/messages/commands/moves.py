"""The cards, and texts of one's own on them."""

from __future__ import annotations

from yksi.game.actions import AnyAction
from yksi.messages.commands.base import Command
from yksi.messages.text_tools import AnyTool


class Act(Command, frozen=True):
    action: AnyAction


class DrawOn(Command, frozen=True):
    """Draw, and go on as long as nothing else is left."""


class HandCards(Command, frozen=True):
    """The cards that the text on a customizable card makes one give away."""

    cards: tuple[str, ...]


class UseTool(Command, frozen=True):
    """A step of carrying out the text on a customizable card."""

    tool: AnyTool


class Done(Command, frozen=True):
    """The text is carried out."""
