"""Compiled thinking with a network that plays on, about a table that was imagined from a view."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from yksi.batches.games import Column
from yksi.kernel.actions import ACTIONS
from yksi.kernel.state import State, size_of
from yksi.native.records import TOKENS_DTYPE
from yksi.native.tables import as_record, kernel_for, rules_record
from yksi.native.thought import ROOM as TABLES
from yksi.native.thought import all_playing, narrowed
from yksi.native.weights import weights_array
from yksi.policies.levels import Policy
from yksi.policies.network import ROOM
from yksi.rules import Rules
from yksi.search.foresight import certainty_of


def foresee(
    table: State,
    rules: Rules,
    seat: int,
    trials: int,
    dice: int,
    spent: Callable[[], float] = lambda: 0.0,
) -> int:
    """The best action of a seat that must act, as `search.foresight.foresee`.

    `spent` is as in `thought.think`.
    """
    kernel = kernel_for(*size_of(table))
    tables = np.zeros(TABLES, kernel.dtype)
    tables[0] = as_record(table, kernel)
    given = (rules_record(rules), all_playing(Policy.MASTER, table.seats), seat)
    options, scores, squares = np.zeros((3, ACTIONS), np.int64)
    network = np.zeros(1, TOKENS_DTYPE), weights_array(table.seats), np.zeros(ROOM)
    row = np.zeros(Column.PLACE + table.seats, np.int64)
    count = int(kernel.list_liked(tables, given[0], seat, options, scores, squares, *network))
    if count == 1:
        return int(options[0])

    def compare(count: int, rounds: int, dice: int) -> int:
        return int(
            kernel.foresee_options(
                tables, *given, options, scores, squares, count, rounds, row, dice, *network
            )
        )

    lists, certainty = (options, scores, squares), certainty_of(table)
    return narrowed(lists, count, trials, certainty, compare, dice, spent)
