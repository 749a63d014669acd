"""Killed at any instant, nothing acknowledged is lost: every browser comes back to its table."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serving import DATABASES, Client, Server, act, open_database, seated

# Enough: a server that answers before it keeps loses something at 10 of them or more (in four
# trials); what it has in hand at the kill grows more slowly than their number.
TABLES = 60


def _play_until_cut(client: Client, started: threading.Semaphore) -> None:
    """Act as fast as answers come, until the line is cut."""
    try:
        for number in range(10_000):
            if client.stage != "playing":
                client.obey("ready")
            elif not act(client):
                client.receive()
            if number == 2:
                started.release()
    except ConnectionClosed:
        return


@pytest.mark.parametrize("kind", DATABASES)
def test_nothing_acknowledged_is_lost(kind: str, tmp_path: Path) -> None:
    with open_database(kind, tmp_path) as database:
        server = Server(database)
        clients = [seated(server, "Anna", bots=2)[0] for _ in range(TABLES)]
        started = threading.Semaphore(0)
        with ThreadPoolExecutor(TABLES) as pool:
            playing = [pool.submit(_play_until_cut, client, started) for client in clients]
            for _ in range(TABLES):
                started.acquire()
            server.kill()  # in the middle of everything
            for future in playing:
                future.result()
        server.start()
        try:
            for client in clients:
                _comes_back(server, client)
        finally:
            server.stop()


def _comes_back(server: Server, client: Client) -> None:
    acknowledged = [m["version"] for m in client.messages if m["type"] == "done"]
    back = Client(server, client.table, token=client.token, seen=client.seen).greet()
    assert back.person == client.person
    assert back.version >= max(acknowledged)
    assert back.version >= client.version
    if back.version == client.version:  # nothing was kept that nobody has been told of
        assert json.dumps(back.parts["cards"]) == json.dumps(client.parts["cards"])
        assert back.parts["mine"]["hands"] == client.parts["mine"]["hands"]
    back.obey("say", text="still here")
    back.close()
