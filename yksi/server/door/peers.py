"""How servers of one house know each other: a secret in a header, and whom a line is passed for.

A line from another server counts for the browser behind it, so that limits hold for the same
address wherever it comes in.
"""

from __future__ import annotations

from hmac import compare_digest

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

SECRET = "yksi-peer-secret"
FOR = "yksi-peer-for"  # the browser's address
_IS_PEER = "yksi.peer"


def is_from_peer(connection: HTTPConnection) -> bool:
    """Whether another server of this house has passed the line on."""
    return bool(connection.scope.get(_IS_PEER))


def headers_for(connection: HTTPConnection, secret: str) -> dict[str, str]:
    """What a line to another server begins with."""
    host = "" if connection.client is None else connection.client.host
    return {SECRET: secret, FOR: host}


class Peers:
    """Refuses lines with a wrong secret; those with the right one get the browser's address."""

    def __init__(self, app: ASGIApp, secret: str | None) -> None:
        self._app = app
        self._secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._accepts(scope):
            await self._app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # answered by 403

    def _accepts(self, scope: Scope) -> bool:
        """Whether a line may go on; for one of a server, the scope says whom it is for."""
        headers = Headers(scope=scope) if scope["type"] == "websocket" else Headers()
        told = headers.get(SECRET)
        if told is None:
            return True
        if self._secret is None or not compare_digest(told.encode(), self._secret.encode()):
            return False
        scope["client"] = (headers.get(FOR, ""), 0)
        scope[_IS_PEER] = True
        return True
