"""Running: the same games whoever plays them, however many at a time."""

from __future__ import annotations

import _thread
import threading
from functools import partial

import numpy as np
import pytest

from tests.compiling import native
from tests.sim.examples import DUO, HALF, same
from yksi import gpu
from yksi.batches.games import Column, play_games
from yksi.editions import parse_rules
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import State
from yksi.seeds import secret_of, secret_words
from yksi.sim import rows, runner
from yksi.sim.plan import CannotRun, Plan
from yksi.sim.rows import Rows, largest_chunk, rows_of
from yksi.sim.tally import tally_of

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
    one = runner.run(work, DUO.games, threads=1)
    three = runner.run(work, DUO.games, threads=3, progress=heard.append, largest=77)
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
        raise CannotRun("gpu-no-device")

    with pytest.raises(CannotRun):
        runner.run(work, 1000, threads=2)


# --- chunks, and who interrupts


@pytest.mark.parametrize("parts", [1, 2, 3, 4])
@pytest.mark.parametrize("largest", [1, 7, 16_384])
def test_chunks_hold_every_game_once(parts: int, largest: int) -> None:
    found = list(runner.chunks(1003, 2, largest, parts))
    games = [first + number for first, count in found for number in range(count)]
    assert sorted(games) == list(range(1003))
    assert max(count for _, count in found) <= largest


def test_what_is_done_early_speaks_for_every_way_of_sitting() -> None:
    """An interrupted run has had as many games of each."""
    plan = Plan("classic", 4, ("careful", "random", "random", "random"), games=400, rotate=True)
    found = list(runner.chunks(plan.games, 2, 1, plan.turns))[:40]
    turned = [stretch.turned for chunk in found for stretch in plan.stretches(*chunk)]
    assert turned == [0, 1, 2, 3] * 10


def test_a_trillion_games_are_not_listed_before_the_first() -> None:
    assert next(runner.chunks(10**12, 2)) == (0, runner.LARGEST)


def test_games_of_thinkers_are_told_one_by_one() -> None:
    sharp = HALF._replace(bots=("sharp", "random", "random", "random"))
    assert largest_chunk(sharp) == 1
    assert largest_chunk(HALF) == runner.LARGEST


@native
def test_getting_ready_plays_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code that plays hears no interrupt."""
    monkeypatch.setattr(rows, "parts_of", None)
    rows.prepare(HALF)


@pytest.mark.usefixtures("_interruptible")
def test_an_interrupt_is_answered_while_a_game_goes_on_and_tells_what_was_counted() -> None:
    """The second chunk lasts until the test lets it go: nobody waits for it."""
    go_on = threading.Event()

    def work(first: int, count: int) -> int:
        if first:
            go_on.wait(20)
        return count

    def progress(_: int) -> None:
        _thread.interrupt_main()

    try:
        with pytest.raises(runner.Stopped) as stopped:
            runner.run(work, 200, threads=1, progress=progress, largest=50)
    finally:
        go_on.set()
    assert (stopped.value.so_far, stopped.value.games) == (50, 50)


@pytest.mark.usefixtures("_interruptible")
def test_an_interrupt_before_anything_was_counted_ends_the_run() -> None:
    go_on = threading.Event()

    begun = []

    def work(first: int, count: int) -> int:
        begun.append(first)
        _thread.interrupt_main()
        go_on.wait(20)
        return count

    before = set(threading.enumerate())
    try:
        with pytest.raises(KeyboardInterrupt):
            runner.run(work, 200, threads=1)
    finally:
        go_on.set()
        for thread in set(threading.enumerate()) - before:
            thread.join(60)
    assert begun == [0]


def test_rows_come_from_a_gpu_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seam to `yksi.gpu`, with a stand-in."""

    def play_rows(rules: str, seats: int, players: Rows, seed: int, first: int, count: int) -> Rows:
        if seed == 13:
            raise gpu.NoGpu("gpu-no-device")
        return np.full((count, Column.PLACE + seats), first, np.int64)

    monkeypatch.setattr(gpu, "play_rows", play_rows)
    plan = HALF._replace(gpu=True)
    assert rows_of(plan, 5, 2).tolist() == [[5] * (Column.PLACE + 4)] * 2
    with pytest.raises(CannotRun) as refused:
        rows_of(plan._replace(seed=13), 0, 1)
    assert refused.value.key == "gpu-no-device"
