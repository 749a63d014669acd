"""One row of numbers a game, from whatever plays them: compiled code or a GPU.

Every engine is asked the same way and gives the same rows for the same numbers of games. A new
kind of player that needs an engine of its own is chosen in `engine_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
import numpy.typing as npt

from yksi import gpu
from yksi.policies.levels import NETWORKS, THINKERS
from yksi.sim.plan import CannotRun, Plan, Stretch
from yksi.sim.runner import LARGEST

Rows = npt.NDArray[np.int64]
# Rules, seats, the flat list of players, seed, the number of the first game, how many games.
Engine = Callable[[str, int, Rows, int, int, int], Rows]

GPU_CHUNK = 1 << 20


def gpu_rows(rules: str, seats: int, players: Rows, seed: int, first: int, count: int) -> Rows:
    """As `native.rows.play_rows`, on a GPU, if there is one."""
    try:
        rows: Rows = gpu.play_rows(rules, seats, players, seed, first, count)
    except gpu.NoGpu as error:
        raise CannotRun(str(error)) from None
    return rows


def engine_of(plan: Plan) -> Engine:
    """What plays the games of a plan."""
    if plan.gpu:
        for bot in (*THINKERS, *NETWORKS):
            if bot in plan.bots:
                raise CannotRun("error-gpu-bot", bot=bot)
        return gpu_rows
    from yksi.native import rows  # imports NumPy

    if not _needs_search(plan):
        return rows.play_rows
    return partial(rows.thought_rows, trials=plan.trials, foreseen=plan.foreseen)


def _needs_search(plan: Plan) -> bool:
    """Whether somebody needs more than a table to decide."""
    return not {*THINKERS, *NETWORKS}.isdisjoint(plan.bots)


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
    if not set(THINKERS).isdisjoint(plan.bots):
        return 1
    return GPU_CHUNK if plan.gpu else LARGEST


def prepare(plan: Plan) -> None:
    """Whatever must be compiled, before anybody looks at the clock; no game is played here."""
    if plan.gpu:
        rows_of(plan, 0, 1)  # a GPU's code is compiled when it is first run
        return
    from yksi.native import NativeTable  # imports NumPy

    kernel = NativeTable.new(plan.rules, plan.seats, plan.seed).kernel
    kernel.prepare("search" if _needs_search(plan) else "games")
