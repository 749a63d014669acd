"""Compiled thinking about a table that was imagined from a view."""

from __future__ import annotations

import numpy as np

from yksi.kernel.actions import ACTIONS
from yksi.kernel.state import State
from yksi.native import Native, Record, layout_for_size, native, rules_record
from yksi.policies.games import Column
from yksi.policies.players import Policy
from yksi.rules import Rules
from yksi.search.sizes import size_of

ROOM = 3  # tables that a search needs: the one thought about, and two to try on


def kernel_for(seats: int, cards: int) -> Native:
    return native(layout_for_size(seats, cards))


def prepare(seats: int, cards: int) -> None:
    kernel_for(seats, cards).think  # noqa: B018 - loads or compiles it


def as_record(table: State, kernel: Native) -> Record:
    """The same table as a record, which may have more room or less."""
    record = np.zeros(1, kernel.dtype)[0]
    for name, value in table.values().items():
        if name == "events":
            continue
        if isinstance(value, list):
            room = min(len(value), len(record[name]))
            record[name][:room] = value[:room]
        else:
            record[name] = value
    record["telling"] = record["event_count"] = 0
    return record


def careful_players(seats: int) -> np.ndarray:
    return np.array([Policy.CAREFUL, 0, 0] * seats, np.int64)


def think(table: State, rules: Rules, seat: int, trials: int, dice: int) -> int:
    """The best action of a seat that must act, after so many play-outs."""
    kernel = kernel_for(*size_of(table))
    tables = np.zeros(ROOM, kernel.dtype)
    tables[0] = as_record(table, kernel)
    room = np.zeros((3, ACTIONS), np.int64)
    row = np.zeros(Column.PLACE + table.seats, np.int64)
    players = careful_players(table.seats)
    return int(kernel.think(tables, rules_record(rules), players, seat, *room, row, trials, dice))
