"""A bot that sometimes forgets to call, so that people have somebody to catch.

Wraps any bot and takes the call away; everything else is the other bot's doing.
"""

from __future__ import annotations

from random import Random

import msgspec

from yksi.bots.bot import Bot
from yksi.bots.player import Player
from yksi.bots.seat import AtTable
from yksi.game import Action
from yksi.game import actions as do

_CALL = do.Call()
_WITH_CALL = (do.Lay, do.JumpIn)  # perhaps


class Forgetful:
    """Another bot that keeps silent with a chance of `chance` (0 to 1) where it would call."""

    def __init__(self, bot: Bot, chance: float, seed: int) -> None:
        self._bot = bot
        self.chance = chance  # may be changed while it plays
        self._seed = seed
        self._thrown = 0  # how often its dice were
        self._silent = False

    def decide_at(self, seat: AtTable) -> Action | None:
        if not seat.owes_call:
            self._silent = False
        if self._silent:
            seat = seat.offering([action for action in seat.legal() if action != _CALL])
        action = self._ask(seat)
        if action == _CALL and self._forgets():
            return self.decide_at(seat)
        if isinstance(action, _WITH_CALL) and action.uno and self._forgets():
            return msgspec.structs.replace(action, uno=False)
        return action

    def _ask(self, seat: AtTable) -> Action | None:
        """A bot of ours sits at the table; any other one is shown what its seat sees."""
        if isinstance(self._bot, Player):
            return self._bot.decide_at(seat)
        return self._bot.decide(seat.view, seat.legal())

    def _forgets(self) -> bool:
        """It is asked so seldom that its dice are made anew each time; kept, they take 2.5 kB."""
        dice = Random(self._seed)
        for _ in range(self._thrown):
            dice.random()
        self._thrown += 1
        self._silent = dice.random() < self.chance
        return self._silent
