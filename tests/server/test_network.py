"""Opening a running server to the network, over real sockets: who may, and what comes of it."""

from __future__ import annotations

import asyncio
import errno
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.two_machines import COMPUTER, NETWORK
from tests.serving import PATIENCE, Client, Server, running
from yksi.server.goodbyes import RESTART
from yksi.server.http import network, reach
from yksi.server.http.network import Network, NetworkError, Trouble
from yksi.server.lines.listening import bind


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("database")
    with running(folder, module="tests.server.two_machines") as server:
        yield server


@pytest.fixture
def server(house: Server) -> Iterator[Server]:
    """One that is closed to the network, before the test and after it."""
    yield house
    assert ask(house, "DELETE")[0] == 200


def _port(server: Server) -> int:
    return int(server.address.rpartition(":")[2])


def at(server: Server, host: str) -> str:
    return f"{host}:{_port(server)}"


def ask(
    server: Server,
    method: str,
    path: str = "/api/network",
    *,
    to: str = COMPUTER,
    peer: str = COMPUTER,
    headers: dict[str, str] | None = None,
) -> tuple[int, Any]:
    """What a browser hears that speaks from `peer`, by a page of this server unless told else."""
    line = HTTPConnection(to, _port(server), PATIENCE, source_address=(peer, 0))
    own = {"Host": at(server, to), "Origin": f"http://{at(server, to)}"}
    try:
        line.request(method, path, headers={**own, **(headers or {})})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        line.close()


def is_listening(server: Server, host: str) -> bool:
    with socket.socket() as trying:
        trying.settimeout(PATIENCE)
        return trying.connect_ex((host, _port(server))) == 0


def client(server: Server, table: str, name: str, host: str) -> Client:
    """Somebody whose line comes to one of the server's addresses."""
    here = SimpleNamespace(address=at(server, host), lines=server.lines)
    return Client(here, table, name)  # type: ignore[arg-type]


def test_phones_come_in_after_it_was_opened(server: Server) -> None:
    assert not any(is_listening(server, host) for host in NETWORK)
    status, before = ask(server, "GET", "/api/reach")
    assert (status, before["stop"], before["addresses"]) == (200, "computer", [])
    assert (before["may_open"], before["is_open"]) == (True, False)

    status, told = ask(server, "POST")
    assert status == 200
    assert told["stop"] == "network"
    assert told["addresses"] == [f"http://{at(server, host)}" for host in NETWORK]
    assert (told["may_open"], told["is_open"], told["as_loaded"]) == (True, True, False)
    assert all(is_listening(server, host) for host in NETWORK)

    phone, address = NETWORK
    status, seen = ask(server, "GET", "/api/reach", to=phone, peer=address)
    assert (status, seen["stop"], seen["as_loaded"], seen["may_open"]) == (
        *(200, "network"),
        *(True, False),
    )
    assert ask(server, "POST")[0] == 200  # pressed twice
    bea = client(server, server.new_table(), "Bea", phone)
    bea.open(origin=f"http://{at(server, phone)}").close()
    bea.greet().obey("ready")


@pytest.mark.parametrize("origin", ["http://evil.example", f"http://{COMPUTER}:1", "null"])
def test_pages_of_others_open_no_line_at_the_network_s_address(server: Server, origin: str) -> None:
    assert ask(server, "POST")[0] == 200
    stranger = client(server, server.new_table(), "Mallory", NETWORK[0]).open(origin=origin)
    assert stranger.receive() == {"type": "bye", "reason": "origin"}


def test_closing_takes_nobody_new_and_warns_whoever_is_in(server: Server) -> None:
    assert ask(server, "POST")[0] == 200
    table = server.new_table()
    anna = client(server, table, "Anna", COMPUTER).greet()
    bea = client(server, table, "Bea", NETWORK[0]).greet()
    status, told = ask(server, "DELETE")
    assert (status, told["stop"], told["is_open"], told["addresses"]) == (
        200,
        "computer",
        False,
        [],
    )
    assert not any(is_listening(server, host) for host in NETWORK)
    bea.wait(lambda message: any(e["event"] == "networkclosed" for e in message.get("effects", ())))
    bea.obey("ready")
    anna.wait(lambda message: any(e["event"] == "isready" for e in message.get("effects", ())))
    assert all(event["event"] != "networkclosed" for event in anna.events)

    assert ask(server, "POST")[0] == 200  # and opens again
    bea.close()
    client(server, table, "Cilla", NETWORK[0]).greet()


FOREIGN: dict[str, dict[str, Any]] = {
    "a browser on another machine": {"peer": NETWORK[0]},
    "a page at the network's address": {
        "headers": {"Host": NETWORK[0], "Origin": f"http://{NETWORK[0]}"}
    },
    "a name that was bound anew": {
        "headers": {"Host": "evil.example", "Origin": "http://evil.example"}
    },
    "a page of another server": {"headers": {"Origin": "http://evil.example"}},
    "no page at all": {"headers": {"Origin": "null"}},
    "a host that is none": {"headers": {"Host": "[", "Origin": "http://["}},
    "somebody behind a proxy": {"headers": {"X-Forwarded-For": COMPUTER}},
    "somebody behind a tunnel": {"headers": {"Cf-Connecting-Ip": "192.0.2.9"}},
}


@pytest.mark.parametrize("who", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_only_a_browser_on_the_own_computer_may(server: Server, who: str, method: str) -> None:
    if method == "DELETE":
        assert ask(server, "POST")[0] == 200
    assert ask(server, method, **FOREIGN[who]) == (403, {"code": "not-own-computer"})
    assert is_listening(server, NETWORK[0]) is (method == "DELETE")


def test_whoever_names_no_origin_is_no_browser(server: Server) -> None:
    line = HTTPConnection(COMPUTER, _port(server), PATIENCE)
    line.request("POST", "/api/network")
    assert line.getresponse().status == 403
    line.close()


def test_an_address_whose_port_is_taken_is_left_out(server: Server) -> None:
    with ExitStack() as others:
        others.enter_context(bind(NETWORK[0], _port(server)))
        assert ask(server, "POST")[1]["addresses"] == [f"http://{at(server, NETWORK[1])}"]
        ask(server, "DELETE")
        others.enter_context(bind(NETWORK[1], _port(server)))
        assert ask(server, "POST") == (503, {"code": "port-taken"})
        assert not ask(server, "GET", "/api/reach")[1]["is_open"]


def test_it_ends_in_order_while_it_is_open(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("database")
    with running(folder, module="tests.server.two_machines") as server:
        assert ask(server, "POST")[0] == 200
        bea = client(server, server.new_table(), "Bea", NETWORK[0]).greet()
        server.end()
        assert not server.tracebacks()
        with pytest.raises(ConnectionClosed) as ended:
            bea.wait(lambda _: False)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == RESTART


# --- what can go wrong, without a server


class Refusing:
    """A server that takes sockets; each is closed with it."""

    def __init__(self, number: int | None = None) -> None:
        self._number = number

    async def listen(self, listening: socket.socket) -> socket.socket:
        if self._number is not None:
            listening.close()
            raise OSError(self._number, "no")
        return listening


def _open(monkeypatch: pytest.MonkeyPatch, hosts: tuple[str, ...], number: int | None) -> Network:
    monkeypatch.setattr(reach, "own_hosts", lambda: hosts)
    with bind(COMPUTER, 0) as taken:
        port = int(taken.getsockname()[1])
    opened = Network(port, Refusing(number).listen)
    asyncio.run(opened.open())
    return opened


@pytest.mark.parametrize(
    ("hosts", "number", "trouble"),
    [
        ((), None, Trouble.NO_NETWORK),
        (NETWORK, errno.EADDRINUSE, Trouble.PORT_TAKEN),
        (NETWORK, errno.EACCES, Trouble.BLOCKED),
        (("192.0.2.77",), None, Trouble.BLOCKED),  # an address that is gone already
    ],
)
def test_why_it_cannot_be_opened(
    monkeypatch: pytest.MonkeyPatch,
    hosts: tuple[str, ...],
    number: int | None,
    trouble: Trouble,
) -> None:
    with pytest.raises(NetworkError) as caught:
        _open(monkeypatch, hosts, number)
    assert caught.value.trouble is trouble


def test_a_system_that_does_not_answer_is_told_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hangs = threading.Event()
    monkeypatch.setattr(network, "OPEN_SECONDS", 0.01)
    monkeypatch.setattr(reach, "own_hosts", lambda: hangs.wait(PATIENCE) and ())

    async def opening() -> None:
        try:
            await Network(1, Refusing().listen).open()
        finally:
            hangs.set()

    with pytest.raises(NetworkError) as caught:
        asyncio.run(opening())
    assert caught.value.trouble is Trouble.BLOCKED


def _speaks_version_6() -> bool:
    """Whether this computer has version 6 at all; where it has none, no address is of it."""
    try:
        bind("::1", 0).close()
    except OSError:
        return False
    return True


def test_addresses_of_version_6_are_opened_wherever_there_are_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened = _open(monkeypatch, (NETWORK[0], "::1"), None)
    first, *others = asyncio.run(opened.addresses())
    port = first.rpartition(":")[2]
    assert first == f"http://{NETWORK[0]}:{port}"
    assert others == ([f"http://[::1]:{port}"] if _speaks_version_6() else [])
    assert asyncio.run(opened.close())[1:] == (("::1",) if others else ())


def test_a_computer_in_another_network_is_opened_there(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = _open(monkeypatch, NETWORK[:1], None)
    assert len(asyncio.run(opened.addresses())) == 1
    monkeypatch.setattr(reach, "own_hosts", lambda: NETWORK[1:])
    assert asyncio.run(opened.addresses()) == ()
    asyncio.run(opened.open())
    assert asyncio.run(opened.addresses())[0].startswith(f"http://{NETWORK[1]}:")
    assert asyncio.run(opened.close()) == NETWORK[1:]
    assert not opened.is_open
