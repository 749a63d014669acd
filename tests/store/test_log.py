"""The log: lines are kept in order, once, and come back; bad databases are told of."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import IntegrityError
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, make_url, text

from tests.serving import DATABASES, PATIENCE, open_database
from yksi.store import Answers, DamagedError, Log, LogError, schema, writer
from yksi.store import engine as engines
from yksi.store.backup import open_source
from yksi.store.codes import GIVE
from yksi.store.kept import Kept
from yksi.store.log import _LINES, _TABLES, NewLines
from yksi.store.raw_writes import RawWrites, Write
from yksi.store.snapshots import StoredSnapshot, replacing


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


@pytest.mark.parametrize(
    "url",
    [
        "tables.db",
        "mysql://host/tables",
        "postgresql+psycopg:/somebody:secret@host/tables",
        "postgresql+psycopg://host:port/tables",
        "postgresql+nobody://host/tables",
        "",
    ],
)
def test_an_address_that_leads_to_no_database_is_told_of(url: str) -> None:
    with pytest.raises(LogError, match=r"sqlite:///|nobody") as told:
        Log(url)
    assert "secret" not in str(told.value)


def test_no_backup_is_made_of_an_address_that_leads_nowhere() -> None:
    with pytest.raises(LogError, match="sqlite:///"), open_source("tables.db"):
        pass


def test_without_its_driver_postgresql_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has installed Yksi alone learns what else it needs."""
    monkeypatch.setitem(sys.modules, "psycopg", None)
    url, needed = "postgresql+psycopg://host/tables", r"install yksi\[postgresql\]"
    with pytest.raises(LogError, match=needed):
        Log(url)
    with pytest.raises(LogError, match=needed), open_source(url):
        pass


@pytest.mark.parametrize("kind", DATABASES)
def test_what_a_database_says_is_a_line_without_names(kind: str, tmp_path: Path) -> None:
    """It stands in the operator's log, where nobody may learn the way to a table."""
    name = "AbCdEf_hIj-l"
    with open_database(kind, tmp_path) as url, closing(Log(url)) as log:
        log.create(name, 0).result()
        log.append(name, 0, ["one"]).result()
        with pytest.raises(LogError) as twice:
            log.append(name, 0, ["other"]).result()
        with log._engine.begin() as connection:
            connection.execute(text("DROP TABLE yksi_lines"))
        with pytest.raises(LogError) as unread:
            log.lines(name)
    for told in (str(twice.value), str(unread.value)):
        assert name not in told
        assert len(told.splitlines()) == 1


def test_a_write_that_nobody_waits_for_any_more_harms_no_other(log: Log) -> None:
    """Whoever asks may be cancelled at any time; the writer goes on and the line is kept."""
    log.create("t4", 8).result()
    for version in range(100):
        log.append("t4", version, ["left"]).cancel()
    log.append("t4", 100, ["stayed"]).result(PATIENCE)
    assert log.lines("t4") == ["left"] * 100 + ["stayed"]


def test_a_text_that_no_database_can_hold_harms_no_other(log: Log) -> None:
    """What the driver refuses with an error of its own is one write's trouble."""
    log.create("t5", 9).result()
    bad = [log.append("t5", 1, ["\ud800"]), log.append("t5", 2, ["\udfff"])]
    good = log.append("t5", 0, ["good"])
    for write in bad:
        with pytest.raises(LogError, match="cannot be written"):
            write.result(PATIENCE)
    good.result(PATIENCE)
    assert log.lines("t5") == ["good"]


def test_whoever_cannot_be_told_stops_no_other(log: Log, caplog: pytest.LogCaptureFixture) -> None:
    """A loop that is closed already would raise; the thread that writes goes on."""
    log.create("told", 9).result(PATIENCE)

    def gone(_: Answers) -> None:
        raise RuntimeError("the loop is closed")

    answers: list[Answers] = []
    heard = Event()

    def told(some: Answers) -> None:
        answers.append(some)
        heard.set()

    log.append_all([NewLines("told", 0, ["first"])], [], gone)
    log.append_all([NewLines("told", 1, ["second"]), NewLines("told", 0, ["again"])], [], told)
    assert heard.wait(PATIENCE)
    [(kept, refused)] = answers
    assert kept is None
    assert isinstance(refused, LogError)
    assert log.lines("told") == ["first", "second"]
    assert "could not be told" in caplog.text


@pytest.mark.parametrize("count", [1, 3, 20, 150])
def test_lines_that_go_by_few_statements_are_all_kept_in_order(tmp_path: Path, count: int) -> None:
    log = Log(f"sqlite:///{tmp_path / 'tables.db'}")
    log.create("t7", 10).result(PATIENCE)
    texts = [f"line {number}" for number in range(count)]
    log.append("t7", 0, texts).result(PATIENCE)
    assert log.lines("t7") == texts
    log.close()


def test_lines_are_kept_whole_or_not_at_all_past_sqlalchemy_too(tmp_path: Path) -> None:
    """After a fault the connection is another one, and nothing is left of the fault."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    log = Log(url)
    log.create("t6", 10).result(PATIENCE)
    raw = RawWrites(log._engine, _LINES)
    rows = [{"table_id": "t6", "version": version, "text": "a line"} for version in (0, 1, 0)]
    with pytest.raises(IntegrityError):
        raw.commit([Write(_LINES, rows)])
    assert log.lines("t6") == []
    raw.commit([Write(_LINES, rows[:2])])
    assert log.lines("t6") == ["a line", "a line"]
    raw.close()
    log.close()


def test_writes_of_every_kind_that_are_mixed_go_into_one_commit(log: Log) -> None:
    """What is new comes before what changes it, and the last snapshot of a table stays."""
    log.create("t8", 11).result(PATIENCE)
    raw = RawWrites(log._engine, _LINES)
    replaced = replacing(log._engine.dialect.name)
    first, second = (StoredSnapshot(version, "form", "digest", b"body") for version in (1, 2))

    def lines(table: str, version: int) -> Write:
        return NewLines(table, version, [f"line {version}"]).write()

    raw.commit(
        [
            Write(GIVE, [{"table_id": "t8", "given": "ANKKA-1"}]),
            lines("t8", 0),
            Write(replaced, [{"table_id": "t8", **first._asdict()}]),
            Write(_TABLES, [{"id": "t9", "created": 12}]),
            Write(GIVE, [{"table_id": "t9", "given": "KUUSI-2"}]),
            lines("t9", 0),
            lines("t8", 1),
            Write(replaced, [{"table_id": "t8", **second._asdict()}]),
        ]
    )
    raw.close()
    assert [log.lines("t8"), log.lines("t9")] == [["line 0", "line 1"], ["line 0"]]
    assert log.codes.of_all(["t8", "t9"]) == {"t8": "ANKKA-1", "t9": "KUUSI-2"}
    kept = log.kept(["t8"], "form")["t8"]
    assert isinstance(kept, Kept)
    assert kept.snapshot == second


@pytest.fixture
def locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Log, Connection]]:
    """A log whose file somebody else holds, and nobody waits long."""
    monkeypatch.setattr(writer, "PATIENCE", 0.2)
    monkeypatch.setitem(engines._WAITING, "sqlite", {"timeout": 0.2})
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    opened = Log(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        connection.execute(text("BEGIN IMMEDIATE"))
        yield opened, connection
    engine.dispose()
    opened.close()


def test_a_locked_database_is_waited_for_once(
    locked: tuple[Log, Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by one table after another: a group of writes has one deadline."""
    log, holder = locked
    tries = []
    commit = log._writer._raw.commit

    def note(group: Any) -> None:
        tries.append(group)
        commit(group)

    monkeypatch.setattr(log._writer._raw, "commit", note)
    waiting = [log.create(f"table {number}", 1) for number in range(50)]
    for write in waiting:
        with pytest.raises(LogError, match="locked"):
            write.result(PATIENCE)
    assert len(tries) < len(waiting) / 2
    holder.rollback()
    log.create("later", 2).result(PATIENCE)
    assert [found.id for found in log.tables()] == ["later"]


def test_closing_ends_even_when_the_database_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CLOSING", 0.2)
    log = Log(f"sqlite:///{tmp_path / 'tables.db'}")
    hangs, goes_on = Event(), Event()

    def hang(*_: object) -> None:
        hangs.set()
        goes_on.wait(PATIENCE)

    monkeypatch.setattr(log._writer._raw, "commit", hang)
    last = log.create("t", 1)
    assert hangs.wait(PATIENCE)
    log.close()  # comes back
    assert not last.done()
    with pytest.raises(LogError, match="closed"):
        log.create("later", 2).result(PATIENCE)
    goes_on.set()


@pytest.mark.parametrize(("gone", "line"), [(0, 1), (2, 3)])
def test_a_gap_is_noticed(log: Log, gone: int, line: int) -> None:
    name = f"gap {gone}"
    log.create(name, 3).result()
    kept = [version for version in range(5) if version != gone]
    for version in kept:
        log.append(name, version, ["0.000"]).result()
    with pytest.raises(DamagedError, match=f"table {name} is damaged in line {line}: it is miss"):
        log.lines(name)
    assert log.lines(name, since=3) == ["0.000"] * 2


def test_the_tables_used_last_are_shown_with_their_lines(tmp_path: Path) -> None:
    """Without reading those of all others: a house has millions."""
    log = Log(f"sqlite:///{tmp_path / 'tables.db'}")
    for number, name in enumerate(("rows", "packed", "both", "empty", "old")):
        log.create(name, 10 - number).result()
    for name in ("rows", "packed", "both", "old"):
        log.append(name, 0, ["0.000 one", "0.000 two"]).result()
    for name in ("packed", "both"):
        log.retention.pack(name)
    log.append("both", 2, ["0.000 three"]).result()
    asked: list[tuple[str, Any]] = []
    event.listen(
        log._engine, "before_cursor_execute", lambda *given: asked.append((given[2], given[3]))
    )
    found = log.overview(4)
    assert [(each.id, each.lines) for each in found] == [
        ("rows", 2),
        ("packed", 2),
        ("both", 3),
        ("empty", 0),
    ]
    [(question, values)] = asked
    with log._engine.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {question}", values).all()
    assert not any("SCAN yksi_lines" in str(step) for step in plan), plan
    log.close()


@pytest.mark.parametrize("kind", DATABASES)
def test_a_database_that_can_only_be_read_is_told_of_before_anybody_comes(
    kind: str, tmp_path: Path
) -> None:
    with open_database(kind, tmp_path) as url:
        with closing(Log(url)) as log:
            log.try_writing()
            if kind == "postgresql":
                name = f'"{make_url(url).database}"'
                with log._engine.begin() as connection:
                    connection.execute(
                        text(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
                    )
            else:
                url = url.replace("///", "///file:") + "?mode=ro&uri=true"
        with (
            pytest.raises(LogError, match=r"cannot be written: .*read-?only"),
            closing(Log(url)) as log,
        ):
            log.try_writing()


def test_a_machine_that_is_gone_is_not_waited_for(tmp_path: Path) -> None:
    """As the driver was told: of what was sent, and of what is waited for, for seconds."""
    with open_database("postgresql", tmp_path) as url:
        engine = engines.open_engine(url)
        with engine.connect() as connection:
            line: Any = connection.connection.driver_connection
            told = {name: int(line.info.get_parameters().get(name, 0)) for name in TOLD}
        engine.dispose()
    assert 0 < told["tcp_user_timeout"] <= 1000 * engines.PATIENCE
    idle, interval, count = (told[name] for name in TOLD[1:])
    assert 0 < idle + interval * count <= 2 * engines.PATIENCE


TOLD = ("tcp_user_timeout", "keepalives_idle", "keepalives_interval", "keepalives_count")
