"""The log: lines are kept in order, once, and come back; bad databases are told of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.serving import DATABASES, open_database
from yksi.store import Log, LogError, schema


@pytest.fixture(scope="module", params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_database(request.param, tmp_path_factory.mktemp("log")) as found:
        yield found


@pytest.fixture
def log(url: str) -> Iterator[Log]:
    opened = Log(url)
    yield opened
    opened.close()


def test_lines_come_back_in_order(log: Log) -> None:
    log.create("t1", 5).result()
    log.append("t1", 0, ["0.000 A enters", "0.001 é ”ü” 🂡"]).result()
    log.append("t1", 2, ["0.002"]).result()
    assert log.lines("t1") == ["0.000 A enters", "0.001 é ”ü” 🂡", "0.002"]
    assert log.lines("elsewhere") == []
    assert log.table("t1") == ("t1", 5)
    assert log.table("elsewhere") is None


def test_a_version_is_written_once(log: Log) -> None:
    log.create("t2", 6).result()
    log.append("t2", 0, ["first"]).result()
    good = log.append("t2", 1, ["second"])
    twice = log.append("t2", 0, ["another first"])
    after = log.append("t2", 2, ["third"])
    good.result()
    with pytest.raises(LogError, match="cannot be written"):
        twice.result()
    after.result()
    assert log.lines("t2") == ["first", "second", "third"]


def test_everything_handed_over_is_written_on_closing(url: str) -> None:
    log = Log(url)
    log.create("t3", 7)
    for version in range(500):
        log.append("t3", version, [f"line {version}"])
    log.close()
    again = Log(url)
    assert again.lines("t3") == [f"line {version}" for version in range(500)]
    assert ("t3", 7) in again.tables()
    again.close()


def test_a_log_of_another_version_is_not_touched(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    Log(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE yksi_schema SET version = {schema.VERSION + 1}"))
    engine.dispose()
    with pytest.raises(LogError, match="another version of Yksi"):
        Log(url)


def test_a_database_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="cannot be opened"):
        Log(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder' / 'tables.db'}")
