"""Codes that somebody typed: the table that one leads to, unless somebody only guesses."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from yksi.server.codes.spoken import readings
from yksi.server.guard.addresses import address_of
from yksi.server.guard.gate import Gate
from yksi.server.http.fetch_limits import refused
from yksi.server.metrics import CODES
from yksi.server.tables.house import House

_FRESH = {"cache-control": "no-store"}  # the same code may lead elsewhere tomorrow


async def code(request: Request) -> Response:
    """Where a code leads, or why it is not said: `no-code`, `too-many-codes` or `banned`."""
    house: House = request.app.state.house
    gate: Gate = request.app.state.gate
    address = address_of(request)
    if request.app.state.bans.covers(address):
        return refused("banned", 403)
    if not gate.guesses.take(address):
        CODES.labels("refused").inc()
        return refused("too-many-codes", 429)
    table = await house.table_of(readings(request.path_params["code"]))
    CODES.labels("wrong" if table is None else "found").inc()
    if table is None:
        return JSONResponse({"code": "no-code"}, headers=_FRESH)
    gate.guesses.was_right(address)
    return JSONResponse({"table": table}, headers=_FRESH)
