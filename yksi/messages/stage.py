"""Where a table stands, and how somebody without a seat gets into its game."""

from __future__ import annotations

from enum import StrEnum


class Stage(StrEnum):
    """What is going on at a table."""

    LOBBY = "lobby"  # before a game or match
    PLAYING = "playing"
    BETWEEN = "between"  # two rounds of a match


class Way(StrEnum):
    """How somebody without a seat gets into the game."""

    NEXT_ROUND = "next-round"  # of the match, with a hand on the table
    ASK = "ask"  # to join the running game (KPG-§13)
    NEXT_GAME = "next-game"
