"""Bots that think do so in a worker: the thread of their table waits, the loop does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import msgspec

from yksi import machine
from yksi.bots import THINKING, Bot, quick_bot
from yksi.game import Action
from yksi.game.actions import AnyAction
from yksi.game.view import View
from yksi.server.troubles import GoingDown, TooBusy
from yksi.server.workers.pool import Pool
from yksi.server.workers.request import Request
from yksi.server.workers.tasks import Thought
from yksi.server.workers.worker import TaskFailedError

PATIENCE = 0.8  # seconds more than a thought takes; a bot without an answer does not think
MOST_TABLES = 32  # whose bots think at once
Found = TypeVar("Found")
_decoder: msgspec.msgpack.Decoder[AnyAction | None] = msgspec.msgpack.Decoder(AnyAction | None)


class Thinking:
    """`workers` is false where the server has none: then bots think in the threads here."""

    def __init__(self, pool: Pool, workers: bool = True) -> None:
        self.pool = pool
        self._workers = workers
        self._dice = machine.dice()  # of all bots here that throw some
        self._threads = ThreadPoolExecutor(MOST_TABLES, "thinking")
        self._loop = asyncio.get_running_loop()

    def beside(self, work: Callable[[], Found]) -> asyncio.Future[Found]:
        """Let bots of a table act in a thread, in which they may wait for a worker."""
        return self._loop.run_in_executor(self._threads, work)

    def bot(self, _: int, level: str) -> Bot:
        """The bot of a level, for a table that lets it act `beside` the rest if it thinks."""
        if level not in THINKING:
            return quick_bot(level, self._dice)
        if not self._workers:
            return THINKING[level](machine.seed())
        return Thinker(quick_bot(level, self._dice), partial(self.think, level))

    def think(self, level: str, view: View, legal: Sequence[Action]) -> Action | None:
        """What a bot does, from a thread; TooBusy when no worker has answered in time."""
        answer = asyncio.run_coroutine_threadsafe(self._ask(level, view, legal), self._loop)
        return answer.result()

    async def _ask(self, level: str, view: View, legal: Sequence[Action]) -> Action | None:
        limit = THINKING[level].limit
        task = Thought(view, tuple(legal), machine.seed(), limit, level)  # type: ignore[arg-type]
        try:
            async with asyncio.timeout(limit + PATIENCE):
                found = await self.pool.ask(Request(task))
        except TimeoutError:
            raise TooBusy from None
        assert found is not None
        return _decoder.decode(found)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Thinker:
    """A bot that thinks elsewhere, and does not think when nobody has time for it.

    It is asked with a view, never with the table itself: the view is what travels.
    """

    def __init__(
        self, quick: Bot, think: Callable[[View, Sequence[Action]], Action | None]
    ) -> None:
        self._quick = quick
        self._think = think

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        is_asked = view.seat is not None and (
            view.turn == view.seat or view.seats[view.seat].to_choose
        )
        if is_asked and len(legal) > 1:
            try:
                return self._think(view, legal)
            except (TooBusy, GoingDown, TaskFailedError):
                pass  # nobody shall wait for a bot
        return self._quick.decide(view, legal)
