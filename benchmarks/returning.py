"""`make bench-returning`: how soon everybody is back after a server was stopped, or killed.

One person sits at each of many tables and plays. Then the server ends, another one begins on the
same file and port, and all of them come back at once, as their browsers do.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path

import websockets
from rich.progress import Progress

from benchmarks.guests import Guest, Table
from benchmarks.server import HERE, Server, gather, make_room, play, share

AGAIN = 0.25  # seconds until somebody who was not let in tries again
MOST_TRIES = 400


async def _come_back(address: str, table: Table) -> Guest:
    [guest] = table.guests
    for _ in range(MOST_TRIES):
        try:
            return await Guest.come(address, table.name, "", guest.token)
        except (OSError, RuntimeError, websockets.WebSocketException):
            await asyncio.sleep(AGAIN)
    raise RuntimeError("a table cannot be reached any more")


async def _measure(server: Server, how: signal.Signals, options: argparse.Namespace) -> list[float]:
    """Seconds from the start of the second server until each person was shown their table."""
    with Progress(transient=True) as progress:
        seated = await gather(server, options.tables, 1, progress)
        now = time.perf_counter()
        await play(seated, now, now + options.seconds, 1.0)
        server.stop(how)
        known = [table.version for table in seated]
        returning = progress.add_task("people come back", total=len(seated))
        began = time.perf_counter()

        async def come_back(table: Table, version: int) -> float:
            guest = await _come_back(server.address, table)
            if guest.heard[-1][0] < version:
                raise RuntimeError("something that was told is lost")
            progress.advance(returning)
            return time.perf_counter() - began

        starting = asyncio.to_thread(server.start, server.address.rpartition(":")[2])
        returned = asyncio.gather(*map(come_back, seated, known))
        await starting
        return sorted(await returned)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--seconds", type=int, default=30, help="of play before the end")
    options = parser.parse_args()
    make_room()
    for how in (signal.SIGTERM, signal.SIGKILL):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(HERE, Path(folder))
            try:
                waited = asyncio.run(_measure(server, how, options))
            finally:
                server.stop()
        half, last = (share(waited, part) / 1000 for part in (0.5, 1.0))
        sys.stdout.write(
            f"{len(waited)} tables after {how.name}: server ready after {server.ready_after:.1f} s,"
            f" half of the people back after {half:.1f} s, everybody after {last:.1f} s\n"
        )


if __name__ == "__main__":
    main()
