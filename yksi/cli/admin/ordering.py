"""What the operator orders: tables closed, opened and deleted, people kept out and let in again.

Orders are written into the database; running servers read them there within seconds.
"""

from __future__ import annotations

import re
from datetime import timedelta
from ipaddress import IPv6Network, ip_network
from typing import TYPE_CHECKING

import click

from yksi import machine
from yksi.cli.admin.shared import database_options, evening_or_table, known, opened
from yksi.cli.shared.database import default_database
from yksi.cli.shared.localized import Command, option, texts_of
from yksi.terminal.input.numbers import read_number
from yksi.texts import Trouble

if TYPE_CHECKING:
    from yksi.store import Log

TOKEN_HASH = re.compile(r"[0-9a-f]{64}")
MOST_DAYS = 36_500
MAPPED = 96  # bits before an address of version 4 that is written as one of version 6
NOBODY_SECONDS = 0.0  # to wait for a server that is not there

days_option = option("--days", key="option-admin-days", metavar="N", usual="usual-for-ever")
reason_option = option("--reason", key="option-admin-reason", metavar="TEXT", default="")


def _until(days: str | None) -> int | None:
    """The end of an order, in milliseconds since 1970."""
    if days is None:
        return None
    whole = timedelta(days=read_number("--days", days, 1, MOST_DAYS))
    return machine.wall() + int(whole.total_seconds() * 1000)


def _give(log: Log, kind: str, value: str, days: str | None, reason: str) -> None:
    from yksi.store import Order

    log.orders.give(Order(kind, value, _until(days), machine.wall(), reason))


def _lift(log: Log, kind: str, value: str) -> None:
    if not log.orders.lift(kind, value):
        raise Trouble("error-no-order", value=value)


@click.command("admin-close", cls=Command)
@click.argument("table")
@days_option
@reason_option
@database_options
@click.pass_context
def close(
    ctx: click.Context, table: str, database: str | None, days: str | None, reason: str
) -> None:
    from yksi.store.orders import CLOSE  # SQLAlchemy starts slowly

    with opened(database) as log:
        evening_or_table(log, table)
        _give(log, CLOSE, table, days, reason)
    click.echo(texts_of(ctx)("admin-closed", table=table))


@click.command("admin-open", cls=Command)
@click.argument("table")
@database_options
@click.pass_context
def open_again(ctx: click.Context, table: str, database: str | None) -> None:
    from yksi.store.orders import CLOSE

    with opened(database) as log:
        _lift(log, CLOSE, table)
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
    from yksi.store.orders import DELETE

    url, text = database or default_database(), texts_of(ctx)
    with opened(url) as log:
        if log.evenings.delete(table, machine.wall()):  # which no server carries
            click.echo(text("admin-deleted-evening", evening=table))
            return
        known(log, table)
        try:
            house = join_house(url, None, NOBODY_SECONDS)
        except HouseTakenError:
            _give(log, DELETE, table, None, "")
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
    from yksi.server.guard.addresses import HOUSEHOLD
    from yksi.store.orders import ADDRESS, TOKEN

    if TOKEN_HASH.fullmatch(word):
        return TOKEN, word
    try:
        network = ip_network(word, strict=False)
    except ValueError:
        raise Trouble("error-ban", value=word) from None
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return ADDRESS, str(ip_network((mapped, max(0, network.prefixlen - MAPPED))))
        network = network.supernet(new_prefix=HOUSEHOLD)
    return ADDRESS, str(network)


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
        _lift(log, kind, value)
    click.echo(texts_of(ctx)("admin-unbanned", value=value))
