"""How long a hint takes: from the question to the last number, in a worker of the server's pool.

`make bench-hints` plays rounds between bots and asks for a hint at every turn of the first seat.
The loop and its worker share one core; the first hint, which loads or compiles, is left out. Then
people play at other tables of a server, and it is measured how long they wait meanwhile.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator

import click

from benchmarks import beside_hints
from benchmarks.server import share
from yksi.bots import Bot, new_bot
from yksi.game import Game
from yksi.game.view import View
from yksi.server.tables.hints import SECONDS, read_hint, stage_of
from yksi.server.workers.pool import Pool
from yksi.server.workers.request import Request
from yksi.server.workers.tasks import HintStage

MOST_ACTS = 600  # of a round


def turns(rules: str, seats: int, seed: int) -> Iterator[View]:
    """What the first seat sees whenever a round between careful bots waits for it."""
    game = Game.new(rules, seats, seed)
    bots: list[Bot] = [new_bot("careful", seed + seat) for seat in range(seats)]
    for _ in range(MOST_ACTS):
        if game.over:
            return
        seat = game.to_act[0]
        if seat == 0:
            yield game.view(0)
        action = bots[seat].decide(game.view(seat), game.legal(seat))
        assert action is not None
        game.play(seat, action)


async def asked(pool: Pool, view: View) -> list[float]:
    """Seconds from the question until each stage was there."""
    first = HintStage(view, ("careful",) * len(view.seats), 0, 1, None, True, SECONDS[0])
    began, found, times = time.perf_counter(), None, list[float]()
    for stage in range(len(SECONDS)):
        answer = await pool.ask(Request(stage_of(first, stage, found)))
        assert answer is not None
        found = read_hint(answer)
        times.append(time.perf_counter() - began)
    return times


async def measured(rules: str, seats: int, rounds: int) -> list[list[float]]:
    pool = Pool(1)
    views = [view for seed in range(rounds) for view in turns(rules, seats, seed)]
    await asked(pool, views[0])
    found = [await asked(pool, view) for view in views]
    await pool.close()
    return found


@click.command()
@click.option("--rules", default=("classic", "custom", "moomin", "kpgut"), multiple=True)
@click.option("--seats", default=4, help="round the table")
@click.option("--rounds", default=6, help="whose turns are asked about")
@click.option("--core", default=0, help="that everything runs on")
@click.option("--tables", default=200, help="of people who wait meanwhile; 0: of nobody")
@click.option("--askers", default=4, help="for one hint after another, at tables of their own")
@click.option("--seconds", default=20.0, help="with hints, and as many without")
def main(
    rules: tuple[str, ...],
    seats: int,
    rounds: int,
    core: int,
    tables: int,
    askers: int,
    seconds: float,
) -> None:
    """How long hints take, once the code is there, and how long others wait meanwhile."""
    if tables:
        found = beside_hints.measured(tables, askers, seconds)
        told = "  ".join(f"{word} {value:.1f}" for word, value in found.items())
        click.echo(f"{tables} other tables, {askers} askers, ms: {told}")
    os.sched_setaffinity(0, {core})  # workers inherit it
    for one in rules:
        hints = asyncio.run(measured(one, seats, rounds))
        for name, stage in (("first numbers", 0), ("last numbers", -1)):
            times = sorted(each[stage] for each in hints)
            parts = (("median", 0.5), ("p95", 0.95), ("most", 1.0))
            told = "  ".join(f"{word} {share(times, part):6.0f} ms" for word, part in parts)
            click.echo(f"{one}, {seats} seats, {len(hints)} hints, {name}: {told}")


if __name__ == "__main__":
    main()
