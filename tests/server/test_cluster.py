"""Several servers over one PostgreSQL carry one house, whichever of them a browser asks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.serving import (
    PATIENCE,
    Client,
    Server,
    act,
    host,
    open_database,
    play_round,
    seated,
    together,
)
from yksi.cli.serve import join
from yksi.server.settings import Settings
from yksi.texts import Texts, Trouble

SECRET = "a secret of the house"
SHARED = ("--peer-secret", SECRET, "--lease", "60")  # does not end while a test runs


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_database("postgresql", tmp_path_factory.mktemp("cluster")) as url:
        yield url


@pytest.fixture(scope="module")
def two(database: str) -> Iterator[Server]:
    """The server that survives every test."""
    server = Server(database, options=SHARED)
    yield server
    server.stop()
    assert not server.tracebacks()


@pytest.fixture(scope="module")
def first(database: str) -> Iterator[Server]:
    server = Server(database, options=SHARED)
    yield server
    if server.is_running:
        server.stop()


@pytest.fixture
def one(first: Server) -> Server:
    """Another one, started again if a test has ended it."""
    if not first.is_running:
        first.start()
    return first


def come_back(client: Client, server: Server) -> Client:
    """The same person at another server."""
    again = Client(server, client.table, token=client.token, seen=client.seen).greet()
    assert again.person == client.person
    return again


def leases(database: str) -> dict[str, tuple[int | None, int]]:
    """Owner and epoch of each table."""
    engine = create_engine(database)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT table_id, owner, epoch FROM yksi_leases")).all()
    engine.dispose()
    return {table: (owner, epoch) for table, owner, epoch in rows}


def end_leases(database: str, table: str) -> None:
    """As if the server that carries a table had not renewed its leases for long."""
    engine = create_engine(database)
    with engine.begin() as connection:
        statement = text(
            "UPDATE yksi_servers SET until = clock_timestamp() "
            "WHERE id = (SELECT owner FROM yksi_leases WHERE table_id = :table)"
        )
        connection.execute(statement, {"table": table})
    engine.dispose()


def test_people_play_at_one_table_through_both_servers(one: Server, two: Server) -> None:
    anna, bo = clients = seated(one, "Anna", "Bo", others=two)
    assert anna.parts["cards"] == bo.parts["cards"]
    bo.obey("say", text="hello from next door")
    together(clients)
    assert anna.events[-1]["text"] == "hello from next door"
    play_round(clients)
    records = {server.get(f"/api/tables/{anna.table}/record")[2] for server in (one, two)}
    assert len(records) == 1
    assert b"Bo" in records.pop()
    assert one.replay(anna.table) == two.replay(anna.table)


def listed(server: Server) -> dict[str, list[str]]:
    """Who sits at each table that wants to be found."""
    found = json.loads(server.get("/api/tables")[2])
    return {each["table"]: each["people"] for each in found}


def test_tables_that_want_to_be_found_are_listed_by_every_server(one: Server, two: Server) -> None:
    anna = host(one)
    anna.obey("change", field="public", value="yes")
    assert listed(one)[anna.table] == listed(two)[anna.table] == ["Anna"]
    Client(two, anna.table, "Bo").greet()
    assert listed(one)[anna.table] == listed(two)[anna.table] == ["Anna", "Bo"]
    anna.obey("change", field="public", value="no")
    assert anna.table not in listed(one)
    assert anna.table not in listed(two)


def test_a_code_leads_to_its_table_at_every_server(one: Server, two: Server) -> None:
    anna = host(one)
    code = anna.code or ""
    for server in (one, two):
        status, _, body = server.get(f"/api/codes/{code.lower().replace('-', '%20')}")
        assert (status, json.loads(body)) == (200, {"table": anna.table})
        assert Client(server, anna.table, f"at {server.address}").greet().code == code


def test_a_frozen_owner_loses_its_tables_and_cannot_write_any_more(
    one: Server, two: Server, database: str
) -> None:
    anna = seated(one, "Anna", "Bo")[0]
    one.freeze()
    end_leases(database, anna.table)
    back = come_back(anna, two)
    back.obey("say", text="who is there?")
    anna.send({"type": "do", "id": 99, "command": {"command": "say", "text": "too late"}})
    one.thaw()
    with pytest.raises(ConnectionClosed) as closed:
        anna.wait(lambda message: message.get("id") == 99)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    back = _found(anna, one)  # which passes the line on
    texts = [event.get("text") for event in [*anna.events, *back.events]]
    assert "too late" not in texts
    assert leases(database)[anna.table][1] == 2


def _found(client: Client, server: Server) -> Client:
    """Back at a table as soon as a server can carry it."""
    for _ in range(100):
        try:
            return come_back(client, server)
        except ConnectionClosed:
            continue
    raise AssertionError("nobody carries the table")


def test_a_killed_owner_is_replaced_at_once_and_nothing_acknowledged_is_lost(
    one: Server, two: Server, database: str
) -> None:
    anna = seated(one, "Anna", bots=2)[0]
    through = Client(two, anna.table, "Bo").greet()
    for _ in range(10):
        if not act(anna):
            anna.receive()
    _, epoch = leases(database)[anna.table]
    acknowledged = [m["version"] for m in anna.messages if m["type"] == "done"]
    one.kill()
    with pytest.raises(ConnectionClosed) as closed:
        through.wait(lambda message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012  # after which a browser comes back
    back, other = come_back(anna, two), come_back(through, two)
    assert back.version >= max(*acknowledged, anna.version, through.version)
    assert leases(database)[anna.table][1] == epoch + 1
    together([back, other])
    play_round([back])


def test_whoever_is_told_to_end_hands_its_tables_over(
    one: Server, two: Server, database: str
) -> None:
    tables = [seated(one, "Anna", "Bo") for _ in range(3)]
    stages = [(client.stage, client.parts["mine"]["hands"]) for client, _ in tables]
    one.end()
    for client, _ in tables:
        with pytest.raises(ConnectionClosed) as closed:
            client.wait(lambda message: False)
        assert client.messages[-1] == {"type": "bye", "reason": "moved"}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert {leases(database)[client.table] for client, _ in tables} == {(None, 1)}
    backs = [[come_back(client, two) for client in clients] for clients in tables]
    assert [(back.stage, back.parts["mine"]["hands"]) for back, _ in backs] == stages
    versions = [client.version for client, _ in tables]
    assert [back.version for back, _ in backs] == versions  # nobody has left
    for clients in backs:
        together(clients)
        assert any(act(client) for client in clients)
    assert not one.tracebacks()


def test_a_line_with_a_wrong_secret_is_refused(two: Server, database: str) -> None:
    table = seated(two, "Anna", bots=1)[0].table
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{two.address}/ws/{table}", additional_headers={"yksi-peer-secret": "?"})
    assert refused.value.response.status_code == 403
    stranger = Server(database, options=("--peer-secret", "of another house"))
    with pytest.raises(ConnectionClosed) as closed:
        Client(stranger, table, "Bo").greet()
    stranger.stop()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    assert any("peer secret" in line for line in stranger.said)


def _refused(*options: str) -> str:
    """What a server says that does not start."""
    command = [sys.executable, "-m", "yksi", "serve", "--port", "0", "--lang", "en", *options]
    env = {**os.environ, "COLUMNS": "1000"}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env=env, check=False
    )
    assert done.returncode == 2, done.stdout
    return done.stderr


@pytest.mark.usefixtures("two")
def test_a_server_without_the_secret_does_not_come_between(database: str) -> None:
    assert "--peer-secret" in _refused("--database", database, "--lease", "1")


@pytest.mark.parametrize("secret", ["", "short", " around ", "two\nlines of it"])
def test_a_secret_that_keeps_nobody_out_is_refused(secret: str, database: str) -> None:
    """Whoever knows it speaks for any address; a header without a value is known to all."""
    assert "8 letters" in _refused("--database", database, "--peer-secret", secret)


def test_a_second_server_on_a_file_is_refused_and_told_what_to_do(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    first = Server(database)
    with pytest.raises(Trouble) as trouble:
        join(database, "", Settings())
    assert str(tmp_path / "tables.db") in Texts("en")(trouble.value.key, **trouble.value.arguments)
    first.kill()
    join(database, "", Settings()).close()  # what the first left behind is in nobody's way
    with pytest.raises(Trouble, match="error-peer-database"):
        join(database, "", Settings(peer_secret=SECRET))
