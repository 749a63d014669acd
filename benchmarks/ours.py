"""Yksi's own worker: the same protocol and the same core as the peers.

Runs in the project's environment. An action is a decision of a seat; calls of "one card left" are
made but not counted. `games` are whole rounds, dealing and scoring included; `playouts` begin from
dealt tables, copied before each, as the peer's do.
"""

import os
import tempfile
import time
from importlib.metadata import version
from typing import Any

import numpy as np

from benchmarks.agents import random_agents
from benchmarks.worker import Command, Result, fresh_process, serve
from yksi import measure
from yksi.kernel import actions as k
from yksi.native import PLAY_OUT_LIMIT, NativeTable
from yksi.policies.levels import Policy

DEALS = 64


def games(rules: str, seats: int) -> Command:
    return _rate(measure.native_games(rules, seats, games=2_000), games=2_000)


def careful(rules: str, seats: int) -> Command:
    batch = measure.native_policy(rules, seats, 2_000, Policy.CAREFUL)
    return _rate(batch, games=2_000)


def interpreted(rules: str, seats: int) -> Command:
    return _rate(measure.interpreted_games(rules, seats, games=10), games=10)


def clones() -> Command:
    batch = measure.native_clones("classic", 4, clones=64_000)

    def command(seconds: float) -> Result:
        speed = measure.timed(batch, seconds)
        return {"clones": speed.done, "seconds": speed.seconds}

    return command


ENVS = 256  # as many as stay near the processor


def learner(seats: int, opponents: str | None) -> Command:
    """Steps of learners that choose at random, observations and masks included."""
    from yksi.rl import VectorEnv

    env = VectorEnv("classic", seats, envs=ENVS, seed=1, opponents=opponents)
    env.reset()

    def batch(_: int) -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * ENVS

    def command(seconds: float) -> Result:
        speed = measure.timed(batch, seconds)
        return {"actions": speed.done, "seconds": speed.seconds}

    return command


def stepping(seats: int) -> Command:
    """The same with the clock stopped while actions are chosen."""
    from yksi.rl import VectorEnv

    env = VectorEnv("classic", seats, envs=ENVS, seed=1)
    env.reset()

    def command(seconds: float) -> Result:
        steps, elapsed = 0, 0.0
        while elapsed < seconds:
            actions = env.sample()
            start = time.perf_counter()
            env.step(actions)
            elapsed += time.perf_counter() - start
            steps += ENVS
        return {"actions": steps, "seconds": elapsed}

    return command


def agents() -> Command:
    from yksi.rl import pettingzoo

    return random_agents(pettingzoo.env)


def playouts(rules: str, seats: int) -> Command:
    """Random play-outs from many deals, each played from a fresh copy."""
    tables = [NativeTable.new(rules, seats, seed) for seed in range(DEALS)]
    for table in tables:
        table.step(k.TABLE, k.DEAL)
    deals = np.array([table.record for table in tables])
    scratch = np.zeros(1, deals.dtype)
    kernel, packed = tables[0].kernel, tables[0].rules

    def batch(seed: int) -> int:
        return int(kernel.play_copies(deals, scratch, packed, 30, seed, PLAY_OUT_LIMIT))

    return _rate(batch, games=30 * DEALS)


def import_time() -> Command:
    return lambda _: fresh_process("import yksi.game")


START = """
from yksi.native import play_random
play_random("classic", 4, 1, 1)
"""


def start_cached() -> Command:
    """A new process up to the end of its first native game, compiled code on disk."""
    fresh_process(START)
    return lambda _: fresh_process(START)


def start_cold() -> Command:
    """The same with nothing on disk."""

    def command(_: float) -> Result:
        with tempfile.TemporaryDirectory() as empty:
            names = ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME")
            return fresh_process(START, {name: os.path.join(empty, name) for name in names})

    return command


def _rate(batch: measure.Batch, games: int) -> Command:
    def command(seconds: float) -> Result:
        speed = measure.timed(batch, seconds)
        return {"actions": speed.done, "games": games * speed.batches, "seconds": speed.seconds}

    return command


def _prepared(make: Any, *arguments: object) -> Command:
    """Made at its first use, so that nothing is compiled before it is asked for."""
    made: list[Command] = []

    def command(seconds: float) -> Result:
        if not made:
            made.append(make(*arguments))
        return made[0](seconds)

    return command


def main() -> None:
    serve(
        {"yksi": version("yksi")},
        {
            "games classic 2": _prepared(games, "classic", 2),
            "games classic 4": _prepared(games, "classic", 4),
            "playouts classic 2": _prepared(playouts, "classic", 2),
            "playouts classic 4": _prepared(playouts, "classic", 4),
            "games kpgut 4": _prepared(games, "kpgut", 4),
            "careful classic 4": _prepared(careful, "classic", 4),
            "interpreted classic 4": _prepared(interpreted, "classic", 4),
            "learner 2": _prepared(learner, 2, None),
            "learner 4": _prepared(learner, 4, None),
            "learner casual": _prepared(learner, 2, "casual"),
            "stepping 2": _prepared(stepping, 2),
            "agents": _prepared(agents),
            "clone": _prepared(clones),
            "import": _prepared(import_time),
            "start cached": _prepared(start_cached),
            "start cold": _prepared(start_cold),
        },
    )


if __name__ == "__main__":
    main()
