"""What several tests of the table use: positions, and what was told of one kind."""

from __future__ import annotations

import typing

from yksi.rulings.given_part import gather
from yksi.table import Table

SECOND = 1000


def given(position: str) -> Table:
    """A table in the middle of a game; A is 0, B is 1 …"""
    lines = [line.strip() for line in position.strip().splitlines()]
    return gather(list(enumerate(lines, 1))).table


def told(effects: list[typing.Any], kind: type) -> list[typing.Any]:
    return [effect.event for effect in effects if isinstance(effect.event, kind)]
