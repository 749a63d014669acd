"""`yksi bench`: how fast the rules run on this machine, native and interpreted."""

from __future__ import annotations

import click

from yksi import measure
from yksi.cli.shared.localized import Command, NumberRange, lang_option, option, texts_of
from yksi.cli.shared.progress import compiling_told
from yksi.editions import EDITIONS

SEATS = (2, 4)


@click.command("bench", cls=Command)
@option("--seconds", key="option-seconds", metavar="N", type=NumberRange(0.01, 60), default=1.0)
@lang_option()
@click.pass_context
def command(ctx: click.Context, seconds: float) -> None:
    text = texts_of(ctx)
    click.echo(text("bench-preparing"))

    def show(key: str, rate: float, **arguments: str | int) -> None:
        click.echo(text(key, rate=f"{rate:>12,.0f}".replace(",", " "), **arguments))

    with compiling_told(text):
        for edition in EDITIONS:
            for seats in SEATS:
                speed = measure.timed(measure.native_games(edition, seats, games=1000), seconds)
                show("bench-native", speed.rate, edition=edition, seats=seats)
        speed = measure.timed(measure.interpreted_games("classic", 4, games=2), seconds)
        show("bench-interpreted", speed.rate, edition="classic", seats=4)
        speed = measure.timed(measure.native_clones("classic", 4, clones=64_000), seconds)
        show("bench-clones", speed.rate)
