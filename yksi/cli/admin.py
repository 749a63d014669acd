"""`yksi admin`: tables, people and reports, for the operator.

It speaks to the database alone. Running servers read there what was ordered, within seconds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import IPv6Network, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from yksi import machine
from yksi.cli.shared.database import default_database
from yksi.cli.shared.localized import Command, Group, lang_option, option, texts_of
from yksi.terminal.input.numbers import read_number
from yksi.texts import Texts, Trouble

if TYPE_CHECKING:
    from yksi.store import Log, StoredEvening, TableInfo
    from yksi.table.room import Room

HOUSEHOLD = 64  # bits of an IPv6 address: what one customer has, as limits count
TOKEN_HASH = re.compile(r"[0-9a-f]{64}")
MOST_ROWS, MOST_DAYS = 1_000_000, 36_500
NOBODY_SECONDS = 0.0  # to wait for a server that is not there
Row = dict[str, Any]


@contextmanager
def opened(database: str | None) -> Iterator[Log]:
    from yksi.store import Log, LogError  # SQLAlchemy starts slowly

    try:
        log = Log(database or default_database())
    except LogError as error:
        raise Trouble("error-database", reason=str(error)) from None
    try:
        yield log
    except LogError as error:
        raise Trouble("error-database", reason=str(error)) from None
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


_TIMES = ("created", "used", "at", "until")
COLUMNS = (
    *("table", "created", "used", "lines", "stage", "rules", "number", "name", "bot", "key"),
    *("at", "by", "reason", "kind", "value", "until", "evening", "writer"),
)


def show(text: Texts, rows: Sequence[Row], columns: Sequence[str], as_json: bool) -> None:
    """Rows as a table for people, or as JSON for programs."""
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode())
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
        table.add_row(*map(escape, cells))
    Console().print(table)


# --- looking


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


def database_options(command: Callable[..., None]) -> Callable[..., None]:
    command = lang_option()(command)
    return option("--database", key="option-database", metavar="URL", usual="usual-file")(command)


json_option = option("--json", "as_json", key="option-admin-json", is_flag=True)
days_option = option("--days", key="option-admin-days", metavar="N", usual="usual-for-ever")
reason_option = option("--reason", key="option-admin-reason", metavar="TEXT", default="")


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
    from yksi.store import DamagedError

    text = texts_of(ctx)
    with opened(database) as log:
        info = known(log, table)
        try:
            room = wake(log, table).room
        except DamagedError as damage:
            raise Trouble("error-damaged", reason=str(damage)) from None
        reports = _reports(log, table)
    told: Row = {
        "table": table,
        "created": info.created,
        "stage": str(room.stage.value),
        "rules": room.settings.rules,
    }
    people = _people(room)
    if as_json:
        found = told | {"people": people, "reports": reports}
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
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
    from yksi.store import StoredEvening

    found = evening_or_table(log, name)
    if isinstance(found, StoredEvening):
        return found.head + "".join(f"{entry.text}\n" for entry in log.evenings.entries(name))
    lines = log.lines(name)
    return "\n".join([*lines, ""]) if whole else public_record(lines)


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
    try:
        file.write_text(found, "utf-8")
    except OSError as error:
        raise Trouble("error-file-write", file=str(file), reason=error.strerror or "") from None


# --- ordering


def _until(days: str | None) -> int | None:
    """The end of an order, in milliseconds since 1970."""
    if days is None:
        return None
    whole = timedelta(days=read_number("--days", days, 1, MOST_DAYS))
    return machine.wall() + int(whole.total_seconds() * 1000)


def _give(log: Log, kind: str, value: str, days: str | None, reason: str) -> None:
    from yksi.store import Order

    log.orders.give(Order(kind, value, _until(days), machine.wall(), reason))


@click.command("admin-close", cls=Command)
@click.argument("table")
@days_option
@reason_option
@database_options
@click.pass_context
def close(
    ctx: click.Context, table: str, database: str | None, days: str | None, reason: str
) -> None:
    with opened(database) as log:
        evening_or_table(log, table)
        _give(log, "close", table, days, reason)
    click.echo(texts_of(ctx)("admin-closed", table=table))


@click.command("admin-open", cls=Command)
@click.argument("table")
@database_options
@click.pass_context
def open_again(ctx: click.Context, table: str, database: str | None) -> None:
    with opened(database) as log:
        if not log.orders.lift("close", table):
            raise Trouble("error-no-order", value=table)
    click.echo(texts_of(ctx)("admin-opened", table=table))


@click.command("admin-delete", cls=Command)
@click.argument("table")
@database_options
@click.pass_context
def delete(ctx: click.Context, table: str, database: str | None) -> None:
    """A running server clears the table and deletes it; where there is none, this process does.

    So it does with an evening.
    """
    from yksi.store import HouseTakenError, join_house

    url, text = database or default_database(), texts_of(ctx)
    with opened(url) as log:
        if log.evenings.delete(table, machine.wall()):  # which no server carries
            click.echo(text("admin-deleted-evening", evening=table))
            return
        known(log, table)
        try:
            house = join_house(url, None, NOBODY_SECONDS)
        except HouseTakenError:
            _give(log, "delete", table, None, "")
            click.echo(text("admin-deleting", table=table))
            return
        try:
            log.retention.delete(table, machine.wall())
        finally:
            house.close()
    click.echo(text("admin-deleted", table=table))


def banned_thing(word: str) -> tuple[str, str]:
    """What is to be banned: the hash of a token, an address, or a network of them.

    >>> banned_thing("192.0.2.7"), banned_thing("2001:db8::7")
    (('address', '192.0.2.7/32'), ('address', '2001:db8::/64'))
    """
    if TOKEN_HASH.fullmatch(word):
        return "token", word
    try:
        network = ip_network(word, strict=False)
    except ValueError:
        raise Trouble("error-ban", value=word) from None
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    return "address", str(network)


@click.command("admin-ban", cls=Command)
@click.argument("who")
@days_option
@reason_option
@database_options
@click.pass_context
def ban(ctx: click.Context, who: str, database: str | None, days: str | None, reason: str) -> None:
    kind, value = banned_thing(who)
    with opened(database) as log:
        _give(log, kind, value, days, reason)
    click.echo(texts_of(ctx)("admin-banned", value=value))


@click.command("admin-unban", cls=Command)
@click.argument("who")
@database_options
@click.pass_context
def unban(ctx: click.Context, who: str, database: str | None) -> None:
    kind, value = banned_thing(who)
    with opened(database) as log:
        if not log.orders.lift(kind, value):
            raise Trouble("error-no-order", value=value)
    click.echo(texts_of(ctx)("admin-unbanned", value=value))


@click.command("admin-orders", cls=Command)
@json_option
@database_options
@click.pass_context
def orders(ctx: click.Context, database: str | None, as_json: bool) -> None:
    with opened(database) as log:
        found = [order._asdict() for order in log.orders.standing(machine.wall())]
    show(texts_of(ctx), found, ("kind", "value", "at", "until", "reason"), as_json)


ACTIONS: dict[str, click.Command] = {
    "list": list_tables,
    "evenings": list_evenings,
    "look": look,
    "reports": reports,
    "export": export,
    "close": close,
    "open": open_again,
    "delete": delete,
    "ban": ban,
    "unban": unban,
    "orders": orders,
}


class _Admin(Group):
    """The commands of this file; their sentences are `command-admin-NAME`."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in ACTIONS:
            raise Trouble("error-command", word=cmd_name, commands=", ".join(ACTIONS))
        return ACTIONS[cmd_name]

    def key_of(self, name: str) -> str:
        return f"command-admin-{name}"


def _help() -> None:
    """Without a command, what there is."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


command = _Admin("admin", __name__, tuple(ACTIONS), callback=_help)
lang_option()(command)
