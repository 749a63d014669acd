"""Memory: what is put away is freed at once, and full passes of the collector wait for quiet."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat

import pytest

from tests.server.test_lives import put_away
from tests.server.wire import Line, Wire, until
from yksi.server import collector

pytestmark = pytest.mark.anyio


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No collector, as between two full passes; afterwards as it was."""
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    gc.disable()
    gc.unfreeze()  # the tests themselves
    yield
    gc.enable()
    gc.freeze()
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(interval)


class Naps:
    """Of a loop whose time this is: so much later than it should each of them ends."""

    def __init__(self, late: Iterable[float]) -> None:
        self.taken = 0
        self._late = iter(late)
        self._now = 0.0

    def time(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        self.taken += 1
        self._now += seconds + next(self._late)


@pytest.fixture
def nap(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterable[float]], Naps]:
    """Take naps that end as late as told."""

    def take(late: Iterable[float]) -> Naps:
        naps = Naps(late)
        monkeypatch.setattr(asyncio.get_running_loop(), "time", naps.time)
        monkeypatch.setattr(asyncio, "sleep", naps.sleep)
        return naps

    return take


Nap = Callable[[Iterable[float]], Naps]
QUIET = repeat(0.0)


async def play(anna: Line) -> None:
    for name in ("Bo", "Cia", "Dan"):
        await anna.say("seatbot", name=name, level="casual")
    await anna.say("ready")
    await anna.say("start")
    await anna.say("say", text="hello")


async def test_a_table_that_was_put_away_is_freed_without_the_collector(
    wire: Wire, table: str, anna: Line, uncollected: None
) -> None:
    await play(anna)
    owner = wire.house._owners[table]
    held: list[weakref.ref[object]] = [
        weakref.ref(kept) for kept in (owner, owner.table, owner._broadcast)
    ]
    await anna.cut()
    await until(lambda: not wire.house._owners[table]._broadcast.people)
    del owner
    await put_away(wire, table)
    await until(lambda: [reference() for reference in held] == [None, None, None])


async def test_no_full_pass_comes_by_itself_and_one_comes_when_it_is_quiet(
    uncollected: None, nap: Nap
) -> None:
    collector.leave_to_us()
    assert gc.get_threshold() == (collector.YOUNG, collector.NEVER, collector.NEVER)
    assert gc.get_freeze_count() > 0
    assert sys.getswitchinterval() == pytest.approx(collector.LOCK)

    lost = lose_one()
    litter = collector.Litter()
    nap(QUIET)
    await collector.collect_when_quiet(litter)
    assert lost() is not None  # nothing was left over
    litter.closed = collector.ENOUGH
    await collector.collect_when_quiet(litter)
    assert (lost(), litter.closed) == (None, 0)


def lose_one() -> weakref.ref[object]:
    """Something that only the collector can free."""
    circle = type("Circle", (), {})()
    circle.itself = circle
    return weakref.ref(circle)


async def test_where_more_is_made_than_freed_what_is_new_is_looked_at(
    uncollected: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "OFTEN", 0)
    looking = asyncio.create_task(collector.collect_new())
    for _ in range(2):
        lost = [lose_one() for _ in range(collector.MORE)]
        await until(lambda lost=lost: not any(each() for each in lost))  # type: ignore[misc]
    looking.cancel()


async def test_where_hardly_anything_is_it_waits_for_the_next_full_pass(
    uncollected: None, monkeypatch: pytest.MonkeyPatch, nap: Nap
) -> None:
    monkeypatch.setattr(collector, "MORE", 10**9)
    monkeypatch.setattr(collector, "OFTEN", 0)
    looking = asyncio.create_task(collector.collect_new())
    lost = lose_one()
    await until(lambda: gc.get_freeze_count() > 0)
    looking.cancel()
    gc.collect()  # as one that comes by itself: what was set aside is not looked at
    assert lost() is not None
    litter = collector.Litter()
    litter.closed = collector.ENOUGH
    nap(QUIET)
    await collector.collect_when_quiet(litter)
    assert lost() is None
    assert gc.get_freeze_count() > 0


@pytest.fixture
def passes(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One for each full pass, which is not made."""
    passes: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: passes.append(None))
    return passes


async def test_a_pass_comes_seldom_where_hardly_a_line_was_closed(
    uncollected: None, passes: list[None], nap: Nap
) -> None:
    litter = collector.Litter()
    nap(QUIET)
    for looks in range(1, collector.SELDOM + 2):
        await collector.collect_when_quiet(litter)
        assert len(passes) == (looks >= collector.SELDOM)
    assert litter.looks == 1


async def test_a_busy_loop_is_left_alone(uncollected: None, passes: list[None], nap: Nap) -> None:
    """Somebody needs it for a moment within what would have been a quiet second."""
    litter = collector.Litter()
    litter.closed = collector.MOST - 1
    naps = nap([*repeat(0.0, collector.QUIET - 1), 0.003, *repeat(0.0, collector.QUIET)])
    await collector.collect_when_quiet(litter)
    assert (naps.taken, passes) == (collector.QUIET, [])
    await collector.collect_when_quiet(litter)
    assert (naps.taken, passes) == (2 * collector.QUIET, [None])


async def test_very_much_is_freed_at_once(uncollected: None, passes: list[None], nap: Nap) -> None:
    litter = collector.Litter()
    litter.closed = collector.MOST
    naps = nap(())
    await collector.collect_when_quiet(litter)
    assert (naps.taken, passes, litter.closed) == (0, [None], 0)
