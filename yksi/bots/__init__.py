"""Players that are programs: a View in, an Action out. None of them ever holds a Game."""

from yksi.bots.bot import Bot
from yksi.bots.forgetful import Forgetful
from yksi.bots.levels import LEVELS, new_bot

__all__ = ["LEVELS", "Bot", "Forgetful", "new_bot"]
