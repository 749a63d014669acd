"""`python -m benchmarks.glance`: what a glance of the network is worth beside play-outs.

At turns with a choice of three or more every option is played out often, by careful bots with
everything hidden dealt anew. Told is how often each chooser takes what turned out best, what its
choice gives away in hundredths of a win, and how long it takes on one core.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from itertools import islice
from typing import NamedTuple

from yksi.analysis.playouts import PlayOuts
from yksi.analysis.positions import one_of_each_game
from yksi.editions import parse_rules
from yksi.kernel.actions import ACTIONS, FORFEIT
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.native.network import CompiledNetwork
from yksi.policies.careful import careful_action
from yksi.policies.network import look_at
from yksi.policies.tokens import Tokens, token_action
from yksi.reports.statistics import mean
from yksi.rules import Rules
from yksi.search.options import options_of
from yksi.search.trials import WHOLE

TABLES = (("classic", 2), ("classic", 4), ("kpgut", 4))
CHOICE = 3
FEW = (10, 30, 100, 300)  # play-outs of every option
Chooser = Callable[[State, Rules, list[int], int], int]  # of a table, among options, with dice


class Choice(NamedTuple):
    is_best: bool
    lost: int  # of WHOLE
    seconds: float


def options(t: State, r: Rules) -> list[int]:
    out = [0] * ACTIONS
    found = out[: options_of(t, r, t.turn, out)]
    return [action for action in found if action != FORFEIT]


def is_wanted(t: State, r: Rules) -> bool:
    return t.phase == Phase.PLAY and len(options(t, r)) >= CHOICE


def played_out(count: int) -> Chooser:
    def choose(t: State, r: Rules, found: list[int], dice: int) -> int:
        worths, _ = PlayOuts(t, r, t.turn).weigh(found, count, dice)
        return found[int(worths.argmax())]

    return choose


def choosers() -> dict[str, Chooser]:
    network, tokens = CompiledNetwork(), Tokens()

    def glance(t: State, r: Rules, _: list[int], __: int) -> int:
        look_at(t, r, t.turn, 1, 0, tokens)
        return token_action(t, t.turn, network(tokens, t.seats))

    return {
        "network (master)": glance,
        "careful": lambda t, r, _, dice: careful_action(t, r, t.turn, dice),
        **{f"{count} play-outs": played_out(count) for count in FEW},
    }


def judged(rules: Rules, seats: int, asked: argparse.Namespace) -> dict[str, list[Choice]]:
    """What each chooser took at so many turns."""
    found: dict[str, list[Choice]] = defaultdict(list)
    every = choosers()
    tables = one_of_each_game(rules, seats, asked.seed, is_wanted)
    for number, t in enumerate(islice(tables, asked.positions)):
        listed = options(t, rules)
        sums, _ = PlayOuts(t, rules, t.turn).weigh(listed, asked.playouts, asked.seed)
        worths = (sums // asked.playouts).tolist()
        for name, choose in every.items():
            began = time.process_time()
            place = listed.index(choose(t, rules, listed, 2 * number + 1))
            seconds = time.process_time() - began
            lost = max(worths) - worths[place]
            found[name].append(Choice(lost == 0, lost, seconds))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=250, help="of each table (%(default)s)")
    parser.add_argument("--playouts", type=int, default=2000, help="of an option (%(default)s)")
    parser.add_argument("--seed", type=int, default=11, help="of the games (%(default)s)")
    asked = parser.parse_args()
    for text, seats in TABLES:
        sys.stdout.write(f"{text}, {seats} seats\n")
        for name, choices in judged(parse_rules(text)[1], seats, asked).items():
            best = sum(choice.is_best for choice in choices) / len(choices)
            squares = sum(choice.lost**2 for choice in choices)
            lost = mean(len(choices), sum(choice.lost for choice in choices), squares)
            lost = lost.scaled(100 / WHOLE)
            took = 1000 * sum(choice.seconds for choice in choices) / len(choices)
            told = f"{best:.0%}, {lost.value:.2f} ± {lost.margin:.2f}, {took:.2f} ms"
            sys.stdout.write(f"  {name}: {told}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
