"""Waiting for the disk: everybody whose lines went into one commit is woken by one call.

The thread that writes answers each of them, and a call into the loop for each would cost more than
the writing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from weakref import WeakKeyDictionary


class _Bell:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._answered: deque[tuple[asyncio.Future[None], Future[None]]] = deque()
        self._rings = False

    def answered(self, waiter: asyncio.Future[None], kept: Future[None]) -> None:
        """Note an answer, in whatever thread it came."""
        self._answered.append((waiter, kept))
        if not self._rings:
            self._rings = True
            self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        self._rings = False  # first: whoever is answered from now on rings again
        while self._answered:
            waiter, kept = self._answered.popleft()
            if waiter.done():  # gone meanwhile
                continue
            error = kept.exception()
            if error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(error)


_bells: WeakKeyDictionary[asyncio.AbstractEventLoop, _Bell] = WeakKeyDictionary()


async def on_disk(kept: Future[None]) -> None:
    """Back when it is on the disk; raises why it is not."""
    if kept.done():
        kept.result()
        return
    loop = asyncio.get_running_loop()
    bell = _bells.get(loop)
    if bell is None:
        bell = _bells[loop] = _Bell(loop)
    waiter: asyncio.Future[None] = loop.create_future()
    kept.add_done_callback(lambda done: bell.answered(waiter, done))
    await waiter
