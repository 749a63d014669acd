"""`yksi compare`: two rule sets or two bots with the same deals, and what the difference is."""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from yksi.cli.shared.localized import Command, option, texts_of
from yksi.cli.shared.rules import given_rules
from yksi.cli.shared.simulation import (
    SEATS,
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
from yksi.sim.plan import Plan, check_seats, read_bots, read_rules, round_the_table
from yksi.texts import Texts, Trouble

GAMES = "100k"


@click.command("compare", cls=Command)
@click.argument("rules", nargs=-1)
@option("--bots", key="option-compare-bots", metavar="BOT,BOT", usual="careful")
@shared_options(GAMES, seats="usual-compare-seats")
@click.pass_context
def command(ctx: click.Context, /, rules: tuple[str, ...], **options: Any) -> None:
    text, typed = texts_of(ctx), typed_of(options)
    with refusing(ctx):
        given = [given_rules(word, None) for word in rules]
        texts = [read_rules(one.edition, one.changes) for one in given]
        bots = read_bots("--bots", options["bots"] or "careful")
        check_files(typed)
        machine = Machine(text, typed)
        if len(texts) == 2:
            compare_rules(text, typed, machine, texts, bots)
        elif len(texts) < 2 and len(set(bots)) == len(bots) == 2:
            compare_bots(text, typed, machine, texts[0] if texts else "classic", bots)
        else:
            raise Trouble("error-compare")
    machine.leave(ctx)


def compare_rules(
    text: Texts, typed: Typed, machine: Machine, rules: list[str], named: tuple[str, ...]
) -> None:
    """The same bots play the same deals under both sets of rules."""
    from yksi.reports.parts import Part, Sentences
    from yksi.sim import export
    from yksi.sim.differences import UNITS, compared, differences
    from yksi.sim.verdicts import Comparison, heading, rule_sides, rules_title

    seats = seats_of(typed, max(SEATS, len(named)))
    for one in rules:
        check_seats(one, seats)
    bots = round_the_table(named, seats)
    rotate = len(set(bots)) > 1
    left, right = (plan_of(typed, one, seats, bots, rotate) for one in rules)
    pairs = machine.run([left, right], partial(compared, left, right))
    found = differences(pairs, UNITS)
    sides = rule_sides(left.rules, right.rules)
    comparison = Comparison(text, sides, pairs.count)
    shown = ", ".join(dict.fromkeys(bots))
    title = rules_title(text, sides, left.rules, right.rules)
    first = text("compare-heading", title=title, bots=shown, seats=seats)
    if typed.plot is not None:
        from yksi.sim.plots import Compared, plot_compare

        plot_compare(text, title, [Compared("", comparison, found)], typed.plot)
    parts: list[Part] = [
        heading(text, left, first, pairs.count, bots),
        Sentences(tuple(comparison.sentences(found))),
        comparison.grid(text("compare-table"), found),
        Sentences((text("compare-how"),)),
    ]
    write_out(
        typed,
        parts,
        {
            "json": lambda: export.compare_json(
                left, right, {"rules": pairs.count}, {"rules": found}
            ),
            "csv": lambda: export.compare_csv({"rules": found}),
        },
    )


def compare_bots(
    text: Texts, typed: Typed, machine: Machine, rules: str, bots: tuple[str, ...]
) -> None:
    """The bots play each other, every deal twice with places swapped; then each among its own."""
    from yksi.reports.parts import Part, Sentences
    from yksi.sim import export
    from yksi.sim.differences import DUEL, UNITS, compared, differences, dueled
    from yksi.sim.verdicts import Comparison, Sides, bot_sides, heading

    seats = seats_of(typed, 2)
    check_seats(rules, seats)

    def seated(*named: str) -> Plan:
        around = round_the_table(named, seats)
        return plan_of(typed, rules, seats, around, rotate=False, thinkers=bots)

    left, right = seated(*bots), seated(*bots[::-1])
    one, other = seated(bots[0]), seated(bots[1])
    title = text("compare-bots", one=bots[0], two=bots[1])
    first = text("compare-heading", title=title, bots=rules, seats=seats)
    duels = machine.run([left, right], partial(dueled, left, right))
    duel = differences(duels, DUEL)
    against = Comparison(text, Sides(*bots), duels.count)
    parts: list[Part] = [
        heading(text, left, first, duels.count, bots),
        Sentences(tuple(against.duel_sentences(duel))),
        against.grid(text("compare-duel"), duel),
    ]
    panels = [(text("compare-duel"), against, duel)]
    found, games = {"duel": duel}, {"duel": duels.count}
    if (pairs := machine.go_on([one, other], partial(compared, one, other))) is not None:
        alone = differences(pairs, UNITS)
        among = Comparison(text, bot_sides(text, *bots), pairs.count)
        found["alone"], games["alone"] = alone, pairs.count
        if pairs.count < one.games:
            parts.append(heading(text, one, text("compare-alone"), pairs.count, bots))
        parts += [
            Sentences(tuple(among.sentences(alone))),
            among.grid(text("compare-alone"), alone),
        ]
        panels.append((text("compare-alone"), among, alone))
    if typed.plot is not None:
        from yksi.sim.plots import Compared, plot_compare

        plot_compare(text, title, [Compared(*panel) for panel in panels], typed.plot)
    parts.append(Sentences((text("compare-how"),)))
    write_out(
        typed,
        parts,
        {
            "json": lambda: export.compare_json(one, other, games, found),
            "csv": lambda: export.compare_csv(found),
        },
    )
