"""Whoever fetches too much at once waits: a page needs some dozens of files, not thousands."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from yksi.server.guard.addresses import address_of
from yksi.server.guard.gate import Gate

AGAIN_SECONDS = "5"  # until it is worth while to ask again


class FewFetches:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            gate: Gate = scope["app"].state.gate
            if not gate.fetches.take(address_of(HTTPConnection(scope))):
                await refused("too-many", 429)(scope, receive, send)
                return
        await self._app(scope, receive, send)


def refused(code: str, status: int) -> JSONResponse:
    """Not now, and why, as a key of the locale files."""
    return JSONResponse({"code": code}, status, headers={"retry-after": AGAIN_SECONDS})
