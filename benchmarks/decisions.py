"""`python -m benchmarks.decisions`: how long a bot thinks at the table, of one core's time.

Bots play whole games as at a server's table. Told is the mean of all decisions with a choice, and
how long the slowest of a hundred take; what goes before (starting, compiling, reading the weights)
is not counted.
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np

from yksi import Game
from yksi.bots.master import Master
from yksi.bots.seat import AtTable
from yksi.editions import EDITIONS
from yksi.native.network import CompiledNetwork
from yksi.policies.levels import MASTER, NETWORKS, POLICIES

TABLES = [(edition, seats) for edition in EDITIONS for seats in (2, 4)]
MOST = 2_000  # actions of a game; whoever hoards does so for long


def timed(bots: list[Master], game: Game) -> list[float]:
    """Seconds of every decision with a choice, in one game."""
    seats, found = len(bots), []
    for _ in range(MOST):
        others = [seat for seat in range(seats) if seat != game.turn]
        for seat in (*others, game.turn):
            legal = game.legal(seat)
            if not legal:
                continue
            began = time.process_time()
            action = bots[seat].decide_at(AtTable(game, seat))
            if len(legal) > 1 and seat == game.turn:
                found.append(time.process_time() - began)
            if action is not None:
                game.play(seat, action)
                break
        else:
            break
        if game.over:
            break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=NETWORKS, default=MASTER, help="(%(default)s)")
    parser.add_argument("--games", type=int, default=30, help="at each table (%(default)s)")
    asked = parser.parse_args()
    CompiledNetwork()  # is compiled now, where no wheel brought it
    for rules, seats in TABLES:
        bots = [Master(POLICIES[asked.bot], seat) for seat in range(seats)]
        timed(bots, Game.new(rules, seats=seats, seed=0))
        found = [
            one
            for seed in range(1, asked.games + 1)
            for one in timed(bots, Game.new(rules, seats=seats, seed=seed))
        ]
        slow = 1e3 * float(np.quantile(found, 0.99))
        mean = 1e3 * sum(found) / len(found)
        line = f"{rules}, {seats}: {mean:.3f} ms, 99 % within {slow:.3f} ms, of {len(found)}\n"
        sys.stdout.write(line)


if __name__ == "__main__":
    main()
