"""What a job of a table waits for. A future of asyncio would need a task that waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from typing import TypeVar

Found = TypeVar("Found")


class Pending:
    """What a job waits for: one job, once. `Jobs` goes on with it when it is settled."""

    __slots__ = ("_error", "_go_on", "_is_settled")

    def __init__(self) -> None:
        self._error: BaseException | None = None
        self._is_settled = False
        self._go_on: Callable[[], None] | None = None

    def settle(self, error: BaseException | None = None) -> None:
        """It has come about, or this is why not."""
        self._error = error
        self._is_settled = True
        if self._go_on is not None:
            self._go_on()

    def then(self, go_on: Callable[[], None]) -> None:
        """Go on when it is settled, or at once."""
        self._go_on = go_on
        if self._is_settled:
            go_on()

    def __await__(self) -> Generator[Pending]:
        yield self
        if self._error is not None:
            raise self._error


async def found_by(future: asyncio.Future[Found]) -> Found:
    """What a future of asyncio finds, for a job."""
    pending = Pending()
    future.add_done_callback(lambda _: pending.settle())
    await pending
    return future.result()
