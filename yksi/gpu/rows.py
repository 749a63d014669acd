"""Games on a GPU, numbered as everywhere: the same rows as from the processor."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import cuda
from numba.cuda.cudadrv.driver import binding, driver

from yksi.editions import parse_rules
from yksi.gpu.compiler import kernel_signature, kernel_source
from yksi.gpu.tables import bytes_for, gpu_layout, row_width, table_dtype, tables_in
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import State
from yksi.native.kernels import COMPILE_LOCK
from yksi.rules import Rules, validate_seats
from yksi.seeds import secret_of, secret_words

Rows = npt.NDArray[np.int64]


def empty_table(rules: Rules, seats: int, seed: int) -> npt.NDArray[np.void]:
    """One record with everybody seated and the seed's secret."""
    layout = gpu_layout(rules, seats)
    state = State(layout)
    seat_everybody(state, seats)
    state.key[:] = secret_words(secret_of(seed))
    record = np.zeros(1, table_dtype(layout))
    for name, value in state.values().items():
        record[0][name] = value
    return record


class _Kernel(NamedTuple):
    """Compiled for one game on one device; a block for each of its multiprocessors."""

    code: Any
    blocks: int
    tables: int  # in a block, and threads
    memory: int  # of a block


def _allow(code: Any, device: Any, memory: int) -> None:
    """Let a block have more than 48 kB, which must be asked for; numba-cuda does not do it."""
    (compiled,) = code.overloads.values()
    attribute = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    handle = compiled._codelibrary.get_cufunc().handle
    driver.cuKernelSetAttribute(attribute, memory, handle, device.id)


@cache
def _kernel(rules: Rules, seats: int) -> _Kernel:
    device = cuda.get_current_device()
    dtype = table_dtype(gpu_layout(rules, seats))
    tables = tables_in(dtype, seats, device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
    memory = bytes_for(dtype, seats, tables)
    code = cuda.jit(kernel_signature(dtype))(kernel_source(dtype, rules, seats, tables))
    _allow(code, device, memory)
    return _Kernel(code, device.MULTIPROCESSOR_COUNT, tables, memory)


class Device:
    """Tables of one game in the memory of the GPU."""

    def __init__(self, rules_text: str, seats: int, seed: int) -> None:
        _, rules = parse_rules(rules_text)
        validate_seats(rules, seats)
        self._seats = seats
        self._kernel = _kernel(rules, seats)
        self._empty = cuda.to_device(empty_table(rules, seats, seed))

    def play(self, players: Rows, first: int, rows: Any) -> None:
        """Play as many games as there are rows, which are on the device."""
        kernel = self._kernel
        launch = kernel.code[kernel.blocks, kernel.tables, 0, kernel.memory]
        launch(self._empty, cuda.to_device(players.astype(np.int32)), first, rows)
        cuda.synchronize()

    def new_rows(self, games: int) -> Any:
        return cuda.device_array((games, row_width(self._seats)), np.int32)


@cache
def _device(rules_text: str, seats: int, seed: int) -> Device:
    return Device(rules_text, seats, seed)


def play_rows(
    rules_text: str, seats: int, players: Rows, seed: int, first: int, count: int
) -> Rows:
    """The rows of so many games, numbered from the first."""
    with COMPILE_LOCK:
        device = _device(rules_text, seats, seed)
    rows = device.new_rows(count)
    device.play(players, first, rows)
    found: Rows = rows.copy_to_host().astype(np.int64)
    return found
