"""`yksi position [FILE]`: read a position, show it and what each seat may do."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from yksi.cli.shared.files import read_text
from yksi.cli.shared.localized import Command, lang_option, texts_of
from yksi.game import Game
from yksi.game.notation import LETTERS, write_move
from yksi.game.position import PositionError, numbered_lines
from yksi.texts import Trouble


@click.command("position", cls=Command)
@click.argument("file", required=False, type=click.Path(path_type=Path))
@lang_option()
@click.pass_context
def command(ctx: click.Context, file: Path | None) -> None:
    text = texts_of(ctx)
    source = sys.stdin.read() if file is None else read_text(file)
    name = str(file or "-")
    if not any(numbered_lines(source)):
        raise Trouble("error-position-none", file=name)
    try:
        game = Game.from_position(source)
    except PositionError as error:
        raise Trouble("error-text", file=name, reason=str(error)) from None
    click.echo(game.position(), nl=False)
    for seat in range(game.seats):
        moves = [write_move(seat, action) for action in game.legal(seat)]
        if moves:
            click.echo(text("position-moves", seat=LETTERS[seat], count=len(moves)))
            for move in moves:
                click.echo(f"  {move}")
