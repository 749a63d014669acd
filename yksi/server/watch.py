"""What a server tells of itself while somebody watches: metrics on a port of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Thread
from typing import Protocol
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from yksi.server.metrics import DEEPEST_QUEUE, QUEUED, REGISTRY

LOOK_SECONDS = 1


class Waiting(Protocol):
    def waiting(self) -> list[int]:
        """How many things each table has still to do."""


async def watch(house: Waiting) -> None:
    """Look what waits, until cancelled."""
    while True:
        waiting = house.waiting()
        QUEUED.set(sum(waiting))
        DEEPEST_QUEUE.set(max(waiting, default=0))
        await asyncio.sleep(LOOK_SECONDS)


def serve_metrics(host: str, port: int) -> Callable[[], None]:
    """Metrics on a port of their own, by a thread: it answers even when the loop does not.

    What is returned closes the port.
    """
    server: WSGIServer
    thread: Thread
    server, thread = start_http_server(port, host, REGISTRY)

    def close() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return close
