"""Retention: what nobody uses is packed without loss, or deleted without a trace but its name."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine, text

from tests.records.evenings import read_corpus
from yksi.store import DamagedError, Log, StoredSnapshot
from yksi.store.packing import pack, unpack

LINES = read_corpus("3c1aa53")[0].lines
DAY = 86_400_000


def keep(log: Log, name: str, created: int = 0, lines: list[str] = LINES) -> None:
    log.create(name, created).result()
    if lines:
        log.append(name, 0, lines).result()


def test_a_match_packs_to_a_few_bytes_a_line() -> None:
    for lines in (LINES, [], ["", "é ”ü” 🂡"]):
        assert unpack("t", pack(lines), len(lines)) == lines
    assert len(pack(LINES)) < 12 * len(LINES)
    matches = [line for evening in read_corpus("3c1aa53") for line in evening.lines]
    assert len(pack(matches)) < 6 * len(matches)


def test_a_packed_table_is_read_and_written_on(log: Log, url: str) -> None:
    keep(log, "packed")
    log.retention.pack("packed")
    assert log.lines("packed") == LINES
    assert log.lines("packed", 100) == LINES[100:]
    assert log.lines("packed", len(LINES)) == []
    log.append("packed", len(LINES), ["9.000", "9.001"]).result()
    assert log.lines("packed") == [*LINES, "9.000", "9.001"]
    assert log.lines("packed", len(LINES) + 1) == ["9.001"]
    log.retention.pack("packed")  # again, with what came since
    assert log.lines("packed") == [*LINES, "9.000", "9.001"]
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT * FROM yksi_lines WHERE table_id = 'packed'"))
        assert rows.all() == []
    engine.dispose()


def test_a_line_lost_after_packing_is_noticed(log: Log) -> None:
    keep(log, "gap")
    log.retention.pack("gap")
    log.append("gap", len(LINES) + 1, ["9.000"]).result()
    with pytest.raises(DamagedError, match=f"line {len(LINES) + 1}"):
        log.lines("gap")


def test_a_line_lost_before_packing_stays_lost(log: Log, url: str) -> None:
    """Packing must not close the gap: all lines behind it would move."""
    keep(log, "lost")
    change(url, "DELETE FROM yksi_lines WHERE table_id = 'lost' AND version = 5")
    for _ in range(2):
        with pytest.raises(DamagedError, match="line 6: it is missing"):
            log.lines("lost")
        with pytest.raises(DamagedError, match="line 6: it is missing"):
            log.retention.pack("lost")


def test_a_spoilt_piece_is_told_of_its_table_alone(log: Log, url: str) -> None:
    for name in ("spoilt", "whole"):
        keep(log, name)
        log.retention.pack(name)
    for body in (b"", b"no piece at all", pack(LINES)[:-9], pack(LINES[:7])):
        change(url, "UPDATE yksi_packs SET body = :body WHERE table_id = 'spoilt'", body=body)
        with pytest.raises(DamagedError, match="table spoilt is damaged in line 1"):
            log.lines("spoilt")
        kept = log.kept(["spoilt", "whole"], "form")
        assert isinstance(kept["spoilt"], DamagedError)
        assert kept["whole"] == (None, "", LINES)


def change(url: str, statement: str, **values: object) -> None:
    """Somebody, or a disk, spoils what is kept."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


def test_a_packed_table_wakes_from_its_snapshot(log: Log) -> None:
    keep(log, "woken")
    snapshot = StoredSnapshot(100, "form", "digest", b"body")
    log.keep_snapshot("woken", snapshot).result()
    log.retention.pack("woken")
    assert log.kept(["woken"], "form")["woken"] == (snapshot, LINES[99], LINES[100:])
    assert log.kept(["woken"], "of tomorrow")["woken"] == (None, "", LINES)


def test_a_deleted_table_leaves_its_name(log: Log, url: str) -> None:
    for name in ("deleted", "stays"):
        keep(log, name)
    log.keep_snapshot("deleted", StoredSnapshot(1, "form", "digest", b"body")).result()
    log.retention.pack("deleted")
    log.append("deleted", len(LINES), ["9.000"]).result()
    log.retention.delete("deleted", 5 * DAY)
    log.retention.delete("deleted", 6 * DAY)  # nothing more
    log.retention.delete("never was", 6 * DAY)
    assert log.table("deleted") is None
    assert log.lines("deleted") == []
    assert log.kept(["deleted"], "form")["deleted"] == (None, "", [])
    assert log.retention.is_gone("deleted")
    assert not log.retention.is_gone("never was")
    assert not log.retention.is_gone("stays")
    assert log.lines("stays") == LINES


def test_who_used_what_when(log: Log) -> None:
    keep(log, "old", created=1 * DAY)
    keep(log, "used", created=1 * DAY)
    keep(log, "nobody came", created=2 * DAY, lines=[])
    log.use_all(["used"], 50 * DAY).result()
    ours = {"old", "used", "nobody came"}
    assert ours & set(log.retention.unused(10 * DAY)) == {"old", "nobody came"}
    assert ours & set(log.retention.unused(60 * DAY)) == ours
    assert ours & set(log.retention.empty(10 * DAY)) == {"nobody came"}
    assert ours & set(log.retention.empty(2 * DAY)) == set()
    assert ours & set(log.retention.loose(10 * DAY)) == {"old"}
    log.retention.pack("old")
    assert ours & set(log.retention.loose(10 * DAY)) == set()
    assert ours & set(log.retention.empty(10 * DAY)) == {"nobody came"}
