"""Players that are programs: a View in, an Action out. None of them ever holds a Game.

Where a table has one bot after another act, a seat goes in (`bots.seat`): the decision is the same.

Every level has the name of a policy (`policies.levels`), and `new_bot` makes the bot that plays it.
"""

from random import Random

from yksi.bots.bot import Bot
from yksi.bots.forgetful import Forgetful
from yksi.bots.grandmaster import Grandmaster
from yksi.bots.master import Master
from yksi.bots.player import Player
from yksi.bots.seat import AtTable
from yksi.bots.sharp import Sharp
from yksi.errors import ArgumentError
from yksi.policies.levels import GRANDMASTER, LEVELS, NETWORKS, POLICIES, SHARP

__all__ = [
    "LEVELS",
    "THINKING",
    "AtTable",
    "Bot",
    "Forgetful",
    "Sharp",
    "new_bot",
    "quick_bot",
]

THINKING: dict[str, type[Sharp]] = {SHARP: Sharp, GRANDMASTER: Grandmaster}


def new_bot(level: str, seed: int) -> Bot:
    """A bot of one of the `LEVELS`; the same seed decides the same.

    >>> from yksi.game import Game
    >>> game = Game.new("classic", seats=2, seed=1)
    >>> bot = new_bot("careful", seed=1)
    >>> bot.decide(game.view(game.turn), game.legal(game.turn)) in game.legal(game.turn)
    True
    """
    if level not in POLICIES:
        raise ArgumentError(f"there is no bot {level!r}; bots are: {', '.join(LEVELS)}")
    return THINKING[level](seed) if level in THINKING else quick_bot(level, seed)


def quick_bot(level: str, seed: int | Random) -> Player:
    """A bot of a level that decides at once, without a thought; many may share their dice."""
    kind = Master if level in NETWORKS else Player
    return kind(POLICIES[level], seed)
