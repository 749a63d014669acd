"""How long tables take to wake: one with many lines, and a whole house after a restart.

`make bench-waking` plays an evening, keeps its log as a server would, and measures what whoever
comes back waits for; the same table from its lines alone stands beside it.
"""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from yksi.bots import new_bot
from yksi.driver import Driver
from yksi.messages import commands as say
from yksi.records.snapshot import take_snapshot
from yksi.records.table_record import replay_line
from yksi.seeds import secret_of
from yksi.server.tables.house import House
from yksi.server.tables.snapshots import EVERY
from yksi.server.tables.thinking import Thinking
from yksi.server.tables.waking import wake, wake_up
from yksi.server.workers.pool import Pool
from yksi.store import Log, StoredSnapshot
from yksi.table import Stage, Table

STEP = 1_000  # milliseconds
TRIES = 20
KILLED = EVERY // 2  # lines since the last snapshot of a server that was killed, on the average


def evening(lines: int, progress: Progress) -> list[str]:
    """One person who is always ready and three bots, round after round, until the log is long."""
    table = Table()
    number = iter(range(1, 10**9))
    driver = Driver(table, lambda who, level: new_bot(level, who), lambda: secret_of(next(number)))
    table.handle(0, None, say.Enter("Anna", "0" * 64))
    table.handle(0, 0, say.Change("turn", "5"))
    for name in ("Bo", "Cy", "Di"):
        table.handle(0, 0, say.SeatBot(name, "casual"))
    task = progress.add_task("playing", total=lines)
    now = 0
    while table.version < lines:
        now += STEP
        driver.run(now)
        if table.room.stage is not Stage.PLAYING:
            table.handle(now, 0, say.Ready())
            table.handle(now, 0, say.StartGame())
        progress.update(task, completed=table.version)
    return table.lines[:lines]


def fill(log: Log, names: list[str], lines: list[str], since: int, progress: Progress) -> None:
    """Tables with these lines and a snapshot that was kept so many lines before the last."""
    table = Table()
    taken = max(len(lines) - since, 1)
    for number, line in enumerate(lines[:taken], 1):
        replay_line(table, line, number)
    snapshot = StoredSnapshot(*take_snapshot(table))
    for name in progress.track(names, description="keeping"):
        log.create(name, 0)
        log.append(name, 0, lines)
        log.keep_snapshot(name, snapshot).result()


@contextmanager
def fresh_log(database: str | None) -> Iterator[Log]:
    with tempfile.TemporaryDirectory() as folder:
        log = Log(database or f"sqlite:///{Path(folder) / 'tables.db'}")
        yield log
        log.close()


def one(log: Log, name: str, lines: list[str]) -> tuple[float, float]:
    """Milliseconds of the processor to wake a table, and from its lines alone."""
    wake(log, name)  # what is made once
    before = time.process_time()
    for _ in range(TRIES):
        wake(log, name)
    snapshot = (time.process_time() - before) / TRIES
    before = time.process_time()
    wake_up(name, lines)
    return 1000 * snapshot, 1000 * (time.process_time() - before)


async def house(log: Log, names: list[str], progress: Progress) -> float:
    """Seconds until all tables of a server that has just begun are open."""
    opened = House(log, Thinking(Pool(0), workers=False))
    task = progress.add_task("waking", total=len(names))
    before = time.monotonic()

    async def find(name: str) -> None:
        assert await opened.find(name) is not None
        progress.advance(task)

    await asyncio.gather(*map(find, names))
    return time.monotonic() - before


@click.command()
@click.option("--lines", default=10_000, help="of the long table")
@click.option("--tables", default=2_000, help="of the house")
@click.option("--each", default=500, help="lines of each table of the house")
@click.option("--database", help="URL; a fresh SQLite file where none is given")
def main(lines: int, tables: int, each: int, database: str | None) -> None:
    console = Console()
    with Progress(console=console, transient=True) as progress, fresh_log(database) as log:
        said = evening(lines, progress)
        long = secrets.token_urlsafe(9)
        fill(log, [long], said, KILLED, progress)
        snapshot, whole = one(log, long, said)
        took = {}
        for how, since in (("a restart", 0), ("a kill", KILLED)):
            names = [secrets.token_urlsafe(9) for _ in range(tables)]
            fill(log, names, said[:each], since, progress)
            took[how] = asyncio.run(house(log, names, progress))
    console.print(f"a table with {lines:,} lines: {snapshot:.1f} ms; from its lines {whole:.0f} ms")
    for how, seconds in took.items():
        console.print(f"{tables:,} tables with {each:,} lines each after {how}: {seconds:.1f} s")


if __name__ == "__main__":
    main()
