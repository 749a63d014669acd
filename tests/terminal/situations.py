"""What several of the terminal's tests begin with."""

from __future__ import annotations

from yksi.bots import Bot, new_bot

MINE = "edition classic; seats 3; turn A; top R7; "


def two_bots() -> dict[int, Bot]:
    return {1: new_bot("casual", 1), 2: new_bot("casual", 2)}
