"""Browsers that never read: what waits for each of them is bounded, in messages and in bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.attacks.houses import house_with
from tests.server.wire import until

pytestmark = pytest.mark.anyio


async def test_so_many_bytes_wait_for_who_never_reads_and_the_others_go_on(tmp_path: Path) -> None:
    most = 20_000
    async with house_with(tmp_path, waiting_bytes=most) as wire:
        table = await wire.house.create()
        anna = await wire.line(table).greet("Anna")
        deaf = [await wire.line(table).greet(f"Deaf {number}") for number in range(5)]
        for line in deaf:
            line.stop_reading()
        largest = 0
        people = wire.house._owners[table]._broadcast.people
        for number in range(60):
            changed = await anna.say("change", field="turn", value=str(number))
            assert changed["type"] == "done"
            largest = max(largest, *(connection._bytes for connection in people))
        one_state = max(len(str(message)) for message in anna.messages)
        assert largest <= most + 2 * one_state
        deaf[0].read_again()
        await deaf[0].until(lambda: deaf[0].messages[-1].get("version", 0) >= 60)
        for line in deaf[1:]:
            line.read_again()
        await until(lambda: not any(connection._bytes for connection in people))
