"""Many seeds, over the cores of this machine, for as long as somebody wants."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tests.simulation.planted import BUGS, planted
from tests.simulation.world import Outcome, World
from yksi.workers import cores

CHUNK = 10  # seeds that a process plays at once


class SeedFailed(AssertionError):
    """What a seed found; the message says how to play it again."""


def play(seed: int) -> Outcome:
    """Play the evening of a seed; SeedFailed tells what did not hold, and what led there."""
    world = World(seed)
    try:
        return world.run()
    except Exception as error:
        led_there = "\n".join(world.audit.trace.latest)
        plan = f"{world.plan}"
        again = f"python -m tests.simulation --seeds 1 --start {seed}"
        cause = "".join(traceback.format_exception(error)) if error.__cause__ else ""
        raise SeedFailed(
            f"{led_there}\n{plan}\n{cause}\nseed {seed}: {type(error).__name__}: {error}\n"
            f"to play it again: {again}"
        ) from error


def _play_all(seeds: list[int]) -> tuple[list[Outcome], list[str]]:
    outcomes, failures = [], []
    for seed in seeds:
        try:
            outcomes.append(play(seed))
        except SeedFailed as failure:
            failures.append(str(failure))
    return outcomes, failures


def first_that_finds(bug: str, seeds: range) -> tuple[int, str] | None:
    """The first seed that finds a planted bug, and how; None when none does."""
    for seed in seeds:
        with planted(bug):
            try:
                play(seed)
            except SeedFailed as failure:
                return seed, repr(failure.__cause__)
    return None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many (100)")
    parser.add_argument("--start", type=int, default=1, help="the first one (1)")
    parser.add_argument("--processes", type=int, default=cores(), help="at once (all cores)")
    parser.add_argument("--most-failures", type=int, default=5, help="after which it ends (5)")
    parser.add_argument("--planted", action="store_true", help="plant known bugs and find them")
    options = parser.parse_args()
    seeds = range(options.start, options.start + options.seeds)
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:
        ends_well = _plant(pool, seeds) if options.planted else _play(pool, seeds, options)
    sys.exit(0 if ends_well else 1)


def _plant(pool: ProcessPoolExecutor, seeds: range) -> bool:
    """Whether each planted bug is found by one of the seeds."""
    searches = {name: pool.submit(first_that_finds, name, seeds) for name in BUGS}
    for name, search in searches.items():
        found = search.result()
        told = "NOT FOUND" if found is None else f"seed {found[0]}: {found[1][:120]}"
        sys.stdout.write(f"{name}: {told}\n")
        sys.stdout.flush()
    return all(search.result() is not None for search in searches.values())


def _play(pool: ProcessPoolExecutor, seeds: range, options: argparse.Namespace) -> bool:
    """Whether everything holds in the evenings of all seeds."""
    began, done, seconds, counts = time.monotonic(), 0, 0.0, Counter[str]()
    failures = 0
    chunks = (list(seeds[first : first + CHUNK]) for first in range(0, len(seeds), CHUNK))
    running = [pool.submit(_play_all, chunk) for chunk in chunks]
    for future in as_completed(running):
        outcomes, failed = future.result()
        done += len(outcomes) + len(failed)
        for outcome in outcomes:
            seconds += outcome.seconds
            counts.update(outcome.counts)
        for failure in failed:
            sys.stdout.write(f"\n{failure}\n\n")
        failures += len(failed)
        sys.stdout.write(
            f"\r{done} of {len(seeds)} seeds, {seconds / 3600:.1f} hours of virtual time, "
            f"{failures} failed, {time.monotonic() - began:.0f} s"
        )
        sys.stdout.flush()
        if failures >= options.most_failures:
            pool.shutdown(wait=False, cancel_futures=True)
            break
    told = ", ".join(f"{number} {name}" for name, number in sorted(counts.items()))
    sys.stdout.write(f"\n{told}\n")
    return failures == 0
