"""Codes of tables in each of the databases: one table's alone, freed with it, kept by backups."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from tests.serving import DATABASES, open_database
from yksi.store import Log, LogError
from yksi.store.backup import back_up, open_backup, open_source, restore

DAY = 86_400_000


def given(log: Log, table: str, code: str) -> str | None:
    """The code that a table has after somebody has tried to give it one."""
    with suppress(LogError):
        log.give_code(table, code).result()
    return log.codes.of_all([table]).get(table)


def test_a_code_leads_to_one_table(log: Log) -> None:
    for name in ("first", "second"):
        log.create(name, 5).result()
        assert log.codes.of_all([name])[name] is None
    before = log.codes.living()
    assert given(log, "first", "KUUSI-421") == "KUUSI-421"
    assert given(log, "second", "KUUSI-421") is None  # which another one has
    assert given(log, "first", "LUMI-777") == "KUUSI-421"  # it has one
    assert given(log, "nobody's", "LUMI-777") is None
    assert log.codes.living() == before + 1
    assert log.codes.table_of(["LUMI-777"]) is None
    assert log.codes.table_of(["LUMI-777", "KUUSI-421"]) == "first"


def test_a_code_goes_with_its_table(log: Log) -> None:
    for name in ("deleted", "heir"):
        log.create(name, 5).result()
    assert given(log, "deleted", "SAUNA-111") == "SAUNA-111"
    log.retention.delete("deleted", 6)
    assert log.codes.table_of(["SAUNA-111"]) is None
    assert given(log, "heir", "SAUNA-111") == "SAUNA-111"


def test_codes_of_tables_that_nobody_uses_are_taken_away(log: Log) -> None:
    for name in ("unused", "used", "made long ago"):
        log.create(name, DAY).result()
    log.use_all(["unused"], 2 * DAY).result()
    log.use_all(["used"], 9 * DAY).result()
    for number, name in enumerate(("unused", "used", "made long ago")):
        assert given(log, name, f"ROBOT-10{number}") is not None
    log.codes.retire(8 * DAY)
    assert [log.codes.of_all([name])[name] for name in ("unused", "made long ago")] == [None, None]
    assert log.codes.table_of(["ROBOT-101"]) == "used"
    assert given(log, "unused", "ROBOT-100") == "ROBOT-100"  # when somebody comes again


def test_backups_keep_codes(log: Log, url: str, tmp_path: Path) -> None:
    log.create("kept", 5).result()
    assert given(log, "kept", "PANDA-999") == "PANDA-999"
    with open_source(url) as source:
        back_up(source, tmp_path / "backup", lambda _: None)
    for kind in DATABASES:
        with (
            open_database(kind, tmp_path) as other,
            open_backup(tmp_path / "backup") as (_, batches),
        ):
            restore(other, batches, lambda _: None)
            restored = Log(other)
            assert restored.codes.table_of(["PANDA-999"]) == "kept"
            restored.close()
