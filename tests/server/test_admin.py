"""`yksi admin`: the operator looks, exports and orders, with and without a running server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.devices import Device, rounds
from tests.server.wire import Line, Wire, until
from yksi import machine
from yksi.cli import main
from yksi.cli.admin import ACTIONS
from yksi.cli.admin.ordering import banned_thing
from yksi.records.table_record import replay, write_record
from yksi.store import HouseTakenError, Log, LogError, Order, Report
from yksi.store.orders import ADDRESS, DELETE
from yksi.texts import LANGUAGES, Trouble

pytestmark = pytest.mark.anyio
TABLE = "AbCdEfGhIjKl"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The one that the server of `wire` has."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


def admin(database: str, *words: str, code: int = 0) -> str:
    done = CliRunner().invoke(main, ["admin", *words, "--database", database, "--lang", "en"])
    assert done.exit_code == code, done.output
    return done.output


def told(database: str, *words: str) -> Any:
    return json.loads(admin(database, *words, "--json"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_explains_itself(language: str) -> None:
    listed = CliRunner().invoke(main, ["admin", "--lang", language]).output
    for name in ACTIONS:
        assert f"\n  {name} " in listed
        page = CliRunner().invoke(main, ["admin", name, "--help", "--lang", language])
        assert page.exit_code == 0
        assert f"yksi admin {name} " in page.output or f"admin {name} " in page.output
        assert "admin-" not in page.output


async def test_tables_are_listed_and_looked_at(database: str, table: str, anna: Line) -> None:
    [found] = told(database, "list")
    assert (found["table"], found["lines"] > 1) == (table, True)
    assert table in admin(database, "list")
    looked = told(database, "look", table)
    assert [person["name"] for person in looked["people"]] == ["Anna"]
    assert (looked["stage"], looked["reports"]) == ("lobby", [])
    assert "Anna" in admin(database, "look", table)
    assert "no table" in admin(database, "look", "nowhere", code=2)


async def test_records_are_exported_without_secrets_or_whole(
    database: str, table: str, anna: Line, tmp_path: Path
) -> None:
    key = told(database, "look", table)["people"][0]["key"]
    assert key not in admin(database, "export", table)
    admin(database, "export", table, str(tmp_path / "whole.txt"), "--whole")
    whole = (tmp_path / "whole.txt").read_text()
    assert key in whole
    assert write_record(replay(whole)[0]) == whole
    assert (tmp_path / "whole.txt").stat().st_mode & 0o777 == 0o600
    assert "cannot be written" in admin(database, "export", table, "/no/file", "--whole", code=2)


def test_the_environment_may_name_the_database(database: str) -> None:
    """Its password must not stand in a command line."""
    log = Log(database)
    log.create(TABLE, 0).result()
    log.close()
    listed = CliRunner().invoke(main, ["admin", "list"], env={"YKSI_DATABASE": database})
    assert TABLE in listed.output


def test_a_database_that_is_not_there_is_not_made(database: str, tmp_path: Path) -> None:
    """Whoever mistypes its name must not read that there is nothing."""
    assert "no file" in admin(database, "list", code=2)
    assert not list(tmp_path.iterdir())


def test_reports_are_shown(database: str) -> None:
    log = Log(database)
    assert admin(database, "reports") == "There is nothing.\n"
    log.report(Report(TABLE, 1, 0, 1, "[b]Rude[/b]", "shouts")).result()
    log.report(Report(TABLE, 0, 0, 2, "\x1b[31mRed", "paints")).result()  # of an older version
    log.close()
    assert "[b]Rude[/b]" in admin(database, "reports")
    assert "\x1b" not in admin(database, "reports")
    [found, _] = told(database, "reports")
    assert (found["table"], found["reason"]) == (TABLE, "shouts")


async def test_a_table_is_closed_and_opened_under_a_running_server(
    wire: Wire, database: str, table: str, anna: Line
) -> None:
    admin(database, "close", table, "--days", "3", "--reason", "noise")
    await wire.app.state.bans.read()
    assert await anna.closed() == (4004, "closed-table")
    assert await wire.line(table).open().closed() == (4004, "closed-table")
    for what in ("record", "replay", "analysis?round=1"):  # with all that was said there
        answer = await wire.get(f"/api/tables/{table}/{what}")
        assert answer == (403, b'{"code":"closed-table"}')
    [order] = told(database, "orders")
    assert (order["kind"], order["value"], order["reason"]) == ("close", table, "noise")
    assert 2.9 < (order["until"] - order["at"]) / 86_400_000 < 3.1
    admin(database, "open", table)
    assert told(database, "orders") == []
    assert "Nothing was ordered" in admin(database, "open", table, code=2)
    await wire.app.state.bans.read()
    await anna.again()
    assert (await wire.get(f"/api/tables/{table}/record"))[0] == 200


async def test_a_table_is_deleted_under_a_running_server(
    wire: Wire, database: str, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    def taken(*_: object) -> None:
        raise HouseTakenError

    monkeypatch.setattr("yksi.store.join_house", taken)
    assert "within seconds" in admin(database, "delete", table)
    await wire.app.state.bans.read()
    assert await anna.closed() == (4004, "gone")
    await until(lambda: table not in wire.house._owners)
    await wire.app.state.bans.read()
    assert told(database, "list") == told(database, "orders") == []
    assert await wire.line(table).open().closed() == (4004, "gone")


async def test_what_cannot_be_deleted_yet_stays_ordered(
    wire: Wire, database: str, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire.log.orders.give(Order(DELETE, table, None, 1, ""))

    def locked(*_: object) -> None:
        raise LogError("the database is locked")

    with monkeypatch.context() as patched:
        patched.setattr(wire.log.retention, "delete", locked)
        with pytest.raises(LogError):
            await wire.app.state.bans.read()
    assert [order["value"] for order in told(database, "orders")] == [table]
    await wire.app.state.bans.read()
    assert told(database, "list") == told(database, "orders") == []


async def test_an_order_that_is_none_keeps_no_other_from_holding(
    wire: Wire, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody may have written one by hand."""
    admin(database, "ban", "192.0.2.7")
    wire.log.orders.give(Order(ADDRESS, "everybody", None, 1, ""))
    await wire.app.state.bans.read()
    assert wire.app.state.bans.covers("192.0.2.7")
    assert "no network: everybody" in caplog.text


def test_what_is_damaged_is_told_in_a_sentence(database: str) -> None:
    log = Log(database)
    for name, version in ((TABLE, 1), ("spoilt", 0)):
        log.create(name, 0).result()
        log.append(name, version, ["0.000 nonsense"]).result()
    log.close()
    for words in (("look",), ("export",), ("export", "--whole")):
        assert "line 1: it is missing" in admin(database, *words, TABLE, code=2)
    for action in ("look", "export"):
        assert "in line 1" in admin(database, action, "spoilt", code=2)
    assert admin(database, "export", "--whole", "spoilt").endswith("\n\n0.000 nonsense\n")


def test_a_table_is_deleted_where_no_server_runs(database: str) -> None:
    log = Log(database)
    log.create(TABLE, 0).result()
    log.close()
    assert "is deleted" in admin(database, "delete", TABLE)
    assert told(database, "list") == []
    assert told(database, "orders") == []


async def test_a_person_is_kept_out_wherever_they_are(
    wire: Wire, database: str, table: str, anna: Line
) -> None:
    bea = await wire.line(table).greet("Bea")
    key = told(database, "look", table)["people"][1]["key"]
    admin(database, "ban", key)
    await wire.app.state.bans.read()
    assert await bea.closed() == (4000, "banned")
    again = wire.line(await wire.house.create(), token=bea.token).open().hello("Bea")
    assert await again.closed() == (4000, "banned")
    assert (await anna.say("change", field="turn", value="20"))["type"] == "done"  # others stay
    admin(database, "unban", key)
    await wire.app.state.bans.read()
    await bea.again()


async def test_an_address_is_kept_out(wire: Wire, database: str, table: str) -> None:
    there = "192.0.2.7"
    anna = await wire.line(table, address=there).greet("Anna")
    admin(database, "ban", "192.0.2.0/24")
    await wire.app.state.bans.read()
    assert await anna.closed() == (4000, "banned")
    assert await wire.line(table, address=there).open().closed() == (4000, "banned")
    assert (await wire.get("/api/tables", "POST", address=there))[0] == 403
    await wire.line(table, token=anna.token, address="198.51.100.7").greet(None)


async def test_a_ban_ends(wire: Wire, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    admin(database, "ban", "192.0.2.7", "--days", "1")
    now = machine.wall()
    monkeypatch.setattr(machine, "wall", lambda: now + 86_500_000)
    await wire.app.state.bans.read()
    assert not wire.app.state.bans.covers("192.0.2.7")


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("::ffff:192.0.2.7/120", "192.0.2.0/24"),
    ],
)
def test_addresses_are_banned_as_limits_count_them(word: str, value: str) -> None:
    assert banned_thing(word) == ("address", value)


@pytest.mark.parametrize("word", ["Anna", "", "300.1.1.1", "0" * 63])
def test_nothing_else_can_be_banned(word: str) -> None:
    with pytest.raises(Trouble, match="error-ban"):
        banned_thing(word)


async def test_evenings_are_listed_exported_closed_and_deleted(database: str, wire: Wire) -> None:
    aino = Device(wire)
    await aino.begin()
    await aino.write(0, rounds(2))
    [found] = told(database, "evenings")
    assert (found["evening"], found["lines"], found["writer"]) == (aino.evening, 2, "Aino")
    assert "Aino" in admin(database, "evenings")
    assert admin(database, "export", aino.evening).splitlines()[-2:] == rounds(2)
    admin(database, "close", aino.evening)
    await wire.app.state.bans.read()
    assert (await aino.look()) == (403, {"code": "closed-table"})
    admin(database, "open", aino.evening)
    await wire.app.state.bans.read()
    assert (await aino.look())[0] == 200
    assert "deleted" in admin(database, "delete", aino.evening)
    assert (await aino.look())[0] == 410
    assert told(database, "evenings") == []
