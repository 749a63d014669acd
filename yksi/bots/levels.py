"""The levels that people can choose from, by name."""

from __future__ import annotations

from yksi.bots.bot import Bot
from yksi.bots.player import Player, PolicyFunction
from yksi.kernel.playout import random_action
from yksi.policies.careful import careful_action
from yksi.policies.casual import casual_action

LEVELS: dict[str, PolicyFunction] = {
    "casual": casual_action,
    "careful": careful_action,
    "random": random_action,
}


def new_bot(level: str, seed: int) -> Bot:
    return Player(LEVELS[level], seed)
