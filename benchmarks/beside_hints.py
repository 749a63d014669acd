"""How soon people at other tables are answered while hints are counted, for `benchmarks.hints`.

One server, its workers included, has one core. Tables of people act once a second; at others
somebody practises and asks for one hint after another. Stretches with hints and without take
turns, so that whatever else the machine does falls on both alike.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from benchmarks.guests import SEATS, Guest, Table
from benchmarks.server import HERE, WARM_UP, Server, corrected, make_room, play, share

TURNS = 4  # stretches of each kind
PACE = 1.0  # seconds between acts of a table
LOOK = 0.05  # seconds between looks whether one is on turn


async def _practise(server: Server) -> Guest:
    """Somebody alone with bots, whose turn it is."""
    name = await asyncio.to_thread(server.new_table)
    guest = await Guest.come(server.address, name, "Learner")
    await guest.obey(command="change", field="practice", value="yes")
    for number in range(SEATS - 1):
        await guest.obey(command="seatbot", name=f"B{number}", level="careful")
    await guest.obey(command="ready")
    await guest.obey(command="start")
    while not guest.parts["mine"]["offers"]["hint"]:
        await asyncio.sleep(LOOK)
    return guest


async def _hint(guest: Guest) -> None:
    guest.hinted.clear()
    await guest.obey(command="hint")
    await guest.hinted.wait()


async def _ask(guest: Guest, until: float, counted: list[float]) -> None:
    """One hint after another; how long each took."""
    while (began := time.perf_counter()) < until:
        await _hint(guest)
        counted.append(time.perf_counter() - began)


async def _measure(server: Server, tables: int, askers: int, seconds: float) -> dict[str, float]:
    names = [await asyncio.to_thread(server.new_table) for _ in range(tables)]
    seated = [await Table.sit_down(server.address, name, 1) for name in names]
    learners = [await _practise(server) for _ in range(askers)]
    await asyncio.gather(*map(_hint, learners))  # workers load what they count with
    found: dict[bool, list[float]] = {False: [], True: []}
    counted: list[float] = []
    now = time.perf_counter()
    await play(seated, now, now + WARM_UP, PACE)
    for turn in range(2 * TURNS):
        is_asked = turn % 2 == 1
        now = time.perf_counter()
        until = now + seconds / TURNS
        asking = asyncio.gather(*(_ask(each, until, counted) for each in learners if is_asked))
        answered, _ = await play(seated, now, until, PACE)
        await asking
        found[is_asked] += answered
    delays = {is_asked: corrected(answered, PACE) for is_asked, answered in found.items()}
    return {
        "p50 without": share(delays[False], 0.5),
        "p50 with": share(delays[True], 0.5),
        "p99 without": share(delays[False], 0.99),
        "p99 with": share(delays[True], 0.99),
        "hint p95": share(sorted(counted), 0.95),
        "hints": len(counted),
    }


def measured(tables: int, askers: int, seconds: float) -> dict[str, float]:
    """Milliseconds until people at other tables were answered, without hints and with them."""
    make_room()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(HERE, Path(folder))
        try:
            return asyncio.run(_measure(server, tables, askers, seconds))
        finally:
            server.stop()
