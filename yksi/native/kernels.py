"""The kernel compiled: the same functions over NumPy records of the same fields."""

from __future__ import annotations

from functools import cache
from threading import RLock

from yksi.kernel.state import Layout
from yksi.native.code import addresses_of
from yksi.native.entries import Entry, entry_at
from yksi.native.functions import modules_of_functions
from yksi.native.programs import PROGRAMS
from yksi.native.records import table_dtype
from yksi.native.symbols import symbol_of

COMPILE_LOCK = RLock()  # threads wait for each other's compiling rather than do it twice


class Native:
    """The compiled kernel for records of one layout: `native.step(record, rules, seat, action)`.

    A program is loaded, or compiled, when the first of its entries is asked for.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.dtype = table_dtype(layout)

    def __getattr__(self, name: str) -> Entry:
        """An entry, which from now on is an attribute."""
        for program, entries in PROGRAMS.items():
            if name in entries:
                with COMPILE_LOCK:
                    if name not in vars(self):
                        vars(self).update(self._program(program, entries))
                entry: Entry = vars(self)[name]
                return entry
        raise AttributeError(name)

    def prepare(self, program: str) -> None:
        """Load or compile a program now, so that whoever calls one of its entries need not wait."""
        getattr(self, PROGRAMS[program][0])

    def _program(self, program: str, entries: tuple[str, ...]) -> dict[str, Entry]:
        address = addresses_of(self.layout, program)
        return {
            function.__name__: entry_at(
                address(symbol_of(function.__name__, self.layout)), function, self.dtype
            )
            for function in modules_of_functions()
            if function.__name__ in entries
        }


def native(layout: Layout) -> Native:
    """The compiled kernel, made once a process."""
    with COMPILE_LOCK:
        return _native(layout)


_native = cache(Native)
