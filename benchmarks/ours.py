"""Yksi's own worker: the same protocol and the same core as the peers.

Runs in the project's environment. Whole games, dealing and shuffling included; an action is a
decision of a seat. Each function below is the only place that knows the call it measures.
"""

import importlib
import os
import tempfile
import time
from importlib.metadata import version
from typing import Any

from benchmarks.worker import Command, Result, Unavailable, fresh_process, serve

CLONES = 10_000


def native(edition: str, seats: int) -> Command:
    """Random play-outs in compiled code, one call a batch."""
    play = _found("yksi.native", "play_random")  # (edition, seats, games, seed) -> actions

    def command(seconds: float) -> Result:
        return _batches(seconds, batch=2_000, play=lambda n, seed: play(edition, seats, n, seed))

    return command


def interpreted(edition: str, seats: int) -> Command:
    """The same play-outs by the same functions, run by the Python interpreter."""
    play = _found("yksi.native", "play_random_interpreted")  # as play_random

    def command(seconds: float) -> Result:
        return _batches(seconds, batch=20, play=lambda n, seed: play(edition, seats, n, seed))

    return command


def clone() -> Command:
    """Copies of one dealt four-seat game, asked for one by one from Python, as the peers' are."""
    copy = _found("yksi.native", "new_table")("classic", 4, 1).clone

    def command(seconds: float) -> Result:
        clones, elapsed = 0, 0.0
        start = time.perf_counter()
        while elapsed < seconds:
            for _ in range(CLONES):
                copy()
            clones += CLONES
            elapsed = time.perf_counter() - start
        return {"clones": clones, "seconds": elapsed}

    return command


def import_time() -> Command:
    return lambda _: fresh_process("import yksi")


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


def _batches(seconds: float, *, batch: int, play: Any) -> Result:
    actions = games = seed = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        seed += 1
        actions += play(batch, seed)
        games += batch
        elapsed = time.perf_counter() - start
    return {"actions": actions, "games": games, "seconds": elapsed}


def _found(module: str, name: str) -> Any:
    try:
        return getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise Unavailable(f"{module}.{name} does not exist yet") from error


def _prepared(make: Any, *arguments: object) -> Command:
    """Made at its first use, so that what is missing spoils no other command."""
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
            "native classic 2": _prepared(native, "classic", 2),
            "native classic 4": _prepared(native, "classic", 4),
            "native kpgut 4": _prepared(native, "kpgut", 4),
            "interpreted classic 4": _prepared(interpreted, "classic", 4),
            "clone": _prepared(clone),
            "import": _prepared(import_time),
            "start cached": _prepared(start_cached),
            "start cold": _prepared(start_cold),
        },
    )


if __name__ == "__main__":
    main()
