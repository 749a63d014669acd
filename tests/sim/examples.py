"""What several of the simulator's tests use: plans, commands, and games counted by hand."""

from __future__ import annotations

import numpy as np
from click.testing import CliRunner, Result

from yksi.batches.games import Column
from yksi.cards import FACE_BY_NAME, NONE
from yksi.cli import main
from yksi.kernel.codes import Reason
from yksi.sim.plan import Plan
from yksi.sim.results import Results, results_of
from yksi.sim.tally import Tally, gather

DUO = Plan("classic", 2, ("careful", "random"), games=500, forgets=6554, rotate=True)
HALF = Plan("classic", 4, ("random",) * 4, games=300, seed=7)


def row(seats: int, **columns: int) -> list[int]:
    found = [0] * (Column.PLACE + seats)
    found[Column.AHEAD] = 1
    found[Column.REASON] = Reason.OUT
    for name, value in columns.items():
        found[Column[name.upper()]] = value
    return found


RED_SEVEN, WILD = FACE_BY_NAME["R7"], FACE_BY_NAME["W"]
BY_HAND = np.array(
    [
        row(3, winner=0, first=0, turns=10, points=40, decider=RED_SEVEN, fours=2, challenges=1),
        row(3, winner=0, first=2, turns=20, points=60, decider=RED_SEVEN, upheld=0, bluffs=1),
        row(3, winner=2, first=1, ahead=-1, turns=30, points=10, decider=WILD, fours=2, upheld=1),
        row(3, winner=NONE, reason=Reason.VOID, turns=90, decider=NONE, challenges=1),
    ]
)


def by_hand() -> Tally:
    return gather(BY_HAND, np.array([0, 1, 1]), 2)


def same(one: Tally, other: Tally) -> bool:
    pairs = zip(vars(one).values(), vars(other).values(), strict=True)
    return all(np.array_equal(mine, yours) for mine, yours in pairs)


def hand_results() -> Results:
    plan = Plan("classic", 3, ("careful", "random", "random"), games=4)
    return results_of(plan, by_hand(), 2.0)


def run(*args: str) -> Result:
    return CliRunner().invoke(main, [*args, "--lang", "en"])
