"""Where others find a server, and what its pages say of themselves to link previews."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import quote

import pytest
from click.testing import CliRunner
from starlette.applications import Starlette

from tests.qr import read_picture
from tests.serving import Client, Server, host, running
from yksi.cli import main
from yksi.rulings.catalogue import wordings
from yksi.server.http import reach
from yksi.server.http.previews import PICTURE
from yksi.store import Log
from yksi.texts import LANGUAGES, Texts

PUBLIC = "https://cards.example"
UNSORTED = ("172.17.0.1", "100.64.0.3", "10.8.0.2", "10.0.0.7", "192.168.1.24")
PEOPLE = {"accept": "text/html,*/*"}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost", "LOCALHOST."])
def test_what_only_this_computer_finds(host: str) -> None:
    assert reach.is_loopback(host)
    assert reach.addresses(host, 8756) == ()


def test_a_server_for_the_network_is_found_at_the_addresses_of_its_computer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reach, "own_hosts", lambda: ("192.168.1.5", "10.0.0.2"))
    expected = ("http://192.168.1.5:8756", "http://10.0.0.2:8756")
    assert reach.addresses("0.0.0.0", 8756) == expected
    assert reach.addresses("::", 8756) == expected
    assert reach.addresses("fe80::1", 8756) == ("http://[fe80::1]:8756",)


def test_the_own_addresses_are_no_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_CONTAINERS", ())
    found = ["127.0.1.1", "192.168.7.7", "192.168.7.7"]
    monkeypatch.setattr(
        socket,
        "getaddrinfo",
        lambda *_: [(socket.AF_INET, 0, 0, "", (host, 0)) for host in found],
    )
    hosts = reach.own_hosts()
    assert "192.168.7.7" in hosts
    assert len(set(hosts)) == len(hosts)
    assert not any(map(reach.is_loopback, hosts))


def test_the_likeliest_address_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """That of the way out of the house; then homes, and networks of virtual machines last."""
    routes = tmp_path / "fib_trie"
    lines = [f"|-- {host}\n      /32 host LOCAL\n" for host in ("127.0.0.1", *UNSORTED)]
    routes.write_text("".join(["|-- 10.0.0.0\n      /8 link UNICAST\n", *lines]), "ascii")
    monkeypatch.setattr(reach, "_ROUTES", routes)
    monkeypatch.setattr(reach, "_ROUTES_6", tmp_path / "none")
    monkeypatch.setattr(reach, "_CONTAINERS", ())
    monkeypatch.setattr(reach, "_outgoing", lambda: ["10.0.0.7"])
    monkeypatch.setattr(reach, "_named", lambda: ("127.0.1.1",))
    assert reach.own_hosts() == ("10.0.0.7", "192.168.1.24", "10.8.0.2", "172.17.0.1", "100.64.0.3")


def test_addresses_of_version_6_come_last_without_those_that_do_not_last(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Loopback, link-local and temporary addresses, and those in doubt, are given to nobody."""
    routes = tmp_path / "if_inet6"
    routes.write_text(
        "00000000000000000000000000000001 01 80 10 80 lo\n"
        "20010db8000000000000000000000007 04 40 00 80 eth0\n"
        "20010db8000000000000000000000008 04 40 00 01 eth0\n"
        "20010db8000000000000000000000009 04 40 00 e0 eth0\n"
        "2a010db8000000000000000000000007 04 40 00 80 eth0\n"
        "fe800000000000000000000000000007 04 40 20 80 eth0\n"
        "fd000000000000000000000000000007 04 40 00 80 eth0\n",
        "ascii",
    )
    monkeypatch.setattr(reach, "_ROUTES", tmp_path / "none")
    monkeypatch.setattr(reach, "_ROUTES_6", routes)
    monkeypatch.setattr(reach, "_CONTAINERS", ())
    monkeypatch.setattr(reach, "_outgoing", lambda: ["192.168.1.24"])
    monkeypatch.setattr(reach, "_named", lambda: ("127.0.1.1", "fe80::7%eth0"))
    assert reach.own_hosts() == ("192.168.1.24", "2001:db8::7", "fd00::7", "2a01:db8::7")
    assert reach.addresses("0.0.0.0", 8756) == ("http://192.168.1.24:8756",)
    assert reach.addresses("::", 8756)[2] == "http://[fd00::7]:8756"


@pytest.mark.parametrize(
    ("host", "stop"),
    [
        *((host, "network") for host in ("10.0.0.2", "[fd00::2]", "100.64.0.3", "aino.local")),
        *((host, "network") for host in ("aino", "aino.lan.")),
        *((host, "anywhere") for host in ("cards.example", "8.8.8.8", "[2a00::1]")),
        *((host, "computer") for host in ("localhost", "127.0.0.1", "[::1]")),
    ],
)
def test_how_far_an_address_carries(host: str, stop: str) -> None:
    assert reach.stop_of(host) == stop


def test_a_container_knows_no_address_that_is_of_use_outside(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(reach, "_CONTAINERS", (str(tmp_path),))
    assert reach.own_hosts() == ()


@pytest.mark.parametrize(
    ("own", "args", "said", "advised"),
    [
        (["192.168.1.5"], [], "http://127.0.0.1:", "--host 0.0.0.0"),
        (["192.168.1.5"], ["--host", "0.0.0.0"], "http://192.168.1.5:", None),
        ([], ["--host", "0.0.0.0"], "http://127.0.0.1:", "--address http://"),
        ([], ["--address", "https://cards.example/"], "https://cards.example/", None),
    ],
)
def test_the_terminal_prints_an_address_that_works_or_says_how_to_have_one(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    own: list[str],
    args: list[str],
    said: str,
    advised: str | None,
) -> None:
    monkeypatch.setattr(reach, "own_hosts", lambda: tuple(own))
    monkeypatch.setattr("uvicorn.Server.run", lambda _, sockets: sockets[0].close())
    made = []

    def make_app(log: Log, *_: object) -> Starlette:
        made.append(log)
        return Starlette()

    monkeypatch.setattr("yksi.server.app.make_app", make_app)
    database = ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    answer = CliRunner().invoke(main, ["serve", "--port", "0", "--lang", "en", *database, *args])
    made[0].close()
    assert answer.exit_code == 0
    assert said in answer.output
    for advice in ("--host 0.0.0.0", "--address http://"):
        assert (advice in answer.output) is (advice == advised)


@pytest.mark.parametrize("address", ["cards.example", "ftp://cards.example", "http://a/t/b"])
def test_an_address_is_the_beginning_of_a_link(address: str) -> None:
    answer = CliRunner().invoke(main, ["serve", "--lang", "en", "--address", address])
    assert answer.exit_code != 0
    assert "--address" in answer.output


# --- pages


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("database"), options=["--address", PUBLIC]) as server:
        yield server


def _page(server: Server, path: str, **headers: str) -> tuple[int, str]:
    asked = PEOPLE | {name.replace("_", "-"): value for name, value in headers.items()}
    status, _, body = server.get(path, asked)
    return status, body.decode()


def _said(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page)
    return {key: unescape(value) for key, value in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_table_says_what_it_is(server: Server, language: str) -> None:
    table = server.new_table()
    status, page = _page(server, f"/t/{table}?rules=kpgut", accept_language=f"xx, {language};q=0.5")
    assert status == 200
    assert f'<html lang="{language}">' in page
    said, text = _said(page), Texts(language)
    assert said["og:title"] == f"{text('preview-table')} · {text('edition-kpgut')} · Yksi"
    assert said["description"] == said["og:description"] == text("preview-table.about")
    assert said["og:url"] == f"{PUBLIC}/t/{table}"
    assert said["og:image"] == f"{PUBLIC}{PICTURE}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_clause_says_its_answer(server: Server, language: str) -> None:
    wording = wordings(language)["KPG-DR2-5"]
    card = Texts(language)("symbol", symbol="draw_two", number="", form="name", edition="kpgut")
    for written in ("KPG-DR2-5", "dr2-5"):
        status, page = _page(server, f"/rules/kpgut/{written}", accept_language=language)
        said = _said(page)
        assert status == 200
        assert (
            said["og:title"] == f"{written} · {wording.title.replace('[+2]', card)} · KPGUT · Yksi"
        )
        assert said["og:description"] == wording.text.replace("[+2]", card)
    _, page = _page(server, f"/rules/kpgut/{quote('§7.1')}", accept_language=language)
    assert _said(page)["og:title"].startswith(f"§7.1 · {wordings(language)['KPG-§7.1'].title} · ")
    whole = [("/rules/classic", 200), (f"/rules/kpgut/{quote('§7')}", 200)]
    unknown = ("/rules/kpgut/nothing", f"/rules/kpgut/{quote('§99')}", "/rules/nowhere/CLS-18")
    for path, expected in [*whole, *((path, 404) for path in (*unknown, "/rules/nowhere"))]:
        status, page = _page(server, path, accept_language=language)
        assert (status, "[" in _said(page)["og:title"]) == (expected, False), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_says_who_invites_and_what_is_played_there_now(
    server: Server, language: str
) -> None:
    aino = host(server, "Aino <b>")
    aino.obey("change", field="rules", value="moomin")
    Client(server, aino.table, "Eero").greet()
    _, page = _page(server, f"/t/{aino.table}?rules=kpgut", accept_language=language)
    said, text = _said(page), Texts(language)
    invites = text("preview-invites", who="Aino <b>")
    assert said["og:title"] == f"{invites} · {text('edition-moomin')} · Yksi"
    assert said["description"] == text("preview-invites.about", count=2)
    assert "<b>" not in page
    assert said["og:image"] == f"{PUBLIC}{PICTURE}"
    size = [int.from_bytes(server.get(PICTURE)[2][at : at + 4], "big") for at in (16, 20)]
    assert [int(said[f"og:image:{side}"]) for side in ("width", "height")] == size


@pytest.mark.parametrize("host", ["[", "a b", "evil.example:99999"])
def test_a_host_that_is_none_breaks_no_page(server: Server, host: str) -> None:
    for path in ("/", "/api/reach"):
        assert server.get(path, {"host": host})[0] == 200


@pytest.mark.parametrize(
    "link",
    [
        "a",
        "http://192.168.1.24:8756/t/57u8rbXcQDtW",
        f"{PUBLIC}/t/57u8rbXcQDtW?rules=kpgut",
        f"{PUBLIC}/t/57u8rbXcQDtW?rules=classic%20%2B%20stacking%3Dsame",
    ],
)
def test_a_camera_reads_the_link(server: Server, link: str) -> None:
    status, headers, picture = server.get(f"/qr.svg?link={quote(link, safe='')}")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert read_picture(picture.decode()) == link


def test_first_page_and_replay_say_what_they_are(server: Server) -> None:
    text = Texts("en")
    assert _said(_page(server, "/")[1])["og:description"] == text("preview-home")
    status, page = _page(server, "/replay/nowhere-----")
    assert _said(page)["og:description"] == text("preview-replay")
    assert status == 404


def test_what_a_link_says_cannot_become_part_of_the_page(server: Server) -> None:
    _, page = _page(server, "/t/x?rules=%22%3E%3Cscript%3Ealert(1)%3C/script%3E")
    assert "alert" not in page


@pytest.mark.parametrize("name", ["touch-icon.png", "manifest.webmanifest"])
def test_what_the_page_names_is_there(server: Server, name: str) -> None:
    assert f'href="/assets/{name}"' in _page(server, "/")[1]
    assert server.get(f"/assets/{name}")[0] == 200
    assert server.get(PICTURE)[2].startswith(b"\x89PNG")


def test_a_wrong_address_gets_a_page_for_people_and_nothing_for_programs(server: Server) -> None:
    status, page = _page(server, "/foo")
    assert (status, "<title>" in page) == (404, True)
    status, _, body = server.get("/foo", {"accept": "application/json"})
    assert (status, body) == (404, b"")


def test_a_door_can_ask_whether_there_is_such_a_table(server: Server) -> None:
    def told(table: str) -> dict[str, bool]:
        found: dict[str, bool] = json.loads(server.get(f"/api/tables/{table}")[2])
        return found

    assert told(server.new_table()) == {"known": True, "gone": False, "awake": False}
    assert told("nowhere-----") == {"known": False, "gone": False, "awake": False}


def test_pages_on_this_computer_can_ask_where_others_find_it(server: Server) -> None:
    assert json.loads(server.get("/api/reach")[2]) == {
        "stop": "anywhere",
        "addresses": [PUBLIC],
        "as_loaded": False,
        "may_open": False,
        "is_open": False,
    }


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_where_the_operator_has_settled_the_address_nothing_is_opened(
    server: Server, method: str
) -> None:
    origin = {"origin": f"http://{server.address}"}
    status, _, body = server.get("/api/network", origin, method)
    assert (status, json.loads(body)) == (409, {"code": "settled"})
