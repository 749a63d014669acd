"""`yksi verify`: whether a record plays as it says, and which seals its deals were dealt under."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from yksi.cli.localized import Command, Trouble, lang_option, option, texts_of
from yksi.cli.rulings import read_text
from yksi.game import Game
from yksi.game import actions as do
from yksi.game.given import PositionError
from yksi.game.record import RecordError
from yksi.rules import RulesError
from yksi.seeds import seal_of
from yksi.table import news
from yksi.table.record import FIRST_LINE, replay


def seals(text: str) -> list[str]:
    """The commitment of every deal of a record, which is played through; RecordError if it lies."""
    if not text.startswith(FIRST_LINE):
        game, _ = Game.replay(text)
        deals = [action for _, action in game.moves if isinstance(action, do.Deal)]
        return [seal_of(deal.secret) for deal in deals if deal.secret]
    _, effects = replay(text)
    return [
        seal_of(effect.event.secret)
        for told in effects
        for effect in told
        if isinstance(effect.event, news.Unsealed)
    ]


@click.command("verify", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@option("--seal", "seen", key="option-seal", metavar="HEX", multiple=True)
@lang_option()
@click.pass_context
def command(ctx: click.Context, file: Path, seen: tuple[str, ...]) -> None:
    text = texts_of(ctx)
    try:
        found = seals(read_text(file))
    except (RecordError, RulesError, PositionError) as error:
        raise Trouble("error-text", file=str(file), reason=str(error)) from None
    for number, seal in enumerate(found, 1):
        click.echo(text("verify-deal", number=number, seal=seal))
    missing = [seal for seal in seen if seal.lower() not in found]
    for seal in missing:
        click.echo(text("verify-missing", seal=seal))
    if missing:
        sys.exit(1)
    click.echo(text("verify-good", count=len(found)))
