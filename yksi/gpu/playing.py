"""Games on a GPU, numbered as everywhere: the same rows as from the processor."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from yksi.editions import parse_rules
from yksi.gpu.compiling import kernel_signature, kernel_source
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import Layout, State, describe, layout_for
from yksi.policies.games import Column
from yksi.rules import Rules, validate_seats
from yksi.seeds import secret_of, secret_words

TABLES = 65_536  # at once
THREADS = 64  # in a block

Rows = npt.NDArray[np.int64]


def gpu_layout(rules: Rules, seats: int) -> Layout:
    """As small as the game allows: what fits in the cache decides."""
    return layout_for(seats, sum(rules.deck(seats)), events=False)


def empty_table(rules: Rules, seats: int, seed: int) -> npt.NDArray[np.void]:
    """One record with everybody seated and the seed's secret."""
    layout = gpu_layout(rules, seats)
    state = State(layout)
    seat_everybody(state, seats)
    state.key[:] = secret_words(secret_of(seed))
    record = np.zeros(1, np.dtype(describe(layout), align=True))
    for name, value in state.values().items():
        record[0][name] = value
    return record


@cache
def _kernel(layout: Layout, rules: Rules) -> Any:
    dtype = np.dtype(describe(layout), align=True)
    return cuda.jit(kernel_signature(dtype))(kernel_source(dtype, rules, layout.seats))


class Device:
    """Tables of one game in the memory of the GPU."""

    def __init__(self, rules_text: str, seats: int, seed: int, tables: int = TABLES) -> None:
        _, rules = parse_rules(rules_text)
        validate_seats(rules, seats)
        self._seats = seats
        self._kernel = _kernel(gpu_layout(rules, seats), rules)
        self._table = cuda.to_device(empty_table(rules, seats, seed))
        self._tables = tables

    def play(self, players: Rows, first: int, rows: Any) -> None:
        """As many games as there are rows, which are on the device."""
        blocks = -(-self._tables // THREADS)
        self._kernel[blocks, THREADS](self._table, cuda.to_device(players), first, rows)
        cuda.synchronize()

    def new_rows(self, games: int) -> Any:
        return cuda.device_array((games, Column.PLACE + self._seats), np.int64)


@cache
def _device(rules_text: str, seats: int, seed: int) -> Device:
    return Device(rules_text, seats, seed)


def play_rows(
    rules_text: str, seats: int, players: Rows, seed: int, first: int, count: int
) -> Rows:
    """The rows of so many games, numbered from the first."""
    device = _device(rules_text, seats, seed)
    rows = device.new_rows(count)
    device.play(np.ascontiguousarray(players, np.int64), first, rows)
    found: Rows = rows.copy_to_host()
    return found
