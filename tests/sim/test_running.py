"""Running: the same games whoever plays them, however many at a time."""

from __future__ import annotations

import importlib.util
import sys
import types
from functools import partial

import numpy as np
import pytest

from tests.compiling import native
from tests.sim.examples import DUO, HALF, same
from yksi.editions import parse_rules
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import State
from yksi.policies.games import Column, play_games
from yksi.seeds import secret_of, secret_words
from yksi.sim import running
from yksi.sim.gathering import tally_of
from yksi.sim.plan import CannotRun, Plan
from yksi.sim.rows import Rows, rows_of

pytestmark = pytest.mark.usefixtures("_compiled")


@native
@pytest.mark.parametrize(
    "plan",
    [
        DUO,
        HALF,
        Plan("kpgut", 3, ("casual", "rlcard", "random"), misses=20000, forgets=30000),
        Plan("classic + stacking=any + jump_in=identical", 4, ("casual",) * 4, seed=3),
    ],
    ids=lambda plan: plan.rules,
)
def test_the_interpreted_rules_give_the_same_rows(plan: Plan) -> None:
    from yksi.native import layout_of

    known = parse_rules(plan.rules)[1]
    state = State(layout_of(known, plan.seats))
    seat_everybody(state, plan.seats)
    state.key[:] = secret_words(secret_of(plan.seed))
    expected = [[0] * (Column.PLACE + plan.seats) for _ in range(6)]
    play_games(state, known, plan.players(0), 0, expected)
    assert rows_of(plan, 0, 6).tolist() == expected


@native
def test_the_number_of_threads_changes_nothing() -> None:
    heard: list[int] = []
    work = partial(tally_of, DUO)
    one = running.run(work, DUO.games, threads=1)
    three = running.run(work, DUO.games, threads=3, progress=heard.append, largest=77)
    assert same(one, three)
    assert same(one, tally_of(DUO, 0, DUO.games))
    assert sum(heard) == one.games == DUO.games


@native
def test_rotation_gives_every_bot_every_seat() -> None:
    """The second half of the games has the seats the other way round."""
    still = DUO._replace(rotate=False)
    turned = still._replace(bots=DUO.bots[::-1])
    mixed = rows_of(DUO, 0, 500)
    assert np.array_equal(mixed[:250], rows_of(still, 0, 250))
    assert np.array_equal(mixed[250:], rows_of(turned, 250, 250))


def test_a_failing_worker_ends_the_run() -> None:
    def work(first: int, count: int) -> int:
        raise CannotRun("error-gpu", reason="none")

    with pytest.raises(CannotRun):
        running.run(work, 1000, threads=2)


def test_rows_come_from_a_gpu_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seam to `yksi.gpu`, with a stand-in."""

    class NoGpu(Exception):
        pass

    def play_rows(rules: str, seats: int, players: Rows, seed: int, first: int, count: int) -> Rows:
        if seed == 13:
            raise NoGpu("no card")
        return np.full((count, Column.PLACE + seats), first, np.int64)

    gpu = types.ModuleType("yksi.gpu")
    gpu.__spec__ = importlib.util.find_spec("yksi.sim")
    vars(gpu).update(NoGpu=NoGpu, play_rows=play_rows)
    monkeypatch.setitem(sys.modules, "yksi.gpu", gpu)
    plan = HALF._replace(gpu=True)
    assert rows_of(plan, 5, 2).tolist() == [[5] * (Column.PLACE + 4)] * 2
    with pytest.raises(CannotRun) as refused:
        rows_of(plan._replace(seed=13), 0, 1)
    assert refused.value.arguments == {"reason": "no card"}
