"""Browsers' lines to tables go straight in, past what is there for pages alone.

A line stays open for an evening, and whatever it passed through on its way stays with it.
"""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from yksi.server.door import sockets

_TO_TABLE = "/ws/"


class WayIn:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_line = scope["type"] == "websocket" and scope["path"].startswith(_TO_TABLE)
        table = scope["path"].removeprefix(_TO_TABLE) if is_line else ""
        if not table or "/" in table:
            await self._app(scope, receive, send)
            return
        scope["path_params"] = {"table": table.replace("\0", "\N{REPLACEMENT CHARACTER}")}
        await sockets.serve(WebSocket(scope, receive, send))
