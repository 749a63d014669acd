"""The files for running a server: what they name exists, and what belongs together agrees."""

from __future__ import annotations

import re
import shlex
from configparser import ConfigParser
from typing import Any

import pytest
import yaml

from docsite.stage import ROOT
from yksi.cli import serve
from yksi.cli.serve import PORT

DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "yksi.service"
SERVERS = ("first", "second")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def unit() -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(UNIT.read_text("utf-8"))
    return parser


def commands() -> dict[str, list[str]]:
    """Every command line of `yksi serve` in these files."""
    found = {name: compose()["services"][name]["command"] for name in SERVERS}
    found["systemd"] = shlex.split(unit()["Service"]["ExecStart"])
    container = (ROOT / "Containerfile").read_text("utf-8")
    lines = re.findall(r"^CMD (\[.*\])$", container, re.MULTILINE)
    found["container"] = yaml.safe_load(lines[-1])
    return found


@pytest.mark.parametrize("where", [*SERVERS, "systemd", "container"])
def test_options_that_are_given_exist(where: str) -> None:
    words = commands()[where]
    assert words[0].endswith("yksi")
    assert words[1] == "serve"
    known = {name for option in serve.command.params for name in option.opts}
    given = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert given
    assert given <= known


@pytest.mark.parametrize("name", SERVERS)
def test_caddy_sends_people_to_where_the_servers_listen(name: str) -> None:
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    upstreams = re.findall(r"reverse_proxy (.*) \{", caddy)[0].split()
    options = dict(word.partition("=")[::2] for word in compose()["services"][name]["command"])
    assert f"{name}:{options['--port']}" in upstreams
    assert options["--peer-address"] == f"http://{name}:{options['--port']}"
    assert len(upstreams) == len(SERVERS)


def test_health_is_asked_for_where_the_server_is() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "health_uri /ready" in caddy
    for name in SERVERS:
        assert f":{PORT}/ready" in " ".join(compose()["services"][name]["healthcheck"]["test"])
    assert f":{PORT}/health" in (ROOT / "Containerfile").read_text("utf-8")


def test_secrets_stand_in_no_file() -> None:
    """Compose refuses to start without them, and the database is reached from inside alone."""
    services = compose()["services"]
    for name, variable in (
        ("database", "POSTGRES_PASSWORD"),
        ("first", "YKSI_PEER_SECRET"),
        ("second", "YKSI_PEER_SECRET"),
    ):
        assert re.fullmatch(r"\$\{\w+:\?\}", services[name]["environment"][variable])
    for words in commands().values():  # which everybody on the machine can read
        assert not re.search("PASSWORD|SECRET", " ".join(words))
    assert services["database"]["networks"] == ["inside"]
    assert compose()["networks"]["inside"]["internal"]
    assert [name for name in services if "ports" in services[name]] == ["caddy"]


def test_volumes_are_declared() -> None:
    found = compose()
    used = {
        volume.partition(":")[0]
        for service in found["services"].values()
        for volume in service.get("volumes", ())
        if not volume.startswith(".")
    }
    assert used == set(found["volumes"])


def test_the_unit_lets_the_server_end_in_its_time() -> None:
    service = unit()["Service"]
    assert service["KillMode"] == "mixed"  # workers end with the server, not before it
    assert int(service["TimeoutStopSec"]) >= 15
    for shut in ("ProtectSystem", "NoNewPrivileges", "PrivateDevices", "DynamicUser"):
        assert service[shut] in ("yes", "strict")
