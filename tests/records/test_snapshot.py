"""Snapshots: a table goes on from one as it would have from all its lines."""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator

import pytest

from tests.party import Party
from tests.records.evenings import EVENINGS, play, read_corpus
from yksi.kernel.state import State
from yksi.messages import commands as say
from yksi.messages.stage import Stage
from yksi.records import snapshot as snapshots
from yksi.records.snapshot import SnapshotError, read_snapshot, take_snapshot
from yksi.records.table_record import replay_line
from yksi.table import Table
from yksi.table.room import Room

EVERY = 7  # lines from one snapshot to the next, besides those of new kinds of moments


def moments(room: Room) -> Iterator[str]:
    """What kinds of moments it is: the stage, and each procedure that is under way."""
    yield room.stage.value
    for name in ("ballot", "inquiry", "request", "carrying", "closing", "gathering"):
        if getattr(room, name) is not None:
            yield name
    for name in ("deal_wanted", "drawings", "owing_since", "out_at", "markers", "texts"):
        if getattr(room, name):
            yield name


def goes_on(lines: list[str]) -> set[str]:
    """Two tables through the same lines, one of them from snapshots; the moments they met."""
    whole, woken = Table(), Table()
    met: set[str] = set()
    for number, line in enumerate(lines, 1):
        told = replay_line(whole, line, number)
        assert replay_line(woken, line, number) == told, line
        new = set(moments(whole.room)) - met
        met |= new
        if new or number % EVERY == 0 or number == len(lines):
            snapshot = take_snapshot(whole)
            assert take_snapshot(woken) == snapshot, (number, line)
            woken = read_snapshot(snapshot, line)
            assert woken.version == whole.version == number
            assert woken.wake_at() == whole.wake_at()
            person = number % len(whole.room.people) if whole.room.people else None
            assert person is None or woken.view(person) == whole.view(person)
    return met


def test_a_table_goes_on_from_a_snapshot_as_from_its_lines() -> None:
    met = set().union(*(goes_on(evening.lines) for evening in read_corpus("3c1aa53")))
    stages = {stage.value for stage in Stage}
    procedures = {"ballot", "inquiry", "request", "carrying", "closing", "gathering"}
    assert met >= stages | procedures | {"drawings", "owing_since", "out_at", "texts"}


@pytest.mark.parametrize(("evening", "seed"), [("kpgut by the clock", 1), ("custom texts", 2)])
def test_so_does_one_of_another_evening(evening: str, seed: int) -> None:
    assert evening in EVENINGS
    assert Stage.PLAYING.value in goes_on(play(evening, seed).table.lines)


def test_the_time_is_that_of_the_last_line() -> None:
    """A living table looks at the clock more often than it writes; its log does not know."""
    party = Party.of("classic", people=2)
    said = party.table.take_lines()[-1]
    before = take_snapshot(party.table)
    party.wait(500)
    assert party.table.lines == []
    assert take_snapshot(party.table) == before
    assert read_snapshot(before, said).room.now == 0


@pytest.fixture
def party() -> Party:
    return Party.of("classic", people=2)


def test_a_damaged_snapshot_is_noticed(party: Party) -> None:
    snapshot = take_snapshot(party.table)
    line = party.table.last_line
    assert read_snapshot(snapshot, line).view(0) == party.table.view(0)
    spoilt = snapshot._replace(body=snapshot.body[:-1] + b"\0")
    with pytest.raises(SnapshotError, match="digest"):
        read_snapshot(spoilt, line)
    with pytest.raises(SnapshotError, match="digest"):
        read_snapshot(snapshot, "0.000 A is ready")  # of a log that went on otherwise
    for body, trouble in ((zlib.compress(b"\x90"), "at least length"), (b"\x78", "decompressing")):
        digest = snapshots._digest(body, line)
        with pytest.raises(SnapshotError, match=trouble):
            read_snapshot(snapshot._replace(body=body, digest=digest), line)


def test_events_that_were_told_are_no_part_of_it(party: Party) -> None:
    """There is room for those of the next step, and rows lie in memory as they did."""
    before = party.room.game
    assert before is not None
    assert before.state.event_count > 0
    after = read_snapshot(take_snapshot(party.table), party.table.last_line).room.game
    assert after is not None
    assert (after.state.event_count, any(after.state.events)) == (0, False)
    assert len(after.state.events) == len(before.state.events)
    kept = {name: value for name, value in before.state.values().items() if "event" not in name}
    for name, value in kept.items():
        found = getattr(after.state, name)
        assert found == value, name
        assert isinstance(value, int) or type(found) is type(value), name


def test_a_snapshot_of_other_shapes_is_not_understood(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshot = take_snapshot(party.table)
    monkeypatch.setattr(snapshots, "form", lambda: "of tomorrow")
    with pytest.raises(SnapshotError, match="not of tomorrow"):
        read_snapshot(snapshot, party.table.last_line)


def test_the_form_follows_from_the_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more field anywhere is another form."""
    before = snapshots.form.__wrapped__()
    assert before == snapshots.form()
    with monkeypatch.context() as changed:
        changed.setattr(State, "__slots__", ("seats", "phase"))
        assert snapshots.form.__wrapped__() != before
    with monkeypatch.context() as changed:
        changed.setattr(snapshots, "_KEPT", snapshots._KEPT[::-1])  # values have no names
        assert snapshots.form.__wrapped__() != before
    monkeypatch.setattr(sys, "byteorder", "of another machine")  # rows lie as in memory
    assert snapshots.form.__wrapped__() != before


def test_whatever_a_room_holds_is_kept_or_passing() -> None:
    """Between two commands nothing waits to be told or acted on."""
    party = Party.of("kpgut", people=3)
    party.do(0, say.Ask("Is it so?"))
    room = party.room
    assert not any(getattr(room, name) for name in snapshots._PASSING)
    again = read_snapshot(take_snapshot(party.table), party.table.last_line).room
    for name in snapshots._KEPT:
        if name not in ("game", "closing"):
            assert getattr(again, name) == getattr(room, name), name
