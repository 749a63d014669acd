"""Kernel-style functions at native speed, compiled by Numba: one lock, and one way to prepare them.

`kernel_for(seats, cards).prepare(program)` loads or compiles a program of `programs.PROGRAMS`.
"""

from yksi.native.cache import cache_folder
from yksi.native.compiler import DESK_DTYPE, SCREEN_DTYPE, Native, Record, native
from yksi.native.progress import reporting_to
from yksi.native.tables import (
    MOST_ACTIONS,
    NativeTable,
    as_record,
    copy_into,
    kernel_for,
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
    "NativeTable",
    "Record",
    "as_record",
    "cache_folder",
    "copy_into",
    "kernel_for",
    "layout_for_size",
    "layout_of",
    "native",
    "play_random",
    "reporting_to",
    "rules_record",
]
