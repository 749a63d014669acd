"""`yksi replay FILE`: play a record back, act by act, from the side or from one seat's eyes."""

from __future__ import annotations

from pathlib import Path

import click

from yksi.cli.localized import Command, Trouble, lang_option, option, texts_of
from yksi.cli.log import Log
from yksi.cli.marks import unmarked
from yksi.cli.rulings import read_text
from yksi.cli.words import People, Words
from yksi.game import Game
from yksi.game.given import PositionError
from yksi.game.notation import LETTERS
from yksi.game.record import RecordError
from yksi.rules import RulesError


def _viewer(game: Game, letter: str | None) -> int | None:
    """The seat that looks; without one, somebody beside the table."""
    if letter is None:
        return None
    seats = LETTERS[: game.seats]
    if letter not in seats:
        raise Trouble("error-seat", word=letter, seats=" ".join(seats))
    return seats.index(letter)


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@option("--seat", key="option-seat", metavar="LETTER")
@option("--position", "show_position", key="option-position", is_flag=True)
@lang_option()
@click.pass_context
def command(ctx: click.Context, file: Path, seat: str | None, show_position: bool) -> None:
    text = texts_of(ctx)
    try:
        game, told = Game.replay(read_text(file))
    except (RecordError, RulesError, PositionError) as error:
        raise Trouble("error-text", file=str(file), reason=str(error)) from None
    people = People(tuple(LETTERS[: game.seats]), _viewer(game, seat))
    log = Log(Words(text, people, game.edition, game.rules))
    for number, events in enumerate(told, 1):
        click.echo(f"{number:4}  {unmarked(log.paragraph(events))}")
    if show_position:
        click.echo(game.position(), nl=False)
