"""The server as browsers meet it: over real sockets, on a real database."""

from __future__ import annotations

import json
import secrets
import signal
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serving import (
    DATABASES,
    Client,
    Server,
    act,
    host,
    open_database,
    play_round,
    running,
    seated,
    together,
)
from yksi.server import protocol


@pytest.fixture(scope="module", params=DATABASES)
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    with open_database(request.param, tmp_path_factory.mktemp("database")) as url:
        yield url


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    running = Server(database)
    yield running
    running.stop()


# --- coming in


def test_whoever_comes_first_is_the_host(server: Server) -> None:
    anna = host(server)
    bea = Client(server, anna.table, "Bea").greet()
    room = bea.parts["room"]
    assert room["host"] == anna.person
    assert [person["name"] for person in room["people"]] == ["Anna", "Bea"]
    refused = bea.say("change", field="rules", value="kpgut")
    assert (refused["type"], refused["refusal"]["code"]) == ("refused", "not-host")


def test_a_place_belongs_to_its_token(server: Server) -> None:
    anna = host(server)
    again = Client(server, anna.table, token=anna.token).greet()
    assert again.person == anna.person
    anna.close()
    bea = Client(server, anna.table, "Bea").greet()
    assert [person["here"] for person in bea.parts["room"]["people"]] == [True, True]
    again.close()
    bea.wait(lambda m: any(event["event"] == "left" for event in m.get("effects", ())))
    assert [person["here"] for person in bea.parts["room"]["people"]] == [False, True]
    Client(server, anna.table, token=anna.token).greet()
    bea.wait(lambda m: any(event["event"] == "returned" for event in m.get("effects", ())))


def test_a_whole_match_in_two_browsers(server: Server) -> None:
    anna, bea = seated(server, "Anna", "Bea", bots=1)
    for _ in range(100):
        play_round([anna, bea])
        if anna.stage == "lobby":
            break
        for client in (anna, bea):
            client.obey("ready")
        together([anna, bea])
    assert anna.parts["cards"]["match_over"]
    totals = anna.parts["paper"]["sheet"][-1]["totals"]
    assert max(totals.values()) >= 500
    assert anna.parts["paper"] == bea.parts["paper"]


def test_a_bot_that_thinks_does_so_beside_the_table(server: Server) -> None:
    """While its code is being compiled it plays carefully, so nobody waits."""
    [anna] = seated(server, "Anna", bots=2, level="sharp")
    play_round([anna])
    assert anna.stage != "playing"


def test_whoever_is_put_out_is_told_and_stays_out(server: Server) -> None:
    anna, bea, cleo = seated(server, "Anna", "Bea", "Cleo")
    anna.obey("movetoputout", person=cleo.person)
    anna.obey("vote", yes=True)  # the host alone decides before a round has been played
    assert bea.say("vote", yes=True)["refusal"]["code"] == "no-ballot"
    assert closed(cleo) == (4000, "put-out")
    again = Client(server, anna.table, token=cleo.token).open()
    again.send({"type": "hello", "protocol": protocol.VERSION, "token": cleo.token})
    assert closed(again) == (4000, "put-out")


# --- resuming


def test_what_was_missed_is_told_on_return(server: Server) -> None:
    anna, bea = seated(server, "Anna", "Bea", rules="kpgut")
    bea.close()
    anna.wait(lambda m: any(event["event"] == "left" for event in m.get("effects", ())))
    anna.obey("say", text="wait for Bea")
    back = Client(server, bea.table, token=bea.token, seen=bea.seen).greet()
    said = [event for event in back.events if event["event"] == "said"]
    assert [event["text"] for event in said] == ["wait for Bea"]
    assert back.parts["mine"]["hands"] == bea.parts["mine"]["hands"]
    assert back.version >= anna.version


def test_a_page_opened_anew_reads_what_happened_before(server: Server) -> None:
    anna, bea = seated(server, "Anna", "Bea")
    anna.obey("say", text="hello")
    again = Client(server, anna.table, token=bea.token).greet()
    kinds = [event["event"] for event in again.events]
    assert {"entered", "seated", "dealt", "said"} <= set(kinds)
    mine = [event for event in again.events if event["event"] == "dealt" and event["cards"]]
    assert {event["seat"] for event in mine} == {again.parts["mine"]["seat"]}


@pytest.mark.parametrize("how", ["stop", "kill"])
@pytest.mark.parametrize("kind", DATABASES)
def test_tables_come_back_after_a_restart(kind: str, how: str, tmp_path: Path) -> None:
    with open_database(kind, tmp_path) as database:
        server = Server(database)
        tables = [seated(server, "Anna", "Bea") for _ in range(4)]
        for clients in tables:
            any(act(client) for client in clients)
            together(clients)
        if how == "stop":
            assert server.stop() in (0, -signal.SIGTERM)
            assert closed(tables[0][0])[0] == 1012  # "service restart": come back soon
        else:
            server.kill()
        server.start()
        try:
            for clients in tables:
                _is_back_with_the_same_cards(server, clients[0])
        finally:
            server.stop()


def _is_back_with_the_same_cards(server: Server, client: Client) -> None:
    back = Client(server, client.table, token=client.token, seen=client.seen).greet()
    assert back.person == client.person
    assert back.version >= client.version
    assert back.parts["mine"]["hands"] == client.parts["mine"]["hands"]
    back.obey("say", text="here we are again")


# --- secrecy on the wire

_SECRET_EVENTS = ("dealt", "drew", "shown", "gave")


def knows_nothing_of_others(client: Client) -> None:
    """Every card that was ever sent to somebody was theirs to know."""
    seat, stage = None, "lobby"
    for message in client.messages:
        if message["type"] != "state":
            continue
        stage = message.get("room", {}).get("stage", stage)
        if "mine" in message:
            seat = message["mine"]["seat"]
            if stage == "playing":
                assert set(message["mine"]["hands"]) <= {str(seat)}
        if message.get("cards") is not None:
            assert all(shown["hand"] is None for shown in message["cards"]["seats"])
            assert message["cards"]["drawn"] == []
        for event in message["effects"]:
            if event["event"] in _SECRET_EVENTS and event.get("cards") is not None:
                told_to_all = event["event"] == "shown" and event["to"] is None
                mine = event["seat"] == seat or event.get("to") == seat
                assert mine or told_to_all, event
            assert (
                event["event"] != "roundscored" or seat is not None or event["row"]["cards"] is None
            )
    texts = json.dumps(client.messages)
    assert client.token not in texts


@pytest.mark.parametrize("rules", ["classic", "custom", "moomin", "kpgut"])
def test_nobody_is_sent_what_they_must_not_know(server: Server, rules: str) -> None:
    clients = seated(server, "Anna", "Bea", "Cleo", rules=rules)
    watcher = Client(server, clients[0].table, "Dag").greet()
    play_round(clients)
    watcher.obey("say", text="well played")
    for client in (*clients, watcher):
        knows_nothing_of_others(client)
        others = [other for other in (*clients, watcher) if other is not client]
        sent = json.dumps(client.messages)
        assert not any(other.token in sent for other in others)
        assert not any(sha256(other.token.encode()).hexdigest() in sent for other in others)


def test_the_seal_is_broken_after_the_round(server: Server) -> None:
    clients = seated(server, "Anna", "Bea")
    sealed = clients[0].parts["room"]["commitment"]
    play_round(clients)
    unsealed = [e["secret"] for e in clients[0].events if e["event"] == "unsealed"]
    assert [sha256(bytes.fromhex(secret)).hexdigest() for secret in unsealed] == [sealed]
    status, _, record = server.get(f"/api/tables/{clients[0].table}/record")
    assert status == 200
    text = record.decode()
    assert f"table seals {unsealed[0]}" in text
    assert text.count("table seals") == 1  # what is sealed for the next round stays so
    assert sha256(clients[0].token.encode()).hexdigest() not in text


def test_a_record_shows_nothing_of_a_running_round(server: Server) -> None:
    anna, _ = seated(server, "Anna", "Bea")
    _, _, record = server.get(f"/api/tables/{anna.table}/record")
    assert record.decode() == "yksi table 1\nchance chacha8\n\n"


# --- bad input


def read_on(client: Client) -> None:
    for _ in range(200):
        client.receive()


def closed(client: Client) -> tuple[int, str]:
    """The code the line was closed with, and the reason told before."""
    with pytest.raises(ConnectionClosed) as end:
        read_on(client)
    assert end.value.rcvd is not None
    said = [message["reason"] for message in client.messages if message["type"] == "bye"]
    return end.value.rcvd.code, "".join(said)


_HELLO = {
    "type": "hello",
    "protocol": protocol.VERSION,
    "token": secrets.token_urlsafe(32),
    "name": "Eva",
}
BAD_GREETINGS: dict[str, tuple[Any, int, str]] = {
    "not JSON": ("hello?", 4001, "message"),
    "a list": ("[]", 4001, "message"),
    "no type": ({"protocol": 1}, 4001, "message"),
    "an unknown type": ({"type": "hallo"}, 4001, "message"),
    "a command first": ({"type": "do", "id": 1, "command": {"command": "ready"}}, 4001, "hello"),
    "another protocol": ({**_HELLO, "protocol": protocol.VERSION - 1}, 4002, "protocol"),
    "a short token": ({**_HELLO, "token": "abc"}, 4001, "token"),
    "no name": ({**_HELLO, "name": None}, 4000, "name"),
    "a long name": ({**_HELLO, "name": "E" * 25}, 4000, "name"),
    "a name with a bell": ({**_HELLO, "name": "E\ava"}, 4000, "name"),
}


@pytest.mark.parametrize("case", BAD_GREETINGS)
def test_bad_greetings_are_told_why(server: Server, case: str) -> None:
    message, code, reason = BAD_GREETINGS[case]
    client = Client(server, server.new_table()).open()
    client.send(message)
    assert closed(client) == (code, reason)


def test_there_must_be_such_a_table(server: Server) -> None:
    client = Client(server, "nowhere").open()
    assert closed(client) == (4004, "no-table")


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://[", "null", ""])
def test_strangers_pages_are_not_admitted(server: Server, origin: str) -> None:
    client = Client(server, server.new_table()).open(additional_headers={"Origin": origin})
    assert closed(client) == (4006, "origin")
    assert not server.tracebacks()


BAD_MESSAGES: dict[str, tuple[str | bytes, int]] = {
    "a binary frame": (b'{"type":"ping"}', 4001),
    "an empty binary frame": (b"", 4001),
    "half a letter": ('{"type":"do","id":1,"command":{"command":"say","text":"\\ud800"}}', 4001),
    "not JSON": ("{", 4001),
    "an unknown command": ('{"type":"do","id":1,"command":{"command":"fly"}}', 4001),
    "a wrong type": ('{"type":"do","id":"one","command":{"command":"ready"}}', 4001),
    "a wrong action": (
        '{"type":"do","id":1,"command":{"command":"act","action":{"do":"x"}}}',
        4001,
    ),
    "a second hello": (json.dumps(_HELLO), 4001),
    "too much": ('{"type":"ping","x":"' + "x" * 5_000 + '"}', 1009),
}


@pytest.mark.parametrize("case", BAD_MESSAGES)
def test_bad_messages_close_the_line(server: Server, case: str) -> None:
    text, code = BAD_MESSAGES[case]
    client = host(server)
    client.send(text)
    assert closed(client)[0] == code
    assert server.get("/health")[2] == b"ok"
    assert not server.tracebacks()


def test_a_binary_greeting_is_told_why(server: Server) -> None:
    client = Client(server, server.new_table()).open()
    client.send(json.dumps(_HELLO).encode())
    assert closed(client) == (4001, "message")


def test_hammering_closes_the_line(tmp_path: Path) -> None:
    with running(tmp_path, rate=20) as server:
        client = host(server)
        for _ in range(45):
            client.send({"type": "ping"})
        assert closed(client) == (4005, "too-fast")


FOREIGN = [
    {"command": "seal", "secret": "0" * 64},
    {"command": "enter", "name": "Mallory", "key": "k"},
    {"command": "act", "action": {"do": "deal", "secret": None}},
    {"command": "act", "action": {"do": "give", "seat": 0, "cards": 5}},
    {"command": "act", "action": {"do": "catch", "seat": 99}},
    {"command": "act", "action": {"do": "lay", "cards": ["W4"] * 9, "color": "pink"}},
    {"command": "removeplayer", "person": -1},
    {"command": "vote", "yes": True},
    {"command": "answer", "answer": "yes"},
]


@pytest.mark.parametrize("command", FOREIGN, ids=lambda command: json.dumps(command)[:60])
def test_what_is_not_ones_own_is_refused(server: Server, command: dict[str, Any]) -> None:
    anna, _ = seated(server, "Anna", "Bea")
    before = anna.parts["mine"], anna.parts["cards"]
    answer = anna.say(**command)
    assert answer["type"] in ("refused", "cardsrefused")
    assert (anna.parts["mine"], anna.parts["cards"]) == before


# --- pages


def test_headers_keep_strangers_out(server: Server) -> None:
    _, headers, _ = server.get("/health")
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_what_can_be_fetched(server: Server) -> None:
    status, _, found = server.get("/api/editions")
    assert (status, list(json.loads(found))) == (200, ["classic", "custom", "moomin", "kpgut"])
    assert all(edition["words"] == name for name, edition in json.loads(found).items())
    assert server.get("/locales/fi.ftl")[0] == 200
    assert server.get("/locales/xx.ftl")[0] == 404
    assert b"<svg" in server.get("/qr.svg?link=http://example.org/t/abc")[2]
    assert server.get("/qr.svg")[0] == 400
    assert server.get("/ready")[::2] == (200, b"ok")
    assert server.get("/metrics")[0] == 404  # they have a port of their own
    assert server.get("/api/tables/nowhere/record")[0] == 404
    assert server.get("/api/tables/nowhere/replay")[0] == 404


_STRANGE = ["%00", "a%00b", "%ff", "%F0%9F%82%A1", "x" * 5_000]


@pytest.mark.parametrize("word", _STRANGE, ids=lambda word: str(word)[:8])
def test_strange_addresses_have_their_code(server: Server, word: str) -> None:
    for path in ("record", "replay", "analysis?round=1", "nothing"):
        assert server.get(f"/api/tables/{word}/{path}")[0] == 404
    for path in (f"/locales/{word}.ftl", f"/assets/{word}", f"/assets/{word}.js", f"/{word}"):
        assert server.get(path)[0] == 404
    assert closed(Client(server, word).open()) == (4004, "no-table")
    assert not server.tracebacks()


def test_an_unknown_address_is_answered_with_the_page(server: Server) -> None:
    unknown, headers, page = server.get("/foo/bar", {"accept": "text/html"})
    assert unknown == 404
    assert b'<div id="app">' in page
    assert headers["content-type"].startswith("text/html")
    assert server.get("/api/foo")[::2] == (404, b"")  # programs read no page


def test_only_tables_that_want_to_be_found_are_listed(server: Server) -> None:
    anna, bea = host(server), host(server, "Bea")
    bea.obey("change", field="public", value="yes")
    listed = {table["table"] for table in json.loads(server.get("/api/tables")[2])}
    assert bea.table in listed
    assert anna.table not in listed


def test_a_replay_shows_every_line(server: Server) -> None:
    clients = seated(server, "Anna", "Bea")
    play_round(clients)
    address = f"/api/tables/{clients[0].table}/replay"
    pages = server.replay(clients[0].table)
    frames = [frame for page in pages for frame in page["frames"]]
    assert {page["version"] for page in pages} == {pages[0]["version"]}
    assert pages[0]["people"] == ["Anna", "Bea"]
    assert frames[-1]["cards"]["phase"] == "over"
    record = server.get(f"/api/tables/{clients[0].table}/record")[2].decode()
    assert [frame["line"] for frame in frames] == record.split("\n")[3:-1]
    for wrong in ("-1", "x", "", "1.5", "9" * 5_000, "²"):
        assert server.get(f"{address}?from={quote(wrong)}")[0] == 400
    assert json.loads(server.get(f"{address}?from=999999")[2])["frames"] == []


def test_a_replay_is_for_whoever_has_the_link_locked_or_not(server: Server) -> None:
    clients = seated(server, "Anna", "Bea")
    play_round(clients)
    before = server.replay(clients[0].table)
    clients[0].obey("change", field="knock", value="yes")
    clients[0].obey("change", field="locked", value="yes")
    assert server.replay(clients[0].table) == before
