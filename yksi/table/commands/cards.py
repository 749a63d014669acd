"""The cards, and texts of one's own on them."""

from __future__ import annotations

from yksi.game.actions import AnyAction
from yksi.table.commands.base import Command
from yksi.table.tools import AnyTool


class Act(Command, frozen=True):
    action: AnyAction


class HandCard(Command, frozen=True):
    """The card that the text on a customizable card makes one give away."""

    card: str


class UseTool(Command, frozen=True):
    """A step of carrying out the text on a customizable card."""

    tool: AnyTool


class Done(Command, frozen=True):
    """The text is carried out."""
