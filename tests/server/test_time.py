"""Time at a table: it passes while the table is carried, whatever anybody does to the clock."""

from __future__ import annotations

import asyncio

import pytest

from tests.party import Party
from tests.server.conftest import Adjusted
from tests.server.wire import Line, Wire, until
from yksi.messages import commands as say
from yksi.server.tables import reunion
from yksi.server.tables.table_clock import TableClock

HOUR = 3_600_000
pytestmark = pytest.mark.anyio


def test_a_table_goes_on_from_its_last_line(adjusted: Adjusted) -> None:
    clock = TableClock(5_000)
    adjusted.passed += 3_600
    assert clock() == 5_000
    clock.start()
    assert 5_000 <= clock() < 5_000 + HOUR
    adjusted.passed += 3_600
    assert clock() >= 5_000 + HOUR


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_is_set_changes_nothing_at_a_living_table(
    wire: Wire, table: str, anna: Line, adjusted: Adjusted, hours: int
) -> None:
    room = wire.house._owners[table].table.room
    for name, value in (("turn", "5"), ("bot", "0"), ("pause", "0")):
        assert (await anna.say("change", field=name, value=value))["type"] == "done"
    await anna.say("seatbot", name="Bo", level="casual")
    await anna.say("ready")
    await anna.say("start")
    await until(lambda: room.game is not None)
    before = room.now
    adjusted.set_by = hours * HOUR
    assert (await anna.say("say", text="is it that late?"))["type"] == "done"
    assert before <= room.now < before + HOUR // 2
    adjusted.passed += 6  # the turn of five seconds is over for whoever has it
    assert (await anna.say("say", text="go on"))["type"] == "done"
    assert room.now >= before + 6_000


async def test_downtime_is_no_play(
    wire: Wire, adjusted: Adjusted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn of five seconds outlasts a night in which no server ran."""
    monkeypatch.setattr(reunion, "REUNION", 0)
    party = Party.of("classic", people=2, turn=5)
    party.do(0, say.Say("good night"), after=1_000)
    await _kept(wire, "night", party.table.take_lines())
    adjusted.set_by = 10 * HOUR
    adjusted.passed += 36_000
    owner = await wire.house.find("night")
    assert owner is not None
    await until(lambda: not owner.table.room.humans_here())
    room = owner.table.room
    assert party.now <= room.now < party.now + 5_000
    assert {person.left_at for person in room.people} <= set(range(party.now, party.now + 5_000))
    await until(lambda: len(wire.log.lines("night")) == owner.table.version)
    lines = wire.log.lines("night")
    assert [line.split(" ", 1)[1] for line in lines[-2:]] == ["A leaves", "B leaves"]


async def test_time_stands_still_until_everybody_is_back(
    wire: Wire, table: str, anna: Line, adjusted: Adjusted
) -> None:
    """Nobody has left who comes back at once, and nobody's turn has passed meanwhile."""
    bo = await wire.line(table).greet("Bo")
    await anna.say("change", field="turn", value="5")
    for line in (anna, bo):
        await line.say("ready")
    await anna.say("start")
    kept = wire.log.lines(table)
    wire.house.let_go()
    assert await anna.closed() == await bo.closed() == (1012, "moved")
    anna = await anna.again()
    room = wire.house._owners[table].table.room
    before = room.now
    adjusted.passed += 6
    assert (await anna.say("say", text="still here?"))["type"] == "done"
    assert room.now == before
    bo = await bo.again()
    assert (await bo.say("say", text="yes"))["type"] == "done"
    adjusted.passed += 6
    assert (await bo.say("say", text="whose turn is it?"))["type"] == "done"
    assert room.now >= before + 6_000
    said = [line.split(" ", 1)[1] for line in wire.log.lines(table)[len(kept) :] if " " in line]
    assert [line.split()[:2] for line in said] == [["A", "says"], ["B", "says"], ["B", "says"]]


async def _kept(wire: Wire, name: str, lines: list[str]) -> None:
    await asyncio.wrap_future(wire.log.create(name, 0))
    await asyncio.wrap_future(wire.log.append(name, 0, lines))
