"""The levels that people can choose from, by name."""

from __future__ import annotations

from collections.abc import Callable

from yksi.bots.bot import Bot
from yksi.bots.careful import Careful
from yksi.bots.casual import Casual

LEVELS: dict[str, Callable[[int], Bot]] = {"casual": Casual, "careful": Careful}


def new_bot(level: str, seed: int) -> Bot:
    return LEVELS[level](seed)
