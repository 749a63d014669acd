"""Whether a server lives and is ready, and what it tells of itself on a port of its own."""

from __future__ import annotations

import asyncio
import resource
import socket
import threading
import urllib.request
from pathlib import Path

import pytest

from tests.server.wire import Wire
from tests.serving import Server, running, seated
from yksi.cli.serve import metrics_served
from yksi.server import watch
from yksi.server.guard.limits import Limits
from yksi.server.guard.strain import Strain
from yksi.server.http import readiness
from yksi.server.metrics import DEEPEST_QUEUE, LAG, QUEUED
from yksi.server.settings import Settings
from yksi.store import LogError
from yksi.texts import Trouble

pytestmark = pytest.mark.anyio


async def test_a_server_without_its_database_lives_and_is_not_ready(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise LogError("gone")

    monkeypatch.setattr(readiness, "FRESH", 0)
    assert await wire.get("/ready") == (200, b"ok")
    with monkeypatch.context() as patch:
        patch.setattr(wire.log, "try_writing", fails)
        assert await wire.get("/ready") == (503, b"database")
        assert await wire.get("/health") == (200, b"ok")
    assert await wire.get("/ready") == (200, b"ok")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="files cannot be kept from growing")
def test_a_server_that_cannot_keep_anything_is_not_ready(tmp_path: Path) -> None:
    """As with a full disk: the database answers, and no file grows any more."""
    with running(tmp_path) as server:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert server.get("/ready")[::2] == (503, b"database")
        assert server.get("/health")[::2] == (200, b"ok")


async def test_a_database_that_hangs_is_asked_once(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answers = [], threading.Event()

    def hangs() -> None:
        asked.append(1)
        assert answers.wait(10)

    monkeypatch.setattr(readiness, "FRESH", 0)
    monkeypatch.setattr(readiness, "PATIENCE", 0.01)
    monkeypatch.setattr(wire.log, "try_writing", hangs)
    found = await asyncio.gather(*(wire.get("/ready") for _ in range(20)))
    assert found == [(503, b"database")] * 20
    assert len(asked) == 1
    answers.set()
    monkeypatch.setattr(readiness, "PATIENCE", 10)
    assert await wire.get("/ready") == (200, b"ok")


async def test_an_answer_holds_for_a_moment(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", float("inf"))
    assert await wire.get("/ready") == (200, b"ok")  # the first is always asked
    monkeypatch.setattr(wire.log, "try_writing", None)
    assert await wire.get("/ready") == (200, b"ok")


async def test_a_server_that_leaves_is_not_ready(wire: Wire) -> None:
    wire.house.is_leaving = True
    assert await wire.get("/ready") == (503, b"leaving")
    wire.house.is_leaving = False


async def test_what_waits_is_counted() -> None:
    class House:
        def waiting(self) -> list[int]:
            return [2, 5, 0]

    watching = asyncio.create_task(watch.watch(House()))
    await asyncio.sleep(0)
    watching.cancel()
    assert (QUEUED._value.get(), DEEPEST_QUEUE._value.get()) == (7.0, 5.0)


def test_how_late_the_loop_is_is_counted() -> None:
    before = LAG._sum.get()
    Strain(Limits()).note(3.0)
    assert LAG._sum.get() - before == 3.0


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Server(database, options=["--metrics-port", str(port)])
    try:
        seated(server, "Anna", "Bea")
        assert server.get("/metrics")[0] == 404
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
            told = answer.read().decode()
    finally:
        server.stop()
    for line in (
        "yksi_connections 2.0",
        "yksi_tables 1.0",
        'yksi_commands_total{kind="Ready"} 2.0',
    ):
        assert line in told
    for name in (
        "yksi_loop_lag_seconds_bucket",
        "yksi_queued",
        "yksi_commit_seconds_count",
        "yksi_commit_writes_sum",
        "yksi_workers",
        "process_resident_memory_bytes",
    ):
        assert f"\n{name}" in told


def test_a_metrics_port_that_is_taken_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(metrics_port=taken.getsockname()[1])
        with pytest.raises(Trouble, match="error-metrics-port"), metrics_served(settings):
            pytest.fail("it was served")
