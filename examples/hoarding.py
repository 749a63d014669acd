"""Is the game between two broken by drawing without need (CLS-16)? How long does it last?

    python examples/hoarding.py --games 4000 --plot hoarding.svg

One of each bot plays against a careful one, seats in turn, under the printed rules of classic and
where nobody may draw who can lay. Counted are its draws without need, its largest hand, how many
decisions a round takes, and what is won of the long ones.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from yksi.batches.games import Column, advance, begin, is_done, write_down
from yksi.editions import parse_rules
from yksi.game.setup import new_state, set_secret
from yksi.kernel.actions import DRAW
from yksi.kernel.matching import lawful
from yksi.kernel.state import State
from yksi.kernel.turns import actor
from yksi.native.network import CompiledNetwork
from yksi.policies.careful import careful_action
from yksi.policies.levels import NETWORKS, POLICIES, Policy
from yksi.policies.network import look_at
from yksi.policies.tokens import Tokens, token_action
from yksi.reports.pictures import BLUE, FAINT, GREEN, GRID, INK, RED, figure_at, write_heading
from yksi.reports.statistics import share
from yksi.rules import Rules
from yksi.seeds import secret_of

SEATS = 2
LONG = 200  # decisions of a round
HANDS = (7, 10, 15, 20, 30, 1000)  # the largest hand of a round, up to
COLORS = {"careful": FAINT, "master": GREEN, "champion": RED}
STYLES = {"classic": "-", "classic + voluntary=never": "--"}
Decision = Callable[[State, Rules, int, int], int]  # by a seat, with these dice


class Round(NamedTuple):
    won: bool
    decisions: int
    needless: int  # draws although something could be laid
    largest: int  # hand of the bot


class Kind(NamedTuple):
    bot: str
    rules: str

    def __str__(self) -> str:
        return f"{self.bot}, {self.rules}"


def decision_of(bot: str) -> Decision:
    """What a bot does next at a table of which it looks only at what its seat may know."""
    if bot not in NETWORKS:
        return careful_action
    network, tokens = CompiledNetwork(), Tokens()
    companion = int(POLICIES[bot] is Policy.MASTER)

    def decide(t: State, r: Rules, seat: int, _: int) -> int:
        look_at(t, r, seat, companion, 0, tokens)
        return token_action(t, seat, network(tokens, t.seats))

    return decide


def rounds_of(kind: Kind, games: int, seed: int) -> Iterator[Round]:
    """Rounds of a bot against a careful one, from either seat in turn."""
    decide, rules = decision_of(kind.bot), parse_rules(kind.rules)[1]
    t = new_state(rules, SEATS)
    t.telling = 0
    set_secret(t, secret_of(seed))
    row = [0] * (Column.PLACE + SEATS)
    for game in range(games):
        mine, needless, largest = game % SEATS, 0, 0
        begin(t, rules, game, row)
        while not is_done(t, row):
            if actor(t) == mine:
                action = decide(t, rules, mine, row[Column.DICE])
                needless += action == DRAW and lawful(t, rules, mine) != 0
                row[Column.WISH] = action
            advance(t, rules, [Policy.CAREFUL, 0, 0] * SEATS, row)
            largest = max(largest, t.size[mine])
        write_down(t, row)
        yield Round(row[Column.WINNER] == mine, row[Column.ACTIONS], needless, largest)


def told(won: int, of: int) -> str:
    found = share(won, of)
    return f"{found.value:.1%} ± {found.margin:.1%}" if of else "–"


def line(rounds: list[Round]) -> list[str]:
    count = len(rounds)
    long = [one for one in rounds if one.decisions > LONG]
    return [
        told(sum(one.won for one in rounds), count),
        f"{sum(one.needless for one in rounds) / count:.2f}",
        f"{np.mean([one.decisions for one in rounds]):.1f}",
        f"{np.percentile([one.decisions for one in rounds], 95):.0f}",
        told(len(long), count),
        told(sum(one.won for one in long), len(long)),
        str(max(one.largest for one in rounds)),
    ]


COLUMNS = (
    "won",
    "needless draws",
    "decisions",
    "19 of 20 below",
    f"over {LONG}",
    "won of those",
    "largest hand",
)


def show(console: Console, found: dict[Kind, list[Round]]) -> None:
    table = Table("one against careful", "rules", *COLUMNS, box=None)
    for kind, rounds in found.items():
        table.add_row(kind.bot, kind.rules, *line(rounds))
    console.print(table)


def plot(found: dict[Kind, list[Round]], path: Path) -> None:
    """How many rounds are longer than so many decisions, and what is won with which hand."""
    colors = {kind.bot: COLORS.get(kind.bot, BLUE) for kind in found}
    with figure_at(path, 12.5, 5.2) as figure:
        left, right = figure.subplots(1, 2)
        for kind, rounds in found.items():
            color, style = colors[kind.bot], STYLES.get(kind.rules, ":")
            lengths, counts = np.unique([one.decisions for one in rounds], return_counts=True)
            longer = 100 * (1 - np.cumsum(counts) / len(rounds))
            left.plot(lengths[:-1], longer[:-1], color=color, ls=style, label=str(kind))
            bins = np.digitize([one.largest for one in rounds], HANDS, right=True)
            won = np.array([one.won for one in rounds])
            groups = [won[bins == place] for place in range(len(HANDS))]
            places = [place for place, group in enumerate(groups) if len(group) >= 30]
            shares = [share(int(groups[p].sum()), len(groups[p])).scaled(100) for p in places]
            right.plot(places, [s.value for s in shares], "o", ls=style, color=color)
            right.vlines(
                places, [s.low for s in shares], [s.high for s in shares], color=color, alpha=0.4
            )
        left.set_yscale("log")
        left.set_ylim(bottom=0.05, top=100)
        left.yaxis.set_major_formatter(lambda value, _: f"{value:g} %")
        left.set_title("Rounds that take more decisions than")
        left.set_xlabel("decisions of both")
        left.legend(frameon=False, loc="upper right")
        right.axhline(50, color=INK, lw=1)
        right.set_title("Won, by the largest hand that it held in the round")
        names = [f"≤ {most}" for most in HANDS[:-1]]
        right.set_xticks(range(len(HANDS)), [*names, f"> {HANDS[-2]}"])
        right.set_xlabel("cards")
        right.yaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
        for axes in (left, right):
            axes.tick_params(axis="y", length=0, colors=FAINT)
            axes.grid(axis="y", color=GRID)
        how = ("one of each against a careful bot", "intervals of 95 % on the right")
        write_heading(figure, ["Drawing without need, between two", *how])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4000, help="for each line (%(default)s)")
    parser.add_argument("--bots", default="careful,master,champion", help="(%(default)s)")
    rules = ",".join(STYLES)
    parser.add_argument("--rules", default=rules, help="between commas (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (%(default)s)")
    parser.add_argument("--plot", type=Path, help="a picture (.png or .svg)")
    typed = parser.parse_args()
    kinds = [Kind(bot, text) for bot in typed.bots.split(",") for text in typed.rules.split(",")]
    found: dict[Kind, list[Round]] = {}
    with Progress() as progress:
        bar = progress.add_task("", total=len(kinds) * typed.games)
        for kind in kinds:
            progress.update(bar, description=str(kind))
            found[kind] = []
            for one in rounds_of(kind, typed.games, typed.seed):
                found[kind].append(one)
                progress.advance(bar)
    show(Console(width=160), found)
    if typed.plot:
        plot(found, typed.plot)


if __name__ == "__main__":
    main()
