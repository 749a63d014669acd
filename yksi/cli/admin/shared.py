"""What all commands of the operator share: the opened database, and rows as people read them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click
import msgspec

from yksi.cli.shared.database import database_option, default_database
from yksi.cli.shared.localized import lang_option, option
from yksi.texts import Texts, Trouble

if TYPE_CHECKING:
    from yksi.store import Log, StoredEvening, TableInfo

Row = dict[str, Any]


@contextmanager
def opened(database: str | None) -> Iterator[Log]:
    from yksi.store import DamagedError, Log, LogError  # SQLAlchemy starts slowly
    from yksi.store.engine import need_file

    url = database or default_database()
    try:
        need_file(url)
        log = Log(url)
    except LogError as error:
        raise Trouble("error-database", reason=str(error)) from None
    try:
        yield log
    except LogError as error:
        raise Trouble("error-database", reason=str(error)) from None
    except DamagedError as damage:
        raise Trouble("error-damaged", reason=str(damage)) from None
    finally:
        log.close()


def known(log: Log, table: str) -> TableInfo:
    found = log.table(table)
    if found is None:
        raise Trouble("error-no-table", table=table)
    return found


def evening_or_table(log: Log, name: str) -> StoredEvening | TableInfo:
    """An evening with paper cards, or else a table, of this name."""
    return log.evenings.find(name) or known(log, name)


def _time(milliseconds: int | None) -> str:
    if milliseconds is None:
        return "–"
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def _visible(cell: str) -> str:
    """What people wrote, without signs that change a terminal instead of being seen."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in cell)


_TIMES = ("created", "used", "at", "until")
COLUMNS = (
    *("table", "created", "used", "lines", "stage", "rules", "number", "name", "bot", "key"),
    *("at", "by", "reason", "kind", "value", "until", "evening", "writer"),
)


def show_json(found: Row | Sequence[Row]) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def show(text: Texts, rows: Sequence[Row], columns: Sequence[str], as_json: bool) -> None:
    """Rows as a table for people, or as JSON for programs."""
    if as_json:
        show_json(rows)
        return
    if not rows:
        click.echo(text("admin-none"))
        return
    from rich.box import SIMPLE_HEAD  # starts slowly
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    for name in columns:
        table.add_column(text(f"admin-column-{name}"), overflow="fold")
    for row in rows:
        cells = (_time(row[name]) if name in _TIMES else str(row[name]) for name in columns)
        table.add_row(*(escape(_visible(cell)) for cell in cells))
    Console().print(table)


def database_options(command: Callable[..., None]) -> Callable[..., None]:
    command = lang_option()(command)
    return database_option(command)


json_option = option("--json", "as_json", key="option-admin-json", is_flag=True)
