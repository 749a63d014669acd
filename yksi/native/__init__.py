"""Kernel-style functions at native speed, compiled ahead or on this machine.

`kernel_for(seats, cards).prepare(program)` loads or compiles a program of `programs.PROGRAMS`.

Names are imported when they are first asked for: bots with a network need this room without NumPy.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
        PLAY_OUT_LIMIT,
        NativeTable,
        as_record,
        empty_tables,
        kernel_for,
        layout_for_size,
        layout_of,
        play_random,
        rules_record,
    )

__all__ = [
    "BOUT_DTYPE",
    "DESK_DTYPE",
    "PLAY_OUT_LIMIT",
    "SCREEN_DTYPE",
    "TOKENS_DTYPE",
    "Native",
    "NativeTable",
    "Record",
    "as_record",
    "cache_folder",
    "empty_tables",
    "kernel_for",
    "layout_for_size",
    "layout_of",
    "native",
    "play_random",
    "reporting_to",
    "rules_record",
]

_HOMES = {
    "cache": ("cache_folder",),
    "kernels": ("Native", "native"),
    "progress": ("reporting_to",),
    "records": ("BOUT_DTYPE", "DESK_DTYPE", "SCREEN_DTYPE", "TOKENS_DTYPE", "Record"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(f"{__name__}.{_HOME_OF.get(name, 'tables')}")
    value = globals()[name] = getattr(home, name)
    return value
