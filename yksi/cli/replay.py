"""`yksi replay FILE`: play a record back, of a game act by act, of a table line by line."""

from __future__ import annotations

from pathlib import Path

import click

from yksi.cli.shared.files import faults_told, read_text
from yksi.cli.shared.localized import Command, lang_option, option, texts_of
from yksi.telling.marks import unmarked
from yksi.telling.records import record_lines


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@option("--seat", key="option-seat", metavar="LETTER", usual="usual-beside")
@option("--position", "show_position", key="option-position", is_flag=True)
@lang_option()
@click.pass_context
def command(ctx: click.Context, file: Path, seat: str | None, show_position: bool) -> None:
    record = read_text(file)
    with faults_told(file):
        for line in record_lines(texts_of(ctx), record, seat, show_position):
            click.echo(unmarked(line))
