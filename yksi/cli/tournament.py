"""`yksi tournament`: bots in all orders round a table, rated; players from outside may enter."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from yksi.cli.shared.localized import Command, NumberRange, option, texts_of
from yksi.cli.shared.rules import rules_of, rules_options
from yksi.cli.shared.simulation import (
    Machine,
    Typed,
    check_files,
    plan_of,
    refusing,
    seats_of,
    shared_options,
    typed_of,
    write_out,
)
from yksi.sim.plan import QUICK, PlanError, check_seats, read_bots, read_rules
from yksi.texts import Texts

if TYPE_CHECKING:
    from yksi.sim.agents.arena import Arena

GAMES = "50k"
FEW_GAMES = "1k"  # where players from outside take part, which are asked one by one
LIMIT = "2"
LONGEST = 3600.0  # seconds of a decision


@click.command("tournament", cls=Command)
@rules_options(usual="classic")
@option("--bots", key="option-tournament-bots", metavar="BOT,BOT", default=", ".join(QUICK))
@option("--agent", key="option-agent", metavar="NAME=MODULE:CLASS", multiple=True)
@option("--process", key="option-process", metavar="NAME=COMMAND", multiple=True)
@option(
    "--limit",
    key="option-agent-limit",
    metavar="SECONDS",
    type=NumberRange(0.001, LONGEST),
    default=LIMIT,
)
@shared_options(GAMES)
@click.pass_context
def command(ctx: click.Context, /, **options: Any) -> None:
    text, typed = texts_of(ctx), typed_of(options)
    with refusing(ctx):
        from yksi.sim import export, ratings, verdicts
        from yksi.sim.agents.arena import Arena
        from yksi.sim.agents.entrants import read_entrants

        given = rules_of(options)
        rules = read_rules(given.edition, given.changes)
        entrants = read_entrants(options["agent"], options["process"])
        if entrants:
            typed = _for_entrants(ctx, typed)
        bots = read_bots("--bots", options["bots"], least=1 if entrants else 2)
        bots = (*bots, *(entrant.name for entrant in entrants))
        seats = seats_of(typed, min(4, len(bots)))
        check_seats(rules, seats)
        ratings.check(bots, seats)
        plan = plan_of(typed, rules, seats, bots[:seats], rotate=False, thinkers=bots)
        tournament = ratings.Tournament(bots, plan)
        machine = Machine(text, typed)
        check_files(typed)
        if entrants:
            with closing(Arena(entrants, options["limit"])) as arena:
                arena.check()
                play = partial(ratings.arena_lines, arena)
                work = partial(ratings.ranked, tournament, play=play)
                ranks = machine.run_in_python(plan.games, work)
            _tell_reasons(text, arena)
        else:
            ranks = machine.run(tournament.table_plans(), partial(ratings.ranked, tournament))
    standings = ratings.rate(tournament, ranks)
    if typed.plot is not None:
        from yksi.sim.plots import plot_tournament

        plot_tournament(text, tournament, ranks.games, standings, typed.plot)
    write_out(
        typed,
        list(verdicts.tournament_parts(text, tournament, ranks, standings)),
        {
            "json": lambda: export.tournament_json(tournament, ranks, standings),
            "csv": lambda: export.tournament_csv(standings),
        },
    )
    machine.leave(ctx)


def _for_entrants(ctx: click.Context, typed: Typed) -> Typed:
    """Fewer games, unless somebody says how many; what needs compiled games is refused."""
    for name in ("forget", "miss", "cluster", "gpu"):
        if ctx.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise PlanError("error-agent-option", option=f"--{name}")
    if ctx.get_parameter_source("games") is ParameterSource.DEFAULT:
        return typed._replace(games=FEW_GAMES)
    return typed


def _tell_reasons(text: Texts, arena: Arena) -> None:
    """The first fault of each kind, for whoever mends a player."""
    for (bot, fault), reason in arena.reasons.items():
        kind = fault.name.lower()
        click.echo(text("tournament-fault", bot=bot, kind=kind, reason=reason), err=True)
