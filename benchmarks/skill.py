"""`python -m benchmarks.skill`: how much of the game is skill, from random play to all cards seen.

    python -m benchmarks.skill --games 20000 --slow 1000 --seeing 400 --plot skill.svg

One of each bot plays against careful ones, seats rotated. Whoever sees all hands is no player but a
bound: it thinks as sharp does, on the real hands (`benchmarks.all_seeing`).
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from benchmarks import all_seeing, strength
from yksi.editions import parse_rules
from yksi.native import kernel_for
from yksi.policies.levels import NETWORKS, POLICIES, SHARP
from yksi.reports.pictures import BLUE, FAINT, GRID, INK, PAPER, RED, figure_at, write_heading
from yksi.reports.statistics import Estimate, share
from yksi.sim.plan import Plan
from yksi.sim.rows import largest_chunk, prepare
from yksi.sim.runner import run

SEES = "sees all hands"
OTHERS = "careful"
LABEL = {"facecolor": PAPER, "edgecolor": "none", "pad": 1}
Found = dict[str, Estimate]


def played(bot: str, options: argparse.Namespace, seats: int) -> Estimate:
    """What one of a bot wins against careful ones."""
    if bot == SEES:
        rules = parse_rules(options.rules)[1]
        kernel_for(seats, sum(rules.deck(seats))).prepare("search")
        work = partial(all_seeing.play, rules, seats, options.trials)
        wins = run(work, options.seeing, largest=8)
        return share(wins.won, wins.games)
    games = options.slow if bot == SHARP else options.games
    bots = (bot, *[OTHERS] * (seats - 1))
    plan = Plan(options.rules, seats, bots, games, rotate=True, trials=options.trials)
    prepare(plan)
    found = run(partial(strength.count, plan), games, largest=largest_chunk(plan))
    return share(found.won, found.games - found.unfinished)


def color_of(bot: str) -> str:
    """One colour for players that have learned, one for the others, and one for the bound."""
    if bot == SEES:
        return FAINT
    return RED if bot in NETWORKS else BLUE


def plot(found: dict[int, Found], options: argparse.Namespace) -> None:
    """A bar for every bot, beside what would be fair."""
    with figure_at(options.plot, 12.5, 4.8) as figure:
        every = figure.subplots(1, len(found), squeeze=False)[0]
        for axes, (seats, bots) in zip(every, found.items(), strict=True):
            names = list(bots)[::-1]
            told = [bots[name].scaled(100) for name in names]
            colors = [color_of(name) for name in names]
            axes.barh(names, [each.value for each in told], color=colors, height=0.6)
            ends = [each.low for each in told], [each.high for each in told]
            axes.hlines(range(len(names)), *ends, color=INK, lw=1.5)
            for place, each in enumerate(told):
                label = f"{each.value:.1f}"
                axes.text(each.high + 1, place, label, va="center", fontsize=9.5, bbox=LABEL)
            axes.axvline(100 / seats, color=INK, lw=1, ls=":")
            axes.set_xlim(0, 100)
            axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
            axes.grid(axis="x", color=GRID)
            axes.tick_params(axis="y", length=0)
            axes.set_title(f"{seats} players")
        how = ("one of each against careful bots", "dotted: a fair share", "lines: 95 %")
        write_heading(figure, [f"How much of {options.rules} is skill", *how])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", default="classic", help="(%(default)s)")
    bots = "random,casual,careful,sharp,master,champion"
    parser.add_argument("--bots", default=bots, help="(%(default)s)")
    parser.add_argument("--seats", default="2,4", help="how many at a table (%(default)s)")
    parser.add_argument("--games", type=int, default=20_000, help="of quick bots (%(default)s)")
    parser.add_argument("--slow", type=int, default=1000, help="of sharp (%(default)s)")
    parser.add_argument("--seeing", type=int, default=400, help="with all hands (%(default)s)")
    parser.add_argument("--trials", type=int, default=1000, help="play-outs (%(default)s)")
    parser.add_argument("--plot", type=Path, help="a picture (.png or .svg)")
    options = parser.parse_args()
    names = options.bots.split(",")
    if unknown := set(names) - set(POLICIES):
        parser.error(f"no bots: {', '.join(sorted(unknown))}")
    found: dict[int, Found] = {}
    for seats in map(int, options.seats.split(",")):
        found[seats] = {}
        for name in [*names, SEES]:
            rate = found[seats][name] = played(name, options, seats)
            sys.stdout.write(f"{name}, {seats}: {rate.value:.1%} ± {rate.margin:.1%}\n")
            sys.stdout.flush()
    if options.plot:
        plot(found, options)


if __name__ == "__main__":
    main()
