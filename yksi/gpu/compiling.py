"""The kernel's functions as device code: the very same ones, one thread a table.

numba-cuda is imported only on this floor. Code can be made for a GPU that is not there: the
compiler is then told for which kind.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import numba
import numpy as np
from numba import cuda
from numba.cuda import dispatcher
from numba.cuda.extending import overload_method

from yksi.native.compiler import dispatchers, needed, signature
from yksi.native.programs import INLINED, OUT_OF_LINE
from yksi.policies.games import Column
from yksi.rules import Rules

EVERYBODY = 0xFFFFFFFF  # the 32 threads of a warp
BATCH = 16  # of these, so many deal together

ENTRIES = ("begin", "is_done", "advance", "write_down")


@overload_method(numba.types.Integer, "bit_count", strict=False)  # type: ignore[untyped-decorator]
def _bit_count(value: Any) -> Any:
    return lambda value: cuda.popc(numba.int64(value))


@overload_method(numba.types.Integer, "bit_length", strict=False)  # type: ignore[untyped-decorator]
def _bit_length(value: Any) -> Any:
    return lambda value: 64 - cuda.clz(numba.int64(value))


def _is_inlined(function: types.FunctionType) -> bool:
    return function.__module__ in INLINED and function.__name__ not in OUT_OF_LINE


def _device_function(function: types.FunctionType) -> Any:
    return cuda.jit(device=True, forceinline=_is_inlined(function))(function)


def _keep_apart(compiled: Any) -> None:
    """Inlining what is rare would fill the instruction cache; there is no option against it."""
    for module in compiled.library.modules:
        for function in module.functions:
            if function.name == compiled.fndesc.llvm_func_name:
                function.attributes.add("noinline")


def _compiled(dtype: np.dtype[np.void], rules: Rules) -> dict[str, Any]:
    """The entries and all that they call, each compiled once, callees first."""
    made = dispatchers(_device_function, rules=rules)
    wanted = needed(ENTRIES)
    for function, device_function in made.items():
        if function in wanted:
            compiled = device_function.compile_device(signature(function, dtype, special=True))
            if not _is_inlined(function):
                _keep_apart(compiled)
            device_function.disable_compile()
    return {function.__name__: made[function] for function in wanted}


def kernel_source(dtype: np.dtype[np.void], rules: Rules, seats: int) -> Callable[..., None]:
    """What one thread does: every so many-th game, on a table in its own memory.

    The threads of a warp can only do the same thing at the same time. So whoever has finished a
    game waits until half of them have, and they deal together: 500 becomes 930 M actions/s.
    """
    found = _compiled(dtype, rules)
    begin, is_done, advance, write_down = (found[name] for name in ENTRIES)
    record = numba.from_dtype(dtype)
    width = Column.PLACE + seats

    def play(tables: Any, players: Any, first: int, rows: Any) -> None:
        own = cuda.local.array(1, record)
        row = cuda.local.array(width, numba.int64)
        own[0] = tables[0]
        threads = cuda.gridsize(1)
        game = cuda.grid(1)
        if game < len(rows):
            begin(own[0], first + game, row)
        while True:
            here = game < len(rows)
            done = here and is_done(own[0], row)
            finished = cuda.ballot_sync(EVERYBODY, done)
            playing = cuda.ballot_sync(EVERYBODY, here) & ~finished
            if finished | playing == 0:
                break
            if not done:
                if here:
                    advance(own[0], players, row)
            elif playing == 0 or cuda.popc(finished) >= BATCH:
                write_down(own[0], row)
                for i in range(width):
                    rows[game][i] = row[i]
                game += threads
                if game < len(rows):
                    begin(own[0], first + game, row)

    return play


def kernel_signature(dtype: np.dtype[np.void]) -> tuple[Any, ...]:
    return numba.from_dtype(dtype)[::1], numba.int64[::1], numba.int64, numba.int64[:, ::1]


def assembly(
    dtype: np.dtype[np.void], rules: Rules, seats: int, capability: tuple[int, int]
) -> str:
    """PTX for a kind of GPU, which need not be there."""
    device = types.SimpleNamespace(compute_capability=capability)
    with patch.object(dispatcher, "get_current_device", lambda: device):
        source = kernel_source(dtype, rules, seats)
        text, _ = cuda.compile_ptx(source, kernel_signature(dtype), cc=capability)
    return str(text)
