"""Evenings on the server: entries are kept in order and once, and friends see them at once."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import Adjusted
from tests.server.devices import CLOCK, HEAD, Device, new_name, rounds
from tests.server.wire import LIMITS, SETTINGS, Wire, serving, until
from yksi.evening.record import read_record
from yksi.server.evenings import shapes
from yksi.server.http import evenings as served
from yksi.server.settings import Settings
from yksi.server.tables.sweeping import DAY, Sweeper
from yksi.store import Evenings, LogError

pytestmark = pytest.mark.anyio


@pytest.fixture
async def aino(wire: Wire) -> Device:
    """Whoever has begun an evening."""
    found = Device(wire)
    assert (await found.begin())[0] == 201
    return found


async def test_entries_are_kept_and_watched(aino: Device) -> None:
    lines = rounds(2)
    assert await aino.write(0, lines) == (200, {"entries": 2, "epoch": 1, "asker": None})
    status, told = await aino.friend().look()
    assert (status, told["lines"], told["head"]) == (200, lines, HEAD)
    assert (told["mine"], told["writer"], told["entries"], told["asker"]) == (
        False,
        "Aino",
        2,
        None,
    )
    assert (await aino.look("?from=1"))[1]["lines"] == lines[1:]
    assert (await aino.look("?from=9"))[1]["lines"] == []
    assert (await aino.look())[1]["mine"]


async def test_the_record_is_one_that_yksi_reads(aino: Device) -> None:
    await aino.write(0, rounds(3))
    status, text = await aino.wire.get(f"/api/evenings/{aino.evening}/record")
    assert (status, text.decode()) == (200, HEAD + "".join(f"{line}\n" for line in rounds(3)))
    assert len(read_record(text.decode()).written) == 3


async def test_the_same_entry_again_is_answered_the_same(aino: Device) -> None:
    lines = rounds(5)
    first = await aino.write(0, lines[:3])
    assert await aino.write(0, lines[:3]) == first
    assert await aino.write(1, lines[1:3]) == first
    assert (await aino.write(2, lines[2:]))[1]["entries"] == 5  # one of three was there
    assert (await aino.look())[1]["lines"] == lines


async def test_entries_are_the_same_however_they_are_spaced(aino: Device) -> None:
    await aino.write(0, ["1.000 A goes out; B holds 0; C holds nothing"])
    status, _ = await aino.write(0, [" 01.000 A goes out; B holds 0; C holds nothing "])
    assert status == 200
    assert (await aino.look())[1]["entries"] == 1


async def test_another_entry_with_the_same_number_is_refused(aino: Device) -> None:
    await aino.write(0, rounds(2))
    status, told = await aino.write(1, ["1.000 B goes out; A holds 0; C holds nothing"])
    assert (status, told) == (409, {"code": "different-entry", "number": 1, "entries": 2})
    status, told = await aino.write(0, [rounds(1)[0], "1.000 undo", "2.000 redo"])
    assert (status, told["number"]) == (409, 1)
    assert (await aino.look())[1]["lines"] == rounds(2)


async def test_no_number_is_left_out(aino: Device) -> None:
    await aino.write(0, rounds(1))
    assert await aino.write(2, rounds(3)[2:]) == (409, {"code": "gap", "entries": 1})
    assert (await aino.look())[1]["entries"] == 1


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("2.000 undo", "nothing-to-undo"),
        ("2.000 A goes out; B holds 0", "not-counted"),
        ("2.000 A goes out; B holds Z; C holds nothing", "no-such-card"),
        ("2.000 D is out", "not-here"),
        ("2.000 A dances", "no-entry"),
        ("undo", "no-entry"),
        ("", "no-entry"),
    ],
)
async def test_what_the_rules_refuse_is_not_kept(aino: Device, line: str, code: str) -> None:
    """Nothing of what was sent with it is kept either, and everything can be sent again."""
    good = "1.000 A deals"
    status, told = await aino.write(0, [good, "1.500 undo", line])
    assert (status, told) == (422, {"code": code, "number": 2})
    assert (await aino.look())[1]["entries"] == 0
    assert (await aino.write(0, [good]))[1]["entries"] == 1


async def test_signs_that_nobody_sees_are_no_part_of_a_name(wire: Wire) -> None:
    """They turn names round, paint terminals, and PostgreSQL does not keep all of them."""
    aino, bo = Device(wire), Device(wire)
    await aino.begin(writer="A\x1b[31m\x00i\u202eno\n")
    assert (await aino.look())[1]["writer"] == "A[31mino"
    bo.evening = aino.evening
    await bo.wish("ask", writer="\x07Bo\u200b")
    assert (await aino.look())[1]["asker"]["writer"] == "Bo"
    await aino.write(0, [], draft="A goes out; B holds \x00")
    assert (await aino.look())[1]["draft"] == ""
    key = await aino.spare()
    await bo.wish("take", key=key, writer="B\ro")
    assert (await bo.look())[1]["writer"] == "Bo"


async def test_time_does_not_run_backwards(aino: Device) -> None:
    await aino.write(0, ["5.000 B deals"])
    assert (await aino.write(1, ["4.000 C deals"]))[1]["code"] == "backwards"


async def test_an_evening_is_begun_once(aino: Device) -> None:
    await aino.write(0, rounds(2))
    status, told = await aino.begin()  # whose answer was lost
    assert (status, told["entries"]) == (201, 2)
    assert (await aino.begin(CLOCK))[1] == {"code": "taken"}
    assert (await aino.friend().begin())[1] == {"code": "taken"}
    assert (await aino.look())[1]["head"] == HEAD


@pytest.mark.parametrize(
    "head",
    [
        "",
        "yksi score 1",
        HEAD.replace("classic", "whist"),
        HEAD.replace('"Bo"', '"aino"'),
        HEAD.replace("edition", "note x\nedtion"),
        HEAD + rounds(1)[0],
    ],
)
async def test_a_beginning_that_makes_no_sense_is_refused(wire: Wire, head: str) -> None:
    device = Device(wire)
    assert await device.begin(head) == (422, {"code": "head"})
    assert (await device.look())[0] == 404


@pytest.mark.parametrize("name", ["short", "-" + "x" * 21, "é" * 22, "x" * 23, "%00" * 22])
async def test_a_name_is_long_and_plain(wire: Wire, name: str) -> None:
    assert await Device(wire, name).begin() == (404, {"code": "no-evening"})


async def test_what_is_no_message_changes_nothing(aino: Device) -> None:
    bad: list[object] = [b"", b"[]", b"\xff", {}, {"token": aino.token}]
    bad += [{"token": "x", "epoch": 1, "first": 0}, {"token": aino.token, "epoch": 1, "first": -1}]
    many = rounds(shapes.MOST_LINES + 1)
    bad.append({"token": aino.token, "epoch": 1, "first": 0, "lines": many})
    for said in bad:
        assert await aino.ask("POST", "/entries", said) == (400, {"code": "message"})
        assert await aino.ask("POST", "/pen", said) == (400, {"code": "message"})
    long = b" " * (shapes.MOST_BYTES + 1)
    assert await aino.ask("POST", "/entries", long) == (413, {"code": "message"})
    assert await aino.look("?from=x") == (400, {"code": "message"})
    assert await aino.look("?seen=-1") == (400, {"code": "message"})
    assert (await aino.look())[1]["revision"] == 1


async def test_a_page_of_another_server_writes_nothing(aino: Device) -> None:
    said = {"token": aino.token, "epoch": 1, "first": 0, "lines": rounds(1)}
    strange = await aino.ask("POST", "/entries", said, origin="https://elsewhere.example")
    assert strange == (403, {"code": "origin"})


# --- watching


async def test_whoever_waits_is_told_at_once(aino: Device) -> None:
    friend = aino.friend()
    _, seen = await friend.look()
    waiting = asyncio.create_task(friend.look(f"?from=0&seen={seen['revision']}"))
    news = aino.wire.app.state.news
    await until(lambda: bool(news._waiting))
    assert not waiting.done()
    await aino.write(0, rounds(1), draft="B goes out; A holds 7")
    _, told = await waiting
    assert (told["entries"], told["draft"]) == (1, "B goes out; A holds 7")
    assert not news._waiting


async def test_whoever_waits_in_vain_is_answered_after_a_while(
    aino: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served, "WAIT_SECONDS", 0.0)
    status, told = await aino.friend().look("?seen=1")
    assert (status, told["revision"]) == (200, 1)


async def test_two_servers_tell_of_each_other(tmp_path: Path, aino: Device) -> None:
    """They know of one another by the database alone."""
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as other:
        friend = Device(other, aino.evening)
        waiting = asyncio.create_task(friend.look("?seen=1"))
        await until(lambda: bool(other.app.state.news._waiting))
        await aino.write(0, rounds(1))
        await other.app.state.news.look()
        assert (await waiting)[1]["entries"] == 1
        here = Device(other, aino.evening, aino.token)
        assert (await here.write(1, rounds(2)[1:]))[1]["entries"] == 2  # the same pen there
        assert (await aino.write(1, rounds(3)[1:]))[1]["entries"] == 3  # and here again


async def test_nobody_waits_for_a_server_that_goes_down(aino: Device) -> None:
    waiting = asyncio.create_task(aino.friend().look("?seen=1"))
    news = aino.wire.app.state.news
    await until(lambda: bool(news._waiting))
    news.close()
    assert (await waiting)[0] == 200
    assert (await aino.friend().look("?seen=1"))[0] == 200


async def test_the_clock_is_that_of_the_pen(aino: Device, adjusted: Adjusted) -> None:
    """The time of the evening goes on while nobody writes, whatever a watcher's clock says."""
    await aino.write(0, ["61.000 B deals"], now=61_250)
    _, told = await aino.friend().look()
    assert 61_250 <= told["now"] < 66_250
    adjusted.set_by += 600_000
    _, told = await aino.friend().look()
    assert 661_250 <= told["now"] < 666_250
    assert 600_000 <= told["quiet"] < 605_000
    _, own = await aino.look()  # which tells that the pen is there
    assert own["quiet"] == 0
    assert (await aino.friend().look())[1]["quiet"] < 5_000


async def test_what_is_no_news_is_not_told(aino: Device) -> None:
    await aino.write(0, ["1.000 B deals"], now=1_000)
    revision = (await aino.look())[1]["revision"]
    now = (await aino.look())[1]["now"]
    assert (await aino.write(1, [], now=now))[1]["entries"] == 1
    assert (await aino.write(0, ["1.000 B deals"], now=now))[0] == 200
    assert (await aino.look())[1]["revision"] == revision
    await aino.write(1, [], now=now, draft="B goes out; A holds 7")
    await aino.write(1, [], now=now, draft="B dances")  # which is no sentence, and so nothing
    _, told = await aino.look()
    assert (told["revision"], told["draft"]) == (revision + 2, "")


# --- limits and the end


async def test_an_evening_is_full_at_last(tmp_path: Path) -> None:
    few = replace(LIMITS, entries_per_evening=3, entries_per_address=2, tables_per_address=1)
    settings = msgspec.structs.replace(SETTINGS, limits=few)
    async with serving(f"sqlite:///{tmp_path / 'few.db'}", settings) as wire:
        aino = Device(wire)
        await aino.begin()
        assert (await aino.write(0, rounds(3)))[1]["entries"] == 3
        assert await aino.write(3, rounds(4)[3:]) == (409, {"code": "evening-full", "entries": 3})
        assert (await aino.write(0, rounds(3)))[0] == 429  # six in three minutes
        other = Device(wire, address="192.0.2.9")
        for _ in range(3):
            assert (await Device(wire, address="192.0.2.9").begin())[0] == 201
        assert await other.begin() == (429, {"code": "too-many-tables"})


async def test_whoever_has_the_pen_stops_it_for_everybody(aino: Device) -> None:
    friend = aino.friend()
    assert (await friend.stop())[1]["code"] == "pen-moved"
    waiting = asyncio.create_task(friend.look("?seen=1"))
    await until(lambda: bool(aino.wire.app.state.news._waiting))
    assert await aino.stop() == (200, {})
    gone = (410, {"code": "gone"})
    assert await waiting == gone
    assert await aino.write(0, rounds(1)) == gone
    assert await aino.begin() == gone
    assert await aino.wish("ask") == gone


async def test_nobody_knows_an_evening_that_never_was(wire: Wire) -> None:
    nowhere = Device(wire)
    unknown = (404, {"code": "no-evening"})
    assert await nowhere.look() == unknown
    assert await nowhere.write(0, []) == unknown
    assert await nowhere.stop() == unknown
    assert (await wire.get(f"/api/evenings/{new_name()}/record"))[0] == 404


async def test_evenings_that_nobody_uses_are_deleted(aino: Device, adjusted: Adjusted) -> None:
    wire = aino.wire
    await aino.write(0, rounds(1))
    empty = Device(wire)
    await empty.begin()
    adjusted.set_by += 31 * DAY
    await Sweeper(wire.log, wire.house, Settings(empty_days=0)).sweep()
    assert (await empty.look())[0] == 200
    adjusted.set_by += 31 * DAY
    await Sweeper(wire.log, wire.house, Settings()).sweep()
    assert await empty.look() == (410, {"code": "gone"})
    await Sweeper(wire.log, wire.house, Settings(keep_days=90)).sweep()
    assert (await aino.friend().look())[0] == 200  # which is a use of it
    adjusted.set_by += 61 * DAY
    await Sweeper(wire.log, wire.house, Settings(keep_days=90)).sweep()
    assert (await aino.friend().look())[0] == 200
    adjusted.set_by += 91 * DAY
    await Sweeper(wire.log, wire.house, Settings(keep_days=90)).sweep()
    assert (await aino.friend().look())[0] == 410
    assert wire.log.evenings.entries(aino.evening) == []


async def test_a_database_that_does_not_answer_is_asked_later(
    aino: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> bool:
        raise LogError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Evenings, "append", fail)
        status, _ = await aino.wire.get(
            f"/api/evenings/{aino.evening}/entries",
            "POST",
            said=json.dumps(
                {"token": aino.token, "epoch": 1, "first": 0, "lines": rounds(1)}
            ).encode(),
        )
        assert status == 503
    assert (await aino.write(0, rounds(1)))[1]["entries"] == 1
