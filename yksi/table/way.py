"""How somebody without a seat gets into the game."""

from __future__ import annotations

from enum import StrEnum


class Way(StrEnum):
    NEXT_ROUND = "next-round"  # of the match, with a hand on the table
    ASK = "ask"  # to join the running game (KPG-§13)
    NEXT_GAME = "next-game"
