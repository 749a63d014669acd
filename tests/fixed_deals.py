"""`yksi serve` without luck in its deals: every table is dealt the same cards in every run.

Browsers contribute to a deal as ever, and it changes nothing here: what they pick is left to luck.

Run as a module in place of `yksi`, by the tests only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

from yksi.bots import Bot
from yksi.cli import main
from yksi.driver import Driver
from yksi.seeds import secret_of
from yksi.server.tables import owner
from yksi.table import Table
from yksi.table.lobby import deal

MakeBot = Callable[[int, str], Bot]


def _deal_secret(secret: str, _: Mapping[int, str | None]) -> str:
    return secret


def fix_deals(other_bot: MakeBot | None = None) -> None:
    """The first deal of a table comes from the first seed, the second from the second."""

    def driver(table: Table, bot: MakeBot, _: Callable[[], str], build: str) -> Driver:
        deals = count(1)
        return Driver(table, other_bot or bot, lambda: secret_of(next(deals)), build)

    vars(deal)["deal_secret"] = _deal_secret
    vars(owner)["Driver"] = driver


if __name__ == "__main__":
    fix_deals()
    main()
