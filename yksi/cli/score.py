"""`yksi score`: the score of an evening with paper cards, kept in a file line by line."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import click

from yksi.cli.shared.files import check_writable, faults_told, read_text
from yksi.cli.shared.localized import INTERRUPT_CODE, Command, lang_option, texts_of
from yksi.terminal.score.asking import Asking
from yksi.terminal.score.keeper import Keeper
from yksi.terminal.score.pen import Pen, new_pen, old_pen
from yksi.terminal.score.start_questions import ask_start
from yksi.terminal.screen import Screen


@click.command("score", cls=Command)
@click.argument("file", type=click.Path(path_type=Path), required=False)
@lang_option()
@click.pass_context
def command(ctx: click.Context, file: Path | None) -> None:
    text, screen, code = texts_of(ctx), Screen(colors=False), 0
    file = file or Path(f"evening-{date.today().isoformat()}.txt")
    asking = Asking(text, screen.say, screen.ask)
    pen: Pen | None = None
    try:
        pen = _pen(asking, file)
        Keeper(asking, pen).run()
    except EOFError:
        screen.say("")
    except KeyboardInterrupt:
        screen.say("")
        code = INTERRUPT_CODE
    if pen is not None:
        screen.say(text("score-kept", file=str(file)))
    ctx.exit(code)


def _pen(asking: Asking, file: Path) -> Pen:
    """The evening of a file that is there, else a new one."""
    if file.exists() and (kept := read_text(file)):
        with faults_told(file):
            pen = old_pen(file, kept)
        count = len(pen.evening.written)
        asking.say(asking.text("score-goes-on", file=str(file), count=count))
        return pen
    check_writable(file)
    return new_pen(file, ask_start(asking))
