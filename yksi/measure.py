"""How fast it runs here: the same loops for `yksi bench` and for the comparison with peers.

Time is measured by the caller's clock; every loop plays whole rounds, dealing included, unless it
says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import NamedTuple

from yksi.game import Game
from yksi.kernel import actions as k
from yksi.kernel.turns import actor
from yksi.policies.levels import Policy
from yksi.policies.random import random_action

Batch = Callable[[int], int]  # a seed in, how much was done out


class Speed(NamedTuple):
    done: int
    batches: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.done / self.seconds


def timed(batch: Batch, seconds: float) -> Speed:
    """Run batches for about so many seconds, after one that warms up."""
    batch(1)
    done = batches = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not batches:
        batches += 1
        done += batch(batches)
    return Speed(done, batches, elapsed)


def native_games(rules: str, seats: int, games: int) -> Batch:
    """Random rounds in compiled code; counts actions."""
    from yksi.native import play_random  # imports NumPy

    return lambda seed: play_random(rules, seats, games, seed)


def native_policy(rules: str, seats: int, games: int, policy: Policy) -> Batch:
    """Rounds between players of one policy, in compiled code; counts actions."""
    import numpy as np

    from yksi.batches.games import Column
    from yksi.native import NativeTable
    from yksi.native.thought import all_playing

    table = NativeTable.new(rules, seats, seed=1)
    players = all_playing(policy, seats)
    rows = np.zeros((games, Column.PLACE + seats), np.int64)

    def batch(seed: int) -> int:
        table.kernel.play_games(table.record, table.rules, players, seed * games, rows)
        return int(rows[:, Column.ACTIONS].sum())

    return batch


def native_clones(rules: str, seats: int, clones: int) -> Batch:
    """Copies of one dealt table in compiled code."""
    import numpy as np

    from yksi.native import NativeTable

    table = NativeTable.new(rules, seats, seed=1)
    table.step(k.TABLE, k.DEAL)
    pool = np.zeros(64, table.kernel.dtype)  # stays near the processor
    copy = table.kernel.copy_into.bound(table.record, pool)

    def batch(_: int) -> int:
        for _ in range(0, clones, len(pool)):
            copy()
        return clones

    return batch


def interpreted_games(rules: str, seats: int, games: int) -> Batch:
    """Rounds through Game.play with all events; counts actions."""

    def batch(seed: int) -> int:
        played = 0
        dice = Random(seed)
        for each in range(games):
            game = Game.new(rules, seats, seed=1000 * seed + each)
            while not game.over:
                seat = actor(game.state)
                number = random_action(game.state, game.rules, seat, dice.getrandbits(32))
                game.play(seat, game.action(number))
                played += 1
        return played

    return batch
