"""Who asks by HTTP: what they can read, and whether they are still there."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from yksi.server.troubles import GoneError

Found = TypeVar("Found")


def takes_packed(request: Request) -> bool:
    """Whether the answer may be packed by gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def asked_host(request: Request) -> str:
    """The name or address that a browser asked for, without its port; empty when it is none."""
    try:
        return request.url.hostname or ""
    except ValueError:  # anybody can write anything there
        return ""


async def while_waited_for(request: Request, finding: Coroutine[Any, Any, Found]) -> Found:
    """What is being found, unless whoever asked goes away: then it is cancelled (GoneError)."""
    work, leaving = asyncio.ensure_future(finding), asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise GoneError
        return work.result()
    finally:
        work.cancel()
        leaving.cancel()


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
