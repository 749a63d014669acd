"""Bringing others: where they find this server, and opening it to the network it is in.

Only a browser on the server's own computer opens and closes the network. Whoever comes from another
machine, through a proxy or a tunnel, or by a page of another server is refused: its address, the
name that it asked for, the headers of whatever stands between, and the origin give it away.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from yksi.messages.news import NetworkClosed
from yksi.server.http import reach
from yksi.server.http.askers import asked_host
from yksi.server.http.network import Network, NetworkError
from yksi.server.http.reach import Stop
from yksi.server.security import is_same_origin
from yksi.server.tables.house import House

# How whatever passes a request on says so.
_FORWARDED = ("forwarded", "x-forwarded", "via", "x-real", "x-client", "x-original", "cf-", "true-")


class ReachTold(msgspec.Struct, frozen=True):
    """Where others find this server, for a page that was loaded from it."""

    stop: Stop
    addresses: tuple[str, ...]  # the likeliest first
    as_loaded: bool  # others find it where the page was loaded from, too
    may_open: bool  # the one who asks may open the network, and close it
    is_open: bool  # opened that way


def _network(request: Request) -> Network | None:
    """What can be opened; None where that was settled when the server was started."""
    network: Network | None = request.app.state.network
    return network


def is_at_own_computer(request: Request) -> bool:
    """Whether a browser on the server's own computer asks, by a page of this server."""
    client = request.client
    is_near = client is not None and reach.is_loopback(client.host)
    is_passed_on = any(name.startswith(_FORWARDED) for name in request.headers)
    return is_near and not is_passed_on and reach.is_loopback(asked_host(request))


async def told(request: Request) -> ReachTold:
    settings, network = request.app.state.settings, _network(request)
    known: tuple[str, ...] = settings.addresses
    if network is not None:
        known = await network.addresses()
    host = asked_host(request)
    as_loaded = not settings.is_public and not reach.is_loopback(host)
    if as_loaded:
        stop = reach.stop_of(host)
        known = known if stop is Stop.NETWORK else ()  # strangers need no map of the house
    else:
        stop = _stop_of_all(known, is_opened=network is not None)
    may_open = network is not None and is_at_own_computer(request)
    is_open = network is not None and network.is_open
    return ReachTold(stop, known, as_loaded, may_open, is_open)


def _stop_of_all(known: tuple[str, ...], is_opened: bool) -> Stop:
    """How far the addresses carry; what was opened to the network goes as far as the network."""
    if not known:
        return Stop.COMPUTER
    return Stop.NETWORK if is_opened else reach.stop_of(urlsplit(known[0]).hostname or "")


async def _answer(request: Request) -> Response:
    body = msgspec.json.encode(await told(request))
    return Response(body, media_type="application/json")


def _refused(code: str, status: int) -> Response:
    return JSONResponse({"code": code}, status)


async def get_reach(request: Request) -> Response:
    """Where other devices find this server."""
    return await _answer(request)


def _may_change(request: Request) -> bool:
    """Whether somebody may open and close; browsers name an origin when they change something."""
    has_origin = "origin" in request.headers
    return has_origin and is_same_origin(request) and is_at_own_computer(request)


async def open_network(request: Request) -> Response:
    """Listen at the addresses of the network too; answered as `get_reach`."""
    network = _network(request)
    if not _may_change(request):
        return _refused("not-own-computer", 403)
    if network is None:
        return _refused("settled", 409)
    try:
        await network.open()
    except NetworkError as error:
        return _refused(error.trouble, 503)
    return await _answer(request)


async def close_network(request: Request) -> Response:
    """Take nobody new from the network; whoever has come from there stays, and is warned."""
    network = _network(request)
    if not _may_change(request):
        return _refused("not-own-computer", 403)
    if network is None:
        return _refused("settled", 409)
    house: House = request.app.state.house
    house.tell_those_by(await network.close(), NetworkClosed())
    return await _answer(request)
