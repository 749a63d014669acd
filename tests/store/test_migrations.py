"""A database of the first schema, which version 25701e4 wrote, opens and goes on."""

from __future__ import annotations

import lzma
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, text

from tests.records.evenings import read_corpus
from tests.serving import open_database
from yksi.store import Log, LogError, migrations, schema

FIRST_SCHEMA = (
    "CREATE TABLE yksi_schema (version INTEGER PRIMARY KEY)",
    "CREATE TABLE yksi_tables (id VARCHAR(32) PRIMARY KEY, created BIGINT NOT NULL)",
    "CREATE TABLE yksi_lines (table_id TEXT, version INTEGER, text TEXT NOT NULL)",
    "ALTER TABLE yksi_lines ADD PRIMARY KEY (table_id, version)",
    "INSERT INTO yksi_schema VALUES (1)",
    "INSERT INTO yksi_tables VALUES ('old', 1)",
    "INSERT INTO yksi_lines VALUES ('old', 0, '0.000 A leaves')",
)
OLD = Path(__file__).parent / "data" / "schema-1.db.xz"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    path.write_bytes(lzma.decompress(OLD.read_bytes()))
    return path


def test_an_old_database_keeps_every_line(old: Path) -> None:
    log = Log(f"sqlite:///{old}")
    evenings = {evening.name: evening.lines for evening in read_corpus("25701e4")}
    assert {info.id for info in log.tables()} == {"classic", "custom texts", "nobody came"}
    for name in ("classic", "custom texts"):
        assert log.lines(name) == evenings[name]
    log.append("classic", 240, ["9999.000"]).result()
    assert log.lines("classic", 239) == [evenings["classic"][-1], "9999.000"]
    log.close()
    again = Log(f"sqlite:///{old}")  # which has nothing more to do
    assert len(again.lines("classic")) == 241
    again.close()


def test_its_lines_lie_where_their_key_says(old: Path) -> None:
    Log(f"sqlite:///{old}").close()
    with sqlite3.connect(old) as connection:
        found = connection.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'yksi_lines'"
        ).fetchone()
        assert "WITHOUT ROWID" in found[0]
        assert connection.execute("SELECT version FROM yksi_schema").fetchall() == [
            (schema.VERSION,)
        ]


def test_a_migration_that_fails_leaves_everything_as_it_was(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dump(old)

    def fail(connection: Connection) -> None:
        migrations._from_1(connection)
        raise LogError("the disk is full")

    monkeypatch.setitem(migrations._STEPS, 1, fail)
    with pytest.raises(LogError, match="the disk is full"):
        Log(f"sqlite:///{old}")
    assert dump(old) == before


def dump(path: Path) -> list[str]:
    with sqlite3.connect(path) as connection:
        return list(connection.iterdump())


def test_postgresql_goes_the_same_way(tmp_path: Path) -> None:
    with open_database("postgresql", tmp_path) as url:
        engine = create_engine(url)
        with engine.begin() as connection:
            for statement in FIRST_SCHEMA:
                connection.execute(text(statement))
        engine.dispose()
        log = Log(url)
        assert log.lines("old") == ["0.000 A leaves"]
        log.append("old", 1, ["0.001"]).result()
        assert log.lines("old") == ["0.000 A leaves", "0.001"]
        log.close()
