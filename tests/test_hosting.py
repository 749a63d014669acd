"""The lines of docs/HOSTING.md: what can run without a container or a domain is run."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import socket
import subprocess
from collections.abc import Iterator
from configparser import ConfigParser
from itertools import pairwise
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from docsite.stage import ROOT
from tests.serving import PATIENCE, Server, running
from yksi.cli import serve
from yksi.cli.serve import PORT
from yksi.server.protocol import VERSION

DOCUMENT = (ROOT / "docs" / "HOSTING.md").read_text("utf-8")
DEPLOY = ROOT / "deploy"
DOMAIN = "cards.example"
MOST_LINES = 5
# What Caddy says of a browser far away that asked it.
BY_CADDY = {
    "host": DOMAIN,
    "x-forwarded-for": "203.0.113.7",
    "x-forwarded-proto": "https",
    "x-forwarded-host": DOMAIN,
    "origin": f"https://{DOMAIN}",
}


def _blocks() -> list[str]:
    return re.findall(r"```(?:caddyfile)?\n(.*?)```", DOCUMENT, re.DOTALL)


def _lines() -> list[str]:
    """Every line of a shell, those that go on on the next one put together."""
    return [line for block in _blocks() for line in block.replace("\\\n", " ").splitlines() if line]


def _served() -> list[list[str]]:
    """The options of every `yksi serve`, however the line begins."""
    found = [line.partition("yksi serve ")[2] for line in _lines() if "yksi serve " in line]
    return [shlex.split(options) for options in found]


def test_each_way_is_short() -> None:
    assert len(_blocks()) > 6
    for block in _blocks():
        assert len(block.replace("\\\n", " ").splitlines()) <= MOST_LINES, block


@pytest.mark.parametrize("options", _served(), ids=" ".join)
def test_options_that_are_given_exist(options: list[str]) -> None:
    known = {name for option in serve.command.params for name in option.opts}
    given = dict(pairwise([*options, ""]))
    assert {word for word in options if word.startswith("--")} <= known
    assert given["--port"] == PORT


def test_what_stands_before_a_server_finds_it() -> None:
    said = "\n".join(_lines())
    for words in (
        f"reverse_proxy 127.0.0.1:{PORT}",
        f"--publish 127.0.0.1:{PORT}:{PORT}",
        f"--url http://127.0.0.1:{PORT}",
        f"-R 127.0.0.1:{PORT}:127.0.0.1:{PORT} ",
    ):
        assert words in said
    assert "respond /ready 404" in said
    container = (ROOT / "Containerfile").read_text("utf-8")
    assert "--volume yksi:/data" in said
    assert "VOLUME /data" in container


def _written(folder: Path, name: str, lines: list[str]) -> set[str]:
    """The variables in a file that lines of a shell write."""
    for line in lines:
        subprocess.run(["bash", "-euc", line], cwd=folder, check=True)
    return set(re.findall(r"^(\w+)=\S+$", (folder / name).read_text("utf-8"), re.MULTILINE))


@pytest.mark.skipif(shutil.which("openssl") is None, reason="secrets are made with openssl")
def test_compose_is_given_all_that_it_asks_for(tmp_path: Path) -> None:
    lines = [line for line in _lines() if ".env" in line and "/etc" not in line]
    wanted = set(re.findall(r"\$\{(\w+):\?\}", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert _written(tmp_path, ".env", lines) == wanted
    assert (tmp_path / ".env").stat().st_mode & 0o777 == 0o600


def test_the_unit_is_given_all_that_it_asks_for(tmp_path: Path) -> None:
    lines = [line.replace("/etc/yksi/", "") for line in _lines() if "yksi.env" in line]
    parser = ConfigParser(strict=False, interpolation=None)
    parser.read_string((DEPLOY / "yksi.service").read_text("utf-8"))
    service = parser["Service"]
    assert service["EnvironmentFile"] == "/etc/yksi/yksi.env"
    named = set(re.findall(r"\$\{(\w+)\}", service["ExecStart"]))
    assert _written(tmp_path, "yksi.env", lines) == {*named, "YKSI_DATABASE"}
    assert (tmp_path / "yksi.env").stat().st_mode & 0o777 == 0o600
    assert f"python3 -m venv {service['ExecStart'].partition('/bin/')[0]} " in "\n".join(_lines())


# --- behind Caddy, or at the end of a tunnel


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Started with the document's own line, on a port that is free."""
    options = next(each for each in _served() if "--address" in each and "--database" not in each)
    place = options.index("--port")
    options = [*options[:place], *options[place + 2 :]]
    with running(tmp_path_factory.mktemp("database"), options=options) as server:
        yield server


def test_people_far_away_are_told_the_address_that_they_know(server: Server) -> None:
    told = json.loads(server.get("/api/reach", BY_CADDY)[2])
    assert (told["stop"], told["addresses"]) == ("anywhere", [f"https://{DOMAIN}"])
    _, _, page = server.get(f"/t/{server.new_table()}", {**BY_CADDY, "accept": "text/html"})
    assert f'content="https://{DOMAIN}/t/' in page.decode()


def test_their_lines_come_through(server: Server) -> None:
    far = {key: value for key, value in BY_CADDY.items() if key not in ("host", "origin")}
    table, (host, _, port) = server.new_table(), server.address.partition(":")
    with (
        socket.create_connection((host, int(port)), PATIENCE) as tunnel,
        connect(
            f"ws://{DOMAIN}/ws/{table}",
            sock=tunnel,
            origin=Origin(f"https://{DOMAIN}"),
            additional_headers=far,
            ping_interval=None,
        ) as line,
    ):
        hello = {"type": "hello", "protocol": VERSION, "token": "a" * 43, "name": "Bea"}
        line.send(json.dumps(hello))
        welcome = json.loads(line.recv(PATIENCE))
    assert (welcome["type"], welcome["table"]) == ("welcome", table)


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_nobody_far_away_opens_the_network_at_home(server: Server, method: str) -> None:
    status, _, body = server.get("/api/network", BY_CADDY, method)
    assert (status, json.loads(body)) == (403, {"code": "not-own-computer"})
