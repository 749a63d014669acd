"""Long work stays off the loop: replays, analyses and thinking bots, and those who ask for much."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest
import segno

from tests.e2e import situations
from tests.party import Party
from tests.qr import read_picture
from tests.server.wire import SETTINGS, Line, Wire, serving, until
from tests.serving import PATIENCE
from yksi.bots.player import Player
from yksi.game import Action, Game
from yksi.game.view import View
from yksi.messages import commands as say
from yksi.policies.levels import Policy
from yksi.server.http import analyses as analysing
from yksi.server.replays import Retelling
from yksi.server.tables import thinking as thoughts
from yksi.server.tables.thinking import Thinker, Thinking
from yksi.server.troubles import GoingDown, TooBusy
from yksi.server.workers import pool as pools
from yksi.server.workers.pool import Pool
from yksi.server.workers.request import Kind, Request
from yksi.server.workers.tasks import LINES, PublicRecord, RoundAnalysis, Thought
from yksi.server.workers.worker import AnyWorker, Worker
from yksi.store import DamagedError, LogError
from yksi.table import Stage

pytestmark = pytest.mark.anyio
RULES = "classic + hand_size=3 + target=1"


def evening() -> list[str]:
    """The log of a table where a match has been played to its end."""
    party = Party.of(RULES, people=1, bots=2, seed=4)
    party.drive(obedient=0, most=2000)
    while party.room.stage is Stage.BETWEEN:
        party.obey(0)
        party.drive(obedient=0, most=2000)
    return party.table.lines


def record_of(lines: Sequence[str], table: str = "t", address: str = "") -> Request:
    async def read(since: int) -> Sequence[str]:
        return lines[since:]

    return Request(PublicRecord(table, packed=False), table, address, read)


@asynccontextmanager
async def open_pool(size: int) -> AsyncIterator[Pool]:
    pool = Pool(size)
    try:
        yield pool
    finally:
        await pool.close()


def pid_of(pool: Pool) -> int:
    [worker] = pool._workers
    assert isinstance(worker, Worker)
    assert worker._process is not None
    return worker._process.pid


# --- processes


async def test_a_process_finds_what_a_thread_finds() -> None:
    lines = evening()
    async with open_pool(1) as pool, open_pool(0) as threads:
        found = await pool.ask(record_of(lines))
        assert found is not None
        assert found == await threads.ask(record_of(lines))
        pid = pid_of(pool)
        packed = await pool.ask(
            Request(PublicRecord("t", packed=True), "t", read=record_of(lines)._read)
        )
        assert packed is not None
        assert gzip.decompress(packed) == found
        assert pid_of(pool) == pid
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_a_worker_that_dies_is_replaced() -> None:
    lines, killed = evening(), asyncio.Event()

    async def read(_: int) -> Sequence[str]:
        if not killed.is_set():
            os.kill(pid_of(pool), signal.SIGKILL)
            killed.set()
        return lines

    async with open_pool(1) as pool:
        with pytest.raises(TooBusy):
            await pool.ask(Request(PublicRecord("t", packed=False), "t", read=read))
        assert killed.is_set()
        assert await pool.ask(record_of(lines)) is not None


@pytest.mark.parametrize("size", [0, 1])
async def test_what_nobody_waits_for_is_not_finished(size: int) -> None:
    """The worker is told at its next question, and has time for others."""
    lines = ["0.000 nonsense"] * (3 * LINES)  # it would fail at the first of them
    reading, given = asyncio.Event(), asyncio.Event()

    async def read(_: int) -> Sequence[str]:
        reading.set()
        await given.wait()
        return lines

    async with open_pool(size) as pool:
        asked = asyncio.create_task(pool.ask(Request(PublicRecord("a", False), "a", read=read)))
        await reading.wait()
        [worker] = pool._workers
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        given.set()
        assert await pool.ask(record_of(evening())) is not None
        assert pool._workers == [worker]


@pytest.mark.parametrize("size", [0, 1])
async def test_troubles_of_a_log_are_told_and_the_worker_lives_on(size: int) -> None:
    async def fails(_: int) -> Sequence[str]:
        raise LogError("no disk")

    async with open_pool(size) as pool:
        with pytest.raises(LogError, match="no disk"):
            await pool.ask(Request(PublicRecord("a", False), "a", read=fails))
        [worker] = pool._workers
        with pytest.raises(DamagedError, match="table t is damaged in line 1"):
            await pool.ask(record_of(["0.000 A flies"]))
        assert await pool.ask(record_of(evening(), "u")) is not None
        assert pool._workers == [worker]


async def test_the_end_waits_for_no_worker() -> None:
    async with open_pool(1) as pool:
        reading = asyncio.Event()

        async def read(_: int) -> Sequence[str]:
            reading.set()
            await asyncio.Event().wait()
            return ()

        asked = asyncio.create_task(pool.ask(Request(PublicRecord("a", False), "a", read=read)))
        await reading.wait()
        pid = pid_of(pool)
        await pool.close()
        with pytest.raises(GoingDown):
            await asked
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        with pytest.raises(GoingDown):
            await pool.ask(record_of([]))


async def test_a_worn_worker_makes_room_for_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yksi.server.workers.worker.MOST_LONG", 2)
    async with open_pool(0) as pool:
        seen = set()
        for _ in range(4):
            await pool.ask(record_of(evening()))
            seen |= set(pool._workers)
        assert len(seen) == 2


# --- sharing out


class Idle(AnyWorker):
    """Works until it is told to be done."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Request] = []
        self.go_on = asyncio.Event()

    async def _answer(self, request: Request) -> bytes | None:
        self.asked.append(request)
        await self.go_on.wait()
        return b""

    async def end(self) -> None:
        pass


@asynccontextmanager
async def idle_pool(size: int) -> AsyncIterator[Pool]:
    async with open_pool(size) as pool:
        pool._new = Idle
        yield pool


def busy_with(pool: Pool) -> list[Kind]:
    return sorted(request.kind for request in pool._busy.values())


def analysis(table: str = "t", address: str = "") -> Request:
    return Request(RoundAnalysis(table, 1), table, address)


def thought() -> Request:
    game = Game.new("classic", 2, seed=1)
    return Request(Thought(game.view(game.turn), tuple(game.legal(game.turn)), 1, 0.0, "sharp"))  # type: ignore[arg-type]


async def test_analyses_leave_room_for_replays_and_those_for_thoughts() -> None:
    async with idle_pool(3) as pool:
        for number in range(4):
            pool.submit(analysis(f"a{number}"))
        assert busy_with(pool) == [Kind.ANALYSIS]
        for number in range(4):
            pool.submit(record_of([], f"r{number}"))
        assert busy_with(pool) == [Kind.ANALYSIS, Kind.REPLAY]
        pool.submit(thought())
        assert busy_with(pool) == [Kind.ANALYSIS, Kind.REPLAY, Kind.THOUGHT]


async def test_a_single_worker_takes_the_most_urgent_first() -> None:
    async with idle_pool(1) as pool:
        requests = [analysis(), analysis("u"), record_of([]), thought()]
        answers = list(map(pool.submit, requests))
        [worker] = pool._workers
        assert isinstance(worker, Idle)
        worker.go_on.set()
        await asyncio.gather(*answers)
        assert worker.asked == [requests[0], requests[3], requests[2], requests[1]]


async def test_nobody_fills_the_queue() -> None:
    """One address and one table get their share, everybody together no more than is bearable."""
    quota = pools.QUOTAS[Kind.REPLAY]
    async with idle_pool(1) as pool:
        for number in range(quota.address):
            pool.submit(record_of([], f"t{number}", "here"))
        with pytest.raises(TooBusy):
            pool.submit(record_of([], "another", "here"))
        for number in range(quota.table):
            pool.submit(record_of([], "t", f"there{number}"))
        with pytest.raises(TooBusy):
            pool.submit(record_of([], "t", "elsewhere"))
        left = quota.waiting - (quota.address + quota.table - 1)  # the first is being done
        answers = [pool.submit(record_of([], f"u{n}", f"a{n}")) for n in range(left)]
        with pytest.raises(TooBusy):
            pool.submit(record_of([], "v", "b"))
        answers[0].cancel()  # whoever goes away makes room
        await asyncio.sleep(0)
        pool.submit(record_of([], "v", "b"))


async def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    quota = pools.QUOTAS[Kind.REPLAY]._replace(seconds=0)
    monkeypatch.setitem(pools.QUOTAS, Kind.REPLAY, quota)
    async with idle_pool(1) as pool:
        with pytest.raises(TooBusy):
            await pool.ask(record_of([]))
        await until(lambda: not pool._workers)


# --- the attacks


@pytest.fixture
async def busy_wire(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Wire]:
    """A server with worker processes."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with serving(url, msgspec.structs.replace(SETTINGS, workers=2)) as running:
        yield running


async def long_tables(wire: Wire, count: int) -> list[str]:
    lines, names = evening(), [f"long{number}" for number in range(count)]
    for name in names:
        await asyncio.wrap_future(wire.log.create(name, 0))
        await asyncio.wrap_future(wire.log.append(name, 0, lines))
    return names


async def test_the_server_itself_works_nothing_out(
    busy_wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the loop nor a thread that shares its lock reads a log."""
    monkeypatch.setattr(Retelling, "add", None)
    for table in await long_tables(busy_wire, 2):
        status, body = await busy_wire.get(f"/api/tables/{table}/replay")
        assert (status, len(json.loads(body)["frames"])) == (200, 17)
        assert (await busy_wire.get(f"/api/tables/{table}/record"))[0] == 200
        for number in range(2, 14):  # rounds that never were are known to be none
            path = f"/api/tables/{table}/analysis?round={number}"
            assert await busy_wire.found(path) == (404, b"")
    monkeypatch.setattr(segno, "make", None)
    assert b"<svg" in (await busy_wire.get("/qr.svg?link=https://cards.example"))[1]


async def test_pictures_of_links_are_few_at_once(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long one takes most of a second, which nobody else may feel."""
    most, may_go_on, do = pools.QUOTAS[Kind.REPLAY].address, asyncio.Event(), AnyWorker.do

    async def late(worker: AnyWorker, request: Request) -> bytes | None:
        await may_go_on.wait()
        return await do(worker, request)

    monkeypatch.setattr(AnyWorker, "do", late)
    paths = [f"/qr.svg?link=https://cards.example/t/{number}" for number in range(most + 2)]
    asked = [asyncio.create_task(wire.get(path)) for path in paths]
    await until(lambda: sum(task.done() for task in asked) == 2)
    assert [task.result()[0] for task in asked if task.done()] == [503, 503]
    may_go_on.set()
    assert sorted(status for status, _ in await asyncio.gather(*asked)) == [200] * most + [503] * 2


async def test_what_no_picture_can_hold_is_refused(wire: Wire) -> None:
    assert await wire.get("/qr.svg?link=" + quote("🂡" * 2_000)) == (400, b"")
    assert await wire.get("/qr.svg", "POST", said=b"x" * 2_001) == (400, b"")
    assert await wire.get("/qr.svg", "POST") == (400, b"")


async def test_a_link_with_a_key_is_drawn_without_being_part_of_an_address(wire: Wire) -> None:
    link = "https://cards.example/score/AbCdEf_hIj-lAbCdEf_hIj#key"
    status, picture = await wire.get("/qr.svg", "POST", said=link.encode())
    assert (status, read_picture(picture.decode())) == (200, link)


async def test_while_replays_are_asked_for_others_are_answered(
    busy_wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the replays take: they are not given their last lines before."""
    tables = await long_tables(busy_wire, 8)
    anna = await busy_wire.line(await busy_wire.house.create()).greet()
    is_answered, lines = asyncio.Event(), Request.lines

    async def late(request: Request, since: int) -> tuple[str, ...]:
        await is_answered.wait()
        return await lines(request, since)

    monkeypatch.setattr(Request, "lines", late)
    paths = [f"/api/tables/{table}/replay" for table in tables]
    asked = [asyncio.create_task(busy_wire.get(path)) for path in paths]
    for number in range(20):
        assert (await anna.say("change", field="turn", value=str(20 + number)))["type"] == "done"
    assert not any(task.done() for task in asked)
    is_answered.set()
    assert [status for status, _ in await asyncio.gather(*asked)] == [200] * 8


async def test_who_asks_for_too_much_is_told_when_to_come_back(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is worked at and two wait; nothing is finished before the others have been refused."""
    quota = pools.QUOTAS[Kind.REPLAY]._replace(waiting=2)
    monkeypatch.setitem(pools.QUOTAS, Kind.REPLAY, quota)
    paths = [f"/api/tables/{table}/record" for table in await long_tables(wire, 5)]
    may_go_on, lines = asyncio.Event(), Request.lines

    async def late(request: Request, since: int) -> tuple[str, ...]:
        await may_go_on.wait()
        return await lines(request, since)

    monkeypatch.setattr(Request, "lines", late)
    asked = [asyncio.create_task(wire.get(path)) for path in paths]
    await until(lambda: sum(task.done() for task in asked) == 2)
    assert [task.result()[0] for task in asked if task.done()] == [503, 503]
    may_go_on.set()
    assert sorted(status for status, _ in await asyncio.gather(*asked)) == [200] * 3 + [503] * 2
    assert [(await wire.get(path))[0] for path in paths] == [200] * 5


async def test_an_analysis_that_nobody_asks_for_any_more_is_given_up(
    busy_wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "PATIENCE", -1)
    [table] = await long_tables(busy_wire, 1)
    job = busy_wire.app.state.analyses.begin((table, 1))
    await until(lambda: job.is_over)
    assert job.answer.cancelled()
    assert busy_wire.app.state.analyses.find((table, 1)) is None


async def test_analyses_can_run_on_a_cluster(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record goes there; a cluster that cannot be found leaves the analysis here."""
    asked = []

    def analysed(address: str, record: str, number: int) -> bytes | None:
        asked.append((address, number, record.startswith("yksi table")))
        return b"{}" if number == 1 else None

    monkeypatch.setattr(analysing, "analysed_on", analysed)
    monkeypatch.setattr(wire.app.state.analyses, "_cluster", "there")
    [table] = await long_tables(wire, 1)
    assert await wire.found(f"/api/tables/{table}/analysis?round=1") == (200, b"{}")
    assert await wire.found(f"/api/tables/{table}/analysis?round=2") == (404, b"")
    assert asked == [("there", 1, True), ("there", 2, True)]
    monkeypatch.undo()
    monkeypatch.setattr(wire.app.state.analyses, "_cluster", "nowhere")  # no address at all
    assert await wire.found(f"/api/tables/{table}/analysis?round=3") == (404, b"")


# --- bots that think


def asked_view() -> tuple[View, list[Action]]:
    """Somebody on turn who has a choice."""
    for seed in range(100):
        game = Game.new("classic", 2, seed=seed)
        if len(game.legal(game.turn)) > 2:
            return game.view(game.turn), game.legal(game.turn)
    raise AssertionError


async def test_a_sharp_bot_thinks_in_a_worker() -> None:
    view, legal = asked_view()
    async with open_pool(1) as pool:
        thinking = Thinking(pool)
        found = await thinking.beside(lambda: thinking.bot(0, "sharp").decide(view, legal))
        thinking.close()
        assert pool._workers[0].done[Kind.THOUGHT] == 1
    assert type(found) in {type(action) for action in legal}


@pytest.mark.parametrize("why", [TooBusy(), GoingDown()])
def test_a_bot_for_which_nobody_has_time_plays_carefully(why: Exception) -> None:
    def busy(_: View, __: Sequence[Action]) -> Action | None:
        raise why

    view, legal = asked_view()
    careful, twin = Player(Policy.CAREFUL, 7), Player(Policy.CAREFUL, 7)
    assert Thinker(careful, busy).decide(view, legal) == twin.decide(view, legal)


async def test_ten_sharp_tables_do_not_starve_others(
    busy_wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten bots wait for a worker that has no time; the door and other tables do not."""
    asked, given = [], asyncio.Event()

    async def wait(_: Pool, request: Request) -> bytes | None:
        asked.append(request)
        await given.wait()
        raise TooBusy

    monkeypatch.setattr(Pool, "ask", wait)
    monkeypatch.setattr(thoughts, "PATIENCE", PATIENCE)
    lines = with_a_sharp_bot_on_turn()
    people = [await seated(busy_wire, f"sharp{number}", lines) for number in range(10)]
    await until(lambda: len(asked) == 10)
    other = await busy_wire.line(await busy_wire.house.create()).greet("Olga")
    for number in range(10):
        assert (await other.say("change", field="turn", value=str(20 + number)))["type"] == "done"
    given.set()
    for person in people:
        await person.until(partial(has_moved, person))


def with_a_sharp_bot_on_turn() -> list[str]:
    """The log of a table where it has a choice."""

    def with_a_bot(party: situations.Gathering) -> None:
        party.do(0, say.SeatBot("Bo", "sharp"))
        party.set("bot", 0)

    def wanted(party: situations.Gathering) -> bool:
        return party.is_on_turn(1) and len(party.legal(1)) > 1

    return situations.lead(("Anna",), "classic", wanted, (), with_a_bot).table.lines


async def seated(wire: Wire, table: str, lines: list[str]) -> Line:
    await asyncio.wrap_future(wire.log.create(table, 0))
    await asyncio.wrap_future(wire.log.append(table, 0, lines))
    return await wire.line(table, token=situations.token_of("Anna")).greet(None)


def has_moved(person: Line) -> bool:
    """Whether they were told of a card that was laid or drawn."""
    return bool({"laid", "drew"} & {effect["event"] for effect in person.effects})
