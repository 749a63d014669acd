"""The kernel compiled: the same functions over NumPy records of the same fields.

Numba is imported only here, when this module is asked for. Compiled code is kept on disk under a
name made of all kernel sources, so a changed function can never meet old code of another.
"""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import sys
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import llvmlite.binding as llvm
import numba
import numpy as np
import numpy.typing as npt
from numba.extending import intrinsic, overload_method

from yksi import cards, editions
from yksi.kernel import (
    actions,
    bits,
    challenge,
    chance,
    custom,
    deal,
    discards,
    drawing,
    effects,
    ending,
    events,
    giving,
    laying,
    legal,
    matching,
    mixing,
    people,
    piles,
    playout,
    seats,
    step,
    turns,
    uno,
)
from yksi.kernel.codes import Phase
from yksi.kernel.state import Layout, State, describe, layout_for
from yksi.rules import FIELD_TYPES, MOST_DECKS, MOST_SEATS, Rules, validate_seats
from yksi.seeds import secret_of, secret_words

# Callees before callers: each module calls those before it.
_MODULES = (
    cards,
    bits,
    events,
    chance,
    seats,
    piles,
    turns,
    ending,
    giving,
    uno,
    matching,
    discards,
    mixing,
    custom,
    effects,
    laying,
    drawing,
    challenge,
    people,
    deal,
    legal,
    step,
    playout,
)
# What every ordinary move runs through is inlined, what is rare is not: 9 becomes 15 M actions/s.
_INLINED = {
    module.__name__
    for module in (
        bits,
        events,
        chance,
        seats,
        piles,
        giving,
        uno,
        turns,
        matching,
        effects,
        laying,
        drawing,
        step,
        playout,
    )
}
_OUT_OF_LINE = {
    "refresh",
    "reshuffle",
    "list_hand",
    "show_hand",
    "swap_hands",
    "slip_under",
    "act",
    "give",
    "catch",
    "lapse",
    "guilty",
    "forbids_wild_four",
    "name_color",
    "choose_partner",
    "jump_in",
    "play_out",
    "play_outs",
    "_special",
    "_last_card",
    "_rare",
}
_LOG = logging.getLogger(__name__)
# What Python calls; only these are kept on disk, each with everything that it calls.
_ENTRIES = {"step", "legal", "allowed", "seat_everybody", "play_out", "play_outs"}
MOST_ACTIONS = 100_000  # of a play-out that does not end

Record = Any  # one table: numpy.void with the fields of State

RULES_DTYPE = np.dtype([(field, "i2") for field in FIELD_TYPES])


@intrinsic  # type: ignore[untyped-decorator]
def _ones(_: Any, value: Any) -> Any:
    return numba.int64(value), lambda context, builder, sig, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def _leading_zeros(_: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.ctlz(args[0], context.get_constant(numba.types.boolean, False))

    return numba.int64(value), generate


@overload_method(numba.types.Integer, "bit_count", strict=False)  # type: ignore[untyped-decorator]
def _bit_count(value: Any) -> Any:
    """Teach Numba int.bit_count: one machine instruction."""
    return lambda value: _ones(numba.int64(value))


@overload_method(numba.types.Integer, "bit_length", strict=False)  # type: ignore[untyped-decorator]
def _bit_length(value: Any) -> Any:
    return lambda value: 64 - _leading_zeros(numba.int64(value))


def rules_record(rules: Rules) -> Record:
    return np.array([tuple(int(value) for value in rules)], RULES_DTYPE)[0]


def layout_of(rules: Rules, seat_count: int, told: bool = False) -> Layout:
    """Small records where they are enough: one compilation serves each of the two sizes."""
    small = seat_count <= 10 and sum(rules.deck(seat_count)) <= 112
    seats_, cards_ = (10, 112) if small else (MOST_SEATS, MOST_DECKS * 112)
    return layout_for(seats_, cards_, events=told)


def cache_folder() -> Path:
    """Where compiled code is kept: named by everything it depends on."""
    base = os.environ.get("NUMBA_CACHE_DIR") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "yksi"
    )
    machine = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    software = f"{numba.__version__} {np.__version__} {sys.version}"
    digest = hashlib.sha256(f"{machine} {software}".encode())
    here = Path(__file__).parent
    sources = (Path(__file__), here / "cards.py", here / "rules.py")
    for path in (*sources, *sorted((here / "kernel").glob("*.py"))):
        digest.update(path.read_bytes())
    return Path(base) / digest.hexdigest()[:16]


def _can_keep(folder: Path) -> bool:
    """Whether compiled code can be kept there; where it cannot, it is made for this process."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "writable").touch()
    except OSError:
        return False
    return True


@contextmanager
def _cached_in(folder: Path) -> Iterator[None]:
    previous = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = previous


def _own_functions(module: types.ModuleType) -> dict[str, types.FunctionType]:
    """The functions of the rulebook that a module defines, in their order."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, types.FunctionType)
        and value.__module__ == module.__name__
        and not (module is cards and name.startswith("_"))
    }


def _space(module: types.ModuleType) -> dict[str, Any]:
    """A module's names with its tables as arrays."""
    return {
        name: np.array(value, np.int64)
        if isinstance(value, tuple) and all(type(item) is int for item in value)
        else value
        for name, value in vars(module).items()
    }


def _function(name: str) -> types.FunctionType:
    """A function of the kernel by its name."""
    return next(functions[name] for functions in map(_own_functions, _MODULES) if name in functions)


def _dispatcher(function: types.FunctionType, space: dict[str, Any], keep: bool) -> Any:
    name, module = function.__name__, function.__module__
    twin = types.FunctionType(function.__code__, space, name)
    twin.__module__ = module
    return numba.njit(
        nogil=True,
        error_model="numpy",
        forceinline=module in _INLINED and name not in _OUT_OF_LINE,
        cache=keep and name in _ENTRIES,
    )(twin)


def _dispatchers(keep: bool) -> dict[types.FunctionType, Any]:
    """The functions of the kernel as Numba dispatchers that call each other, callees first."""
    spaces = {module: _space(module) for module in _MODULES}
    found = {
        function: _dispatcher(function, spaces[module], keep)
        for module in _MODULES
        for function in _own_functions(module).values()
    }
    for space in spaces.values():
        for name, value in space.items():
            if isinstance(value, types.FunctionType) and value in found:
                space[name] = found[value]
    return found


def _signature(function: Callable[..., Any], dtype: np.dtype[np.void]) -> tuple[Any, ...]:
    """The types a kernel function is compiled for."""
    kinds = {
        State: numba.from_dtype(dtype),
        Rules: numba.from_dtype(RULES_DTYPE),
        int: numba.int64,
        list[int]: numba.int64[::1],
    }
    hints = get_type_hints(function)
    hints.pop("return", None)
    return tuple(kinds[hint] for hint in hints.values())


class Native:
    """The compiled kernel for records of one layout: `native.step(record, rules, seat, action)`."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.dtype = np.dtype(describe(layout), align=True)
        folder = cache_folder()
        stamp = folder / f"{layout.seats}-{layout.cards}-{layout.events}.compiled"
        self._folder = folder
        self._functions: dict[str, Any] = {}
        with _cached_in(folder):
            if stamp.exists():
                self._load()
            if not self._functions:
                self._compile(stamp)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        try:
            function: Callable[..., Any] = self._functions[name]
        except KeyError:
            raise AttributeError(name) from None
        return function

    def _load(self) -> None:
        """The entries from the disk; nothing at all when any of them is damaged or lost."""
        try:
            loaded = self._stored()
            for name, dispatcher in loaded.items():
                dispatcher.compile(_signature(_function(name), self.dtype))
        except Exception as error:  # noqa: BLE001 - whatever a damaged file makes Numba raise
            _LOG.warning("compiled rules on disk cannot be used: %s", type(error).__name__)
            shutil.rmtree(self._folder, ignore_errors=True)
        else:
            self._functions = loaded

    def _compile(self, stamp: Path) -> None:
        keep = _can_keep(self._folder)
        self._functions = self._compiled(keep)
        if keep:
            stamp.touch()

    def _stored(self) -> dict[str, Any]:
        """The entries alone: what they call is part of the code on disk."""
        return {
            name: _dispatcher(function, _space(module), keep=True)
            for module in _MODULES
            for name, function in _own_functions(module).items()
            if name in _ENTRIES
        }

    def _compiled(self, keep: bool) -> dict[str, Any]:
        """Every function once, callees first, so that each is compiled for one kind of integer."""
        _LOG.warning("compiling the rules for this machine; this takes about a minute, once")
        dispatchers = _dispatchers(keep)
        for function, dispatcher in dispatchers.items():
            dispatcher.compile(_signature(function, self.dtype))
            dispatcher.disable_compile()
        return {function.__name__: dispatcher for function, dispatcher in dispatchers.items()}


@cache
def native(layout: Layout) -> Native:
    """The compiled kernel, made once a process; compiled once a machine."""
    return Native(layout)


@numba.njit(nogil=True, cache=True)  # type: ignore[untyped-decorator]
def copy_into(source: Any, targets: Any) -> None:
    """One table's words into each row of many."""
    for i in range(len(targets)):
        for j in range(len(source)):
            targets[i, j] = source[j]


class Table:
    """One table in a record, dealt; `clone` copies it."""

    __slots__ = ("kernel", "record", "rules", "words")

    def __init__(self, kernel: Native, words: npt.NDArray[np.int64], rules: Record) -> None:
        self.kernel, self.words, self.rules = kernel, words, rules
        self.record: Record = words.view(kernel.dtype)[0]

    @classmethod
    def new(cls, rules_text: str, seat_count: int, seed: int, told: bool = False) -> Table:
        """An empty table; action DEAL of TABLE deals."""
        _, rules = editions.parse_rules(rules_text)
        validate_seats(rules, seat_count)
        kernel = native(layout_of(rules, seat_count, told))
        table = cls(kernel, np.zeros(kernel.dtype.itemsize // 8, np.int64), rules_record(rules))
        table.record["telling"] = int(told)
        kernel.seat_everybody(table.record, seat_count)
        table.record["key"][:] = secret_words(secret_of(seed))
        return table

    def clone(self) -> Table:
        return Table(self.kernel, self.words.copy(), self.rules)

    def step(self, seat: int, action: int) -> None:
        """One kernel action, which must be legal."""
        self.kernel.step(self.record, self.rules, seat, action)

    def legal(self, seat: int) -> list[int]:
        out = np.zeros(actions.ACTIONS, np.int64)
        count = self.kernel.legal(self.record, self.rules, seat, out)
        return [int(action) for action in out[:count]]

    @property
    def over(self) -> bool:
        return int(self.record["phase"]) in (Phase.OVER, Phase.IDLE)


def play_random(rules_text: str, seat_count: int, games: int, seed: int) -> int:
    """Deal and play so many rounds at random; how many actions there were."""
    table = Table.new(rules_text, seat_count, seed)
    dice = (seed * 2654435761 + 1) & 0xFFFFFFFF or 1
    return int(table.kernel.play_outs(table.record, table.rules, games, dice, MOST_ACTIONS))
