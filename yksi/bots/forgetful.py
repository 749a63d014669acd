"""A bot that sometimes forgets to call, so that people have somebody to catch.

Wraps any bot and takes the call away; everything else is the other bot's doing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from yksi.bots.bot import Bot
from yksi.game import Action
from yksi.game import actions as do
from yksi.game.view import View


class Forgetful:
    """Another bot that keeps silent with a chance of `chance` (0 to 1) where it would call."""

    def __init__(self, bot: Bot, chance: float, seed: int) -> None:
        self._bot = bot
        self.chance = chance  # may be changed while it plays
        self._dice = Random(seed)
        self._silent = False

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        if not view.owes_call:
            self._silent = False
        if self._silent:
            legal = [action for action in legal if action != do.Call()]
        action = self._bot.decide(view, legal)
        if action == do.Call() and self._forgets():
            return self.decide(view, legal)
        if isinstance(action, do.Lay | do.JumpIn) and action.uno and self._forgets():
            return msgspec.structs.replace(action, uno=False)
        return action

    def _forgets(self) -> bool:
        self._silent = self._dice.random() < self.chance
        return self._silent
