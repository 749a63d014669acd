"""Lines on their way to the disk: whoever waits for an answer comes first, and is heard between."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from yksi.server.tables import commits
from yksi.server.tables.commits import Commits
from yksi.store import Answer, NewLines, NewSnapshot

MANY = 3 * commits.AT_ONCE


class Disk:
    """In place of a log: notes what is to be kept, and says that it is."""

    def __init__(self) -> None:
        self.kept: list[list[str]] = []

    def append_all(self, lines: list[NewLines], _: list[NewSnapshot], answer: Answer) -> None:
        self.kept.append([each.table for each in lines])
        answer([None] * len(lines))


def keep(kept: Commits, told: list[str], table: str, is_asked: bool) -> None:
    kept.keep(NewLines(table, 0, ["line"]), is_asked).then(partial(told.append, table))


def run(play: Any) -> tuple[list[list[str]], list[str]]:
    """What was kept, and who went on, in which order."""
    disk, told = Disk(), list[str]()

    async def go() -> None:
        await play(Commits(disk), told)  # type: ignore[arg-type]

    asyncio.run(asyncio.wait_for(go(), timeout=10))
    return disk.kept, told


def test_whoever_waits_for_an_answer_goes_on_first() -> None:
    async def play(kept: Commits, told: list[str]) -> None:
        keep(kept, told, "bots", is_asked=False)
        keep(kept, told, "people", is_asked=True)
        while len(told) < 2:
            await asyncio.sleep(0)

    assert run(play) == ([["people", "bots"]], ["people", "bots"])


def test_the_next_commit_begins_sooner_where_somebody_waits() -> None:
    async def play(kept: Commits, told: list[str]) -> None:
        loop = asyncio.get_running_loop()
        keep(kept, told, "first", is_asked=True)
        while not told:
            await asyncio.sleep(0)
        keep(kept, told, "bots", is_asked=False)
        late = kept._at
        keep(kept, told, "people", is_asked=True)
        assert kept._at < late
        keep(kept, told, "others", is_asked=False)  # who put nobody off again
        assert kept._at < late
        while len(told) < 4:
            await asyncio.sleep(0)
        assert loop.time() >= kept._at

    kept, _ = run(play)
    assert kept == [["first"], ["people", "bots", "others"]]


@pytest.mark.parametrize(
    ("busy", "seconds"), [(commits.BUSY, commits.SOON), (0, commits.GATHERING)]
)
def test_in_a_busy_house_people_wait_for_a_commit_of_many(
    busy: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commits, "BUSY", busy)  # the first line comes after a long silence

    async def play(kept: Commits, told: list[str]) -> None:
        keep(kept, told, "first", is_asked=True)
        while not told:
            await asyncio.sleep(0)
        keep(kept, told, "people", is_asked=True)
        assert kept._at == kept._last + seconds
        while len(told) < 2:
            await asyncio.sleep(0)

    assert run(play)[0] == [["first"], ["people"]]


def test_after_a_commit_a_few_tables_go_on_at_once() -> None:
    async def play(kept: Commits, told: list[str]) -> None:
        for table in range(MANY):
            keep(kept, told, str(table), is_asked=False)
        while len(told) < MANY:
            before = len(told)
            await asyncio.sleep(0)
            assert len(told) - before <= commits.AT_ONCE

    _, told = run(play)
    assert told == [str(table) for table in range(MANY)]
