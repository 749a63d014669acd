"""One row of numbers a game, from whatever plays them: compiled code or a GPU.

Every engine is asked the same way and gives the same rows for the same numbers of games. A new
kind of player that needs an engine of its own is chosen in `engine_of`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator
from functools import partial
from threading import Lock

import numpy as np
import numpy.typing as npt

from yksi.batches.games import Column
from yksi.policies.levels import SHARP
from yksi.sim.plan import CannotRun, Plan, Stretch
from yksi.sim.running import LARGEST

Rows = npt.NDArray[np.int64]
# Rules, seats, the flat list of players, seed, the number of the first game, how many games.
Engine = Callable[[str, int, Rows, int, int, int], Rows]

GPU_CHUNK = 1 << 20
_ONE_COMPILER = Lock()
_NO_GPU = ("gpu-no-package", "gpu-no-device")  # reasons that have sentences of their own


def native_rows(rules: str, seats: int, players: Rows, seed: int, first: int, count: int) -> Rows:
    """Compiled code on one core; other threads go on meanwhile."""
    from yksi.native import Table  # imports Numba

    with _ONE_COMPILER:
        table = Table.new(rules, seats, seed)
        play_games = table.kernel.play_games
    rows = np.zeros((count, Column.PLACE + seats), np.int64)
    play_games(table.record, table.rules, players, first, rows)
    return rows


def sharp_rows(
    rules: str, seats: int, players: Rows, seed: int, first: int, count: int, trials: int
) -> Rows:
    """Compiled code in which sharp players think before they act."""
    from yksi.native.rows import sharp_rows as rows_of_thinkers  # imports Numba

    with _ONE_COMPILER:
        _compile(rules, seats, thinking=True)
    return rows_of_thinkers(rules, seats, players, seed, first, count, trials)


def _compile(rules: str, seats: int, thinking: bool) -> None:
    from yksi.native import Table  # imports Numba

    kernel = Table.new(rules, seats, 1).kernel
    _ = kernel.think_games if thinking else kernel.play_games  # loads or compiles it


def gpu_rows(rules: str, seats: int, players: Rows, seed: int, first: int, count: int) -> Rows:
    if importlib.util.find_spec("yksi.gpu") is None:
        raise CannotRun("error-gpu", reason="yksi.gpu")
    gpu = importlib.import_module("yksi.gpu")
    try:
        rows: Rows = gpu.play_rows(rules, seats, players, seed, first, count)
    except gpu.NoGpu as error:
        reason = str(error)
        if reason in _NO_GPU:
            raise CannotRun(reason) from None
        raise CannotRun("error-gpu", reason=reason) from None
    return rows


def engine_of(plan: Plan) -> Engine:
    if SHARP in plan.bots:
        if plan.gpu:
            raise CannotRun("error-gpu-sharp")
        return partial(sharp_rows, trials=plan.trials)
    return gpu_rows if plan.gpu else native_rows


def parts_of(plan: Plan, first: int, count: int) -> Iterator[tuple[Stretch, Rows]]:
    """The rows of the games of these numbers, by the way the bots sat."""
    engine = engine_of(plan)
    for stretch in plan.stretches(first, count):
        players = np.array(plan.players(stretch.turned), np.int64)
        yield (
            stretch,
            engine(plan.rules, plan.seats, players, plan.seed, stretch.first, stretch.games),
        )


def rows_of(plan: Plan, first: int, count: int) -> Rows:
    """The rows of the games of these numbers, in their order."""
    return np.concatenate([rows for _, rows in parts_of(plan, first, count)])


def largest_chunk(plan: Plan) -> int:
    """How many games are played at once: with thinkers each takes long enough to be told of."""
    if SHARP in plan.bots:
        return 1
    return GPU_CHUNK if plan.gpu else LARGEST


def prepare(plan: Plan) -> None:
    """Whatever must be compiled, before anybody looks at the clock; no game is played here."""
    if plan.gpu:
        rows_of(plan, 0, 1)  # a GPU's code is compiled when it is first run
        return
    with _ONE_COMPILER:
        _compile(plan.rules, plan.seats, SHARP in plan.bots)
