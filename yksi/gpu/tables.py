"""Tables in the memory that the threads of a block share: how large, and how many."""

from __future__ import annotations

import numpy as np

from yksi.batches.games import Column
from yksi.kernel.state import Layout, describe, layout_for
from yksi.rules import Rules

WARP = 32  # threads that always do the same thing at the same time
MOST_TABLES = 384  # in a block, whose threads need many registers
CELL = 4  # bytes of a number in a row
BESIDE = 2 * CELL  # a table's game and its place in the order
APART = 256  # bytes for counting


def gpu_layout(rules: Rules, seats: int) -> Layout:
    """A layout as small as the game allows: of more tables that fit, more need the same thing."""
    layout = layout_for(seats, sum(rules.deck(seats)), events=False)
    puts_aside = rules.shuffle_hands + rules.custom_wilds + rules.valley_wilds
    return layout if puts_aside else layout._replace(aside=1)


def table_dtype(layout: Layout) -> np.dtype[np.void]:
    """Fields of neighbours should lie in different banks of the memory: an odd number of eights."""
    fields = describe(layout)
    dtype = np.dtype(fields, align=True)
    return dtype if dtype.itemsize % 16 else np.dtype([*fields, ("spare", "i8", ())], align=True)


def row_width(seats: int) -> int:
    return Column.PLACE + seats


def row_stride(seats: int) -> int:
    """How many cells lie between rows: an odd number, for the same reason as in `table_dtype`."""
    return row_width(seats) | 1


def bytes_for(dtype: np.dtype[np.void], seats: int, tables: int) -> int:
    """How many bytes so many tables and their rows take."""
    return tables * (dtype.itemsize + CELL * row_stride(seats))


def tables_in(dtype: np.dtype[np.void], seats: int, memory: int) -> int:
    """How many tables a block can serve: whole warps of them, if there is room for one."""
    fitting = (memory - APART) // (bytes_for(dtype, seats, 1) + BESIDE)
    return int(min(MOST_TABLES, fitting // WARP * WARP or fitting))
