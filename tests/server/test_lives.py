"""The life of a table: whatever happens to it, nobody hangs, and it opens anew from its log."""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tests.e2e import situations
from tests.server.silent_log import SilentLog
from tests.server.wire import Line, Wire, serving, until
from tests.serving import PATIENCE
from yksi.messages import commands as say
from yksi.server.lines import connection as connections
from yksi.server.replays import Retelling
from yksi.server.tables import house as houses
from yksi.server.tables.owner import Owner
from yksi.store import LogError
from yksi.table import Effect

pytestmark = pytest.mark.anyio


async def put_away(wire: Wire, table: str) -> None:
    """As if nobody had been there for long; back when the table's life is over."""
    owner = wire.house._owners[table]
    owner.reception.left_at = float("-inf")
    wire.house.put_away_idle()
    await until(lambda: wire.house._owners.get(table) is not owner)


def fails(*_: object) -> Future[None]:
    """In place of a write."""
    failed: Future[None] = Future()
    failed.set_exception(LogError("no room"))
    return failed


def failing() -> SilentLog:
    """In place of writes of lines."""
    log = SilentLog()
    log.speak(LogError("no room"))
    return log


# --- dying tasks


async def test_a_table_that_fails_leaves_nobody_waiting(
    wire: Wire, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those at it, the command, the arrival that waits behind it, and those who come later."""
    anna, bea = await wire.line(table).greet("Anna"), await wire.line(table).greet("Bea")
    owner = wire.house._owners[table]
    log = SilentLog()
    with monkeypatch.context() as patch:
        patch.setattr(wire.log, "append_all", log)
        anna.do("ready")
        await until(lambda: bool(log.asked))
        cleo = wire.line(table).open().hello("Cleo")
        await until(lambda: not owner._jobs.none_waits)  # Cleo, behind Anna's command
        bea.do("ready")
        log.speak(ZeroDivisionError("a fault of ours"))
    assert await anna.closed() == (1013, "failed")
    assert await bea.closed() == (1013, "failed")
    assert await cleo.closed() == (1013, "failed")
    assert table not in wire.house._owners

    again = await anna.again()
    assert (await again.say("say", text="here again"))["type"] == "done"
    assert wire.house._owners[table] is not owner


async def test_a_table_that_cannot_tell_its_time_leaves_nobody_waiting(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither when somebody has said something, nor when its clock has come."""
    owner = wire.house._owners[table]
    monkeypatch.setattr(owner.table, "due_at", None)
    anna.do("ready")
    assert await anna.closed() == (1013, "failed")

    again = await anna.again()
    owner = wire.house._owners[table]
    monkeypatch.setattr(owner.table, "due_at", None)
    owner._jobs._be_next()
    assert await again.closed() == (1013, "failed")


async def test_a_failing_table_is_told_to_the_operator(
    wire: Wire,
    table: str,
    anna: Line,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(wire.house._owners[table].table, "handle", None)
    anna.do("ready")
    await anna.closed()
    [told] = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert table in told.getMessage()
    assert told.exc_info is not None


# --- failing logs


async def test_nobody_is_welcome_before_it_is_kept(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log fails while somebody comes in: no welcome, a code, and the place is free again."""
    append = wire.log.append_all
    monkeypatch.setattr(wire.log, "append_all", failing())
    bea = wire.line(table).open().hello("Bea")
    assert await bea.closed() == (1013, "log")
    assert await anna.closed() == (1013, "log")
    assert "welcome" not in bea.kinds
    monkeypatch.setattr(wire.log, "append_all", append)
    again = await wire.line(table).greet("Bea")
    [shown] = [m for m in again.messages if m["type"] == "state"]
    assert [person["name"] for person in shown["room"]["people"]] == ["Anna", "Bea"]


async def test_a_command_that_cannot_be_kept_is_not_answered_as_done(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire.log, "append_all", failing())
    numbers = [anna.do("say", text="one"), anna.do("say", text="two")]
    assert await anna.closed() == (1013, "log")
    assert [anna.find(number) for number in numbers] == [None, None]


async def test_a_log_that_cannot_be_read_is_told_and_not_for_ever(
    wire: Wire, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise LogError("gone")

    for names in (("table", "kept"), ("lines", "kept")):
        with monkeypatch.context() as patch:
            for name in names:
                patch.setattr(wire.log, name, fail)
            assert await wire.line(table).open().closed() == (1013, "log")
            for path in ("record", "replay", "analysis?round=1"):
                assert (await wire.found(f"/api/tables/{table}/{path}"))[0] == 503
    with monkeypatch.context() as patch:
        patch.setattr(wire.log, "create", fails)
        assert (await wire.get("/api/tables", "POST"))[0] == 503
    await wire.line(table).greet()


async def test_a_restart_whose_log_fails_leaves_nobody_waiting(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first thing a table writes is that everybody had gone."""
    owner = wire.house._owners[table]
    monkeypatch.setattr(owner.table, "handle", None)
    anna.do("ready")
    await anna.closed()
    append = wire.log.append_all
    monkeypatch.setattr(wire.log, "append_all", failing())
    assert await wire.line(table).open().hello("Bea").closed() == (1013, "log")
    monkeypatch.setattr(wire.log, "append_all", append)
    await wire.line(table).greet("Bea")


# --- putting away


async def test_a_table_is_put_away_and_comes_back(wire: Wire, table: str, anna: Line) -> None:
    await anna.say("say", text="so long")
    await anna.cut()
    await put_away(wire, table)
    assert not wire.house._owners
    again = await anna.again()
    assert (await again.wait("welcome"))["person"] == 0


async def test_a_table_put_away_between_the_line_and_hello(wire: Wire, table: str) -> None:
    anna = wire.line(table).open()
    await until(lambda: table in wire.house._owners)
    await put_away(wire, table)
    anna.hello()
    await anna.wait("welcome")


async def test_a_table_at_whose_door_somebody_waits_is_not_put_away(
    wire: Wire,
    table: str,
) -> None:
    owner = await wire.house.find(table)
    assert owner is not None
    owner.put_away()
    lines = [wire.line(table).open().hello(name) for name in ("Anna", "Bea", "Cleo")]
    for line in lines:
        await line.wait("welcome")
    assert len(wire.house._owners) == 1


async def test_who_comes_to_an_owner_that_has_ended_finds_the_next_one(
    wire: Wire, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner that was found ends before it can be asked."""
    ended = await wire.house.find(table)
    assert ended is not None
    await put_away(wire, table)
    find = wire.house.find
    found = [ended, ended]

    async def stale(name: str, **_: bool) -> Owner | None:
        return found.pop() if found else await find(name)

    monkeypatch.setattr(wire.house, "find", stale)
    await wire.line(table).greet()
    assert not found


async def test_a_table_has_one_owner_however_many_come_at_once(
    wire: Wire, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them wait for one waking."""
    made = []
    init = Owner.__init__

    def note(owner: Owner, *values: Any) -> None:
        made.append(owner)
        init(owner, *values)

    monkeypatch.setattr(Owner, "__init__", note)
    found = await asyncio.gather(*(wire.house.find(table) for _ in range(20)))
    assert len(made) == len(set(found)) == 1


async def test_who_is_cut_off_at_the_door_is_not_taken_for_present(
    wire: Wire,
    table: str,
    anna: Line,
) -> None:
    bea = wire.line(table).open().hello("Bea")
    people = wire.house._owners[table].table.room.people
    await until(lambda: people[-1].name == "Bea")
    assert bea._serving is not None
    bea._serving.cancel()
    await asyncio.wait({bea._serving})
    await anna.say("say", text="hello?")  # whatever happened before has happened
    assert [person.here for person in people] == [True, False]


# --- the clock


async def test_a_bot_of_a_table_that_was_woken_catches(wire: Wire) -> None:
    """Whoever is back plays for themselves, and bots that nobody brought back play on."""

    def with_a_bot(party: situations.Gathering) -> None:
        party.do(0, say.SeatBot("Bo", "careful"))
        party.set("bot", 0)
        party.set("bot_uno", 0)

    def wanted(party: situations.Gathering) -> bool:
        return len(party.hand(0)) == 2 and party.can_lay(0, *situations.NUMBERS)

    party = situations.lead(("Anna",), "classic", wanted, (1,), with_a_bot)
    await asyncio.wrap_future(wire.log.create("woken", 0))
    await asyncio.wrap_future(wire.log.append("woken", 0, party.table.lines))
    anna = wire.line("woken", token=situations.token_of("Anna"))
    await anna.greet(None)
    room = (await anna.wait("state"))["room"]
    assert [(p["here"], p["stand_in"]) for p in room["people"]] == [(True, False)] * 2
    card = next(cards for cards in party.lays(0) if cards[0] in situations.NUMBERS)
    assert (await anna.say("act", action={"do": "lay", "cards": card}))["type"] == "done"
    await anna.until(lambda: any(event["event"] == "caught" for event in anna.effects))


async def test_people_are_heard_when_the_clock_is_never_silent(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that has something to do at every instant still obeys, and goes on itself."""
    owner = wire.house._owners[table]
    woken = []
    run = owner._driver.run

    def note(now: int, most: int) -> list[Effect]:
        woken.append(now)
        return run(now, most)

    monkeypatch.setattr(owner._driver, "wake_at", lambda: 0)
    monkeypatch.setattr(owner._driver, "run", note)
    for number in range(5):
        assert (await anna.say("say", text=str(number)))["type"] == "done"
    assert woken


# --- a browser that falls behind


async def test_whoever_is_slow_gets_every_answer_and_the_whole_table(
    wire: Wire,
    table: str,
) -> None:
    slow, quick = await wire.line(table).greet("Anna"), await wire.line(table).greet("Bea")
    await slow.say("change", field="chat", value="yes")
    slow.stop_reading()
    for number in range(connections.MOST_WAITING + 20):
        await quick.say("rename", name=f"Bea {number}")
    late = [slow.do("rename", name=f"Anna {number}") for number in range(3)]
    await until(lambda: wire.house._owners[table].table.room.people[0].name == "Anna 2")
    slow.read_again()
    for number in late:
        assert (await slow.answer(number))["type"] == "done"
    await slow.say("rename", name="Anna")
    shown = [m["room"] for m in slow.messages if m["type"] == "state" and "room" in m]
    names = [person["name"] for person in shown[-1]["people"]]
    assert names == ["Anna", f"Bea {connections.MOST_WAITING + 19}"]


async def test_who_asks_and_never_reads_is_not_listened_to(wire: Wire, table: str) -> None:
    """What is kept for a browser is bounded, and others do not wait for it."""
    slow, quick = await wire.line(table).greet("Anna"), await wire.line(table).greet("Bea")
    slow.stop_reading()
    for _ in range(5 * connections.MOST_ANSWERS):
        slow.send({"type": "ping"})
    [connection] = [c for c, p in wire.house._owners[table]._broadcast.people.items() if p == 0]
    for _ in range(20):
        await quick.say("rename", name="Bea")
    assert len(connection._waiting) < 2 * connections.MOST_ANSWERS
    slow.read_again()
    await until(lambda: slow.kinds.count("pong") == 5 * connections.MOST_ANSWERS)


# --- the end


async def test_the_end_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that never answers: the server ends all the same."""
    monkeypatch.setattr(houses, "CLOSING", 0.05)
    async with asyncio.timeout(PATIENCE):
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as wire:
            anna = await wire.line(await wire.house.create()).greet()
            monkeypatch.setattr(wire.log, "append_all", SilentLog())
            number = anna.do("say", text="is it kept?")
            await asyncio.sleep(0)
    assert anna.find(number) is None


async def test_cutting_off_everybody_does_not_stop_the_log(wire: Wire) -> None:
    """Whoever waits for a write may be cancelled at any instant; others' lines are kept."""
    tables = [await wire.house.create() for _ in range(5)]
    for table in tables:
        line = await wire.line(table).greet()
        line.do("say", text="wait for me")
        await asyncio.sleep(0)
    for life in [*wire.house._lives.values()]:
        life.cancel()
    other = await wire.line(await wire.house.create()).greet()
    assert (await other.say("say", text="kept"))["type"] == "done"


# --- damaged logs


@pytest.mark.parametrize(
    ("harm", "line", "reason"),
    [
        ("UPDATE yksi_lines SET text = '99999.000 A flies' WHERE version = 2", 3, "'flies' is not"),
        ("UPDATE yksi_lines SET text = x'ff00' WHERE version = 1", 2, ""),
        ("DELETE FROM yksi_lines WHERE version = 1", 2, "it is missing"),
        ("DELETE FROM yksi_lines WHERE version = 0", 1, "it is missing"),
    ],
)
async def test_a_damaged_log_has_a_code_and_names_its_line(
    wire: Wire,
    table: str,
    anna: Line,
    caplog: pytest.LogCaptureFixture,
    harm: str,
    line: int,
    reason: str,
) -> None:
    for number in range(3):
        await anna.say("say", text=str(number))
    await anna.cut()
    await put_away(wire, table)
    with wire.log._engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM yksi_snapshots")  # all lines are read
        connection.exec_driver_sql(harm)
    assert await wire.line(table).open().closed() == (4007, "damaged")
    for path in ("record", "replay", "analysis?round=1"):
        assert await wire.found(f"/api/tables/{table}/{path}") == (500, b"damaged")
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 4
    for message in told:
        assert f"the log of table {table} is damaged in line {line}: {reason}" in message
    assert all(record.exc_info is None for record in caplog.records)
    await wire.line(await wire.house.create()).greet()  # others play on


# --- replays


async def test_a_replay_is_worked_out_once_and_beside_the_tables(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    threads: set[str] = set()
    add = Retelling.add

    def note(retelling: Retelling, line: str) -> None:
        read.append(line)
        threads.add(threading.current_thread().name)
        add(retelling, line)

    monkeypatch.setattr(Retelling, "add", note)
    for number in range(3):
        await anna.say("say", text=str(number))
        for path in ("record", "replay", "replay?from=200"):
            assert (await wire.get(f"/api/tables/{table}/{path}"))[0] == 200
    assert read == wire.log.lines(table)
    assert threading.current_thread().name not in threads


@pytest.mark.parametrize("word", ["leave", "return"])
async def test_only_a_line_that_ends_says_that_somebody_has_left(
    wire: Wire, table: str, word: str
) -> None:
    """Otherwise somebody could be told everything and count as gone."""
    anna = await wire.line(table).greet("Anna")
    refused = await anna.say(word)
    assert refused["type"] == "refused"
    assert refused["refusal"]["code"] == "stranger"
    assert [person.name for person in wire.house._owners[table].table.room.humans_here()] == [
        "Anna"
    ]
