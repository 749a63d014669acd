"""Every move of any game reads back as it is written."""

from __future__ import annotations

import random

import msgspec

from tests.walks import every_table, started, walk
from yksi.game import actions as do
from yksi.game.notation import parse_move, write_move


@every_table
def test_every_move_reads_back(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=13)
    for found in walk(game, random.Random(13), most=120):
        for mover, legal in found.items():
            for action in legal:
                assert parse_move(write_move(mover, action)) == (mover, action)
                if isinstance(action, do.Lay | do.JumpIn):
                    calling = msgspec.structs.replace(action, uno=True)
                    assert parse_move(write_move(mover, calling)) == (mover, calling)
