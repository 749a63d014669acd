"""Tables that several people want at once are asked for together, and each gets its own answer."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path

import pytest

from yksi.server.tables.openings import Opening, Openings
from yksi.store import Alone, DamagedError, Elsewhere, Lease, Log, LogError, Taken

pytestmark = pytest.mark.anyio
NAMES = ["one", "two", "three"]
THERE = Elsewhere("http://there")


class NotedLeases(Alone):
    """One server's leases, except of a table that another one has; what was asked is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[list[str], list[str]]] = []
        self.released: list[str] = []

    def take_all(self, tables: Collection[str], unreached: Collection[str] = ()) -> Taken:
        self.asked.append((list(tables), list(unreached)))
        return {name: THERE if name == "there" else Lease(name, 0) for name in tables}

    def release(self, lease: Lease) -> None:
        self.released.append(lease.table)


@pytest.fixture
def log(tmp_path: Path) -> Log:
    log = Log(f"sqlite:///{tmp_path / 'tables.db'}")
    for name in NAMES:
        log.create(name, 0).result()
        log.append(name, 0, ["0.000 first", "0.001 second"]).result()
    return log


async def test_who_comes_at_once_is_answered_by_one_question(log: Log) -> None:
    leases = NotedLeases()
    openings = Openings(log, leases)
    wanted = [*NAMES, "there", "nowhere", "one"]
    found = await asyncio.gather(*map(openings.open, wanted))
    assert leases.asked == [([*NAMES, "there", "nowhere"], [])]
    for name, opening in zip(NAMES, found, strict=False):
        assert isinstance(opening, Opening)
        assert (opening.lease.table, opening.code) == (name, None)
        assert opening.kept == (None, "", ["0.000 first", "0.001 second"])
    assert found[3:] == [THERE, None, found[0]]
    assert leases.released == ["nowhere"]
    log.close()


async def test_the_trouble_of_one_table_is_not_that_of_others(log: Log) -> None:
    log.append("two", 3, ["0.003 fourth"]).result()
    leases = NotedLeases()
    openings = Openings(log, leases)
    one, two = await asyncio.gather(
        openings.open("one"), openings.open("two"), return_exceptions=True
    )
    assert isinstance(one, Opening)
    assert isinstance(two, DamagedError)
    assert leases.released == ["two"]
    log.close()


async def test_leases_of_what_cannot_be_read_are_given_back(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise LogError("gone")

    leases = NotedLeases()
    openings = Openings(log, leases)
    with monkeypatch.context() as patch:
        patch.setattr(log, "kept", fail)
        failed = await asyncio.gather(*map(openings.open, NAMES), return_exceptions=True)
    assert [type(error) for error in failed] == [LogError] * 3
    assert sorted(leases.released) == sorted(NAMES)
    assert isinstance(await openings.open("one"), Opening)  # once it can be read again
    log.close()


async def test_a_server_that_does_not_answer_is_named(log: Log) -> None:
    leases = NotedLeases()
    openings = Openings(log, leases)
    openings.suspect("http://there")
    assert await openings.open("there") == THERE
    assert leases.asked == [(["there"], ["http://there"])]
    log.close()
