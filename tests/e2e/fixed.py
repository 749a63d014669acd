"""`yksi serve` without luck: every table is dealt the same cards, and its bots think alike.

Browsers contribute to a deal as ever, and it changes nothing here: what they pick is left to luck.

Run as a module in place of `yksi`, by the tests only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

from yksi.bots import Bot, new_bot
from yksi.cli import main
from yksi.driver import Driver
from yksi.seeds import secret_of
from yksi.server import settings
from yksi.server.tables import owner
from yksi.server.workers import analysis
from yksi.table import Table
from yksi.table.lobby import deal


def _bot(number: int, level: str) -> Bot:
    return new_bot(level, number)


def _driver(table: Table, _: object, __: Callable[[], str], build: str) -> Driver:
    """The first deal of a table from the first seed, the second from the second."""
    deals = count(1)
    return Driver(table, _bot, lambda: secret_of(next(deals)), build)


def _deal_secret(secret: str, _: Mapping[int, str | None]) -> str:
    return secret


if __name__ == "__main__":
    vars(deal)["deal_secret"] = _deal_secret
    vars(owner)["Driver"] = _driver
    vars(analysis)["MOST_PLAYOUTS"] = analysis.FEWEST_PLAYOUTS  # pages are looked at, not chances
    vars(settings)["WORKERS"] = 0  # so that this holds for analyses too
    main()
