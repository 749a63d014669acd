"""Deleting tables: by their host, and because nobody has used them for long."""

from __future__ import annotations

import json

import pytest

from tests.server.wire import Line, Wire, until
from yksi import machine
from yksi.server.goodbyes import NO_TABLE
from yksi.server.settings import Settings
from yksi.server.tables.sweeping import DAY, PACK_DAYS, Sweeper
from yksi.server.tables.waking import wake
from yksi.store import LogError
from yksi.store.retention import Retention

pytestmark = pytest.mark.anyio


async def test_the_host_deletes_a_table_for_everybody(wire: Wire, table: str, anna: Line) -> None:
    bea = await wire.line(table).greet("Bea")
    refused = await bea.say("deletetable")
    assert (refused["type"], refused["refusal"]["code"]) == ("refused", "not-host")
    assert (await anna.say("deletetable"))["type"] == "done"
    assert await anna.closed() == (NO_TABLE, "gone")
    assert await bea.closed() == (NO_TABLE, "gone")
    await until(lambda: table not in wire.house._owners)
    assert wire.log.table(table) is None
    assert wire.log.lines(table) == []


async def test_links_to_a_deleted_table_say_that_it_is_gone(
    wire: Wire, table: str, anna: Line
) -> None:
    assert await _known(wire, table) == {"known": True, "gone": False, "awake": True}
    await anna.say("deletetable")
    await until(lambda: table not in wire.house._owners)
    late = wire.line(table).open()
    assert await late.closed() == (NO_TABLE, "gone")
    assert await wire.line("never-was").open().closed() == (NO_TABLE, "no-table")
    assert await _known(wire, table) == {"known": False, "gone": True, "awake": False}
    assert await _known(wire, "never-was") == {"known": False, "gone": False, "awake": False}
    for what in ("record", "replay"):
        assert (await wire.get(f"/api/tables/{table}/{what}"))[0] == 404


async def _known(wire: Wire, table: str) -> object:
    return json.loads((await wire.get(f"/api/tables/{table}"))[1])


async def test_a_deletion_that_failed_is_finished_by_whoever_comes_next(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise LogError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Retention, "delete", fail)
        await anna.say("deletetable")
        await until(lambda: table not in wire.house._owners)
    assert wire.log.table(table) is not None
    assert wake(wire.log, table).room.deleted
    assert await wire.line(table).open().closed() == (NO_TABLE, "gone")
    assert wire.log.table(table) is None


async def test_the_sweeper_keeps_to_what_it_was_told(wire: Wire, table: str, anna: Line) -> None:
    """A table in use stays however old it is."""
    now = machine.wall()
    old = now - 100 * DAY
    lines = ["0.000 table opens by laws 2", "0.000 table seals " + "0" * 64]
    for name in ("old", "empty"):
        wire.log.create(name, old).result()
    wire.log.append("old", 0, lines).result()
    wire.log.use_all([table], old).result()
    await Sweeper(wire.log, wire.house, Settings(empty_days=0)).sweep()
    assert [wire.log.table(name) is None for name in ("old", "empty", table)] == [False] * 3
    assert PACK_DAYS < 100
    assert wire.log.retention.loose(now) == []  # packed, also the one that plays
    assert wire.log.lines("old") == lines
    assert (await anna.say("say", text="still here"))["type"] == "done"
    await Sweeper(wire.log, wire.house, Settings()).sweep()
    assert [wire.log.table(name) is None for name in ("old", "empty", table)] == [
        False,
        True,
        False,
    ]
    await Sweeper(wire.log, wire.house, Settings(keep_days=90)).sweep()
    assert [wire.log.table(name) is None for name in ("old", table)] == [True, False]
    assert await wire.line("old").open().closed() == (NO_TABLE, "gone")


async def test_a_damaged_table_keeps_no_other_from_being_packed(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    old, lines = machine.wall() - 100 * DAY, ["0.000 one", "0.000 two"]
    for name, age in (("damaged", 1), ("sound", 0)):
        wire.log.create(name, old - age).result()
        wire.log.append(name, age, lines).result()  # of the damaged one the first is missing
    await Sweeper(wire.log, wire.house, Settings()).sweep()
    assert wire.log.retention.loose(machine.wall()) == ["damaged"]
    assert wire.log.lines("sound") == lines
    assert "table damaged is damaged in line 1: it is missing" in caplog.text


async def test_waking_and_putting_away_count_as_use(wire: Wire, table: str, anna: Line) -> None:
    await anna.cut()
    owner = wire.house._owners[table]
    await until(lambda: not owner.table.room.humans_here())
    wire.log.use_all([table], 5).result()
    assert wire.log.retention.unused(10) == [table]
    owner.put_away()
    await until(lambda: wire.log.retention.unused(10) == [])
    await until(lambda: table not in wire.house._owners)
    wire.log.use_all([table], 5).result()
    await wire.line(table, token=anna.token).greet(None)
    await until(lambda: wire.log.retention.unused(10) == [])
