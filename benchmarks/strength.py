"""`make strength`: how strong the bots are, with fixed seeds, seats rotated and 95 % intervals.

Every pairing is played in every edition by two and by four seats; among four, one of the first bot
sits with three of the second. The table goes to the terminal and, with --write, to a file.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import Progress

from yksi.batches.games import Column
from yksi.editions import EDITIONS
from yksi.policies.levels import SHARP
from yksi.reports.statistics import share
from yksi.sim.plan import Plan
from yksi.sim.rows import Rows, parts_of, prepare
from yksi.sim.runner import run

PAIRS = [
    ("casual", "random"),
    ("careful", "random"),
    ("careful", "casual"),
    ("careful", "rlcard"),
    ("sharp", "random"),
    ("sharp", "careful"),
]
SEATS = (2, 4)


class Wins(NamedTuple):
    won: int
    games: int

    def __add__(self, other: tuple[int, ...]) -> Wins:  # type: ignore[override]
        return Wins(self.won + other[0], self.games + other[1])


def _won(plan: Plan, first: int, count: int) -> Wins:
    """Games that the first bot won, wherever it sat."""
    won = 0
    for stretch, rows in parts_of(plan, first, count):
        seat = plan.seated(stretch.turned).index(plan.bots[0])
        won += _wins_of(rows, seat)
    return Wins(won, count)


def _wins_of(rows: Rows, seat: int) -> int:
    return int(np.count_nonzero(rows[:, Column.WINNER] == seat))


def plan_of(edition: str, seats: int, pair: tuple[str, str], games: int, trials: int) -> Plan:
    bots = (pair[0], *[pair[1]] * (seats - 1))
    return Plan(edition, seats, bots, games, seed=1, rotate=True, trials=trials)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40_000, help="for the quick bots")
    parser.add_argument("--sharp", type=int, default=1_000, help="games with a sharp bot")
    parser.add_argument("--trials", type=int, default=1_000, help="its play-outs a decision")
    parser.add_argument("--edition", choices=list(EDITIONS), action="append", help="as --pair")
    parser.add_argument("--seats", type=int, choices=SEATS, action="append", help="as --pair")
    names = ["-".join(pair) for pair in PAIRS]
    parser.add_argument("--pair", choices=names, action="append", help="only this one; repeatable")
    parser.add_argument("--write", type=Path, help="a Markdown file for the table")
    options = parser.parse_args()
    editions, sizes = options.edition or list(EDITIONS), options.seats or SEATS
    pairs = [pair for pair in PAIRS if "-".join(pair) in (options.pair or names)]
    lines = ["| one … against | seats | " + " | ".join(editions) + " |"]
    lines.append("| --- | --- |" + " ---: |" * len(editions))
    console, began = Console(stderr=True), time.perf_counter()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=len(pairs) * len(sizes) * len(editions))
        for pair in pairs:
            games = options.sharp if SHARP in pair else options.games
            for seats in sizes:
                cells = []
                for edition in editions:
                    progress.update(task, description=f"{pair[0]} – {pair[1]}, {seats}, {edition}")
                    plan = plan_of(edition, seats, pair, games, options.trials)
                    prepare(plan)
                    found = run(partial(_won, plan), games)
                    rate = share(found.won, found.games)
                    cells.append(f"{rate.value:.1%} ± {rate.margin:.1%}")
                    progress.advance(task)
                who = " – ".join(pair) + (" ×3" if seats == 4 else "")
                lines.append(f"| {who} | {seats} | " + " | ".join(cells) + " |")
                console.print(lines[-1], highlight=False, markup=False, soft_wrap=True)
    text = "\n".join(lines) + "\n"
    sys.stdout.write(text)
    console.print(f"{time.perf_counter() - began:.0f} s")
    if options.write:
        options.write.write_text(text)


if __name__ == "__main__":
    main()
