"""`python -m benchmarks.gpu`: games on a GPU beside the processor, game for game.

Runs on a machine with a CUDA device and numba-cuda (the extra `gpu`). Shows that every
row of every game is the same as from the native kernel, then how fast both are; its output for one
machine is kept beside this file.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time

import numpy as np
from numba import cuda

from yksi.batches.games import Column
from yksi.gpu.rows import Device
from yksi.native import NativeTable
from yksi.native.thought import all_playing
from yksi.policies.levels import Policy

CASES = [
    ("classic", 4, Policy.RANDOM),
    ("kpgut", 4, Policy.RANDOM),
    ("moomin", 4, Policy.RANDOM),
    ("classic", 4, Policy.CAREFUL),
    ("classic", 2, Policy.RANDOM),
    ("custom", 4, Policy.RANDOM),
    ("kpgut", 4, Policy.CASUAL),
]


def _native_rows(
    rules: str, seats: int, players: np.ndarray, games: int
) -> tuple[np.ndarray, float]:
    table = NativeTable.new(rules, seats, seed=1)
    rows = np.zeros((games, Column.PLACE + seats), np.int64)
    table.kernel.play_games(table.record, table.rules, players, 0, rows[:10])
    began = time.perf_counter()
    table.kernel.play_games(table.record, table.rules, players, 0, rows)
    return rows, time.perf_counter() - began


def measure(rules: str, seats: int, policy: Policy, games: int, checked: int) -> None:
    players = all_playing(policy, seats)
    # First, since it must lie together: what the GPU takes for itself leaves holes in the memory.
    expected, native = _native_rows(rules, seats, players, checked)
    began = time.perf_counter()
    device = Device(rules, seats, seed=1)
    compiled = time.perf_counter() - began
    rows = device.new_rows(games)
    device.play(players, 0, rows)
    times = []
    for repetition in range(3):
        began = time.perf_counter()
        device.play(players, games * repetition, rows)
        times.append(time.perf_counter() - began)
    device.play(players, 0, rows)
    found = rows.copy_to_host()
    same = int((found[:checked] == expected).all(axis=1).sum())
    actions, took = int(found[:, Column.ACTIONS].sum()), sorted(times)[1]
    one_core = int(expected[:, Column.ACTIONS].sum()) / native
    sys.stdout.write(
        f"{rules:8} {seats} seats {policy.name.lower():8}"
        f" {actions / took / 1e6:8,.0f} M actions/s {games / took / 1e6:6.1f} M games/s"
        f"   one core {one_core / 1e6:5.1f} M actions/s"
        f"   {same:,} of {checked:,} games the same   compiled in {compiled:.0f} s\n"
    )
    sys.stdout.flush()
    if same != checked:
        sys.exit("a game on the GPU differs from the native one")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4_194_304)
    parser.add_argument("--checked", type=int, default=262_144, help="games compared with native")
    parser.add_argument("--cases", type=int, default=len(CASES))
    options = parser.parse_args()
    name = cuda.get_current_device().name
    sys.stdout.write(
        f"{name.decode() if isinstance(name, bytes) else name}, {platform.platform()}\n"
    )
    for rules, seats, policy in CASES[: options.cases]:
        measure(rules, seats, policy, options.games, options.checked)


if __name__ == "__main__":
    main()
