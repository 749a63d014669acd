"""Every level by its name: those of the bots' floor, and the sharp one, which needs more."""

from __future__ import annotations

from yksi import bots
from yksi.bots import Bot
from yksi.search.sharp import Sharp

SHARP = "sharp"


def new_bot(level: str, seed: int) -> Bot:
    return Sharp(seed) if level == SHARP else bots.new_bot(level, seed)
