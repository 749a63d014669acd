"""`yksi serve` without luck: every table is dealt the same cards, and its bots think alike.

Run as a module in place of `yksi`, by the tests only.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from yksi.bots import Bot, new_bot
from yksi.cli import main
from yksi.driver import Driver
from yksi.seeds import secret_of
from yksi.server import owner
from yksi.table import Table


def _bot(number: int, level: str) -> Bot:
    return new_bot(level, number)


def _driver(table: Table, _: object, __: Callable[[], str]) -> Driver:
    """The first deal of a table from the first seed, the second from the second."""
    deals = count(1)
    return Driver(table, _bot, lambda: secret_of(next(deals)))


if __name__ == "__main__":
    vars(owner)["Driver"] = _driver
    main()
