"""A server with a folder of editions, and the same tables after a start without it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.serving import Client, Server, play_round, running, seated
from yksi.editions.file import read_edition

EXAMPLES = Path(__file__).parents[2] / "examples"
COTTAGE = read_edition((EXAMPLES / "mokki.toml").read_bytes())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, options=["--editions", str(EXAMPLES)]) as server:
        yield server


def test_a_table_outlives_the_folder(server: Server, tmp_path: Path) -> None:
    assert "Mökki" in json.loads(server.get("/api/editions")[2])
    before = seated(server, "Anna", "Bea", rules=COTTAGE.rules_text)
    table = before[0].table
    server.stop()
    with running(tmp_path) as bare:
        assert "Mökki" not in json.loads(bare.get("/api/editions")[2])
        again = [Client(bare, table, token=client.token).greet() for client in before]
        assert again[0].parts["room"]["settings"]["rules"] == COTTAGE.rules_text
        play_round(again)
        record = bare.get(f"/api/tables/{table}/record")[2].decode()
    assert f"sets rules {COTTAGE.rules_text}\n" in record
    assert "Mökki" not in record


def test_links_are_judged_and_previewed(server: Server) -> None:
    text = quote(f"{COTTAGE.rules_text} + turn=30")
    found = json.loads(server.get(f"/api/rules?text={text}")[2])
    assert found == {"rules": COTTAGE.rules_text, "settings": {"turn": "30"}}
    wrong = json.loads(server.get("/api/rules?text=poker")[2])
    assert wrong["code"] == "rules-wrong"
    assert wrong["reason"].startswith("there is no edition called 'poker'")
    assert server.get(f"/api/rules?text={'x' * 2_001}")[0] == 400
    assert server.get(f"/qr.svg?link={'x' * 2_000}")[0] == 200  # a link with rules may be long
    assert server.get(f"/qr.svg?link={'x' * 2_001}")[0] == 400
    page = server.get(f"/?rules={text}", {"accept": "text/html", "accept-language": "sv"})[2]
    assert "<title>Stugan · Yksi</title>" in page.decode()
