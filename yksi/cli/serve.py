"""`yksi serve`: the table for browsers. `yksi` alone does the same here and opens one."""

from __future__ import annotations

import errno
import re
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from click.core import ParameterSource

from yksi.cli.shared.database import database_option, default_database
from yksi.cli.shared.localized import Command, lang_option, option, texts_of
from yksi.cli.shared.rules import read_edition_folder
from yksi.server.guard.limits import MESSAGE_BYTES, NAMES, OFF, RATE, Limits
from yksi.server.lines.listening import bind, make_room
from yksi.server.settings import (
    EMPTY_DAYS,
    LEASE_SECONDS,
    LOG_FORMATS,
    LOG_LEVELS,
    LOOPBACK,
    WORKERS,
    Settings,
)
from yksi.terminal.input.numbers import read_number
from yksi.texts import Texts, Trouble

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from uvicorn import Config

    from yksi.server.collector import Litter
    from yksi.store import Leases

PORT = "8756"
SPARE_PORTS = 20  # tried after the usual one
MOST_RATE = 1_000_000
MOST_PORT = 65_535
MOST_DAYS = 36_500
MOST_LEASE = 600
MOST_WORKERS = 64
GOODBYE_SECONDS = 3  # until lines that nobody closes are cut at the end
EVERYBODY = "*"  # is believed, where proxies alone reach this server
LEAST_SECRET = 8  # letters
ALL = "all"  # limits at once


def read_limits(words: tuple[str, ...]) -> Limits:
    """The usual limits with what `--limit` says; Trouble when there is no such limit."""
    limits = Limits()
    for word in words:
        name, _, value = word.partition("=")
        number = OFF if value == "off" else read_number("--limit", value, 1, OFF)
        if name == ALL:
            limits = Limits(**dict.fromkeys(asdict(limits), number))
        elif name in NAMES:
            limits = replace(limits, **{name.replace("-", "_"): number})
        else:
            choices = ", ".join((*NAMES, ALL))
            raise Trouble("error-choice", option="--limit", value=name, choices=choices)
    return limits


def read_choice(option: str, value: str, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise Trouble("error-choice", option=option, value=value, choices=", ".join(choices))


def need_secret(secret: str) -> None:
    """Trouble when strangers could guess a secret, or no header carries it as it is."""
    if len(secret) < LEAST_SECRET or secret != secret.strip() or not secret.isprintable():
        raise Trouble("error-peer-secret", least=LEAST_SECRET)


def read_proxies(words: str) -> str:
    """Whose word about others' addresses is taken, as uvicorn reads it, which ignores mistakes.

    >>> read_proxies("127.0.0.1, 10.1.2.3/8"), read_proxies("*")
    ('127.0.0.1,10.0.0.0/8', '*')
    """
    if words == EVERYBODY:
        return words
    try:
        networks = [ip_network(word.strip(), strict=False) for word in words.split(",")]
    except ValueError:
        raise Trouble("error-proxies", value=words) from None
    return ",".join(str(each).removesuffix(f"/{each.max_prefixlen}") for each in networks)


def listen(host: str, port: int, spare: int = 0) -> socket.socket:
    """The port, or the next free one of so many when it is taken."""
    for number in range(port, min(port + spare, MOST_PORT)):
        try:
            return bind(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                break  # and so would the next one be
    try:
        return bind(host, min(port + spare, MOST_PORT))
    except OSError:
        raise Trouble("error-port", host=host, port=str(port)) from None


def join(url: str, address: str, settings: Settings) -> Leases:
    """The leases of this server, which may have to share the tables with others."""
    from yksi.store import HouseTakenError, is_shareable, join_house

    if settings.peer_secret is None:
        own = None
    elif is_shareable(url):
        own = settings.peer_address or address
    else:
        raise Trouble("error-peer-database")
    try:
        return join_house(url, own, settings.lease_seconds)
    except HouseTakenError as error:
        key = "error-house-shared" if is_shareable(url) else "error-house-file"
        raise Trouble(key, file=str(error)) from None


@contextmanager
def metrics_served(settings: Settings) -> Iterator[None]:
    """Metrics on a port of their own, if one was named."""
    if settings.metrics_port is None:
        yield
        return
    from yksi.server.watch import serve_metrics

    host, port = settings.metrics_host, settings.metrics_port
    try:
        close = serve_metrics(host, port)
    except OSError:
        raise Trouble("error-metrics-port", host=host, port=str(port)) from None
    try:
        yield
    finally:
        close()


def _configured(app: Starlette, settings: Settings, litter: Litter, proxies: str) -> Config:
    """What uvicorn is told: our own lines, logs and limits."""
    from uvicorn import Config

    from yksi.server.guard.floods import Floods
    from yksi.server.lines.plumbing import lines_with

    floods = Floods(settings.limits, proxies)
    http_line, socket_line = lines_with(settings.limits, litter, floods)
    return Config(
        app,
        log_config=None,
        access_log=settings.log_level == "debug",
        http=http_line,
        ws=socket_line,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def run(
    text: Texts,
    host: str,
    port: int,
    spare: int,
    database: str | None,
    browse: bool,
    public: str | None,
    proxies: str,
    settings: Settings,
) -> None:
    """Serve until interrupted."""
    from yksi.server import collector  # these start slowly
    from yksi.server.app import make_app
    from yksi.server.http import reach
    from yksi.server.http.network import Network
    from yksi.server.logs import tell_operator
    from yksi.server.tables.draining import DrainingServer
    from yksi.store import Log, LogError

    tell_operator(settings.log_level, settings.log_format, settings.log_ids)
    make_room()
    listening = listen(host, port, spare)
    url = database or default_database()
    bound = int(listening.getsockname()[1])
    try:
        log = Log(url)
        log.try_writing()
        leases = join(url, reach.peer_address(host, bound), settings)
    except LogError as error:
        raise Trouble("error-database", reason=str(error)) from None
    found = reach.addresses(host, bound, public)
    here = reach.origin(LOOPBACK if host in reach.WILDCARDS else host, bound)
    for address in (here, *found) if public else found or (here,):
        click.echo(text("serving", address=f"{address}/"))
    if not found:
        key = "serving-unknown" if host in reach.WILDCARDS else "serving-alone"
        click.echo(text(key, port=str(bound)))
    if browse:
        threading.Timer(0.3, webbrowser.open, [f"{here}/"]).start()
    is_public = public is not None
    settings = msgspec.structs.replace(settings, addresses=found, is_public=is_public)
    litter = collector.Litter()
    collect = partial(collector.collect_when_quiet, litter)
    app = make_app(log, settings, collect, leases)
    collector.leave_to_us()
    server = DrainingServer(_configured(app, settings, litter, proxies), app)
    if reach.is_loopback(host) and not is_public and settings.peer_secret is None:
        app.state.network = Network(bound, server.listen_also)
    server.run(sockets=[listening])


@click.command("serve", cls=Command)
@option("--host", key="option-host", metavar="ADDRESS", default=LOOPBACK)
@option("--port", key="option-port", metavar="N", default=PORT)
@option("--address", "public", key="option-address", metavar="URL")
@database_option
@option("--editions", key="option-editions", metavar="FOLDER", type=click.Path(path_type=Path))
@option("--log-level", "level", key="option-log-level", metavar="LEVEL", default="warning")
@option("--log-format", key="option-log-format", metavar="FORM", default="plain")
@option("--log-ids", key="option-log-ids", is_flag=True)
@option("--metrics-port", key="option-metrics-port", metavar="N")
@option("--metrics-host", key="option-metrics-host", metavar="ADDRESS", default=LOOPBACK)
@option("--rate", key="option-rate", metavar="N", default=str(RATE))
@option("--peer-secret", key="option-peer-secret", metavar="SECRET", envvar="YKSI_PEER_SECRET")
@option("--peer-address", key="option-peer-address", metavar="URL", usual="usual-peer-address")
@option("--lease", key="option-lease", metavar="SECONDS", default=str(LEASE_SECONDS))
@option("--keep-days", key="option-keep-days", metavar="N", default="0")
@option("--empty-days", key="option-empty-days", metavar="N", default=str(EMPTY_DAYS))
@option("--workers", key="option-workers", metavar="N", default=str(WORKERS))
@option("--cluster", key="option-analysis-cluster", metavar="URL")
@option("--limit", "limited", key="option-server-limit", metavar="NAME=N", multiple=True)
@option("--proxies", key="option-proxies", metavar="ADDRESSES", default=LOOPBACK)
@option("--open", "browse", key="option-open", is_flag=True)
@lang_option()
@click.pass_context
def command(
    ctx: click.Context,
    host: str,
    port: str,
    public: str | None,
    database: str | None,
    editions: Path | None,
    level: str,
    log_format: str,
    log_ids: bool,
    metrics_port: str | None,
    metrics_host: str,
    rate: str,
    peer_secret: str | None,
    peer_address: str | None,
    lease: str,
    keep_days: str,
    empty_days: str,
    workers: str,
    cluster: str | None,
    limited: tuple[str, ...],
    proxies: str,
    browse: bool,
) -> None:
    most_messages = read_number("--rate", rate, 1, MOST_RATE)
    number = read_number("--port", port, 0, MOST_PORT)
    read_choice("--log-level", level, LOG_LEVELS)
    read_choice("--log-format", log_format, LOG_FORMATS)
    for name, value in (("--address", public), ("--peer-address", peer_address)):
        if value is not None and not re.fullmatch(r"https?://[^/\s?#]+/?", value):
            raise Trouble("error-address", option=name, value=value)
    if peer_secret is not None:
        need_secret(peer_secret)
    believed = read_proxies(proxies)
    is_usual = ctx.get_parameter_source("port") is ParameterSource.DEFAULT
    spare = SPARE_PORTS if is_usual else 0
    own = () if editions is None else read_edition_folder(editions)
    settings = Settings(
        rate=most_messages,
        limits=read_limits(limited),
        editions=own,
        peer_secret=peer_secret,
        peer_address=peer_address,
        lease_seconds=read_number("--lease", lease, 1, MOST_LEASE),
        keep_days=read_number("--keep-days", keep_days, 0, MOST_DAYS),
        empty_days=read_number("--empty-days", empty_days, 0, MOST_DAYS),
        workers=read_number("--workers", workers, 0, MOST_WORKERS),
        cluster=cluster,
        log_level=level,
        log_format=log_format,
        log_ids=log_ids,
        metrics_host=metrics_host,
        metrics_port=(
            None
            if metrics_port is None
            else read_number("--metrics-port", metrics_port, 1, MOST_PORT)
        ),
    )
    with metrics_served(settings):
        run(texts_of(ctx), host, number, spare, database, browse, public, believed, settings)
