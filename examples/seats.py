"""How much it helps to begin and how long a round lasts, by edition and seats.

    for edition in classic custom moomin kpgut; do for seats in 2 3 4 6 8 10; do
        yksi sim --edition $edition --seats $seats --bots careful --games 500k \\
            --json $edition-$seats.json
    done; done
    python examples/seats.py *.json --plot seats.svg

Reads what `yksi sim --json` wrote and prints three tables in Markdown.
"""

from __future__ import annotations

import argparse
import json
from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple

from rich.console import Console

from yksi.editions import parse_rules
from yksi.reports.pictures import (
    BLUE,
    FAINT,
    GREEN,
    GRID,
    INK,
    RED,
    YELLOW,
    figure_at,
    write_heading,
)
from yksi.rules import Scoring

COLORS = {"classic": RED, "custom": GREEN, "moomin": BLUE, "kpgut": YELLOW}
MATCHES = 10_000
HOW = "on the left, intervals of 95 % as bars, often smaller than the dots"


class Run(NamedTuple):
    edition: str
    seats: int
    results: dict[str, dict[str, dict[str, float]]]
    points: list[int]  # rounds in which the winner got 0, 1, 2 … points

    def beginner(self, name: str = "value") -> float:
        """What whoever begins wins, in hundredths of what is fair."""
        return 100 * self.seats * self.results["order"]["1"][name]

    def turns(self, name: str) -> float:
        return self.results["length"][name]["value"]


def read(path: Path) -> Run:
    document: dict[str, Any] = json.loads(path.read_text())
    plan = document["plan"]
    return Run(plan["rules"], plan["seats"], document["results"], document["points"])


def begins(run: Run) -> str:
    found = run.results["order"]["1"]
    return f"{100 * found['value']:.2f} ± {50 * (found['high'] - found['low']):.2f}"


def lasts(run: Run) -> str:
    low, middle, high = (run.turns(f"turns-{name}") for name in ("low", "median", "high"))
    return f"{middle:.0f} ({low:.0f} – {high:.0f})"


def matches(run: Run) -> str:
    """Rounds until somebody has enough points, if everybody wins as often."""
    rules = parse_rules(run.edition)[1]
    if rules.scoring != Scoring.WINNER:
        return "–"
    dice, counts, sums = Random(1), [], list(accumulate(run.points))
    for _ in range(MATCHES):
        totals, rounds = [0] * run.seats, 0
        while max(totals) < rules.target:
            totals[dice.randrange(run.seats)] += bisect(sums, dice.randrange(sums[-1]))
            rounds += 1
        counts.append(rounds)
    parts = quantiles(counts, n=20)
    low, middle, high = parts[0], parts[9], parts[-1]
    return f"{middle:.0f} ({low:.0f} – {high:.0f})"


def table(runs: list[Run], cell: Callable[[Run], str]) -> str:
    """A line for each edition, a column for each number of seats."""
    seats = sorted({run.seats for run in runs})
    cells = {(run.edition, run.seats): cell(run) for run in runs}
    lines = [["seats", *map(str, seats)], ["---"] * (len(seats) + 1)]
    lines += [
        [f"`{edition}`", *(cells.get((edition, n), "") for n in seats)]
        for edition in dict.fromkeys(run.edition for run in runs)
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def plot(runs: list[Run], path: Path) -> None:
    seats = sorted({run.seats for run in runs})
    with figure_at(path, 12.5, 5.2) as figure:
        left, right = figure.subplots(1, 2)
        for edition, color in COLORS.items():
            own = sorted((run for run in runs if run.edition == edition), key=lambda run: run.seats)
            x = [run.seats for run in own]
            low, high = ([run.beginner(end) for run in own] for end in ("low", "high"))
            left.vlines(x, low, high, color=color, alpha=0.4, lw=3)
            left.plot(x, [run.beginner() for run in own], "o-", color=color, label=edition)
            beside = [seats + 0.2 * (list(COLORS).index(edition) - 1.5) for seats in x]
            ends = [[run.turns(f"turns-{end}") for run in own] for end in ("low", "high")]
            right.vlines(beside, *ends, color=color, alpha=0.35, lw=4)
            right.plot(beside, [run.turns("turns-median") for run in own], "o", color=color)
        left.axhline(100, color=INK, lw=1)
        left.set_title("Whoever begins wins more than a fair share, by")
        left.yaxis.set_major_formatter(
            lambda value, _: f"{value - 100:+.0f} %" if value != 100 else "0"
        )
        left.legend(frameon=False)
        right.set_title("Turns in a round: the median, and nine of ten rounds")
        right.set_ylim(0, None)
        for axes in (left, right):
            axes.set_xticks(seats)
            axes.set_xlabel("players")
            axes.tick_params(axis="y", length=0, colors=FAINT)
            axes.grid(axis="y", color=GRID)
        write_heading(figure, ["Careful bots, by edition and players", HOW])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", type=Path, nargs="+", help="written by yksi sim --json")
    parser.add_argument("--plot", type=Path, help="a picture (.png or .svg)")
    typed = parser.parse_args()
    order = list(COLORS)
    runs = sorted(map(read, typed.files), key=lambda run: (order.index(run.edition), run.seats))
    console = Console(soft_wrap=True, highlight=False)
    console.print("What whoever begins wins, in percent\n", table(runs, begins), sep="\n")
    console.print("\nTurns in a round: the median (nine of ten)\n", table(runs, lasts), sep="\n")
    console.print("\nRounds in a whole game: the same\n", table(runs, matches), sep="\n")
    if typed.plot:
        plot(runs, typed.plot)


if __name__ == "__main__":
    main()
