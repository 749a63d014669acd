"""News of evenings for those who wait: of this server's at once, of other servers' in a moment."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from yksi.server.metrics import WATCHERS
from yksi.store import Evenings, LogError

EVERY = 1.0  # seconds after which the database is asked what other servers have written
logger = logging.getLogger("yksi.evenings")


class Waiter:
    """Somebody who has seen an evening up to a revision."""

    def __init__(self, seen: int) -> None:
        self.seen = seen
        self.news = asyncio.Event()


class News:
    def __init__(self, evenings: Evenings) -> None:
        self._evenings = evenings
        self._waiting: dict[str, set[Waiter]] = {}
        self._asking: asyncio.Task[None] | None = None  # as long as anybody waits
        self._is_closed = False

    @contextmanager
    def waiting(self, name: str, seen: int) -> Iterator[Waiter]:
        """Somebody waits; whoever looks at the evening after this misses nothing."""
        waiter = Waiter(seen)
        if self._is_closed:
            waiter.news.set()
        self._waiting.setdefault(name, set()).add(waiter)
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        WATCHERS.inc()
        try:
            yield waiter
        finally:
            WATCHERS.dec()
            self._waiting[name].discard(waiter)
            if not self._waiting[name]:
                del self._waiting[name]

    def tell(self, name: str) -> None:
        """Something has changed."""
        for waiter in self._waiting.get(name, ()):
            waiter.news.set()

    async def _ask(self) -> None:
        """Ask the database again and again, as long as anybody waits."""
        while self._waiting:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except LogError as error:
                logger.error("%s", error)
        self._asking = None

    async def look(self) -> None:
        """Tell those whose evening is another than they have seen, or no more."""
        names = list(self._waiting)
        found = await asyncio.to_thread(self._evenings.revisions, names)
        for name in names:
            for waiter in self._waiting.get(name, ()):
                if found.get(name) != waiter.seen:
                    waiter.news.set()

    def close(self) -> None:
        """Nobody waits any more: the server goes down."""
        self._is_closed = True
        if self._asking is not None:
            self._asking.cancel()
        for name in self._waiting:
            self.tell(name)
