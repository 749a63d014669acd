"""`yksi rulings [FILE…]`: run rulings, tell those that are broken, exit 1 when any is."""

from __future__ import annotations

from pathlib import Path

import click

from yksi import installed
from yksi.cli.shared.files import read_text
from yksi.cli.shared.localized import FAILURE_CODE, Command, lang_option, option, texts_of
from yksi.rulings import RulingError, Verdict, judge, parse_rulings
from yksi.texts import Trouble


def verdicts_of(path: Path) -> list[Verdict]:
    """What each ruling of a file comes to; a file without any has nothing that could hold."""
    try:
        rulings = parse_rulings(read_text(path))
        if not rulings:
            raise Trouble("error-rulings-none", file=str(path))
        return [judge(ruling) for ruling in rulings]
    except RulingError as error:
        raise Trouble("error-text", file=str(path), reason=str(error)) from None


def casebook() -> list[Path]:
    """The files of the project's own rulings."""
    folder = installed.folder("rulings")
    found = sorted(folder.glob("*.txt"))
    if not found:
        raise Trouble("error-rulings-none", file=str(folder))
    return found


@click.command("rulings", cls=Command)
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@option("--all", "show_all", key="option-all", is_flag=True)
@lang_option()
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...], show_all: bool) -> None:
    text = texts_of(ctx)
    held = broken = 0
    for path in files or casebook():
        for verdict in verdicts_of(path):
            name = f"{verdict.ruling.name} {verdict.ruling.title}"
            if verdict.held:
                held += 1
                if show_all:
                    click.echo(text("ruling-held", ruling=name))
                continue
            broken += 1
            where = f"{path}:{verdict.line}"
            click.echo(text("ruling-broken", ruling=name, where=where, reason=str(verdict.reason)))
    click.echo(text("rulings-sum", held=held, broken=broken))
    ctx.exit(FAILURE_CODE if broken else 0)
