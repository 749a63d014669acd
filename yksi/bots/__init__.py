"""Players that are programs: a View in, an Action out. None of them ever holds a Game."""

from yksi.bots.bot import Bot
from yksi.bots.casual import Casual
from yksi.bots.forgetful import Forgetful

__all__ = ["Bot", "Casual", "Forgetful"]
