"""Kernel-style functions at native speed, compiled ahead or on this machine.

`kernel_for(seats, cards).prepare(program)` loads or compiles a program of `programs.PROGRAMS`.
"""

from yksi.native.cache import cache_folder
from yksi.native.kernels import Native, native
from yksi.native.progress import reporting_to
from yksi.native.records import (
    BOUT_DTYPE,
    DESK_DTYPE,
    SCREEN_DTYPE,
    TOKENS_DTYPE,
    Record,
)
from yksi.native.tables import (
    MOST_ACTIONS,
    NativeTable,
    as_record,
    kernel_for,
    layout_for_size,
    layout_of,
    play_random,
    rules_record,
)

__all__ = [
    "BOUT_DTYPE",
    "DESK_DTYPE",
    "MOST_ACTIONS",
    "SCREEN_DTYPE",
    "TOKENS_DTYPE",
    "Native",
    "NativeTable",
    "Record",
    "as_record",
    "cache_folder",
    "kernel_for",
    "layout_for_size",
    "layout_of",
    "native",
    "play_random",
    "reporting_to",
    "rules_record",
]
