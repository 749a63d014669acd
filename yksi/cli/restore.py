"""`yksi restore`: an empty database gets what a backup holds."""

from __future__ import annotations

from pathlib import Path

import click

from yksi.cli.shared.database import database_option, default_database
from yksi.cli.shared.localized import Command, lang_option, texts_of
from yksi.cli.shared.progress import progress_bar
from yksi.texts import Trouble


@click.command("restore", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@lang_option()
@click.pass_context
def command(ctx: click.Context, file: Path, database: str | None) -> None:
    from yksi.store import LogError  # SQLAlchemy starts slowly
    from yksi.store.backup import BackupError, open_backup, restore

    text = texts_of(ctx)
    try:
        with (
            open_backup(file) as (head, batches),
            progress_bar(text("restore-copies"), head.total) as told,
        ):
            restore(database or default_database(), batches, told)
    except OSError as error:
        raise Trouble("error-file", file=str(file), reason=error.strerror or "") from None
    except BackupError as error:
        raise Trouble("error-restore-file", file=str(file), reason=str(error)) from None
    except LogError as error:
        raise Trouble("error-restore-database", reason=str(error)) from None
    tables, lines = head.rows["yksi_tables"], head.rows["yksi_lines"]
    click.echo(text("restore-done", tables=tables, lines=lines))
