"""`yksi serve` without luck: every table is dealt the same cards, and its bots think alike.

Run as a module in place of `yksi`, by the tests only.
"""

from __future__ import annotations

from tests.fixed_deals import fix_deals
from yksi.bots import Bot, new_bot
from yksi.cli import main
from yksi.server import settings
from yksi.server.workers import analysis


def _bot(number: int, level: str) -> Bot:
    return new_bot(level, number)


if __name__ == "__main__":
    fix_deals(_bot)
    vars(analysis)["MOST_PLAYOUTS"] = analysis.FEWEST_PLAYOUTS  # pages are looked at, not chances
    vars(settings)["WORKERS"] = 0  # so that this holds for analyses too
    main()
