"""The life of a table: whatever happens to it, nobody hangs, and it opens anew from its log."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tests.server.wire import Wire, serving
from tests.serving import PATIENCE
from yksi.server import connection as connections
from yksi.server import house as houses
from yksi.server import shelf
from yksi.server.owner import Owner
from yksi.server.replays import Retelling
from yksi.store import LogError
from yksi.table import Effect

Story = Callable[[Wire], Awaitable[None]]


@pytest.fixture
def tell(tmp_path: Path) -> Callable[[Story], None]:
    """Runs a story at a server of its own."""

    def run(story: Story) -> None:
        async def whole() -> None:
            async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as wire:
                await story(wire)

        asyncio.run(asyncio.wait_for(whole(), 3 * PATIENCE))

    return run


async def put_away(wire: Wire, table: str) -> None:
    """As if nobody had been there for long; back when the table's life is over."""
    owner = wire.house._owners[table]
    owner.left_at = float("-inf")
    wire.house.put_away_idle()
    while wire.house._owners.get(table) is owner:
        await asyncio.sleep(0)


def failing(error: Exception) -> Future[None]:
    failed: Future[None] = Future()
    failed.set_exception(error)
    return failed


# --- dying tasks


def test_a_table_that_fails_leaves_nobody_waiting(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those at it, the command, the arrival that waits behind it, and those who come later."""

    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna, bea = await wire.line(table).greet("Anna"), await wire.line(table).greet("Bea")
        owner = wire.house._owners[table]
        under_way: Future[None] = Future()
        with monkeypatch.context() as patch:
            patch.setattr(wire.log, "append", lambda *_: under_way)
            anna.do("ready")
            while owner._jobs._current is None:
                await asyncio.sleep(0)
            cleo = wire.line(table).open().hello("Cleo")
            while owner._jobs.none_waits:  # Cleo, behind Anna's command
                await asyncio.sleep(0)
            bea.do("ready")
            under_way.set_exception(ZeroDivisionError("a fault of ours"))
        assert await anna.closed() == (1013, "failed")
        assert await bea.closed() == (1013, "failed")
        assert await cleo.closed() == (1013, "failed")
        assert table not in wire.house._owners

        again = wire.line(table)
        again.token = anna.token
        await again.greet(None)
        assert (await again.say("say", text="here again"))["type"] == "done"
        assert wire.house._owners[table] is not owner

    tell(story)


def test_a_failing_table_is_told_to_the_operator(
    tell: Callable[[Story], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet()
        monkeypatch.setattr(wire.house._owners[table].table, "handle", None)
        anna.do("ready")
        await anna.closed()
        [told] = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert table in told.getMessage()
        assert told.exc_info is not None

    tell(story)


# --- failing logs


def test_nobody_is_welcome_before_it_is_kept(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log fails while somebody comes in: no welcome, a code, and the place is free again."""

    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet()
        append = wire.log.append
        monkeypatch.setattr(wire.log, "append", lambda *_: failing(LogError("no room")))
        bea = wire.line(table).open().hello("Bea")
        assert await bea.closed() == (1013, "log")
        assert await anna.closed() == (1013, "log")
        assert "welcome" not in bea.kinds
        monkeypatch.setattr(wire.log, "append", append)
        again = await wire.line(table).greet("Bea")
        [shown] = [m for m in again.messages if m["type"] == "state"]
        assert [person["name"] for person in shown["room"]["people"]] == ["Anna", "Bea"]

    tell(story)


def test_a_command_that_cannot_be_kept_is_not_answered_as_done(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet()
        monkeypatch.setattr(wire.log, "append", lambda *_: failing(LogError("no room")))
        numbers = [anna.do("say", text="one"), anna.do("say", text="two")]
        assert await anna.closed() == (1013, "log")
        assert [anna.find(number) for number in numbers] == [None, None]

    tell(story)


def test_a_log_that_cannot_be_read_is_told_and_not_for_ever(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()

        def fail(*_: object) -> None:
            raise LogError("gone")

        for name in ("table", "lines"):
            with monkeypatch.context() as patch:
                patch.setattr(wire.log, name, fail)
                assert await wire.line(table).open().closed() == (1013, "log")
                for path in ("record", "replay", "analysis?round=1"):
                    assert (await wire.get(f"/api/tables/{table}/{path}"))[0] == 503
        with monkeypatch.context() as patch:
            patch.setattr(wire.log, "create", lambda *_: failing(LogError("full")))
            assert (await wire.get("/api/tables", "POST"))[0] == 503
        await wire.line(table).greet()

    tell(story)


def test_a_restart_whose_log_fails_leaves_nobody_waiting(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first thing a table writes is that everybody had gone."""

    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet()
        owner = wire.house._owners[table]
        monkeypatch.setattr(owner.table, "handle", None)
        anna.do("ready")
        await anna.closed()
        append = wire.log.append
        monkeypatch.setattr(wire.log, "append", lambda *_: failing(LogError("full")))
        assert await wire.line(table).open().hello("Bea").closed() == (1013, "log")
        monkeypatch.setattr(wire.log, "append", append)
        await wire.line(table).greet("Bea")

    tell(story)


# --- putting away


def test_a_table_is_put_away_and_comes_back(tell: Callable[[Story], None]) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet()
        await anna.say("say", text="so long")
        await anna.cut()
        await put_away(wire, table)
        assert not wire.house._owners
        again = wire.line(table)
        again.token = anna.token
        await again.greet(None)
        assert (await again.wait("welcome"))["person"] == 0

    tell(story)


def test_a_table_put_away_between_the_line_and_hello(tell: Callable[[Story], None]) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = wire.line(table).open()
        while table not in wire.house._owners:
            await asyncio.sleep(0)
        await put_away(wire, table)
        anna.hello()
        await anna.wait("welcome")

    tell(story)


def test_a_table_at_whose_door_somebody_waits_is_not_put_away(
    tell: Callable[[Story], None],
) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        owner = await wire.house.find(table)
        assert owner is not None
        owner.put_away()
        lines = [wire.line(table).open().hello(name) for name in ("Anna", "Bea", "Cleo")]
        for line in lines:
            await line.wait("welcome")
        assert len(wire.house._owners) == 1

    tell(story)


def test_who_comes_to_an_owner_that_has_ended_finds_the_next_one(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same as above, at the last instant: the owner found is over before it is asked."""

    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        ended = await wire.house.find(table)
        assert ended is not None
        await put_away(wire, table)
        find = wire.house.find
        found = [ended, ended]

        async def stale(name: str) -> Owner | None:
            return found.pop() if found else await find(name)

        monkeypatch.setattr(wire.house, "find", stale)
        await wire.line(table).greet()
        assert not found

    tell(story)


def test_a_table_has_one_owner_however_many_come_at_once(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the first who came finds the log failing."""

    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        made = []
        init = Owner.__init__

        def note(owner: Owner, *values: Any) -> None:
            made.append(owner)
            init(owner, *values)

        monkeypatch.setattr(Owner, "__init__", note)
        found = await asyncio.gather(*(wire.house.find(table) for _ in range(20)))
        assert len(made) == len(set(found)) == 1

    tell(story)


def test_who_is_cut_off_at_the_door_is_not_taken_for_present(
    tell: Callable[[Story], None],
) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet("Anna")
        bea = wire.line(table).open().hello("Bea")
        while not any(p.name == "Bea" for p in wire.house._owners[table].table.room.people):
            await asyncio.sleep(0)
        assert bea._serving is not None
        bea._serving.cancel()
        await asyncio.wait({bea._serving})
        await anna.say("say", text="hello?")  # whatever happened before has happened
        assert [p.here for p in wire.house._owners[table].table.room.people] == [True, False]

    tell(story)


# --- the clock


def test_people_are_heard_when_the_clock_is_never_silent(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that has something to do at every instant still obeys, and goes on itself."""

    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet()
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

    tell(story)


# --- a browser that falls behind


def test_whoever_is_slow_gets_every_answer_and_the_whole_table(
    tell: Callable[[Story], None],
) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        slow, quick = await wire.line(table).greet("Anna"), await wire.line(table).greet("Bea")
        await slow.say("change", field="chat", value="yes")
        slow.stop_reading()
        for number in range(connections.MOST_WAITING + 20):
            await quick.say("rename", name=f"Bea {number}")
        late = [slow.do("rename", name=f"Anna {number}") for number in range(3)]
        while wire.house._owners[table].table.room.people[0].name != "Anna 2":
            await asyncio.sleep(0)
        slow.read_again()
        for number in late:
            assert (await slow.answer(number))["type"] == "done"
        await slow.say("rename", name="Anna")
        shown = [m["room"] for m in slow.messages if m["type"] == "state" and "room" in m]
        names = [person["name"] for person in shown[-1]["people"]]
        assert names == ["Anna", f"Bea {connections.MOST_WAITING + 19}"]

    tell(story)


def test_who_asks_and_never_reads_is_not_listened_to(tell: Callable[[Story], None]) -> None:
    """What is kept for a browser is bounded, and others do not wait for it."""

    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        slow, quick = await wire.line(table).greet("Anna"), await wire.line(table).greet("Bea")
        slow.stop_reading()
        for _ in range(5 * connections.MOST_ANSWERS):
            slow.send({"type": "ping"})
        [connection] = [c for c, p in wire.house._owners[table]._broadcast.people.items() if p == 0]
        for _ in range(20):
            await quick.say("rename", name="Bea")
        assert connection._waiting.qsize() < 2 * connections.MOST_ANSWERS
        slow.read_again()
        while slow.kinds.count("pong") < 5 * connections.MOST_ANSWERS:
            await asyncio.sleep(0)

    tell(story)


# --- the end


def test_the_end_is_not_waited_for_for_ever(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that never answers: the server ends all the same."""
    monkeypatch.setattr(houses, "CLOSING", 0.05)

    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet()
        monkeypatch.setattr(wire.log, "append", lambda *_: Future())
        anna.do("say", text="is it kept?")
        await asyncio.sleep(0)

    tell(story)


def test_cutting_off_everybody_does_not_stop_the_log(tell: Callable[[Story], None]) -> None:
    """Whoever waits for a write may be cancelled at any instant; others' lines are kept."""

    async def story(wire: Wire) -> None:
        tables = [await wire.house.create() for _ in range(5)]
        for table in tables:
            line = await wire.line(table).greet()
            line.do("say", text="wait for me")
            await asyncio.sleep(0)
        for life in [*wire.house._lives]:
            life.cancel()
        other = await wire.line(await wire.house.create()).greet()
        assert (await other.say("say", text="kept"))["type"] == "done"

    tell(story)


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
def test_a_damaged_log_has_a_code_and_names_its_line(
    tell: Callable[[Story], None],
    caplog: pytest.LogCaptureFixture,
    harm: str,
    line: int,
    reason: str,
) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet()
        for number in range(3):
            await anna.say("say", text=str(number))
        await anna.cut()
        await put_away(wire, table)
        with wire.log._engine.begin() as connection:
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

    tell(story)


# --- replays


def test_a_replay_is_worked_out_once_and_beside_the_tables(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(wire: Wire) -> None:
        table = await wire.house.create()
        anna = await wire.line(table).greet()
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

    tell(story)


def test_only_so_many_replays_are_kept_and_waited_for(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "MOST_KEPT", 0)
    monkeypatch.setattr(shelf, "MOST_WAITING", 2)

    async def story(wire: Wire) -> None:
        tables = [await wire.house.create() for _ in range(4)]
        for table in tables:
            await (await wire.line(table).greet()).cut()
        asked = [wire.get(f"/api/tables/{table}/record") for table in tables]
        assert sorted(status for status, _ in await asyncio.gather(*asked)) == [200, 200, 503, 503]
        for table in tables:
            assert (await wire.get(f"/api/tables/{table}/record"))[0] == 200
        assert list(wire.app.state.shelf._kept) == tables[-1:]

    tell(story)
