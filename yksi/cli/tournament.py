"""`yksi tournament`: bots in all orders round a table, rated."""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from yksi.cli.shared.localized import Command, option, texts_of
from yksi.cli.shared.rules import rules_of, rules_options
from yksi.cli.shared.simulation import (
    Machine,
    check_files,
    plan_of,
    refusing,
    seats_of,
    shared_options,
    typed_of,
    write_out,
)
from yksi.sim.plan import QUICK, check_seats, read_bots, read_rules

GAMES = "50k"


@click.command("tournament", cls=Command)
@rules_options(usual="classic")
@option("--bots", key="option-tournament-bots", metavar="BOT,BOT", default=", ".join(QUICK))
@shared_options(GAMES)
@click.pass_context
def command(ctx: click.Context, /, **options: Any) -> None:
    text, typed = texts_of(ctx), typed_of(options)
    with refusing(ctx):
        from yksi.sim import export, ratings, verdicts

        given = rules_of(options)
        rules = read_rules(given.edition, given.changes)
        bots = read_bots("--bots", options["bots"], least=2)
        seats = seats_of(typed, min(4, len(bots)))
        check_seats(rules, seats)
        ratings.check(bots, seats)
        plan = plan_of(typed, rules, seats, bots[:seats], rotate=False, thinkers=bots)
        tournament = ratings.Tournament(bots, plan)
        machine = Machine(text, typed)
        check_files(typed)
        ranks = machine.run(tournament.table_plans(), partial(ratings.ranked, tournament))
    standings = ratings.rate(tournament, ranks)
    if typed.plot is not None:
        from yksi.sim.plots import plot_tournament

        plot_tournament(text, tournament, ranks.games, standings, typed.plot)
    write_out(
        typed,
        list(verdicts.tournament_parts(text, tournament, ranks.games, standings)),
        {
            "json": lambda: export.tournament_json(tournament, ranks.games, standings),
            "csv": lambda: export.tournament_csv(standings),
        },
    )
    machine.leave(ctx)
