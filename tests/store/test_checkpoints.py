"""What SQLite writes behind its database is moved into it beside the commits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from yksi.store.checkpoints import MOST_BEHIND, Checkpoints
from yksi.store.engine import open_engine


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_engine(f"sqlite:///{tmp_path}/lines.db")
    _do(engine, "CREATE TABLE lines (text)")
    yield engine
    engine.dispose()


def _do(engine: Engine, sql: str) -> list[int]:
    with engine.begin() as connection:
        result = connection.exec_driver_sql(sql)
        return list(result.one()) if result.returns_rows else []


def _write(engine: Engine, lines: int) -> None:
    for _ in range(lines):
        _do(engine, "INSERT INTO lines VALUES ('red 7')")


def _pages_behind(engine: Engine) -> int:
    """How many lie behind the database, which are moved by asking."""
    _, pages, _ = _do(engine, "PRAGMA wal_checkpoint(PASSIVE)")
    return pages


def test_nothing_is_moved_within_a_commit(engine: Engine) -> None:
    """SQLite itself would do so after a thousand pages, while people wait."""
    _write(engine, 1_200)
    assert _pages_behind(engine) > 1_200


def test_what_lies_behind_begins_anew(engine: Engine) -> None:
    checkpoints = Checkpoints(engine)
    _write(engine, 50)
    checkpoints.note(MOST_BEHIND - 1)
    checkpoints.note(1)
    checkpoints.close()  # most of it was moved beside
    _write(engine, 5)  # too late for that
    checkpoints.note(5)
    _write(engine, 1)
    assert _pages_behind(engine) == 1
    assert _do(engine, "SELECT count(*) FROM lines") == [56]


def test_little_is_left_where_it_lies(engine: Engine) -> None:
    checkpoints = Checkpoints(engine)
    _write(engine, 50)
    checkpoints.note(MOST_BEHIND - 1)
    checkpoints.close()
    _write(engine, 1)
    assert _pages_behind(engine) > 50


def test_a_database_that_cannot_be_opened_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    checkpoints = Checkpoints(open_engine(f"sqlite:///{tmp_path}/nowhere/lines.db"))
    checkpoints.note(MOST_BEHIND)
    checkpoints.close()
    assert "could not be moved into the database" in caplog.text
