"""`yksi sim`: many games between bots, counted, as a table, JSON, CSV and a picture."""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from yksi.cli.shared.localized import Command, option, texts_of
from yksi.cli.shared.rules import rules_of, rules_options
from yksi.cli.shared.simulation import (
    SEATS,
    Machine,
    check_files,
    plan_of,
    refusing,
    seats_of,
    shared_options,
    typed_of,
    write_out,
)
from yksi.sim.plan import check_seats, read_bots, read_rules, round_the_table

GAMES = "100k"


@click.command("sim", cls=Command)
@rules_options(usual="classic")
@option("--bots", key="option-bots", metavar="BOT,BOT", default="random")
@option("--rotate/--no-rotate", "rotate", key="option-rotate", default=None, usual="usual-differ")
@shared_options(GAMES)
@click.pass_context
def command(ctx: click.Context, /, **options: Any) -> None:
    text, typed = texts_of(ctx), typed_of(options)
    with refusing(ctx):
        given = rules_of(options)
        rules = read_rules(given.edition, given.changes)
        named = read_bots("--bots", options["bots"])
        seats = seats_of(typed, max(SEATS, len(named)))
        check_seats(rules, seats)
        bots = round_the_table(named, seats)
        rotate = len(set(bots)) > 1 if options["rotate"] is None else options["rotate"]
        plan = plan_of(typed, rules, seats, bots, rotate)
        machine = Machine(text, typed)
        check_files(typed)

        from yksi.sim import export, report
        from yksi.sim.results import results_of
        from yksi.sim.tally import tally_of

        tally = machine.run([plan], partial(tally_of, plan))
        results = results_of(plan, tally, machine.seconds)
    if typed.plot is not None:
        from yksi.sim.plots import plot_sim

        plot_sim(text, results, typed.plot)
    write_out(
        typed,
        list(report.Report(text, results).parts()),
        {
            "json": lambda: export.sim_json(results),
            "csv": lambda: export.sim_csv(results),
        },
    )
    machine.leave(ctx)
