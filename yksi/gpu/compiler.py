"""The kernel's functions as device code: the very same ones, on tables in a block's memory.

numba-cuda is imported only on this floor. Code can be made for a GPU that is not there: the
compiler is then told for which kind.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple
from unittest.mock import patch

import numba
import numpy as np
from numba import cuda
from numba.cuda import dispatcher
from numba.cuda.extending import overload_method

from yksi.batches.chores import Chore
from yksi.gpu.tables import CELL, gpu_layout, row_stride, row_width, table_dtype, tables_in
from yksi.native.compiler import signature
from yksi.native.functions import dispatchers, needed
from yksi.native.programs import INLINED, OUT_OF_LINE
from yksi.rules import Rules

PLAYING = ("next_chore", "advance", "refresh")  # what every kernel needs
ALSO_INLINED = {
    "advance",
    "next_chore",
    "is_done",
    "decide",
    "jumper",
    "is_between",
    "forgets",
    "_note",
    "_call_or_not",
}
GONE = len(Chore)  # the chore of a table where nothing is left to play
CHORES = GONE + 1
PLACES = 16  # bits for a table's number in the order


@overload_method(numba.types.Integer, "bit_count", strict=False)  # type: ignore[untyped-decorator]
def _bit_count(value: Any) -> Any:
    return lambda value: cuda.popc(numba.int64(value))


@overload_method(numba.types.Integer, "bit_length", strict=False)  # type: ignore[untyped-decorator]
def _bit_length(value: Any) -> Any:
    return lambda value: 64 - cuda.clz(numba.int64(value))


def _is_inlined(function: types.FunctionType) -> bool:
    name = function.__name__
    return name in ALSO_INLINED or (function.__module__ in INLINED and name not in OUT_OF_LINE)


def _device_function(function: types.FunctionType) -> Any:
    return cuda.jit(device=True, forceinline=_is_inlined(function))(function)


def _inlined(function: Callable[..., None]) -> Any:
    return cuda.jit(device=True, forceinline=True)(function)


def _keep_apart(code: Any) -> None:
    """Forbid LLVM to inline what is rare: it would fill the instruction cache."""
    for module in code.library.modules:
        for function in module.functions:
            if function.name == code.fndesc.llvm_func_name:
                function.attributes.add("noinline")


@cache
def _list_modules_once() -> None:
    """Numba lists one for every chain of calls that leads to it: 220 become 9 800 to compile."""
    from numba.cuda.codegen import CUDACodeLibrary  # Numba's simulator has none

    every = CUDACodeLibrary.modules.fget

    def modules(library: Any) -> list[Any]:
        return list(dict.fromkeys(every(library)))

    CUDACodeLibrary.modules = property(modules)


def compiled(dtype: np.dtype[np.void], rules: Rules, entries: tuple[str, ...]) -> dict[str, Any]:
    """The entries and all that they call, each compiled once, callees first."""
    _list_modules_once()
    made = dispatchers(_device_function, rules=rules)
    wanted = needed(entries)
    for function, device_function in made.items():
        if function in wanted:
            kinds = signature(function, dtype, special=True, cell=numba.int32)
            code = device_function.compile_device(kinds)
            if not _is_inlined(function):
                _keep_apart(code)
            device_function.disable_compile()
    return {function.__name__: made[function] for function in wanted}


def _patience(tables: int) -> np.ndarray:
    """How many tables must need a chore before it is done: what is rare or long waits for more."""
    least = np.full(GONE, max(1, tables // 8))
    least[[Chore.LAY, Chore.DRAW]] = 1
    least[Chore.DEAL] = max(1, tables // 4)
    return least


class Work(NamedTuple):
    """What a kernel plays, by numbers from 0 on: how each begins, and what is kept of its end."""

    entries: tuple[str, ...]  # functions of the kernel that it needs, beside those of PLAYING
    given: Any  # the type of what it is told, a tuple
    # Makes two device functions of the compiled entries. `deal` takes a table, the same memory as
    # words, the number, what is given and the table's row; `end` the same without the words.
    functions: Callable[[dict[str, Any]], tuple[Callable[..., None], Callable[..., None]]]


def kernel_source(
    dtype: np.dtype[np.void], rules: Rules, seats: int, tables: int, work: Work
) -> Callable[..., None]:
    """What the threads of a block do, together, with as many tables in the memory they share.

    The threads of a warp can only do the same thing at the same time, but tables need different
    things. So no thread owns a table: in every round each plans at one, then the tables are sorted
    by the chore that comes next there, and the threads take them in this order. Most warps have
    one chore then: 800 becomes 2 200 M actions/s.
    """
    found = compiled(dtype, rules, (*PLAYING, *work.entries))
    next_chore, advance, refresh = (found[name] for name in PLAYING)
    deal, end = map(_inlined, work.functions(found))
    record = numba.from_dtype(dtype)
    width, stride = row_width(seats), row_stride(seats)
    words = dtype.itemsize // CELL
    behind = tables * words
    least = _patience(tables)

    def play(empty: Any, players: Any, total: int, given: Any) -> None:
        room = cuda.shared.array(0, record)
        cells = cuda.shared.array(0, numba.int32)  # the same memory; rows lie behind the tables
        games = cuda.shared.array(tables, numba.int32)
        order = cuda.shared.array(tables, numba.int32)
        counts = cuda.shared.array(CHORES, numba.int32)
        me = cuda.threadIdx.x
        my_row = cells[behind + stride * me : behind + stride * me + width]
        room[me] = empty[0]
        games[me] = cuda.grid(1)
        if games[me] < total:
            deal(room[me], cells[words * me : words * (me + 1)], games[me], given, my_row)
        while True:
            chore = GONE
            if games[me] < total:
                chore = next_chore(room[me], players, my_row)
            if me < CHORES:
                counts[me] = 0
            cuda.syncthreads()
            place = cuda.atomic.add(counts, chore, 1)
            cuda.syncthreads()
            if counts[GONE] == tables:
                break
            ready = 0
            for other in range(GONE):
                if counts[other] >= least[other]:
                    ready = 1
            planned = 0
            for other in range(GONE):
                if counts[other] >= ready * least[other]:
                    if other == chore:
                        order[planned + place] = (chore << PLACES) | me
                    planned += counts[other]
            cuda.syncthreads()
            if me < planned:
                chore = order[me] >> PLACES
                there = order[me] & ((1 << PLACES) - 1)
                row = cells[behind + stride * there : behind + stride * there + width]
                if chore == Chore.RENEW:
                    refresh(room[there])
                elif chore < Chore.DEAL:
                    advance(room[there], players, row)
                else:
                    end(room[there], games[there], given, row)
                    games[there] += cuda.gridsize(1)
                    if games[there] < total:
                        own = cells[words * there : words * (there + 1)]
                        deal(room[there], own, games[there], given, row)
            cuda.syncthreads()

    return play


def kernel_signature(dtype: np.dtype[np.void], work: Work) -> tuple[Any, ...]:
    return numba.from_dtype(dtype)[::1], numba.int32[::1], numba.int64, work.given


def assembly(work: Work, rules: Rules, seats: int, capability: tuple[int, int], memory: int) -> str:
    """PTX for a kind of GPU, which need not be there, and which has so much memory a block."""
    device = types.SimpleNamespace(compute_capability=capability)
    dtype = table_dtype(gpu_layout(rules, seats))
    with patch.object(dispatcher, "get_current_device", lambda: device):
        source = kernel_source(dtype, rules, seats, tables_in(dtype, seats, memory), work)
        text, _ = cuda.compile_ptx(source, kernel_signature(dtype, work), cc=capability)
    return str(text)
