"""`make bench-server`: many tables at people's pace on one core, and how soon everybody knows.

The server runs on one core, the people on the others. The load is open loop: at every table
somebody acts once in so many seconds, by a timetable that does not wait for the server, as soon as
the cards allow it. A delay counts from the moment of the timetable. Whoever still waits for an
answer when the next moment comes would have had to wait then, too: such moments count as well
(coordinated omission, corrected as HdrHistogram does). The people's own pauses are no delays of the
server: their collector rests meanwhile, and `people's lag` says how late their loop was itself.

    answered   from that moment until the answer with the command's id
    told       until the last person of the table has what happened
    bots       from when a bot had to act until the people have it, by the table's clock; the
               quickest delivery to each counts as none

CPU is what the server used for an action, people's and bots' together: a figure that other work on
the machine hardly changes, and whose reciprocal is what one core could carry. `--baseline COMMIT`
measures an older version of this repository beside the present one, in turns.

Memory is what the process holds at the end. Of `kB a table` some belongs to no table: what the
first ones make the server load. `kB a further table` counts from when some have played already.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop
from rich.progress import Progress

from benchmarks.guests import Table

HERE = Path(__file__).parents[1]
AT_ONCE = 20  # tables that are sat down at
WARM_UP = 5  # seconds of play before anything is counted
FIRST = 100  # tables that play before the others sit down, so that all is loaded
PATIENCE = 30  # seconds for an answer after the last moment
LOOK = 0.01  # seconds between two looks at how late the people's own loop is
TICKS = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0))  # the first ones are the servers', the others the people's


class Server:
    """`yksi serve` of a checkout, on a core of its own, with full sync to a SQLite file."""

    def __init__(
        self,
        code: Path,
        folder: Path,
        limited: bool = False,
        core: int = 0,
        options: Sequence[str] = (),
    ) -> None:
        serve = [sys.executable, "-m", "yksi", "serve"]
        settings: dict[str, Any] = {
            "text": True,
            "cwd": code,
            "env": {**os.environ, "PYTHONPATH": str(code), "YKSI_LANG": "en"},
        }
        words = subprocess.run([*serve, "--help"], capture_output=True, check=True, **settings)
        knows_limits = "--limit" in words.stdout
        unlimited = ["--limit", "all=off"] if knows_limits and not limited else []
        database = f"sqlite:///{folder / 'tables.db'}"
        usual = ["--rate", "100000", *unlimited, "--database", database]
        self._settings = settings
        self._command = [*serve, *usual, *options]
        self._core = CORES[core % len(CORES)]
        self.start()

    def start(self, port: str = "0") -> None:
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [*self._command, "--port", port], stdout=subprocess.PIPE, **self._settings
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split("http://")[1].split("/")[0]
        self.fetch("/health")
        self.ready_after = time.perf_counter() - began
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {self._core})

    def fetch(self, path: str, method: str = "GET") -> bytes:
        request = urllib.request.Request(f"http://{self.address}{path}", method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())

    def new_table(self) -> str:
        return str(json.loads(self.fetch("/api/tables", "POST"))["table"])

    @property
    def memory(self) -> float:
        """Kilobytes that it holds."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e3

    @property
    def cpu(self) -> float:
        """Seconds that it has worked."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self._process.send_signal(how)
        self._process.wait()


def make_room(servers: int = 1) -> None:
    """Let people be many, and leave the first cores to the servers."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.sched_setaffinity(0, CORES[servers:] or CORES)


# --- delays


def corrected(delays: list[float], pace: float) -> list[float]:
    """Delays, with those of the moments that passed while somebody still waited."""
    found = list(delays)
    for delay in delays:
        missed = delay - pace
        while missed > 0:
            found.append(missed)
            missed -= pace
    return sorted(found)


def share(ordered: list[float], part: float) -> float:
    """The delay that so many of all do not exceed, in milliseconds."""
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def bot_delays(tables: list[Table], since: float) -> list[float]:
    """How late bots' acts came, by the clock of each table."""
    delays = []
    for table in tables:
        for guest in table.guests:
            if guest.bots:
                quickest = min(came - at for came, at, _ in guest.bots)
                delays += [came - quickest - due for came, _, due in guest.bots if came >= since]
    return sorted(max(0.0, delay) for delay in delays)


# --- one run


async def gather(server: Server, tables: int, people: int, progress: Progress) -> list[Table]:
    seating = progress.add_task("people sit down", total=tables)
    room = asyncio.Semaphore(AT_ONCE)

    async def sit_down() -> Table:
        async with room:
            name = await asyncio.to_thread(server.new_table)
            table = await Table.sit_down(server.address, name, people)
            progress.advance(seating)
            return table

    return await asyncio.gather(*(sit_down() for _ in range(tables)))


async def play(tables: list[Table], began: float, until: float, pace: float) -> list[list[float]]:
    """Offer an act at every table once a pace; delays of answers, and until everybody knew."""
    delays: list[list[float]] = [[], []]
    acting = set()

    async def act(table: Table, intended: float) -> None:
        offer = table.offer()
        if offer is not None:
            for found, at in zip(delays, await table.act(*offer), strict=True):
                found.append(at - intended)

    moment = 0
    while (intended := began + moment * pace / len(tables)) < until:
        ahead = intended - time.perf_counter()
        if ahead > 0.001:
            await asyncio.sleep(ahead)
        task = asyncio.create_task(act(tables[moment % len(tables)], intended))
        acting.add(task)
        task.add_done_callback(acting.discard)
        moment += 1
    if acting:
        await asyncio.wait(acting, timeout=PATIENCE)
    return delays


async def _lag(found: list[float]) -> None:
    """Note how late the loop of the people themselves is, until cancelled."""
    while True:
        due = time.perf_counter() + LOOK
        await asyncio.sleep(LOOK)
        found.append(max(0.0, time.perf_counter() - due))


async def _measure(
    server: Server, tables: int, people: int, options: argparse.Namespace
) -> dict[str, float]:
    empty = server.memory
    first = min(FIRST, tables // 2)
    with Progress(transient=True) as progress:
        seated = await gather(server, first, people, progress)
        now = time.perf_counter()
        await play(seated, now, now + WARM_UP, options.pace)
        loaded = server.memory
        seated += await gather(server, tables - first, people, progress)
        now = time.perf_counter()
        await play(seated, now, now + WARM_UP, options.pace)
        gc.collect()
        gc.freeze()
        gc.disable()
        late: list[float] = []
        looking = asyncio.create_task(_lag(late))
        now, worked = time.perf_counter(), server.cpu
        versions = sum(table.version for table in seated)
        answered, told = await play(seated, now, now + options.seconds, options.pace)
        lasted = time.perf_counter() - now
        actions = sum(table.version for table in seated) - versions
        worked = server.cpu - worked
        looking.cancel()
        gc.enable()
        gc.unfreeze()
    answers, tellings = corrected(answered, options.pace), corrected(told, options.pace)
    bots = bot_delays(seated, now)
    return {
        "actions a second": actions / lasted,
        "of people": len(answered) / lasted,
        "CPU µs an action": 1e6 * worked / max(1, actions),
        "a core could carry": actions / worked if worked else 0.0,
        "answered p50 ms": share(answers, 0.5),
        "answered p99 ms": share(answers, 0.99),
        "told p50 ms": share(tellings, 0.5),
        "told p99 ms": share(tellings, 0.99),
        "told max ms": share(tellings, 1.0),
        "bots p50 ms": share(bots, 0.5),
        "bots p99 ms": share(bots, 0.99),
        "people's lag p99 ms": share(sorted(late), 0.99),
        "lines lost": sum(guest.is_lost for table in seated for guest in table.guests),
        "kB a table": (server.memory - empty) / tables,
        "kB a further table": (server.memory - loaded) / (tables - first),
        "ready after s": server.ready_after,
    }


def _run(code: Path, tables: int, people: int, options: argparse.Namespace) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(code, Path(folder))
        try:
            return uvloop.run(_measure(server, tables, people, options))
        finally:
            server.stop()


@contextmanager
def _checkout(commit: str) -> Iterator[Path]:
    """An older version of this repository, in a folder that does not stay."""
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder) / commit
        git = ["git", "-C", str(HERE), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(code), commit], check=True)
        try:
            yield code
        finally:
            subprocess.run([*git, "remove", "--force", str(code)], check=True)


def _report(title: str, found: dict[str, dict[str, float]]) -> None:
    sys.stdout.write(f"{title}\n  {'':<20}" + "".join(f"{name:>12}" for name in found) + "\n")
    for figure in next(iter(found.values())):
        cells = "".join(f"{values[figure]:12.2f}" for values in found.values())
        sys.stdout.write(f"  {figure:<20}{cells}\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=2_000, help="with one person; others: fewer")
    parser.add_argument("--people", type=int, nargs="*", default=[1, 4], help="of the four")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between acts of a table")
    parser.add_argument("--baseline", metavar="COMMIT", help="an older version to compare with")
    options = parser.parse_args()
    make_room()
    with _checkout(options.baseline) if options.baseline else tempfile.TemporaryDirectory() as old:
        versions = {"now": HERE} | ({options.baseline[:8]: Path(old)} if options.baseline else {})
        for people in options.people:
            tables = options.tables // people
            found = {name: _run(code, tables, people, options) for name, code in versions.items()}
            _report(f"{tables} tables of 4, {people} of them people", found)


if __name__ == "__main__":
    main()
