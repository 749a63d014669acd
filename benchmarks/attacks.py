"""`make bench-attacks`: how soon people at other tables are answered while somebody attacks.

A server with its usual limits, some tables of people who act once a second, and one attack after
another from another address. Each has a server of its own, whose tables are first measured in
peace. At the end of an attack the server is told to stop, and how long that takes is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmarks.attackers import ATTACKS, attack
from benchmarks.guests import Table
from benchmarks.server import HERE, Server, corrected, make_room, play, share

BUILD_UP = 4.0  # seconds of an attack before anything is counted


async def _gather(server: Server, tables: int, people: int) -> list[Table]:
    seated = []
    for _ in range(tables):
        name = await asyncio.to_thread(server.new_table)
        seated.append(await Table.sit_down(server.address, name, people))
    return seated


async def _delays(seated: list[Table], seconds: float) -> list[float]:
    now = time.perf_counter()
    answered, _ = await play(seated, now, now + seconds, 1.0)
    return corrected(answered, 1.0)


async def _measure(name: str, server: Server, options: argparse.Namespace) -> dict[str, float]:
    seated = await _gather(server, options.tables, options.people)
    await _delays(seated, BUILD_UP)
    peace, memory = await _delays(seated, options.seconds), server.memory
    attacking = multiprocessing.get_context("spawn").Process(
        target=attack, args=(name, server.address), daemon=True
    )
    attacking.start()
    await _delays(seated, BUILD_UP)
    worked, since = server.cpu, time.perf_counter()
    war = await _delays(seated, options.seconds)
    worked, lasted = server.cpu - worked, time.perf_counter() - since
    found = {
        "p50 peace": share(peace, 0.5),
        "p99 peace": share(peace, 0.99),
        "p50": share(war, 0.5),
        "p99": share(war, 0.99),
        "max": share(war, 1.0),
        "CPU %": 100 * worked / lasted,
        "MB more": (server.memory - memory) / 1e3,
        "lost": sum(guest.is_lost for table in seated for guest in table.guests),
    }
    began = time.perf_counter()
    await asyncio.to_thread(server.stop)
    found["ends in s"] = time.perf_counter() - began
    attacking.terminate()
    attacking.join()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=25, help="of people who are not attacked")
    parser.add_argument("--people", type=int, default=2, help="at each, besides bots")
    parser.add_argument("--seconds", type=float, default=10.0, help="in peace, and of each attack")
    parser.add_argument("attack", nargs="*", choices=[*ATTACKS, []], default=[])
    options = parser.parse_args()
    make_room()
    console = Console(width=140)
    with Progress(console=console, transient=True) as progress:
        names = options.attack or list(ATTACKS)
        for number, name in enumerate(progress.track(names, description="attacks")):
            with tempfile.TemporaryDirectory() as folder:
                server = Server(HERE, Path(folder), limited=True)
                try:
                    found = asyncio.run(_measure(name, server, options))
                finally:
                    server.stop()
            if not number:
                console.print(f"{'milliseconds':<16}" + "".join(f"{word:>11}" for word in found))
            console.print(f"{name:<16}" + "".join(f"{value:11.1f}" for value in found.values()))


if __name__ == "__main__":
    main()
