"""`python -m benchmarks.paired`: one bot against another, every deal played from every seat.

Whoever was dealt the better cards was so for both, so luck weighs less than in `make strength`, and
the interval is that of deals. For bots that think, whose games are few. What was counted is kept in
a file after every few deals: who runs it again goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from benchmarks.strength import PAIRS, Cell, read_rules
from yksi.batches.games import Column
from yksi.policies.levels import GRANDMASTER
from yksi.reports.statistics import mean
from yksi.sim.plan import Plan
from yksi.sim.rows import parts_of, prepare
from yksi.sim.runner import run

KEPT = Path(__file__).parent / "paired.json"
AT_ONCE = 16  # deals between two writings of the file


class Counted(NamedTuple):
    """Sums over deals, which can be added up."""

    deals: int = 0
    won: int = 0  # by the first bot, from all seats of a deal
    squared: int = 0  # the sum of what each deal adds to `won`, squared

    def __add__(self, other: tuple[int, ...]) -> Counted:  # type: ignore[override]
        return Counted(*(one + two for one, two in zip(self, other, strict=True)))

    def told(self, seats: int) -> str:
        rate = mean(*self).scaled(1 / seats)
        return f"{rate.value:.1%} ± {rate.margin:.1%} of {seats * self.deals} games"


def won_of(plan: Plan, turned: int, deal: int) -> int:
    """Whether the first bot wins a deal after the bots have moved on by so many seats."""
    seated = plan.seated(turned)
    [(_, rows)] = parts_of(plan._replace(bots=seated), deal, 1)
    return int(rows[0, Column.WINNER] == seated.index(plan.bots[0]))


def count(plan: Plan, begun: int, first: int, deals: int) -> Counted:
    """Play the deals of these numbers, of those that come after what was begun, and count them."""
    won = np.array(
        [
            sum(won_of(plan, turned, deal) for turned in range(plan.seats))
            for deal in range(begun + first, begun + first + deals)
        ]
    )
    return Counted(deals, int(won.sum()), int((won * won).sum()))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = ["-".join(pair) for pair in PAIRS]
    usual = f"{GRANDMASTER}-master"
    parser.add_argument("--pair", choices=names, default=usual, help="(%(default)s)")
    parser.add_argument("--seats", type=int, default=2, help="(%(default)s)")
    parser.add_argument("--rules", type=read_rules, default="classic", help="(%(default)s)")
    parser.add_argument("--trials", type=int, default=600, help="of a decision (%(default)s)")
    parser.add_argument("--deals", type=int, default=400, help="in all (%(default)s)")
    parser.add_argument("--file", type=Path, default=KEPT, help="what was counted (%(default)s)")
    asked = parser.parse_args(arguments)
    first, second = asked.pair.split("-")
    cell = Cell((first, second), asked.seats, asked.rules, asked.trials)
    bots = (first, *[second] * (asked.seats - 1))
    plan = Plan(asked.rules, asked.seats, bots, trials=asked.trials)
    prepare(plan)
    kept = json.loads(asked.file.read_text()) if asked.file.exists() else {}
    found = Counted(**kept.get(cell.key, {}))
    while found.deals < asked.deals:
        some = min(AT_ONCE, asked.deals - found.deals)
        found += run(partial(count, plan, found.deals), some, largest=1)
        kept[cell.key] = found._asdict()
        asked.file.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
        sys.stdout.write(f"{cell.key}: {found.told(asked.seats)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
