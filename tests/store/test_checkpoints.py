"""What SQLite writes behind its database is moved into it beside the commits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import Column, MetaData, String, Table, insert

from yksi.store.checkpoints import MOST_BEHIND, Checkpoints
from yksi.store.engine import open_engine
from yksi.store.raw_writes import RawWrites, Write

LINES = Table("lines", MetaData(), Column("text", String))
INSERT = insert(LINES)
NOT_MOVED = "could not be moved into the database"


class Disk:
    """A database, and the connection of the thread that writes."""

    def __init__(self, path: Path) -> None:
        self.engine = open_engine(f"sqlite:///{path}")
        self.raw = RawWrites(self.engine, INSERT)
        self.checkpoints = Checkpoints(self.engine, self.raw)

    def write(self, lines: int) -> None:
        for _ in range(lines):
            self.raw.commit([Write(INSERT, [{"text": "red 7"}])])

    def ask(self, sql: str) -> list[int]:
        with self.engine.begin() as connection:
            return list(connection.exec_driver_sql(sql).one())

    @property
    def pages_behind(self) -> int:
        """How many lie behind the database, which are moved by asking."""
        _, pages, _ = self.ask("PRAGMA wal_checkpoint(PASSIVE)")
        return pages


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    disk = Disk(tmp_path / "lines.db")
    LINES.metadata.create_all(disk.engine)
    yield disk
    disk.raw.close()
    disk.engine.dispose()


def test_nothing_is_moved_within_a_commit(disk: Disk) -> None:
    """SQLite itself would do so after a thousand pages, while people wait."""
    disk.write(1_200)
    assert disk.pages_behind > 1_200


def test_what_lies_behind_begins_anew(disk: Disk) -> None:
    disk.write(50)
    disk.checkpoints.note(MOST_BEHIND - 1)
    disk.checkpoints.note(1)
    disk.checkpoints.close()  # most of it was moved beside
    disk.write(5)  # too late for that
    disk.checkpoints.note(5)
    disk.write(1)
    assert disk.pages_behind == 1
    assert disk.ask("SELECT count(*) FROM lines") == [56]


def test_little_is_left_where_it_lies(disk: Disk) -> None:
    disk.write(50)
    disk.checkpoints.note(MOST_BEHIND - 1)
    disk.checkpoints.close()
    disk.write(1)
    assert disk.pages_behind > 50


def test_the_thread_that_writes_waits_for_no_other_connection(disk: Disk) -> None:
    """Readers may have all that there are, and would be waited for by everybody."""
    disk.write(1)
    disk.checkpoints.note(MOST_BEHIND)
    disk.checkpoints.close()
    disk.write(1)
    disk.engine.connect = None  # type: ignore[method-assign, assignment]
    disk.checkpoints.note(1)
    del disk.engine.connect
    disk.write(1)
    assert disk.pages_behind == 1


def test_a_database_that_cannot_be_opened_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    checkpoints = Disk(tmp_path / "nowhere" / "lines.db").checkpoints
    checkpoints.note(MOST_BEHIND)
    checkpoints.close()
    assert NOT_MOVED in caplog.text


def test_a_thread_that_cannot_start_stops_nobody(
    disk: Disk, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(Thread, "start", fail)
        disk.checkpoints.note(MOST_BEHIND)
    assert NOT_MOVED in caplog.text
    disk.checkpoints.note(1)
    disk.checkpoints.close()
    disk.write(50)
    disk.checkpoints.note(MOST_BEHIND)
    disk.checkpoints.close()
    disk.checkpoints.note(1)
    disk.write(1)
    assert disk.pages_behind == 1
