"""What is a colour worth: the one in force, and how many of them a hand has?

    python examples/colours.py --seats 2,4 --positions 2000 --plot colours.svg

Takes a turn from each of many games of careful bots, puts a wild on top and names each of the four
colours. Nothing else differs, so what differs in the end is what the colour is worth, in hundredths
of a win. Then it deals hands of the same symbols in one to four colours. Both are told as play-outs
of careful bots find them, everything hidden dealt anew, and as the champion's network sees them.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from yksi.analysis.playouts import PlayOuts
from yksi.analysis.positions import one_of_each_game
from yksi.cards import COLOR_MASK, FACE_NAMES, SYMBOLS_A_COLOR, Symbol
from yksi.editions import parse_rules
from yksi.game import Game
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.policies.hands import cards_among
from yksi.policies.tokens import Tokens, see
from yksi.policies.weights import file_for
from yksi.reports.pictures import BLUE, FAINT, GRID, INK, RED, figure_at, write_heading
from yksi.reports.statistics import Estimate, mean
from yksi.rl.network import Network
from yksi.rules import Rules
from yksi.search.trials import WHOLE

COLORS = {2: RED, 4: BLUE}  # of the picture, by seats
MEASURES = {"play-outs": "-", "network": "--"}
MOST = 4  # cards of a colour that are told apart, and more
FEWEST = 30  # numbers of which a mean is told
HAND = 5  # cards of a hand in one to four colours
GRAIN = 10_000  # a share of one as a whole number
NUMBERS = Symbol.NINE + 1
Floats = npt.NDArray[np.float64]
Found = dict[tuple[str, int, int], list[float]]  # by measure, seats and what is counted


class Given(NamedTuple):
    rules: Rules
    seats: int
    positions: int
    rounds: int
    seed: int
    advance: Callable[[], None]


class Judge:
    """Tells what a table is worth to the seat on turn, by two measures."""

    def __init__(self, given: Given) -> None:
        self._rules, self._rounds = given.rules, given.rounds
        self._dice = Random(given.seed)
        self._network = Network.read(file_for(given.seats))
        self._lost = 1 / (given.seats - 1)  # what a lost round is worth to the network

    def chances(self, tables: list[State]) -> dict[str, Floats]:
        """The chance to win at each of these tables; play-outs have the same dice at all."""
        dice = self._dice.getrandbits(32) | 1
        counted = [
            PlayOuts(t, self._rules, t.turn).outlook(self._rounds, dice) / self._rounds / WHOLE
            for t in tables
        ]
        values = self._network.forward(np.array([self._row(t) for t in tables], np.uint8))[1]
        seen = (values.astype(np.float64) + self._lost) / (1 + self._lost)
        return dict(zip(MEASURES, (np.array(counted), seen), strict=True))

    def _row(self, t: State) -> bytearray:
        tokens = Tokens()
        see(t, self._rules, t.turn, 0, 0, tokens)
        return tokens.row


# --- the colour in force


def is_fresh_turn(t: State, _: Rules) -> bool:
    return t.phase == Phase.PLAY and t.drew == 0 and t.pending == 0 and t.size[t.turn] > 1


def named(t: State, color: int) -> State:
    """The same table, had somebody named this colour."""
    twin = t.clone()
    twin.symbol, twin.color = Symbol.WILD, color
    return twin


def colors_in_force(given: Given, judge: Judge, found: Found) -> None:
    """How much more a colour is worth than the four on average, by the cards that one has of it."""
    tables = one_of_each_game(given.rules, given.seats, given.seed, is_fresh_turn)
    for t in islice(tables, given.positions):
        cards = [min(MOST, cards_among(t, t.turn, COLOR_MASK[color])) for color in range(4)]
        for measure, worths in judge.chances([named(t, color) for color in range(4)]).items():
            for count, worth in zip(cards, worths - worths.mean(), strict=True):
                found[measure, given.seats, count].append(float(worth))
        given.advance()


# --- the colours of a hand


def hands(given: Given, dice: Random) -> Iterator[list[State]]:
    """Tables that differ in the colours of one hand: all cards of one, of two, of three, of four.

    Any colour is in force, with a symbol that the hand has not; the others have as many cards.
    """
    while True:
        symbol, *symbols = dice.sample(range(1, NUMBERS), HAND + 1)
        order = dice.sample(range(4), 4)
        top = SYMBOLS_A_COLOR * dice.randrange(4) + symbol
        own = [
            [SYMBOLS_A_COLOR * order[place % count] + each for place, each in enumerate(symbols)]
            for count in range(1, 5)
        ]
        used = {top, *(face for hand in own for face in hand)}
        deck = enumerate(given.rules.deck(given.seats))
        rest = [face for face, copies in deck if copies and face not in used]
        dice.shuffle(rest)
        others = [rest[HAND * seat : HAND * (seat + 1)] for seat in range(given.seats - 1)]
        yield [_table(given.seats, top, [hand, *others]) for hand in own]


def _table(seats: int, top: int, cards: list[list[int]]) -> State:
    lines = ["edition classic", f"seats {seats}", "turn A", f"top {FACE_NAMES[top]}"]
    for seat, hand in enumerate(cards):
        lines.append(f"hand {chr(ord('A') + seat)} {' '.join(FACE_NAMES[face] for face in hand)}")
    return Game.from_position("\n".join(lines)).state


def colors_of_hands(given: Given, judge: Judge, found: Found) -> None:
    """The chance to win with hands of the same symbols, by their number of colours."""
    for tables in islice(hands(given, Random(given.seed)), given.positions):
        for measure, worths in judge.chances(tables).items():
            for count, worth in enumerate(worths, 1):
                found[measure, given.seats, count].append(float(worth))
        given.advance()


# --- what was found


def estimate(values: list[float]) -> Estimate:
    """The mean in hundredths."""
    whole = [round(GRAIN * value) for value in values]
    return mean(len(whole), sum(whole), sum(n * n for n in whole)).scaled(100 / GRAIN)


def show(console: Console, title: str, found: Found, signed: str) -> None:
    counts = sorted({count for _, _, count in found})
    table = Table("seats", "measure", *map(str, counts), title=title, box=None)
    for measure, seats in dict.fromkeys((measure, seats) for measure, seats, _ in found):
        cells = [found.get((measure, seats, count), []) for count in counts]
        means = [estimate(cell) if len(cell) >= FEWEST else None for cell in cells]
        told = [f"{e.value:{signed}.1f} ± {e.margin:.1f}" if e else "–" for e in means]
        table.add_row(str(seats), measure, *(text.replace("-", "−") for text in told))
    console.print(table)


def plot(in_force: Found, in_hand: Found, path: Path) -> None:
    with figure_at(path, 12.5, 5.2) as figure:
        left, right = figure.subplots(1, 2)
        for axes, found in ((left, in_force), (right, in_hand)):
            for measure, seats in dict.fromkeys((m, seats) for m, seats, _ in found):
                all_counts = sorted(count for m, n, count in found if (m, n) == (measure, seats))
                counts = [c for c in all_counts if len(found[measure, seats, c]) >= FEWEST]
                told = [estimate(found[measure, seats, count]) for count in counts]
                color, label = COLORS.get(seats, INK), f"{seats} players, {measure}"
                style = MEASURES[measure]
                y = [each.value for each in told]
                axes.plot(counts, y, "o", ls=style, color=color, label=label)
                ends = [each.low for each in told], [each.high for each in told]
                axes.vlines(counts, *ends, color=color, alpha=0.4, lw=3)
            axes.tick_params(axis="y", length=0, colors=FAINT)
            axes.grid(axis="y", color=GRID)
            axes.legend(frameon=False)
        left.axhline(0, color=INK, lw=1)
        left.set_title("The colour in force, beside the four on average")
        left.set_xticks(range(MOST + 1), [*map(str, range(MOST)), f"{MOST}+"])
        left.set_xlabel("own cards of the colour")
        left.yaxis.set_major_formatter(lambda value, _: f"{value:+.0f}" if value else "0")
        right.set_title(f"Won with {HAND} cards against {HAND}, the same symbols")
        right.set_xticks(range(1, 5))
        right.set_xlabel("colours of the hand")
        right.yaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
        how = ("on the left: hundredths of a win", "bars: 95 %")
        write_heading(figure, ["What a colour is worth in classic", *how])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", default="2,4", help="how many at a table (%(default)s)")
    parser.add_argument("--positions", type=int, default=2000, help="for each table (%(default)s)")
    parser.add_argument("--rounds", type=int, default=64, help="of every colour (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (%(default)s)")
    parser.add_argument("--plot", type=Path, help="a picture (.png or .svg)")
    typed = parser.parse_args()
    rules = parse_rules("classic")[1]
    in_force: Found = defaultdict(list)
    in_hand: Found = defaultdict(list)
    seats = [int(text) for text in typed.seats.split(",")]
    with Progress() as progress:
        bar = progress.add_task("colours", total=2 * len(seats) * typed.positions)
        for count in seats:
            given = Given(
                *(rules, count, typed.positions, typed.rounds, typed.seed),
                lambda: progress.advance(bar),
            )
            judge = Judge(given)
            colors_in_force(given, judge, in_force)
            colors_of_hands(given, judge, in_hand)
    console = Console(width=130)
    show(console, "in force, by own cards of the colour", in_force, "+")
    show(console, f"{HAND} cards of the same symbols, by their colours", in_hand, "")
    if typed.plot:
        plot(in_force, in_hand, typed.plot)


if __name__ == "__main__":
    main()
