"""A cluster plays the same games, and one that is not there is said to be missing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from tests.compiling import native
from tests.sim.examples import DUO, run, same
from yksi.sim import cluster
from yksi.sim.plan import CannotRun
from yksi.sim.tally import tally_of

pytestmark = pytest.mark.usefixtures("_compiled")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1,
        threads_per_worker=2,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
    ) as local:
        yield local.scheduler_address


@native
def test_a_cluster_gives_the_same_games(scheduler: str) -> None:
    heard: list[int] = []
    with cluster.connected(scheduler) as client:
        found = cluster.run(client, partial(tally_of, DUO), DUO.games, heard.append, largest=100)
    assert same(found, tally_of(DUO, 0, DUO.games))
    assert sum(heard) == DUO.games


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 0.2)
    with pytest.raises(CannotRun) as refused, cluster.connected("tcp://127.0.0.1:1"):
        pass
    assert refused.value.key == "error-cluster"


def test_what_is_no_address_is_never_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that was made for it would keep the command for twenty seconds."""
    monkeypatch.setattr("distributed.Client", lambda *_, **__: pytest.fail("a client was made"))
    with pytest.raises(CannotRun) as refused, cluster.connected("somewhere"):
        pass
    assert refused.value.arguments["address"] == "somewhere"


def test_without_a_cluster_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 0.2)
    result = run("sim", "--games", "10", "--cluster", "tcp://127.0.0.1:1")
    assert result.exit_code == 1
    assert "There is no cluster at tcp://127.0.0.1:1" in result.stderr


@native
def test_a_run_on_a_cluster_tells_the_same(scheduler: str) -> None:
    args = ("sim", "--games", "300", "--csv", "-")
    assert run(*args, "--cluster", scheduler).stdout == run(*args).stdout
