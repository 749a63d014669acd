"""`yksi replay FILE`: play a record back, of a game act by act, of a table line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from yksi.cli import evening
from yksi.cli.localized import Command, Trouble, lang_option, option, texts_of
from yksi.cli.log import Log
from yksi.cli.marks import unmarked
from yksi.cli.rulings import read_text
from yksi.cli.words import People, Words
from yksi.game import Game
from yksi.game.notation import LETTERS
from yksi.game.position import PositionError
from yksi.game.record import RecordError
from yksi.rules import RulesError
from yksi.table.record import FIRST_LINE
from yksi.texts import Texts


def _viewer(game: Game, letter: str | None) -> int | None:
    """The seat that looks; without one, somebody beside the table."""
    if letter is None:
        return None
    seats = LETTERS[: game.seats]
    if letter not in seats:
        raise Trouble("error-seat", word=letter, seats=" ".join(seats))
    return seats.index(letter)


def _tell_game(text: Texts, record: str, seat: str | None, show_position: bool) -> Iterator[str]:
    game, told = Game.replay(record)
    viewer = _viewer(game, seat)
    log = Log(Words(text, People(tuple(LETTERS[: game.seats]), viewer), game.edition, game.rules))
    for number, act in enumerate(told, 1):
        events = [item.event for item in act if item.audience.includes(viewer)]
        yield f"{number:4}  {log.paragraph(events)}"
    if show_position:
        yield game.position().rstrip()


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@option("--seat", key="option-seat", metavar="LETTER", usual="usual-beside")
@option("--position", "show_position", key="option-position", is_flag=True)
@lang_option()
@click.pass_context
def command(ctx: click.Context, file: Path, seat: str | None, show_position: bool) -> None:
    record = read_text(file)
    tell = evening.tell if record.startswith(FIRST_LINE) else _tell_game
    try:
        for line in tell(texts_of(ctx), record, seat, show_position):
            click.echo(unmarked(line))
    except (RecordError, RulesError, PositionError) as error:
        raise Trouble("error-text", file=str(file), reason=str(error)) from None
