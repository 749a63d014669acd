"""Where the functions of a program lie in memory.

They come out of the library that was compiled ahead. Where there is none that fits, they are
compiled on this machine, once.
"""

from __future__ import annotations

from collections.abc import Callable

from yksi.kernel.state import Layout
from yksi.native.library import library
from yksi.native.programs import PROGRAMS


def addresses_of(layout: Layout, program: str) -> Callable[[str], int]:
    """What tells the address of a symbol of a program for tables of a layout."""
    shipped = library()
    if shipped is not None and shipped.has(layout, program):
        return shipped.address
    from yksi.native.workshop import made_here  # imports llvmlite

    return made_here(layout, program, PROGRAMS[program]).address
