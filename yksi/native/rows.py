"""Whole games in which sharp players think, as rows of numbers like all others."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from yksi.batches.games import Column
from yksi.kernel.actions import ACTIONS
from yksi.native import Table
from yksi.native.thought import ROOM, careful_players

Rows = npt.NDArray[np.int64]


def sharp_rows(
    rules: str, seats: int, players: Rows, seed: int, first: int, count: int, trials: int
) -> Rows:
    """The rows of so many games, numbered from the first, with so many play-outs for a decision."""
    table = Table.new(rules, seats, seed)
    tables = np.zeros(ROOM + 1, table.kernel.dtype)
    tables[ROOM] = table.record
    width = Column.PLACE + seats
    rows = np.zeros((count, width), np.int64)
    options, scores, squares = np.zeros((3, ACTIONS), np.int64)
    table.kernel.think_games(
        tables,
        table.rules,
        players,
        careful_players(seats),
        first,
        rows,
        options,
        scores,
        squares,
        np.zeros(width, np.int64),
        trials,
    )
    return rows
