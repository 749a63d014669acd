"""`python -m benchmarks.all_seeing`: what whoever sees all hands wins, an upper bound of skill.

It thinks as sharp does, with the same play-outs, but looks at the real hands instead of imagining
some; what will be drawn it does not know either. The others play carefully. Seats are rotated, and
shares have 95 % intervals.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from typing import NamedTuple

from yksi.batches.games import Column, advance, begin, is_done, write_down
from yksi.editions import EDITIONS, parse_rules
from yksi.kernel.codes import Reason
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import State
from yksi.kernel.turns import actor
from yksi.native import kernel_for, layout_of
from yksi.native.thought import think
from yksi.policies.levels import Policy
from yksi.reports.statistics import share
from yksi.rules import Rules
from yksi.seeds import secret_of, secret_words
from yksi.sim.runner import run


class Wins(NamedTuple):
    won: int
    games: int

    def __add__(self, other: tuple[int, ...]) -> Wins:  # type: ignore[override]
        return Wins(self.won + other[0], self.games + other[1])


def play(rules: Rules, seats: int, trials: int, first: int, count: int) -> Wins:
    """The games of these numbers, in which the seat that sees moves on."""
    t = State(layout_of(rules, seats))
    seat_everybody(t, seats)
    t.key[:] = secret_words(secret_of(1))
    players, row = [Policy.CAREFUL, 0, 0] * seats, [0] * (Column.PLACE + seats)
    won = finished = 0
    for number in range(first, first + count):
        mine = number % seats
        begin(t, rules, number, row)
        while not is_done(t, row):
            if actor(t) == mine:
                dice = row[Column.DICE]
                row[Column.WISH] = think(t, rules, mine, trials, dice, sees_all=True)
            advance(t, rules, players, row)
        write_down(t, row)
        won += row[Column.WINNER] == mine
        finished += row[Column.REASON] != Reason.NONE
    return Wins(won, finished)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each (%(default)s)")
    parser.add_argument("--trials", type=int, default=1000, help="play-outs (%(default)s)")
    parser.add_argument("--edition", choices=list(EDITIONS), action="append")
    parser.add_argument("--seats", type=int, action="append", metavar="N")
    asked = parser.parse_args()
    for edition in asked.edition or EDITIONS:
        rules = parse_rules(edition)[1]
        for seats in asked.seats or (2, 4):
            kernel_for(seats, sum(rules.deck(seats))).prepare("search")
            found = run(partial(play, rules, seats, asked.trials), asked.games, largest=8)
            rate = share(found.won, found.games)
            told = f"{edition}, {seats} seats: {rate.value:.1%} ± {rate.margin:.1%}"
            sys.stdout.write(f"{told} of {found.games} games\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
