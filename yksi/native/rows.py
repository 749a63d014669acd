"""Whole games played by compiled code: one row of numbers a game (`batches.games.Column`).

A game of the same number is the same game on a GPU (`gpu.rows`).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from yksi.batches.games import Column
from yksi.kernel.actions import ACTIONS
from yksi.native import thought
from yksi.native.records import TOKENS_DTYPE
from yksi.native.tables import NativeTable
from yksi.native.thought import all_playing
from yksi.native.weights import weights_array
from yksi.policies.levels import Policy
from yksi.policies.network import ROOM

Rows = npt.NDArray[np.int64]


def play_rows(rules: str, seats: int, players: Rows, seed: int, first: int, count: int) -> Rows:
    """The rows of so many games, numbered from the first; other threads go on meanwhile."""
    table = NativeTable.new(rules, seats, seed)
    rows = np.zeros((count, Column.PLACE + seats), np.int64)
    table.kernel.play_games(table.record, table.rules, players, first, rows)
    return rows


def thought_rows(
    rules: str,
    seats: int,
    players: Rows,
    seed: int,
    first: int,
    count: int,
    trials: int,
    foreseen: int | None = None,
) -> Rows:
    """As `play_rows`, but networks are asked, and some think: so many play-outs each.

    A grandmaster's can be fewer.
    """
    table = NativeTable.new(rules, seats, seed)
    tables = np.zeros(thought.ROOM + 1, table.kernel.dtype)
    tables[thought.ROOM] = table.record
    width = Column.PLACE + seats
    rows = np.zeros((count, width), np.int64)
    options, scores, squares = np.zeros((3, ACTIONS), np.int64)
    table.kernel.think_games(
        tables,
        table.rules,
        players,
        all_playing(Policy.CAREFUL, seats),
        all_playing(Policy.MASTER, seats),
        first,
        rows,
        options,
        scores,
        squares,
        np.zeros(width, np.int64),
        trials,
        trials if foreseen is None else foreseen,
        np.zeros(1, np.int64),
        np.zeros(1, TOKENS_DTYPE),
        weights_array(seats),
        np.zeros(ROOM),
    )
    return rows
