"""`make strength`: how strong the bots are, with fixed seeds, seats rotated and 95 % intervals.

Every pairing is played by two and by four seats under several sets of rules; among four, one of the
first bot sits with three of the second. What was counted is kept in a file after every batch of
games: who runs it again goes on from there. The table is made of the file.
"""

from __future__ import annotations

import argparse
import json
import sys
import zlib
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from yksi.batches.games import Column
from yksi.editions import EDITIONS, parse_rules, write_rules
from yksi.kernel.codes import Reason
from yksi.policies.levels import GRANDMASTER, NETWORKS, THINKERS
from yksi.policies.weights import file_for
from yksi.reports.statistics import share
from yksi.sim.plan import Plan
from yksi.sim.rows import largest_chunk, parts_of, prepare
from yksi.sim.runner import run

QUICK_NETWORKS = tuple(network for network in NETWORKS if network not in THINKERS)
PAIRS = [
    ("casual", "random"),
    ("careful", "random"),
    ("careful", "casual"),
    ("careful", "rlcard"),
    ("sharp", "random"),
    ("sharp", "careful"),
    *((network, other) for network in QUICK_NETWORKS for other in ("random", "careful", "rlcard")),
    ("champion", "master"),
    *((network, "sharp") for network in QUICK_NETWORKS),
    (GRANDMASTER, "master"),
]
RULES = ["classic", "classic + voluntary=never", *(name for name in EDITIONS if name != "classic")]
SEATS = (2, 4)
KEPT = Path(__file__).parent / "strength.json"
TABLE = KEPT.with_suffix(".md")
BATCHES = {"quick": 2_000, "sharp": 100}  # games between two writings of the file
FORESEEN = 2_000  # play-outs of a grandmaster for a decision
FULL = {"games": 20_000, "sharp": 2_000, "trials": 16_000}
QUICK = {"games": 2_000, "sharp": 100, "trials": 1_000}


class Counted(NamedTuple):
    """Sums over games, which can be added up."""

    games: int = 0
    won: int = 0  # by the first bot, wherever it sat
    unfinished: int = 0  # given up as endless: they count for nobody
    turns: int = 0
    draws: int = 0

    def __add__(self, other: tuple[int, ...]) -> Counted:  # type: ignore[override]
        return Counted(*(one + two for one, two in zip(self, other, strict=True)))

    def told(self) -> str:
        """The share of finished games that were won."""
        rate = share(self.won, self.games - self.unfinished)
        apart = f" ({self.unfinished} unfinished)" if self.unfinished else ""
        return f"{rate.value:.1%} ± {rate.margin:.1%}{apart}"


class Cell(NamedTuple):
    """One number of the table: who plays whom, by which rules, and how hard sharp thinks."""

    pair: tuple[str, str]
    seats: int
    rules: str
    trials: int

    @property
    def is_slow(self) -> bool:
        return not set(THINKERS).isdisjoint(self.pair)

    @property
    def key(self) -> str:
        """Everything that its games depend on; another network is another cell."""
        parts = ["-".join(self.pair), str(self.seats), self.rules]
        if self.is_slow:
            parts.append(f"{self.trials} play-outs")
        if not set(NETWORKS).isdisjoint(self.pair):
            parts.append(f"network {zlib.crc32(file_for(self.seats).read_bytes()):08x}")
        return ", ".join(parts)

    def plan(self, batch: int) -> Plan:
        bots = (self.pair[0], *[self.pair[1]] * (self.seats - 1))
        games = BATCHES["sharp" if self.is_slow else "quick"]
        seed = batch + 1
        return Plan(self.rules, self.seats, bots, games, seed, rotate=True, trials=self.trials)


def count(plan: Plan, first: int, games: int) -> Counted:
    """Play the games of these numbers and count them."""
    total = Counted()
    for stretch, rows in parts_of(plan, first, games):
        seat = plan.seated(stretch.turned).index(plan.bots[0])
        total += Counted(
            len(rows),
            int(np.count_nonzero(rows[:, Column.WINNER] == seat)),
            int(np.count_nonzero(rows[:, Column.REASON] == Reason.NONE)),
            int(rows[:, Column.TURNS].sum()),
            int(rows[:, Column.DRAWS].sum()),
        )
    return total


class Kept:
    """What was counted, by the key of its cell, in a file of JSON."""

    def __init__(self, file: Path) -> None:
        self._file = file
        known = json.loads(file.read_text()) if file.exists() else {}
        self._cells = {key: Counted(**counts) for key, counts in known.items()}

    def of(self, cell: Cell) -> Counted:
        return self._cells.get(cell.key, Counted())

    def add(self, cell: Cell, counted: Counted) -> None:
        self._cells[cell.key] = self.of(cell) + counted
        found = {key: counts._asdict() for key, counts in sorted(self._cells.items())}
        self._file.write_text(json.dumps(found, indent=1) + "\n")


def play(cell: Cell, games: int, kept: Kept, progress: Progress) -> None:
    """Play whole batches until there are so many games of a cell."""
    title = f"{' – '.join(cell.pair)}, {cell.seats}, {cell.rules}"
    task = progress.add_task(title, total=games, completed=min(games, kept.of(cell).games))
    while (done := kept.of(cell).games) < games:
        plan = cell.plan(done // BATCHES["sharp" if cell.is_slow else "quick"])
        prepare(plan)
        work = partial(count, plan)
        kept.add(cell, run(work, plan.games, largest=largest_chunk(plan)))
        progress.update(task, completed=kept.of(cell).games)
    progress.remove_task(task)


def table(cells: Sequence[Cell], kept: Kept) -> Iterator[str]:
    """The lines of a Markdown table; what was not played has no number."""
    rules = list(dict.fromkeys(cell.rules for cell in cells))
    yield "| one … against | seats | " + " | ".join(f"`{text}`" for text in rules) + " |"
    yield "| --- | --- |" + " ---: |" * len(rules)
    for pair, seats in dict.fromkeys((cell.pair, cell.seats) for cell in cells):
        who = " – ".join(pair) + (f" ×{seats - 1}" if seats > 2 else "")
        row = [cell for cell in cells if (cell.pair, cell.seats) == (pair, seats)]
        told = [kept.of(cell).told() if kept.of(cell).games else "–" for cell in row]
        yield f"| {who} | {seats} | " + " | ".join(told) + " |"


def read_rules(text: str) -> str:
    return write_rules(*parse_rules(text))


def cells_of(options: argparse.Namespace) -> list[Cell]:
    names = options.pair or ["-".join(pair) for pair in PAIRS]
    return [
        Cell(pair, seats, rules, FORESEEN if GRANDMASTER in pair else options.trials)
        for pair in PAIRS
        if "-".join(pair) in names
        for seats in options.seats or SEATS
        for rules in options.rules or RULES
    ]


def options_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help=f"of a cell ({FULL['games']})")
    parser.add_argument("--sharp", type=int, help=f"of a cell with sharp ({FULL['sharp']})")
    parser.add_argument("--trials", type=int, help=f"play-outs of sharp ({FULL['trials']})")
    parser.add_argument("--quick", action="store_true", help="fewer of all three")
    names = ["-".join(pair) for pair in PAIRS]
    parser.add_argument("--pair", choices=names, action="append", help="only this; repeatable")
    parser.add_argument("--seats", type=int, choices=range(2, 29), action="append", metavar="N")
    parser.add_argument("--rules", type=read_rules, action="append", metavar='"classic + …"')
    parser.add_argument("--file", type=Path, default=KEPT, help="what was counted (%(default)s)")
    parser.add_argument("--table", type=Path, default=TABLE, help="made of it (%(default)s)")
    parser.add_argument("--show", action="store_true", help="play nothing, make the table")
    options = parser.parse_args(arguments)
    for name, usual in (QUICK if options.quick else FULL).items():
        if getattr(options, name) is None:
            setattr(options, name, usual)
    return options


def main(arguments: Sequence[str] | None = None) -> None:
    options = options_of(arguments)
    cells, kept = cells_of(options), Kept(options.file)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        for cell in cells if not options.show else []:
            play(cell, options.sharp if cell.is_slow else options.games, kept, progress)
            console.print(f"{cell.key}: {kept.of(cell).told()}", highlight=False)
    text = "\n".join(table(cells, kept)) + "\n"
    sys.stdout.write(text)
    options.table.write_text(text)


if __name__ == "__main__":
    main()
