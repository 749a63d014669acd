"""Is it worth to bluff with a wild draw four, and should one challenge it?

    python examples/bluffing.py --editions classic,moomin --seats 2,4 --positions 2000

Takes one position from each of many games of careful bots and plays it on, often and with
everything hidden dealt anew, after each of the things that can happen. Nothing else differs, so
what differs in the end is what the decision is worth, in hundredths of a win. Where places count,
a first place is worth 80, and 20 more are shared out by places.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from yksi.analysis.positions import one_of_each_game
from yksi.batches.games import Column
from yksi.batches.playouts import call_all
from yksi.cards import Face
from yksi.editions import parse_rules
from yksi.kernel.actions import ACCEPT, ACTIONS, CHALLENGE, LAY, NAME, STOP
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.matching import would_bluff
from yksi.kernel.seats import next_seat
from yksi.kernel.state import State, size_of
from yksi.kernel.step import step
from yksi.native import as_record, kernel_for, rules_record
from yksi.native.thought import ROOM, all_playing
from yksi.policies.careful import favorite_color
from yksi.policies.levels import Policy
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
from yksi.reports.statistics import Estimate, Z
from yksi.rules import Rules
from yksi.search.options import options_of
from yksi.search.trials import WHOLE

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Numbers = npt.NDArray[np.float64]
FOUR = LAY + Face.WILD_FOUR
SIZES = ("1", "2", "3–4", "5–6", "7+")  # cards in a hand
FEWEST = 30  # positions of which a mean is told
COLORS = {"classic": RED, "custom": GREEN, "moomin": BLUE, "kpgut": YELLOW}


class Kind(NamedTuple):
    edition: str
    seats: int

    def __str__(self) -> str:
        return f"{self.edition}, {self.seats} seats"


class Sample(NamedTuple):
    """Positions: what each outcome is worth, and the cards in two hands."""

    worths: Numbers  # a line for each position, a column for each outcome
    behind: list[str]  # cards that are left in the hand behind the wild draw four
    facing: list[str]  # cards in the hand that must answer it


def size(cards: int) -> str:
    return SIZES[min(4, cards - 1 if cards < 3 else (cards + 1) // 2)]


# --- positions


def may_bluff(t: State, r: Rules) -> bool:
    """An ordinary turn of somebody who could lay a wild draw four against its condition."""
    if t.phase != Phase.PLAY or t.drew or not t.hands[t.turn][Face.WILD_FOUR]:
        return False
    return bool(would_bluff(t, r, t.turn))


def may_challenge(t: State, r: Rules) -> bool:
    """A wild draw four was just laid."""
    return t.phase == Phase.ANSWER and bool(allowed(t, r, t.turn, CHALLENGE))


# --- what they are worth


class Judge:
    """Plays positions on with the compiled policies; careful bots sit on every seat."""

    def __init__(self, kind: Kind, rounds: int, seed: int) -> None:
        self.rules = parse_rules(kind.edition)[1]
        self._packed = rules_record(self.rules)
        self._players = all_playing(Policy.CAREFUL, kind.seats)
        self._row = np.zeros(Column.PLACE + kind.seats, np.int64)
        self._rounds = rounds
        self._dice = Random(seed)
        self._deals = 1  # the same for all outcomes of a position

    def outlook(self, t: State, seat: int) -> float:
        """What a seat may hope for, as far as it knows."""
        kernel = kernel_for(*size_of(t))
        tables = np.zeros(ROOM, kernel.dtype)
        tables[0] = as_record(t, kernel)
        worths = np.zeros(t.seats, np.int64)
        kernel.outlook(
            tables, self._packed, self._players, seat, worths, self._rounds, self._row, self._deals
        )
        return float(worths[seat]) / self._rounds / WHOLE

    def weigh(self, t: State, seat: int, actions: list[int]) -> Numbers:
        """What each of these actions is worth to a seat that must act."""
        kernel = kernel_for(*size_of(t))
        tables = np.zeros(ROOM, kernel.dtype)
        tables[0] = as_record(t, kernel)
        options, scores = np.zeros(ACTIONS, np.int64), np.zeros(ACTIONS, np.int64)
        options[: len(actions)] = actions
        given = (self._packed, self._players, seat, options, scores, len(actions))
        kernel.weigh(tables, *given, self._rounds, self._row, self._dice.getrandbits(32) | 1)
        return scores[: len(actions)] / self._rounds / WHOLE

    def bluff(self, t: State) -> list[float]:
        """Honest; a bluff that careful bots answer, that is accepted, that is challenged."""
        seat = t.turn
        out = [0] * ACTIONS
        honest = [a for a in out[: options_of(t, self.rules, seat, out)] if a != FOUR]
        best = honest[int(self.weigh(t, seat, honest).argmax())]
        fair, four = self.weigh(t, seat, [best, FOUR])  # anew: the luckiest would look too good
        laid = t.clone()
        self._do(laid, FOUR)
        while laid.phase == Phase.MORE or laid.phase == Phase.COLOR:
            names = NAME + favorite_color(laid, seat, self._dice.randrange(4))
            self._do(laid, names if laid.phase == Phase.COLOR else STOP)
        self._deals = self._dice.getrandbits(32) | 1
        answers = [self._after(laid, answer, seat, bluff=1) for answer in (ACCEPT, CHALLENGE)]
        return [float(fair), float(four), *answers]

    def challenge(self, t: State) -> list[float]:
        """Accepted, challenged rightly, challenged wrongly."""
        seat = t.turn
        self._deals = self._dice.getrandbits(32) | 1
        return [
            self._after(t, ACCEPT, seat, bluff=0),
            self._after(t, CHALLENGE, seat, bluff=1),
            self._after(t, CHALLENGE, seat, bluff=0),
        ]

    def _after(self, t: State, answer: int, seat: int, bluff: int) -> float:
        twin = t.clone()
        twin.bluff = bluff
        self._do(twin, answer)
        twin.seen[:] = [0] * len(twin.seen)  # the truth was set: the hand that lies there is none
        return self.outlook(twin, seat)

    def _do(self, t: State, action: int) -> None:
        step(t, self.rules, t.turn, action)
        call_all(t, self.rules)


# --- what was found


def mean(values: Numbers) -> Estimate:
    middle = float(values.mean())
    margin = Z * float(values.std(ddof=1)) / len(values) ** 0.5
    return Estimate(middle, middle - margin, middle + margin)


def even(gain: Numbers, loss: Numbers) -> Estimate:
    """How often what loses may happen, so that nothing is lost on the whole."""
    both = float((gain + loss).mean())
    if both <= 0:  # of few positions
        return Estimate(math.nan, math.nan, math.nan)
    at = float(gain.mean()) / both
    spread = float((gain - at * (gain + loss)).std(ddof=1)) / both
    margin = Z * spread / len(gain) ** 0.5
    return Estimate(at, at - margin, at + margin)


def bluff_line(worths: Numbers) -> list[Estimate]:
    honest, careful, accepted, challenged = worths.T
    columns = [honest, careful - honest, accepted - honest, challenged - honest]
    return [*map(mean, columns), even(accepted - honest, honest - challenged)]


def challenge_line(worths: Numbers) -> list[Estimate]:
    accepted, right, wrong = worths.T
    columns = [accepted, right - accepted, wrong - accepted]
    return [*map(mean, columns), even(accepted - wrong, right - accepted)]


class Given(NamedTuple):
    positions: int
    seed: int
    advance: Callable[[], None]


class Question(NamedTuple):
    wanted: Callable[[State, Rules], bool]
    worths: Callable[[Judge, State], list[float]]
    line: Callable[[Numbers], list[Estimate]]
    columns: tuple[str, ...]


QUESTIONS = {
    "bluff": Question(
        may_bluff,
        Judge.bluff,
        bluff_line,
        ("best honest", "careful bots answer", "accepted", "challenged", "pays below"),
    ),
    "challenge": Question(
        may_challenge,
        Judge.challenge,
        challenge_line,
        ("accept", "right", "wrong", "pays above"),
    ),
}
Found = dict[Kind, Sample]


def sample(kind: Kind, question: Question, judge: Judge, given: Given) -> Sample:
    """So many positions, judged."""
    rows, behind, facing = [], [], []
    found = one_of_each_game(judge.rules, kind.seats, given.seed, question.wanted)
    for t in islice(found, given.positions):
        laid = t.phase == Phase.ANSWER
        holder, other = (t.player, t.turn) if laid else (t.turn, next_seat(t, t.turn))
        behind.append(size(t.size[holder] - (not laid)))
        facing.append(size(t.size[other]))
        rows.append(question.worths(judge, t))
        given.advance()
    return Sample(np.array(rows), behind, facing)


class Line(NamedTuple):
    kind: str
    hand: str  # all, or whose, and how many cards it has
    positions: int
    found: list[Estimate]


def by_size(name: str, hands: list[str], found: Sample, question: Question) -> Iterator[Line]:
    for cards in SIZES:
        worths = found.worths[[hand == cards for hand in hands]]
        if len(worths) >= FEWEST:
            yield Line(name, cards, len(worths), question.line(worths))


def lines(kind: Kind, found: Sample, question: Question) -> Iterator[Line]:
    """All positions of a kind, then by the cards in each of the two hands."""
    yield Line(str(kind), "all", len(found.worths), question.line(found.worths))
    for whose, hands in (("behind", found.behind), ("facing", found.facing)):
        for line in by_size(str(kind), hands, found, question):
            yield line._replace(hand=f"{whose} it: {line.hand}")


def written(estimate: Estimate, column: str) -> str:
    """In hundredths; differences with their sign, limits that are none in words."""
    if math.isnan(estimate.value):
        return "–"
    if column.startswith("pays"):
        if estimate.value <= 0:
            return "never" if column == "pays below" else "always"
        if estimate.value >= 1:
            return "always" if column == "pays below" else "never"
    signed = "+" if column not in ("best honest", "accept", "pays below", "pays above") else ""
    return f"{100 * estimate.value:{signed}.1f} ± {100 * estimate.margin:.1f}".replace("-", "−")


def show(console: Console, name: str, found: Found) -> None:
    question = QUESTIONS[name]
    table = Table("table", "hand", "positions", *question.columns, title=name, box=None)
    for kind, sample_of_kind in found.items():
        for line in lines(kind, sample_of_kind, question):
            cells = map(written, line.found, question.columns)
            table.add_row(line.kind, line.hand, str(line.positions), *cells)
    console.print(table)


def plot(results: dict[str, Found], path: Path) -> None:
    """What a bluff wins and loses, and where challenging begins to pay, at the fullest tables."""
    seats = max(kind.seats for kind in results["bluff"])
    with figure_at(path, 12.5, 5.4) as figure:
        left, right = figure.subplots(1, 2)
        for kind, found in results["bluff"].items():
            if kind.seats == seats:
                rows = list(by_size("", found.facing, found, QUESTIONS["bluff"]))
                draw(left, rows, 2, COLORS[kind.edition])
                draw(left, rows, 3, COLORS[kind.edition], style="--")
        left.axhline(0, color=INK, lw=1)
        left.plot([], [], color=FAINT, label="the bluff is accepted")
        left.plot([], [], color=FAINT, ls="--", label="the bluff is challenged")
        left.set_title("What a bluff wins beside the best honest move")
        left.set_ylim(top=16)
        left.set_xlabel("cards of the next player")
        left.yaxis.set_major_formatter(lambda value, _: f"{value:+.0f}" if value else "0")
        for kind, found in results["challenge"].items():
            if kind.seats == seats:
                rows = list(by_size("", found.behind, found, QUESTIONS["challenge"]))
                draw(right, rows, 3, COLORS[kind.edition], label=kind.edition)
        right.set_title("Challenge if more of them are bluffs than")
        right.set_xlabel("cards that are left to whoever laid it")
        right.yaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
        right.set_ylim(0, 32)
        for axes in (left, right):
            axes.legend(frameon=False, ncols=2, loc="upper center")
            axes.set_xticks(range(len(SIZES)), SIZES)
            axes.set_xlim(-0.4, len(SIZES) - 0.6)
            axes.tick_params(axis="y", length=0, colors=FAINT)
            axes.grid(axis="y", color=GRID)
        how = ("on the left: hundredths of a win", "careful bots play on", "bars: 95 %")
        write_heading(figure, [f"Wild Draw Four with {seats} players", *how])


def draw(
    axes: Axes, rows: list[Line], column: int, color: str, label: str = "", style: str = "-"
) -> None:
    beside = 0.06 * (list(COLORS.values()).index(color) - 1.5)
    x = [SIZES.index(row.hand) + beside for row in rows]
    y = [row.found[column].scaled(100) for row in rows]
    axes.plot(x, [e.value for e in y], "o", ls=style, color=color, label=label or None)
    axes.vlines(x, [e.low for e in y], [e.high for e in y], color=color, alpha=0.4, lw=3)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--editions", default="classic,custom,moomin,kpgut", help="(%(default)s)")
    parser.add_argument("--seats", default="2,4", help="how many at a table (%(default)s)")
    parser.add_argument("--positions", type=int, default=2000, help="for each table (%(default)s)")
    parser.add_argument("--rounds", type=int, default=64, help="of every outcome (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (%(default)s)")
    parser.add_argument("--plot", type=Path, help="a picture (.png or .svg)")
    typed = parser.parse_args()
    kinds = [Kind(e, int(n)) for e in typed.editions.split(",") for n in typed.seats.split(",")]
    results: dict[str, Found] = {name: {} for name in QUESTIONS}
    with Progress() as progress:
        bar = progress.add_task("", total=len(QUESTIONS) * len(kinds) * typed.positions)
        given = Given(typed.positions, typed.seed, lambda: progress.advance(bar))
        for kind in kinds:
            judge = Judge(kind, typed.rounds, typed.seed)
            for name, question in QUESTIONS.items():
                progress.update(bar, description=f"{kind}: {name}")
                results[name][kind] = sample(kind, question, judge, given)
    console = Console(width=130)
    for name, found in results.items():
        show(console, name, found)
    if typed.plot:
        plot(results, typed.plot)


if __name__ == "__main__":
    main()
