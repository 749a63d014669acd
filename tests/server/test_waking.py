"""Waking: snapshots are kept in time, and what is wrong with one is told and does no harm."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from typing import Any

import pytest

from tests.party import Party
from tests.records.evenings import read_corpus
from tests.server.attacks.houses import stopped_clock
from tests.server.wire import Line, Wire, until
from tests.serving import PATIENCE
from yksi import installed
from yksi.records.snapshot import Snapshot, form, take_snapshot
from yksi.records.table_record import replay_line
from yksi.server.guard.limits import Bucket
from yksi.server.tables import snapshots, waking
from yksi.server.tables.broadcast import Broadcast
from yksi.server.tables.commits import Commits
from yksi.server.tables.jobs import Jobs
from yksi.server.tables.owner import MOST_BOT_ACTS
from yksi.server.tables.waking import Waking, wake, wake_up
from yksi.store import DamagedError, Kept, Log, LogError, StoredSnapshot
from yksi.table import Stage, Table

pytestmark = pytest.mark.anyio
EVENING = read_corpus("3c1aa53")[0]


def keep(log: Log, name: str, lines: list[str], taken: int | None = None) -> None:
    """A table with a log, and a snapshot after some of its lines."""
    log.create(name, 0).result()
    log.append(name, 0, lines).result()
    if taken is not None:
        table = Table()
        for number, line in enumerate(lines[:taken], 1):
            replay_line(table, line, number)
        log.keep_snapshot(name, StoredSnapshot(*take_snapshot(table))).result()


def kept_snapshot(log: Log, name: str, of_form: str | None = None) -> StoredSnapshot | None:
    kept = log.kept([name], of_form or form())[name]
    assert isinstance(kept, Kept)
    return kept.snapshot


async def snapshot_of(log: Log, name: str) -> StoredSnapshot | None:
    return await asyncio.to_thread(kept_snapshot, log, name)


async def test_a_table_wakes_from_its_snapshot_and_the_lines_since(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(wire.log, "t", EVENING.lines, taken=200)
    replayed = []

    def note(table: Table, line: str, number: int) -> object:
        replayed.append(number)
        return replay_line(table, line, number)

    monkeypatch.setattr(waking, "replay_line", note)
    table = wake(wire.log, "t")
    assert replayed == list(range(201, len(EVENING.lines) + 1))
    monkeypatch.undo()
    assert take_snapshot(table) == take_snapshot(wake_up("t", EVENING.lines))
    assert table.lines == []


async def test_a_snapshot_of_the_whole_log_needs_no_line(wire: Wire) -> None:
    keep(wire.log, "t", EVENING.lines, taken=len(EVENING.lines))
    assert take_snapshot(wake(wire.log, "t")) == take_snapshot(wake_up("t", EVENING.lines))


@pytest.mark.parametrize("spoil", ["body", "digest", "line"])
async def test_a_damaged_snapshot_is_told_and_the_log_read(
    wire: Wire, caplog: pytest.LogCaptureFixture, spoil: str
) -> None:
    lines = EVENING.lines
    keep(wire.log, "t", lines, taken=100)
    found = await snapshot_of(wire.log, "t")
    assert found is not None
    spoilt = {
        "body": found._replace(body=b"nothing"),
        "digest": found._replace(digest="0" * 64),
        "line": found._replace(version=101),  # the log went on otherwise
    }[spoil]
    wire.log.keep_snapshot("t", spoilt).result()
    table = wake(wire.log, "t")
    assert take_snapshot(table) == take_snapshot(wake_up("t", lines))
    assert "a snapshot of table t is of no use, its log is read" in caplog.text


async def test_a_snapshot_ahead_of_its_log_does_no_harm(wire: Wire) -> None:
    keep(wire.log, "t", EVENING.lines[:50])
    keep(wire.log, "other", EVENING.lines, taken=100)
    ahead = await snapshot_of(wire.log, "other")
    assert ahead is not None
    wire.log.keep_snapshot("t", ahead).result()
    assert wake(wire.log, "t").version == 50


async def test_builds_of_other_forms_keep_theirs(wire: Wire) -> None:
    keep(wire.log, "t", EVENING.lines, taken=100)
    other = StoredSnapshot(7, "of tomorrow", "", b"")
    wire.log.keep_snapshot("t", other).result()
    assert (await snapshot_of(wire.log, "t") or other).version == 100
    assert kept_snapshot(wire.log, "t", "of tomorrow") == other


async def test_one_is_kept_every_so_many_lines(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 5)
    for number in range(12):
        await anna.say("rename", name=f"Anna {number}")
    await until(lambda: kept_snapshot(wire.log, table) is not None)
    found = await snapshot_of(wire.log, table)
    assert found is not None
    lines = wire.log.lines(table)
    assert 10 <= found.version <= len(lines)
    woken = wake(wire.log, table)
    assert take_snapshot(woken) == take_snapshot(wake_up(table, lines))


def test_no_table_that_a_server_kept_needs_a_thread_to_wake() -> None:
    """A table may be a few lines further than the last snapshot was due."""
    assert snapshots.EVERY + MOST_BOT_ACTS <= waking.FEW


async def test_lines_since_the_last_one_are_counted_across_lives(wire: Wire, table: str) -> None:
    """A server that dies again and again would else leave ever more lines to be read."""
    keep(wire.log, "t", EVENING.lines[:100], taken=100 - snapshots.EVERY + 1)
    never = Bucket(0)
    never.take()
    kept = snapshots.Snapshots("t", wake(wire.log, "t"), wire.log, None, never)
    assert kept.taken_if_due() is None
    wire.log.append("t", 100, [EVENING.lines[100]]).result()
    kept = snapshots.Snapshots("t", wake(wire.log, "t"), wire.log, None, never)
    found = kept.taken_if_due()
    assert found is not None
    assert found.version == 101
    assert kept.taken_if_due() is None


async def test_moves_are_left_to_the_log_once_a_snapshot_has_been_taken(wire: Wire) -> None:
    """Bots and hints know by their number whether the cards have moved on."""
    keep(wire.log, "t", EVENING.lines[:100])
    table = wake(wire.log, "t")
    game = table.room.game
    assert game is not None
    made = game.made
    assert len(game.moves) == made > snapshots.EVERY
    kept = snapshots.Snapshots("t", table, wire.log, None, Bucket(1))
    assert kept.taken_if_due() is not None
    assert (game.moves, game.made) == ([], made)
    assert take_snapshot(table) == take_snapshot(wake_up("t", EVENING.lines[:100]))


async def test_few_in_a_second_are_kept_sooner(wire: Wire, table: str) -> None:
    keep(wire.log, "t", EVENING.lines[:100], taken=100 - snapshots.SOON)
    keep(wire.log, "later", EVENING.lines[:100], taken=100 - snapshots.SOON)
    with stopped_clock() as clock:
        spare = Bucket(10, lambda: clock.now, seconds=0.1)
        taken = [
            snapshots.Snapshots(name, wake(wire.log, name), wire.log, None, spare).taken_if_due()
            for name in ("t", "later")
        ]
    assert [found is not None for found in taken] == [True, False]


async def test_short_tables_are_woken_by_the_loop_and_long_ones_beside_it(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = EVENING.lines[:100]
    keep(wire.log, "short", lines, taken=100 - waking.FEW)
    keep(wire.log, "long", lines, taken=99 - waking.FEW)
    keep(wire.log, "odd", lines, taken=98)
    found = wire.log.kept(["short", "long", "odd"], form())
    odd = found["odd"]
    assert isinstance(odd, Kept)
    assert odd.snapshot is not None
    found["odd"] = odd._replace(snapshot=odd.snapshot._replace(digest="of another"))
    replayed: dict[str, bool] = {}
    whole = waking.wake_up

    def note(name: str, *given: Any) -> Table:
        replayed[name] = threading.current_thread() is threading.main_thread()
        return whole(name, *given)

    monkeypatch.setattr(waking, "wake_up", note)
    house = Waking(wire.log)
    tables = await asyncio.gather(
        *(house.wake(name, kept) for name, kept in found.items() if isinstance(kept, Kept))
    )
    assert replayed == {"short": True, "long": False, "odd": False}
    assert [take_snapshot(table).digest for table in tables] == [
        take_snapshot(wake_up("t", lines)).digest
    ] * 3


async def test_one_is_kept_at_the_end_of_a_round_and_when_a_table_is_put_away(
    wire: Wire, table: str, anna: Line
) -> None:
    await anna.say("seatbot", name="Bo", level="casual")
    for command in ("ready", "start", "movetostop"):
        await anna.say(command)
    await anna.say("vote", yes=True)
    room = wire.house._owners[table].table.room
    assert room.game is not None
    await until(lambda: kept_snapshot(wire.log, table) is not None)
    at_the_end = await snapshot_of(wire.log, table)
    assert at_the_end is not None
    await anna.cut()
    owner = wire.house._owners[table]
    await until(lambda: not room.humans_here())
    owner.put_away()
    await until(lambda: table not in wire.house._owners)
    at_last = await snapshot_of(wire.log, table)
    assert at_last is not None
    assert at_last.version == len(wire.log.lines(table)) > at_the_end.version


async def test_lines_that_are_lost_leave_no_snapshot(wire: Wire, table: str) -> None:
    """The state of what is not on the disk would lead elsewhere than the log."""
    party = Party.of("classic", people=2)
    broadcast = Broadcast(table, party.table, wire.log, Commits(wire.log), lambda: 0)
    broadcast.version, broadcast._snapshots._version = 0, -snapshots.EVERY
    wire.log.append(table, 0, ["somebody else's"]).result()
    keeping = partial(broadcast.keep_and_tell, [])
    jobs = Jobs(lambda: None, keeping, lambda go_on: go_on())
    jobs.put(keeping)
    with pytest.raises(LogError, match="cannot be written"):
        await asyncio.wait_for(jobs.run(), PATIENCE)
    await asyncio.to_thread(wire.log.create("later", 0).result)
    assert await snapshot_of(wire.log, table) is None


def other_kernel(lines: list[str]) -> StoredSnapshot:
    """A snapshot in the middle of a round that another version has dealt."""
    table = Table()
    for number, line in enumerate(lines, 1):
        replay_line(table, line, number)
    assert table.room.stage is Stage.PLAYING
    table.room.kernel, table.room.build = 7, "9.0"
    return StoredSnapshot(*take_snapshot(table))


async def test_a_round_that_another_version_dealt_goes_on_from_its_snapshot_and_says_so(
    wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    lines = EVENING.lines[:100]
    keep(wire.log, "t", lines)
    wire.log.keep_snapshot("t", other_kernel(lines)).result()
    assert wake(wire.log, "t").room.kernel == 7
    assert "goes on from its snapshot: it was dealt by kernel 7 of build 9.0" in caplog.text


async def test_what_was_played_by_another_version_is_not_played_again(wire: Wire) -> None:
    """Lines after the snapshot would lead elsewhere: the table is refused, and nothing changed."""
    keep(wire.log, "t", EVENING.lines[:101])
    wire.log.keep_snapshot("t", other_kernel(EVENING.lines[:100])).result()
    with pytest.raises(DamagedError, match=r"dealt by kernel 7 of build 9.0, not by 1, 2"):
        wake(wire.log, "t")


async def test_a_server_notes_its_build_with_every_deal(wire: Wire, table: str, anna: Line) -> None:
    await anna.say("seatbot", name="Bo", level="casual")
    for command in ("ready", "start"):
        await anna.say(command)
    noted = [line for line in wire.log.lines(table) if " table dealt by kernel 2 of build " in line]
    assert [line.endswith(installed.described()) for line in noted] == [True]


def test_the_store_knows_the_same_snapshot() -> None:
    assert Snapshot._fields == StoredSnapshot._fields
