"""What a server of HTTP tells the application of a request or a line, without a network."""

from __future__ import annotations

from starlette.types import Scope


def scope_of(
    kind: str,
    path: str,
    address: str,
    method: str = "GET",
    query: str = "",
    headers: dict[str, str] | None = None,
) -> Scope:
    """`kind` is http or websocket; `address` is the browser's."""
    named = {"host": "here", **(headers or {})}
    return {
        "type": kind,
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "scheme": "http",
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
        "client": (address, 1),
        "server": ("here", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }
