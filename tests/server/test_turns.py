"""Tables that go on by themselves: a few at once, so that people are heard in between."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from yksi.server.guard import turns
from yksi.server.guard.limits import Limits
from yksi.server.guard.strain import Strain
from yksi.server.guard.turns import Turns

MANY = 3 * turns.AT_ONCE


def test_whoever_speaks_does_not_wait_for_all_tables() -> None:
    done: list[object] = []

    async def speak() -> None:
        line = Turns(Strain(Limits()))
        for table in range(MANY):
            line.line_up(partial(done.append, table))
        while len(done) < MANY:
            said = len(done)
            await asyncio.sleep(0)
            assert len(done) - said <= turns.AT_ONCE
        line.line_up(partial(done.append, MANY))
        while len(done) <= MANY:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(speak(), timeout=10))
    assert done == list(range(MANY + 1))  # and each has its turn, the longest ago first


def test_the_trouble_of_one_table_is_nobody_else_s() -> None:
    done: list[int] = []
    troubles: list[dict[str, object]] = []

    async def go() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, found: troubles.append(found))
        line = Turns(Strain(Limits()))
        line.line_up(partial(done.remove, 0))
        for table in range(MANY):
            line.line_up(partial(done.append, table))
        while len(done) < MANY:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(go(), timeout=10))
    assert done == list(range(MANY))
    assert isinstance(troubles[0]["exception"], ValueError)


def test_tables_that_wait_are_strain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop itself is punctual meanwhile."""
    monkeypatch.setattr("yksi.server.guard.strain.LOOK_SECONDS", 0.001)
    strain = Strain(Limits())

    async def watch() -> None:
        watching = asyncio.create_task(strain.watch())
        strain.note_wait(100.0)
        while not strain.lag:
            await asyncio.sleep(0)
        watching.cancel()

    asyncio.run(asyncio.wait_for(watch(), timeout=10))
    assert strain.is_too_high
