"""`yksi backup`: everything of a database in one file, while servers play on."""

from __future__ import annotations

from pathlib import Path

import click

from yksi.cli.shared.database import database_option, default_database
from yksi.cli.shared.localized import Command, lang_option, texts_of
from yksi.cli.shared.progress import progress_bar
from yksi.texts import Trouble


@click.command("backup", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@lang_option()
@click.pass_context
def command(ctx: click.Context, file: Path, database: str | None) -> None:
    from yksi.store import LogError  # SQLAlchemy starts slowly
    from yksi.store.backup import back_up, open_source

    text = texts_of(ctx)
    try:
        with (
            open_source(database or default_database()) as source,
            progress_bar(text("backup-copies"), source.head.total) as told,
        ):
            back_up(source, file, told)
    except FileExistsError:
        raise Trouble("error-backup-exists", file=str(file)) from None
    except OSError as error:
        raise Trouble("error-file-write", file=str(file), reason=error.strerror or "") from None
    except LogError as error:
        raise Trouble("error-backup-database", reason=str(error)) from None
    rows = source.head.rows
    tables, lines = rows["yksi_tables"], rows["yksi_lines"]
    click.echo(text("backup-done", file=str(file), tables=tables, lines=lines))
