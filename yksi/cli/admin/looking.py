"""What the operator looks at: tables, evenings, people, reports, and the orders that stand."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from yksi import machine
from yksi.cli.admin.shared import (
    Row,
    database_options,
    evening_or_table,
    json_option,
    known,
    opened,
    show,
    show_json,
)
from yksi.cli.shared.files import write_text
from yksi.cli.shared.localized import Command, option, texts_of
from yksi.terminal.input.numbers import read_number

if TYPE_CHECKING:
    from yksi.store import Log
    from yksi.table.room import Room

MOST_ROWS = 1_000_000


def _overview(log: Log, most: int) -> list[Row]:
    return [
        {"table": found.id, "created": found.created, "used": found.used, "lines": found.lines}
        for found in log.overview(most)
    ]


def _evenings(log: Log, most: int) -> list[Row]:
    return [
        {"evening": found.id, "created": found.created, "used": found.used}
        | {"lines": found.entries, "writer": found.writer}
        for found in log.evenings.newest(most)
    ]


def _people(room: Room) -> list[Row]:
    return [
        {"number": person.number, "name": person.name, "bot": person.bot or "", "key": person.key}
        for person in room.people
    ]


def _reports(log: Log, table: str | None = None) -> list[Row]:
    return [
        {"table": found.table_id, "at": found.at, "by": found.by, "person": found.person}
        | {"name": found.name, "reason": found.reason}
        for found in log.reports()
        if table in (None, found.table_id)
    ]


@click.command("admin-list", cls=Command)
@option("--most", key="option-admin-most", metavar="N", default="50")
@json_option
@database_options
@click.pass_context
def list_tables(ctx: click.Context, database: str | None, most: str, as_json: bool) -> None:
    count = read_number("--most", most, 1, MOST_ROWS)
    with opened(database) as log:
        show(texts_of(ctx), _overview(log, count), ("table", "created", "used", "lines"), as_json)


@click.command("admin-evenings", cls=Command)
@option("--most", key="option-admin-most", metavar="N", default="50")
@json_option
@database_options
@click.pass_context
def list_evenings(ctx: click.Context, database: str | None, most: str, as_json: bool) -> None:
    count = read_number("--most", most, 1, MOST_ROWS)
    columns = ("evening", "created", "used", "lines", "writer")
    with opened(database) as log:
        show(texts_of(ctx), _evenings(log, count), columns, as_json)


@click.command("admin-look", cls=Command)
@click.argument("table")
@json_option
@database_options
@click.pass_context
def look(ctx: click.Context, table: str, database: str | None, as_json: bool) -> None:
    from yksi.server.tables.waking import wake

    text = texts_of(ctx)
    with opened(database) as log:
        info = known(log, table)
        room = wake(log, table).room
        reports = _reports(log, table)
    told: Row = {
        "table": table,
        "created": info.created,
        "stage": str(room.stage.value),
        "rules": room.settings.rules,
    }
    people = _people(room)
    if as_json:
        show_json(told | {"people": people, "reports": reports})
        return
    show(text, [told], tuple(told), False)
    show(text, people, ("number", "name", "bot", "key"), False)
    if reports:
        show(text, reports, ("at", "by", "name", "reason"), False)


@click.command("admin-reports", cls=Command)
@json_option
@database_options
@click.pass_context
def reports(ctx: click.Context, database: str | None, as_json: bool) -> None:
    with opened(database) as log:
        columns = ("at", "table", "by", "name", "reason")
        show(texts_of(ctx), _reports(log), columns, as_json)


def _record(log: Log, name: str, whole: bool) -> str:
    """The record of a table, or of an evening, which has no secrets."""
    from yksi.records.publication import public_record
    from yksi.records.table_record import record_of
    from yksi.server.tables.waking import wake_up
    from yksi.store import StoredEvening

    found = evening_or_table(log, name)
    if isinstance(found, StoredEvening):
        return found.head + "".join(f"{entry.text}\n" for entry in log.evenings.entries(name))
    lines = log.lines(name)
    if whole:
        return record_of(lines)
    wake_up(name, lines)  # which tells of a line that is damaged
    return public_record(lines)


@click.command("admin-export", cls=Command)
@click.argument("table")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@option("--whole", key="option-admin-whole", is_flag=True)
@database_options
@click.pass_context
def export(
    ctx: click.Context, table: str, file: Path | None, database: str | None, whole: bool
) -> None:
    with opened(database) as log:
        found = _record(log, table, whole)
    if file is None:
        click.echo(found, nl=False)
        return
    if whole:
        with suppress(OSError):  # which is told when it is written
            file.touch(mode=0o600)  # what is secret is for its owner alone
    write_text(file, found)


@click.command("admin-orders", cls=Command)
@json_option
@database_options
@click.pass_context
def orders(ctx: click.Context, database: str | None, as_json: bool) -> None:
    with opened(database) as log:
        found = [order._asdict() for order in log.orders.standing(machine.wall())]
    show(texts_of(ctx), found, ("kind", "value", "at", "until", "reason"), as_json)
