"""Bots that search with compiled play-outs."""

from yksi.search.levels import new_bot
from yksi.search.sharp import Sharp

__all__ = ["Sharp", "new_bot"]
