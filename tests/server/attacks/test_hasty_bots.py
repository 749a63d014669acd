"""Bots without a pause as load: their tables yield to others, and take their share alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.attacks.houses import house_with, stopped_clock
from tests.server.wire import Line, Wire, until
from yksi.driver import Driver
from yksi.messages.stage import Stage
from yksi.server.guard import pace as paces
from yksi.server.guard.limits import OFF, Limits
from yksi.server.guard.pace import AT_ONCE, OWN, UNDER_STRAIN, Lane, Pace
from yksi.server.guard.strain import Strain
from yksi.server.tables import owner as owners

pytestmark = pytest.mark.anyio
MANY = 12


async def bots_only(wire: Wire) -> Line:
    """One person among bots that leave no pause."""
    table = await wire.house.create()
    anna = await wire.line(table).greet("Anna")
    for field, value in (("rules", "kpgut"), ("bot", "0"), ("bot_uno", "0")):
        await anna.say("change", field=field, value=value)
    for number in range(MANY):
        await anna.say("seatbot", name=f"Bot {number}", level="casual")
    await anna.say("acknowledge")
    await anna.say("ready")
    return anna


async def let_go(anna: Line) -> None:
    """Bots play on and on: the one person with a seat has given up and looks on."""
    assert (await anna.say("start"))["type"] == "done"
    assert (await anna.say("act", action={"do": "forfeit"}))["type"] == "done"


async def test_others_are_answered_between_the_turns_of_hasty_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in acts of bots, not in time: a command waits for one turn of each such table."""
    acts: list[int] = []
    run = Driver.run

    def counted(driver: Driver, now: int, most: int = 1_000, **rest: Any) -> Any:
        acts.append(most)
        return run(driver, now, most, **rest)

    async with house_with(tmp_path, bot_milliseconds=OFF) as wire:
        tables = 2
        hosts = [await bots_only(wire) for _ in range(tables)]
        hasty = list(wire.house._owners.values())
        bea = await wire.line(await wire.house.create()).greet("Bea")
        monkeypatch.setattr(Driver, "run", counted)
        for host in hosts:
            await let_go(host)
        for number in range(5):
            before = len(acts)
            assert (await bea.say("say", text=f"word {number}"))["type"] in ("done", "refused")
            assert len(acts) - before <= 4 * tables
        assert all(most <= owners.MOST_BOT_ACTS for most in acts)
        assert len(acts) >= 5  # they did play meanwhile
        assert all(owner.table.room.stage is Stage.PLAYING for owner in hasty)


def test_bots_without_a_pause_take_turns_and_share_the_lane() -> None:
    with stopped_clock() as clock:
        lane = Lane(Limits(bot_milliseconds=200), Strain(Limits()))
        first, second = Pace(lane), Pace(lane)
        first.spend(AT_ONCE / 2)
        assert first.wait() == 0  # what a table may do at once
        first.spend(AT_ONCE)
        assert first.wait() == pytest.approx(AT_ONCE / 0.2)
        second.spend(AT_ONCE + 0.01)
        assert second.wait() == pytest.approx(first.wait() + (AT_ONCE + 0.01) / 0.2)
        clock.now += second.wait() + 0.001
        assert first.wait() == second.wait() == 0


def test_a_tenth_of_the_lane_under_strain() -> None:
    with stopped_clock():
        strain = Strain(Limits())
        for _ in range(200):
            strain.note(10.0)
        pace = Pace(Lane(Limits(bot_milliseconds=200), strain))
        pace.spend(AT_ONCE + 0.01)
        assert pace.wait() == pytest.approx((AT_ONCE + 0.01) / 0.2 / UNDER_STRAIN)


def test_bots_with_a_pause_never_wait_for_others() -> None:
    with stopped_clock() as clock:
        lane = Lane(Limits(), Strain(Limits()))
        lane.next_turn(1_000.0)
        pace = Pace(lane)
        for _ in range(1_000):
            pace.spend(OWN / 2)
            assert pace.wait() == 0
            clock.now += 1


def test_bots_give_way_while_many_tables_open_and_then_have_as_long_for_themselves() -> None:
    with stopped_clock() as clock:
        lane = Lane(Limits(), Strain(Limits()))
        pace = Pace(lane)
        lane.give_way(paces.MANY - 1)
        assert pace.wait() == 0
        lane.give_way(paces.MANY)
        assert pace.wait() == paces.BRIEFLY
        lane.give_way(0)
        assert pace.wait() == 0
        lane.give_way(paces.MANY)
        clock.now += paces.GIVEN_WAY
        assert pace.wait() == 0  # however many still come
        clock.now += paces.GIVEN_WAY / 2
        lane.give_way(2 * paces.MANY)
        assert pace.wait() == 0
        clock.now += paces.GIVEN_WAY / 2
        lane.give_way(paces.MANY)
        assert pace.wait() == paces.BRIEFLY


async def test_bots_that_have_taken_their_share_wait_and_people_are_heard(tmp_path: Path) -> None:
    async with house_with(tmp_path) as wire:
        watching = await bots_only(wire)
        await let_go(watching)
        owner = wire.house._owners[watching.table]
        owner._pace.spend(1_000.0)
        await until(lambda: owner._jobs._current is None)
        version = owner.version
        assert owner._patience() != 0
        assert (await watching.say("react", reaction="cheer"))["type"] == "done"
        assert owner.version <= version + 2
