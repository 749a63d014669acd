"""Backups: of one moment, the same for both databases, and whole or refused."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread

import msgspec
import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine, select

from tests.records.evenings import read_corpus
from tests.serving import DATABASES, PATIENCE, open_database
from yksi.cli import main
from yksi.server.tables.waking import wake
from yksi.store import Log, LogError, Order, StoredEvening, StoredSnapshot, backup, schema
from yksi.store.backup import BackupError, back_up, open_backup, open_source, restore
from yksi.store.reports import INSERT, Report

OLD = Path(__file__).parent / "data" / "schema-2.backup"
LINES = read_corpus("3c1aa53")[0].lines


def fill(url: str) -> None:
    """A database with something in everything that is kept."""
    log = Log(url)
    for name in ("rows", "packed", "deleted"):
        log.create(name, 5).result()
        log.append(name, 0, LINES).result()
    log.create("nobody came", 2**40).result()
    log.use_all(["rows"], 2**41).result()
    log.keep_snapshot("rows", StoredSnapshot(7, "form", "digest", bytes(range(256)))).result()
    log.retention.pack("packed")
    log.append("packed", len(LINES), ['9.000 A says "\\tå\\n\\\\.,🂡"']).result()
    log.retention.delete("deleted", 6)
    log.orders.give(Order("close", "rows", None, 7, "noise"))
    evening = StoredEvening("evening", 1, 2, 3, 4, "head\n\n", 0, 1, 1, "0" * 64, "Aino")
    assert log.evenings.create(evening)
    assert log.evenings.append("evening", "0" * 64, 1, 0, ['1.000 vote "å\\n" 1 to 2'])
    log.close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(INSERT, Report("rows", 1, 0, 1, "Bea\tand\nmore", "rude")._asdict())
    engine.dispose()


def rows_of(url: str) -> dict[str, list[tuple[object, ...]]]:
    engine = create_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: [
                tuple(bytes(cell) if isinstance(cell, memoryview) else cell for cell in row)
                for row in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in backup._KEPT
        }
    engine.dispose()
    return found


@pytest.fixture(scope="module")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """One of each kind with everything in it."""
    with ExitStack() as stack:
        found = {}
        for kind in DATABASES:
            folder = tmp_path_factory.mktemp(kind)
            found[kind] = stack.enter_context(open_database(kind, folder))
            fill(found[kind])
        yield found


def saved(url: str, path: Path) -> int:
    done: list[int] = []
    with open_source(url) as source:
        back_up(source, path, done.append)
        assert sum(done) == source.head.total
    return sum(done)


@pytest.mark.parametrize("target", DATABASES)
@pytest.mark.parametrize("kind", DATABASES)
def test_everything_comes_back_in_either_database(
    databases: dict[str, str], kind: str, target: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.backup"
    total = saved(databases[kind], file)
    assert rows_of(databases["sqlite"]) == rows_of(databases["postgresql"])
    with open_database(target, tmp_path) as url:
        done: list[int] = []
        with open_backup(file) as (head, batches):
            restore(url, batches, done.append)
        assert sum(done) == head.total == total
        before = rows_of(databases[kind])
        assert all(before.values()), "something of everything"
        assert rows_of(url) == before
        log = Log(url)
        assert log.lines("rows") == LINES
        assert log.lines("packed")[:-1] == LINES
        assert log.retention.is_gone("deleted")
        log.report(Report("rows", 2, 0, 1, "Bea", "again")).result()  # with a number of its own
        log.close()


def test_both_files_are_the_same(databases: dict[str, str], tmp_path: Path) -> None:
    for kind in DATABASES:
        saved(databases[kind], tmp_path / kind)
    assert (tmp_path / "sqlite").read_bytes() == (tmp_path / "postgresql").read_bytes()


@pytest.mark.parametrize("kind", DATABASES)
def test_a_backup_is_of_one_moment_while_a_server_writes(kind: str, tmp_path: Path) -> None:
    """Two tables whose lines are always written together are of one length in it."""
    with open_database(kind, tmp_path) as url:
        log = Log(url)
        going, enough = Event(), Event()

        def play() -> None:
            version = 0
            while not enough.is_set() and version < 100_000:
                both = [log.append(name, version, ["0.000"]) for name in ("a", "b")]
                both[0].result(PATIENCE)
                both[1].result(PATIENCE)
                version += 1
                if version == 50:
                    going.set()

        player = Thread(target=play)
        player.start()
        assert going.wait(PATIENCE)
        saved(url, tmp_path / "now")
        enough.set()
        player.join(PATIENCE)
        written = len(log.lines("a"))
        log.close()
    with open_backup(tmp_path / "now") as (_, batches):
        found = [row for batch in batches if batch.table == "yksi_lines" for row in batch.rows]
    versions = {name: [row[1] for row in found if row[0] == name] for name in ("a", "b")}
    assert 50 <= len(versions["b"]) <= len(versions["a"]) <= len(versions["b"]) + 1 <= written + 1
    for numbers in versions.values():
        assert numbers == list(range(len(numbers)))


def test_half_a_file_is_noticed_and_nothing_restored(
    databases: dict[str, str], tmp_path: Path
) -> None:
    whole = tmp_path / "whole"
    saved(databases["sqlite"], whole)
    plain = gzip.decompress(whole.read_bytes())
    spoilt = {
        "cut": whole.read_bytes()[:-40],
        "frames missing": gzip.compress(plain[:-200]),
        "changed": gzip.compress(plain.replace(b"Anna", b"Hans", 1)),
        "nothing": b"",
        "a text": b"yksi record 1",
    }
    for name, content in spoilt.items():
        file = tmp_path / name
        file.write_bytes(content)
        url = f"sqlite:///{tmp_path / (name + '.db')}"
        with pytest.raises(BackupError), open_backup(file) as (_, batches):
            restore(url, batches, lambda _: None)
        if (tmp_path / f"{name}.db").exists():
            Log(url).close()
            assert not any(rows_of(url).values()), name


@pytest.mark.parametrize("kind", DATABASES)
def test_a_backup_of_an_older_version_comes_back(kind: str, tmp_path: Path) -> None:
    """Version 9437875 made it, before tables had codes."""
    with open_database(kind, tmp_path) as url:
        with open_backup(OLD) as (head, batches):
            restore(url, batches, lambda _: None)
        log = Log(url)
        names = [info.id for info in log.tables()]
        assert (head.schema, len(names)) == (2, head.rows["yksi_tables"])
        assert sum(len(log.lines(name)) for name in names) == head.rows["yksi_lines"] == 104
        stages = sorted(wake(log, name).room.stage.value for name in names)
        assert stages == ["between", "lobby", "playing", "playing"]
        assert set(log.codes.of_all(names).values()) == {None}
        log.close()


@pytest.mark.parametrize("kind", DATABASES)
def test_what_a_database_does_not_take_is_told_in_a_sentence(kind: str, tmp_path: Path) -> None:
    table, reports = ["t", 0, None, None], ["yksi_reports", ["id"], [[1]]]
    wrong = {
        "tables": ["yksi_tables", ["id", "created", "used", "code"], [table, table]],
        "reports": reports,
    }
    with open_database(kind, tmp_path) as url:
        for name, batch in wrong.items():
            file = tmp_path / name
            write_frames(file, {"backup": 1, "schema": 3, "rows": {}}, batch)
            with pytest.raises(LogError, match="cannot be written"), open_backup(file) as (_, rest):
                restore(url, rest, lambda _: None)
        write_frames(file, {"backup": 1, "schema": 3, "rows": {}}, ["yksi_tomorrow", ["id"], []])
        with pytest.raises(BackupError, match="later version"), open_backup(file) as (_, rest):
            restore(url, rest, lambda _: None)


def write_frames(path: Path, *messages: object) -> None:
    """A file as whoever knows the form of backups may make it."""
    frames, digest = [], sha256()
    for message in messages:
        frames.append(msgspec.msgpack.encode(message))
        digest.update(frames[-1])
    frames.append(msgspec.msgpack.encode({"digest": digest.hexdigest()}))
    path.write_bytes(gzip.compress(b"".join(len(f).to_bytes(4, "big") + f for f in frames)))


def test_a_backup_is_for_its_owner_alone(databases: dict[str, str], tmp_path: Path) -> None:
    saved(databases["sqlite"], tmp_path / "mine")
    assert (tmp_path / "mine").stat().st_mode & 0o777 == 0o600


def test_a_database_of_another_version_is_not_touched(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    Log(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(schema.schema.update().values(version=1))
    engine.dispose()
    with pytest.raises(LogError, match="schema 1"), open_source(url):
        pass
    with pytest.raises(LogError, match="no file"), open_source("sqlite:////no/such/file.db"):
        pass


def test_the_commands(databases: dict[str, str], tmp_path: Path) -> None:
    run = CliRunner().invoke
    file, url = str(tmp_path / "all.backup"), f"sqlite:///{tmp_path / 'new.db'}"
    made = run(main, ["backup", file, "--database", databases["sqlite"]])
    assert made.output == f"{file} holds 3 tables with {len(LINES) + 1} lines.\n"
    again = run(main, ["backup", file, "--database", databases["sqlite"]])
    assert (again.exit_code, "never overwritten" in again.output) == (2, True)
    back = run(main, ["restore", file, "--database", url])
    assert back.output == f"3 tables with {len(LINES) + 1} lines are back.\n"
    refused = run(main, ["restore", file, "--database", url])
    assert (refused.exit_code, "tables in it already" in refused.output) == (2, True)
    assert rows_of(url) == rows_of(databases["sqlite"])
    missing = run(main, ["backup", str(tmp_path / "x"), "--database", f"{url}.none"])
    assert (missing.exit_code, "No backup can be made" in missing.output) == (2, True)
    broken = run(main, ["restore", __file__, "--database", f"sqlite:///{tmp_path / 'y.db'}"])
    assert (broken.exit_code, "it is no backup" in broken.output) == (2, True)
