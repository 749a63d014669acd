"""The kernel at native speed, compiled by Numba."""

from yksi.native.compiler import DESK_DTYPE, SCREEN_DTYPE, Native, Record, native
from yksi.native.keeping import cache_folder
from yksi.native.listening import heard_by
from yksi.native.table import (
    MOST_ACTIONS,
    Table,
    copy_into,
    layout_for_size,
    layout_of,
    play_random,
    rules_record,
)

__all__ = [
    "DESK_DTYPE",
    "MOST_ACTIONS",
    "SCREEN_DTYPE",
    "Native",
    "Record",
    "Table",
    "cache_folder",
    "copy_into",
    "heard_by",
    "layout_for_size",
    "layout_of",
    "native",
    "play_random",
    "rules_record",
]
