"""What somebody who plays with bots alone may ask for: a hint, and the last act back."""

from __future__ import annotations

from yksi.messages.commands.base import Command


class AskForHint(Command, frozen=True, tag="hint"):
    """What each option is worth; the numbers go to whoever asked, the question to the record."""


class TakeBackAct(Command, frozen=True, tag="takeback"):
    """Undo one's own last act, and what bots have done since."""
