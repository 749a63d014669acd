"""Tables without end: thousands of them by one address, or by many at once."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.server.attacks.houses import ELSEWHERE, house_with, limited, stopped_clock
from tests.server.wire import Wire
from yksi.server.guard.quotas import MINUTES, MOST_ADDRESSES, Quota

pytestmark = pytest.mark.anyio


async def create(wire: Wire, address: str) -> tuple[int, str | None]:
    status, body = await wire.get("/api/tables", "POST", address)
    return status, json.loads(body).get("code")


async def test_one_address_opens_so_many_tables_and_another_one_is_not_hit(tmp_path: Path) -> None:
    with stopped_clock() as clock:
        async with house_with(tmp_path, tables_per_address=10) as wire:
            before = limited("tables-per-address")
            answers = Counter([await create(wire, "192.0.2.1") for _ in range(200)])
            assert answers == {(201, None): 10 * MINUTES, (429, "too-many-tables"): 170}
            assert limited("tables-per-address") == before + 170
            assert len(wire.log.tables()) == 10 * MINUTES
            assert await create(wire, ELSEWHERE) == (201, None)
            clock.now += 60
            answers = Counter([await create(wire, "192.0.2.1") for _ in range(20)])
            assert answers[201, None] == 10


async def test_many_addresses_together_open_so_many_tables(tmp_path: Path) -> None:
    with stopped_clock():
        async with house_with(tmp_path, tables_per_minute=10) as wire:
            addresses = [f"10.0.{number // 200}.{number % 200}" for number in range(100)]
            answers = Counter([await create(wire, address) for address in addresses])
            assert answers == {(201, None): 10 * MINUTES, (503, "house-full"): 70}


async def test_a_house_whose_loop_is_late_gives_no_new_table_and_lets_people_play(
    tmp_path: Path,
) -> None:
    async with house_with(tmp_path, lag_milliseconds=5_000) as wire:
        table = await wire.house.create()
        anna = await wire.line(table).greet("Anna")
        strain = wire.app.state.gate._strain
        for _ in range(200):
            strain.note(100.0)
        assert await create(wire, ELSEWHERE) == (503, "house-full")
        newcomer = wire.line(table, address=ELSEWHERE).open().hello("Bea")
        assert await newcomer.closed() == (1013, "house-full")
        assert (await anna.say("say", text="we go on"))["type"] == "done"
        await anna.cut()
        await anna.again()
        for _ in range(200):
            strain.note(-100.0)
        assert await create(wire, ELSEWHERE) == (201, None)


async def test_newcomers_of_one_address_come_in_so_often(tmp_path: Path) -> None:
    with stopped_clock():
        async with house_with(tmp_path, newcomers_per_address=2) as wire:
            table = await wire.house.create()
            for number in range(2 * MINUTES):
                visitor = await wire.line(table).greet(f"Visitor {number}")
                await visitor.cut()
            assert await wire.line(table).open().hello("Again").closed() == (4008, "too-many")
            await visitor.again()
            await wire.line(table, address=ELSEWHERE).greet("Somebody else")


async def test_fetching_without_end_is_refused(tmp_path: Path) -> None:
    with stopped_clock():
        async with house_with(tmp_path, fetches_per_address=10) as wire:
            answers = Counter([(await wire.get("/api/reach"))[0] for _ in range(100)])
            assert answers == {200: 10 * MINUTES, 429: 70}
            assert (await wire.get("/api/reach", address=ELSEWHERE))[0] == 200


def test_as_many_addresses_as_somebody_likes_take_no_more_memory() -> None:
    with stopped_clock() as clock:
        quota = Quota("tables-per-address", 10)
        for number in range(MOST_ADDRESSES + 1_000):
            assert quota.take(f"address {number}")
        assert len(quota._buckets) == MOST_ADDRESSES
        clock.now += 3_600
        assert quota.take("one more")
        assert len(quota._buckets) == 1
