"""`python -m benchmarks.paired`: one bot against another, every deal played from every seat.

Whoever was dealt the better cards was so for both, so luck weighs less than in `make strength`, and
the interval is that of deals. For bots that think, whose games are few; with `--gpu` hundreds are
played at once and sharp's play-outs run on a GPU, the same ones, so the games are the same. What
was counted is kept in a file after every few deals: who runs it again goes on from there. After
`--minutes` no deal is begun, and those that were are played to their end.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from benchmarks.strength import Cell, read_rules
from yksi import gpu
from yksi.batches.games import Column
from yksi.gpu.together import Compare, Game, play_together
from yksi.kernel.codes import Reason
from yksi.policies.levels import GRANDMASTER, POLICIES, SHARP
from yksi.reports.statistics import mean
from yksi.sim.plan import Plan
from yksi.sim.rows import parts_of, prepare
from yksi.sim.runner import run

KEPT = Path(__file__).parent / "paired.json"
AT_ONCE = 16  # deals between two writings of the file
GAMES_AT_ONCE = 1024  # on a GPU

Row = npt.NDArray[np.int64]


class Counted(NamedTuple):
    """Sums over deals, which can be added up."""

    deals: int = 0
    won: int = 0  # by the first bot, from all seats of a deal
    squared: int = 0  # the sum of what each deal adds to `won`, squared
    unfinished: int = 0  # games that were given up as endless: nobody has won them

    def __add__(self, other: tuple[int, ...]) -> Counted:  # type: ignore[override]
        return Counted(*(one + two for one, two in zip(self, other, strict=True)))

    def told(self, seats: int) -> str:
        rate = mean(self.deals, self.won, self.squared).scaled(1 / seats)
        apart = f" ({self.unfinished} unfinished)" if self.unfinished else ""
        return f"{rate.value:.1%} ± {rate.margin:.1%} of {seats * self.deals} games{apart}"


def of_deal(plan: Plan, rows: Sequence[Row]) -> Counted:
    """One deal, from its rows after the bots have moved on by 0, 1, 2, … seats."""
    seats = [plan.seated(turned).index(plan.bots[0]) for turned in range(plan.seats)]
    won = sum(int(row[Column.WINNER] == seat) for row, seat in zip(rows, seats, strict=True))
    unfinished = sum(int(row[Column.REASON] == Reason.NONE) for row in rows)
    return Counted(1, won, won * won, unfinished)


def played(plan: Plan, deal: int, turned: int) -> Row:
    """The row of a deal after the bots have moved on by so many seats."""
    [(_, rows)] = parts_of(plan._replace(bots=plan.seated(turned)), deal, 1)
    row: Row = rows[0]
    return row


def count(plan: Plan, begun: int, first: int, deals: int) -> Counted:
    """Play the deals of these numbers, of those that come after what was begun, and count them."""
    total = Counted()
    for deal in range(begun + first, begun + first + deals):
        total += of_deal(plan, [played(plan, deal, turned) for turned in range(plan.seats)])
    return total


def in_time(deals: range, minutes: float) -> Iterator[int]:
    """One deal after another, until the time is up."""
    until = monotonic() + 60 * minutes
    return takewhile(lambda _: monotonic() < until, deals)


def counted_on_processor(plan: Plan, deals: range, minutes: float) -> Iterator[Counted]:
    prepare(plan)
    for first in in_time(deals[::AT_ONCE], minutes):
        yield run(partial(count, plan, first), min(AT_ONCE, deals.stop - first), largest=1)


def counted_together(
    plan: Plan, deals: range, minutes: float, compare: Compare
) -> Iterator[Counted]:
    """Every deal as soon as it is over, and all before it are: quick games alone would lie."""
    turns = range(plan.seats)
    begun = in_time(deals, minutes)
    games = (Game(deal, plan.players(turned)) for deal in begun for turned in turns)
    foreseen = plan.trials if plan.foreseen is None else plan.foreseen
    thought = plan.trials, foreseen, GAMES_AT_ONCE
    rows: dict[int, Row] = {}
    told = 0
    for game, row in play_together(plan.rules, plan.seats, plan.seed, games, compare, *thought):
        rows[game] = row
        while all(told + turned in rows for turned in turns):
            yield of_deal(plan, [rows.pop(told + turned) for turned in turns])
            told += plan.seats


def key_of(plan: Plan) -> str:
    """Everything that the games of a plan depend on."""
    both = {SHARP, GRANDMASTER}.issubset(plan.bots)
    thought = plan.trials if SHARP in plan.bots else plan.foreseen or plan.trials
    key = Cell((plan.bots[0], plan.bots[-1]), plan.seats, plan.rules, thought).key
    return f"{key}, {plan.foreseen} foreseen" if both else key


def read_pair(text: str) -> tuple[str, str]:
    first, _, second = text.partition("-")
    if first not in POLICIES or second not in POLICIES:
        raise argparse.ArgumentTypeError(f"two of {', '.join(POLICIES)}, with a - between them")
    return first, second


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    usual = f"{GRANDMASTER}-master"
    parser.add_argument("--pair", type=read_pair, default=usual, help="(%(default)s)")
    parser.add_argument("--seats", type=int, default=2, help="(%(default)s)")
    parser.add_argument("--rules", type=read_rules, default="classic", help="(%(default)s)")
    thought = "play-outs for a decision of a {} (%(default)s)"
    parser.add_argument("--trials", type=int, default=16_000, help=thought.format(SHARP))
    parser.add_argument("--foreseen", type=int, default=600, help=thought.format(GRANDMASTER))
    parser.add_argument("--deals", type=int, default=400, help="in all (%(default)s)")
    late = "begin no deal after so many (no limit)"
    parser.add_argument("--minutes", type=float, default=math.inf, help=late)
    parser.add_argument("--gpu", action="store_true", help="sharp's play-outs run on a GPU")
    parser.add_argument("--file", type=Path, default=KEPT, help="what was counted (%(default)s)")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    asked = options_of(arguments)
    first, second = asked.pair
    bots = (first, *[second] * (asked.seats - 1))
    plan = Plan(asked.rules, asked.seats, bots, trials=asked.trials, foreseen=asked.foreseen)
    key = key_of(plan)
    kept = json.loads(asked.file.read_text()) if asked.file.exists() else {}
    found = Counted(**kept.get(key, {}))
    deals = range(found.deals, asked.deals)
    if asked.gpu:
        compare = gpu.comparer(plan.rules, plan.seats)
        parts = counted_together(plan, deals, asked.minutes, compare)
    else:
        parts = counted_on_processor(plan, deals, asked.minutes)
    for part in parts:
        found += part
        kept[key] = found._asdict()
        asked.file.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
        sys.stdout.write(f"{key}: {found.told(asked.seats)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
