"""Games on a GPU, numbered as everywhere: the same rows as from the processor."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from yksi.editions import parse_rules
from yksi.gpu.games import GAMES
from yksi.gpu.launching import kernel_for
from yksi.gpu.tables import gpu_layout, row_width, table_dtype
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


class Device:
    """Tables of one game in the memory of the GPU."""

    def __init__(self, rules_text: str, seats: int, seed: int) -> None:
        _, rules = parse_rules(rules_text)
        validate_seats(rules, seats)
        self._seats = seats
        self._kernel = kernel_for(GAMES, rules, seats)
        self._empty = cuda.to_device(empty_table(rules, seats, seed))

    def play(self, players: Rows, first: int, rows: Any) -> None:
        """Play as many games as there are rows, which are on the device."""
        playing = cuda.to_device(players.astype(np.int32))
        self._kernel.launch(self._empty, playing, len(rows), (first, rows))

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
