"""`make bench-servers`: what two servers over one PostgreSQL carry, beside what one of them does.

Each server has a core of its own; people and the database share the others. Bots leave no pause and
people act as soon as they may, so that more is offered than can be carried. A server that is not
busy all the time was not offered enough, or waited for something else than its core: its share says
so, and on a machine of few cores the people themselves are in the way.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from benchmarks.guests import SEATS, Guest, Table
from benchmarks.server import CORES, HERE, WARM_UP, Server, make_room
from tests.serving import open_database

MOST_CROWDS = 8  # processes of people
SECRET = "of this benchmark alone"
PAUSE = 0.005  # seconds until somebody looks again whether it is their turn


class Carried(NamedTuple):
    actions: float  # a second
    busy: float  # of the servers' cores
    cost: float  # microseconds of the servers' processors for an action


# --- people, in processes of their own


async def _sit_down(address: str, name: str) -> Table:
    guest = await Guest.come(address, name, "P")
    for field in ("bot", "bot_uno"):
        await guest.obey(command="change", field=field, value="0")
    for number in range(1, SEATS):
        await guest.obey(command="seatbot", name=f"B{number}", level="casual")
    await guest.obey(command="ready")
    await guest.obey(command="start")
    return Table(name, [guest])


async def _play_until(table: Table, end: float) -> None:
    while time.time() < end:
        offer = table.offer()
        if offer is None:
            await asyncio.sleep(PAUSE)
        else:
            await table.act(*offer)


async def _crowd(seats: list[tuple[str, str]], begins: float, seconds: float) -> int:
    tables = [await _sit_down(address, name) for address, name in seats]
    playing = asyncio.gather(*(_play_until(table, begins + seconds) for table in tables))
    await asyncio.sleep(max(0.0, begins - time.time()))
    before = sum(table.version for table in tables)
    await playing
    return sum(table.version for table in tables) - before


def _play(seats: list[tuple[str, str]], begins: float, seconds: float) -> int:
    """Actions of some tables in so many seconds from a moment on."""
    return asyncio.run(_crowd(seats, begins, seconds))


# --- one run


def _measure(count: int, options: argparse.Namespace) -> Carried:
    """What so many servers carry together."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(open_database("postgresql", folder))
        shared = ["--database", database, "--peer-secret", SECRET]
        servers = []
        for core in range(count):
            servers.append(Server(HERE, folder, core=core, options=shared))
            stack.callback(servers[-1].stop)
        seats = [
            (server.address, server.new_table())
            for _ in range(options.tables)
            for server in servers
        ]
        crowds = max(1, min(MOST_CROWDS, len(CORES) - count - 1))
        begins = time.time() + WARM_UP + options.tables * count / 40
        with ProcessPoolExecutor(crowds, get_context("spawn")) as people:
            playing = [
                people.submit(_play, seats[number::crowds], begins, options.seconds)
                for number in range(crowds)
            ]
            time.sleep(max(0.0, begins - time.time()))
            worked = sum(server.cpu for server in servers)
            time.sleep(options.seconds)
            worked = sum(server.cpu for server in servers) - worked
            actions = sum(each.result() for each in playing)
    return Carried(
        actions / options.seconds,
        worked / options.seconds / count,
        1e6 * worked / max(1, actions),
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60, help="of one server")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--servers", type=int, default=2, help="beside one")
    options = parser.parse_args()
    make_room(options.servers)
    found = {count: _measure(count, options) for count in (1, options.servers)}
    for count, carried in found.items():
        sys.stdout.write(
            f"{count} on {len(CORES)} cores: {carried.actions:.0f} actions a second,"
            f" {100 * carried.busy:.0f} % busy, {carried.cost:.0f} µs an action\n"
        )
    factor = found[options.servers].actions / found[1].actions
    sys.stdout.write(f"{options.servers} servers carry {factor:.2f} times what one does\n")


if __name__ == "__main__":
    main()
