"""What keeps strangers out of a page and its socket: headers and the origin."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src {}; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether a socket was opened by a page of this server; programs send no origin."""
    headers = Headers(scope=connection.scope)  # and not the line's own, which it would keep
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not an address at all
        return False


class PlainAddresses:
    """Files and databases cannot be asked for a zero byte; other letters are just unknown."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:
            scope = {**scope, "path": scope["path"].replace("\0", "\N{REPLACEMENT CHARACTER}")}
        await self._app(scope, receive, send)


class SecurityHeaders:
    """Adds the headers to every answer; `scripts` are digests of those that stand in a page."""

    def __init__(self, app: ASGIApp, scripts: Sequence[str] = ()) -> None:
        self._app = app
        policy = POLICY.format(" ".join(("'self'", *scripts)))
        headers = {"content-security-policy": policy, **HEADERS}
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += self._headers
            await send(message)

        await self._app(scope, receive, send_with_headers)
