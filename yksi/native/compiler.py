"""The kernel compiled: the same functions over NumPy records of the same fields.

Numba is imported only on this floor, when it is asked for.
"""

from __future__ import annotations

import logging
import shutil
import types
from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import cache
from threading import RLock
from typing import Any, get_type_hints

import numba
import numpy as np

from yksi import cards
from yksi.kernel.state import Layout, State, describe
from yksi.learning.observation import DESK, SCREEN, Desk, Screen
from yksi.native import intrinsics  # noqa: F401 - teaches Numba
from yksi.native.cache import cache_folder, cached_in, can_keep
from yksi.native.programs import INLINED, MODULES, OUT_OF_LINE, PROGRAMS
from yksi.native.progress import has_listeners, report
from yksi.native.specialisation import constants, specialised
from yksi.rules import FIELD_TYPES, Rules

_LOG = logging.getLogger(__name__)
COMPILE_LOCK = RLock()  # threads wait for each other's compiling rather than do it twice

Record = Any  # one table: numpy.void with the fields of State

RULES_DTYPE = np.dtype([(field, "i2") for field in FIELD_TYPES])
DESK_DTYPE = np.dtype(list(DESK), align=True)
SCREEN_DTYPE = np.dtype(list(SCREEN), align=True)


def own_functions(module: types.ModuleType) -> dict[str, types.FunctionType]:
    """The functions to compile that a module defines, in their order."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, types.FunctionType)
        and value.__module__ == module.__name__
        and not (module is cards and name.startswith("_"))
    }


def _plain(value: Any) -> Any:
    """A tuple as an array, an enumeration as a module of ints, which every compiler understands."""
    if isinstance(value, tuple) and all(type(item) is int for item in value):
        return np.array(value, np.int64)
    if isinstance(value, type) and issubclass(value, IntEnum):
        numbers = types.ModuleType(value.__name__)
        vars(numbers).update({member.name: int(member) for member in value})
        return numbers
    return value


def _space(module: types.ModuleType) -> dict[str, Any]:
    """A module's names, as compilers want them."""
    return {name: _plain(value) for name, value in vars(module).items()}


def _modules_of() -> dict[types.FunctionType, types.ModuleType]:
    """Every function to compile with its module, callees first."""
    return {function: module for module in MODULES for function in own_functions(module).values()}


def needed(entries: Iterable[str]) -> set[types.FunctionType]:
    """The entries and everything that they call."""
    known = _modules_of()
    found: set[types.FunctionType] = set()
    ahead = [function for function in known if function.__name__ in entries]
    while ahead:
        function = ahead.pop()
        found.add(function)
        called = {function.__globals__.get(name) for name in function.__code__.co_names}
        ahead += [other for other in known if other in called and other not in found]
    return found


def dispatchers(
    make: Callable[[types.FunctionType], Any], tag: str = "", rules: Rules | None = None
) -> dict[types.FunctionType, Any]:
    """The functions of the kernel, each made by a compiler, calling each other, callees first.

    With rules they are made for these alone, and take none as an argument.
    """
    spaces = {module: _space(module) for module in MODULES}
    if rules is not None:
        for space in spaces.values():
            space["r"] = constants(rules)
    found = {
        function: make(_twin(function, spaces[module], tag, rules is not None))
        for function, module in _modules_of().items()
    }
    for space in spaces.values():
        for name, value in space.items():
            if isinstance(value, types.FunctionType) and value in found:
                space[name] = found[value]
    return found


def _twin(
    function: types.FunctionType, space: dict[str, Any], tag: str, special: bool = False
) -> types.FunctionType:
    """A function with the same code that finds other names in its module.

    The tag keeps the code of different layouts apart: in what is kept on disk all records look
    alike, and a process that loaded two of them would run one on the other's tables.
    """
    code = specialised(function) if special else function.__code__
    twin = types.FunctionType(code, space, function.__name__)
    twin.__module__ = function.__module__
    twin.__qualname__ = f"{function.__name__}{tag}"
    return twin


def _compiler(kept: Iterable[str]) -> Callable[[types.FunctionType], Any]:
    """How a function is compiled for this machine; what is named in `kept` goes to the disk."""

    def make(function: types.FunctionType) -> Any:
        name, module = function.__name__, function.__module__
        return numba.njit(
            nogil=True,
            error_model="numpy",
            _nrt=False,  # nothing is allocated; counting references would halve the speed
            forceinline=module in INLINED and name not in OUT_OF_LINE,
            cache=name in kept,
        )(function)

    return make


def signature(
    function: Callable[..., Any],
    dtype: np.dtype[np.void],
    special: bool = False,
    cell: Any = numba.int64,
) -> tuple[Any, ...]:
    """The types a kernel function is compiled for; without rules where they are constants.

    Lists of numbers have cells that can be smaller.
    """
    table = numba.from_dtype(dtype)
    kinds = {
        State: table,
        list[State]: table[::1],
        Rules: numba.from_dtype(RULES_DTYPE),
        list[Rules]: numba.from_dtype(RULES_DTYPE)[::1],
        int: numba.int64,
        list[int]: cell[::1],
        list[list[int]]: numba.int64[:, ::1],
        Desk: numba.from_dtype(DESK_DTYPE),
        list[Desk]: numba.from_dtype(DESK_DTYPE)[::1],
        Screen: numba.from_dtype(SCREEN_DTYPE),
        list[Screen]: numba.from_dtype(SCREEN_DTYPE)[::1],
    }
    hints = get_type_hints(function)
    hints.pop("return", None)
    return tuple(kinds[hint] for hint in hints.values() if not (special and hint is Rules))


class Native:
    """The compiled kernel for records of one layout: `native.step(record, rules, seat, action)`.

    A program is loaded, or compiled, when the first of its entries is asked for.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.dtype = np.dtype(describe(layout), align=True)
        self._tag = f"_{layout.seats}_{layout.cards}_{layout.events}"
        self._folder = cache_folder()
        self._made: dict[types.FunctionType, Any] = {}  # every function, compiled or not

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """An entry, which from now on is an attribute."""
        for program, entries in PROGRAMS.items():
            if name in entries:
                with COMPILE_LOCK:
                    if name not in vars(self):
                        vars(self).update(self._program(program, entries))
                function: Callable[..., Any] = vars(self)[name]
                return function
        raise AttributeError(name)

    def prepare(self, program: str) -> None:
        """Load or compile a program now, so that whoever calls one of its entries need not wait."""
        getattr(self, PROGRAMS[program][0])

    def _program(self, program: str, entries: tuple[str, ...]) -> dict[str, Any]:
        layout = self.layout
        stamp = self._folder / f"{layout.seats}-{layout.cards}-{layout.events}-{program}.compiled"
        with cached_in(self._folder):
            loaded = self._load(entries) if stamp.exists() else None
            if loaded is not None:
                return loaded
            keep = can_keep(self._folder)
            compiled = self._compile(entries, keep)
            if keep:
                stamp.touch()
            return compiled

    def _load(self, entries: tuple[str, ...]) -> dict[str, Any] | None:
        """Load the entries from the disk; None when any of them is damaged or lost."""
        try:
            loaded = self._stored(entries)
        except Exception as error:  # noqa: BLE001 - whatever a damaged file makes Numba raise
            _LOG.warning("compiled rules on disk cannot be used: %s", type(error).__name__)
            shutil.rmtree(self._folder, ignore_errors=True)
            return None
        return loaded

    def _stored(self, entries: tuple[str, ...]) -> dict[str, Any]:
        """Load the entries alone: what they call is part of the code on disk."""
        make = _compiler(kept=entries)
        loaded = {
            function: make(_twin(function, _space(module), self._tag))
            for function, module in _modules_of().items()
            if function.__name__ in entries
        }
        for function, dispatcher in loaded.items():
            dispatcher.compile(signature(function, self.dtype))
        return {function.__name__: dispatcher for function, dispatcher in loaded.items()}

    def _compile(self, entries: tuple[str, ...], keep: bool) -> dict[str, Any]:
        """Compile each function once, callees first, so that it is made for one kind of integer."""
        if not has_listeners():
            _LOG.warning("compiling the rules for this machine; this takes about a minute, once")
        if not self._made:
            kept = {name for names in PROGRAMS.values() for name in names} if keep else ()
            self._made = dispatchers(_compiler(kept), self._tag)
        wanted = needed(entries)
        ahead = [
            (function, dispatcher)
            for function, dispatcher in self._made.items()
            if function in wanted and not dispatcher.signatures
        ]
        for number, (function, dispatcher) in enumerate(ahead):
            report(function.__name__.strip("_"), number, len(ahead))
            dispatcher.compile(signature(function, self.dtype))
            dispatcher.disable_compile()
        report("", len(ahead), len(ahead))
        return {
            function.__name__: dispatcher
            for function, dispatcher in self._made.items()
            if function.__name__ in entries
        }


def native(layout: Layout) -> Native:
    """The compiled kernel, made once a process; compiled once a machine."""
    with COMPILE_LOCK:
        return _native(layout)


_native = cache(Native)
