"""Sockets without end: of one address, one token, at one table, and those that never say hello."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

import pytest

from tests.server.attacks.houses import ELSEWHERE, HOME, house_with, limited
from tests.server.wire import Wire, until
from tests.serving import running
from yksi.server.protocol import VERSION

pytestmark = pytest.mark.anyio
TOO_MANY, FULL = (4008, "too-many"), (1013, "house-full")


async def test_one_address_has_so_many_sockets_and_others_are_not_hit(tmp_path: Path) -> None:
    async with house_with(tmp_path, sockets_per_address=5) as wire:
        table = await wire.house.create()
        before = limited("sockets-per-address")
        held = [await wire.line(table).greet(f"Guest {n}") for n in range(5)]
        for _ in range(20):
            assert await wire.line(table).open().closed() == TOO_MANY
        assert limited("sockets-per-address") == before + 20
        await wire.line(table, address=ELSEWHERE).greet("Somebody else")
        await held[0].cut()
        await wire.line(table).greet("One more")


def test_a_server_takes_more_sockets_than_a_shell_lets_it(tmp_path: Path) -> None:
    """Otherwise a few addresses could keep everybody out, whatever the limits say."""
    shell = ("sh", "-c", 'ulimit -Sn 256 && exec "$@"', "sh", sys.executable, "-m", "yksi")
    with running(tmp_path, program=shell) as server:
        now, _ = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    assert now > 256


async def test_addresses_of_one_household_count_as_one(tmp_path: Path) -> None:
    async with house_with(tmp_path, sockets_per_address=2) as wire:
        table = await wire.house.create()
        for number in range(2):
            await wire.line(table, address=f"2001:db8::{number:x}").greet(f"Guest {number}")
        assert await wire.line(table, address="2001:db8::ffff").open().closed() == TOO_MANY
        await wire.line(table, address="2001:db8:0:1::1").greet("The neighbour")


async def test_one_token_has_so_many_sockets(wire: Wire, table: str) -> None:
    anna = await wire.line(table).greet("Anna")
    most = wire.app.state.settings.limits.sockets_per_token
    tabs = [await wire.line(table, anna.token).greet(None) for _ in range(most - 1)]
    assert await wire.line(table, anna.token).open().hello(None).closed() == TOO_MANY
    assert (await anna.say("say", text="still here"))["type"] == "done"
    assert all(tab.code is None for tab in tabs)


async def test_one_table_has_so_many_sockets(tmp_path: Path) -> None:
    async with house_with(tmp_path, sockets_per_table=3) as wire:
        table, other = await wire.house.create(), await wire.house.create()
        for number in range(3):
            await wire.line(table, address=f"192.0.2.{number}").greet(f"Guest {number}")
        assert await wire.line(table, address=ELSEWHERE).open().hello().closed() == TOO_MANY
        await wire.line(other, address=ELSEWHERE).greet("At another table")


async def test_strangers_at_the_door_keep_nobody_from_coming_back(tmp_path: Path) -> None:
    async with house_with(tmp_path, sockets_per_table=3) as wire:
        table = await wire.house.create()
        anna = await wire.line(table, address=HOME).greet("Anna")
        await anna.cut()
        doors = [wire.line(table, address=ELSEWHERE).open() for _ in range(3)]
        for number, line in enumerate(doors):
            greeting = {"protocol": VERSION, "token": line.token, "name": f"Somebody {number}"}
            line.send({"type": "hello", **greeting, "door": True})
            await line.wait("door")
        assert await wire.line(table, address=ELSEWHERE).open().hello().closed() == TOO_MANY
        await anna.again()


async def test_a_full_house_takes_back_those_whom_it_knows(tmp_path: Path) -> None:
    async with house_with(tmp_path, sockets=10) as wire:
        table = await wire.house.create()
        people = [await wire.line(table).greet(f"Guest {number}") for number in range(9)]
        assert await wire.line(table).open().hello("A newcomer").closed() == FULL
        assert (await wire.get("/api/tables", "POST"))[0] == 503
        await people[0].again()
        assert await wire.line(table).open().closed() == FULL  # not even a door is left
        for guest in people[1:3]:
            await guest.cut()
        await wire.line(table).greet("A newcomer")


async def test_who_never_says_hello_is_dropped_and_no_longer_counted(tmp_path: Path) -> None:
    async with house_with(tmp_path, hello_seconds=0, sockets_per_address=1) as wire:
        table = await wire.house.create()
        assert await wire.line(table, address=HOME).open().closed() == (4001, "hello")
        gate = wire.app.state.gate
        await until(lambda: not gate._open)
