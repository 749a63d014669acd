"""Something that was asked of the workers: what, for whom, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum

from yksi.server.workers import tasks

Read = Callable[[int], Awaitable[Sequence[str]]]  # the lines of a log from a version on
Tell = Callable[[bool, int, int], None]  # whether it is being played, moves done, and of how many


class Kind(StrEnum):
    """What a task is to the pool, the most urgent first."""

    THOUGHT = "thought"
    HINT = "hint"
    REPLAY = "replay"
    ANALYSIS = "analysis"


KINDS: dict[type[tasks.Task], Kind] = {
    tasks.Thought: Kind.THOUGHT,
    tasks.HintStage: Kind.HINT,
    tasks.ReplayPage: Kind.REPLAY,
    tasks.PublicRecord: Kind.REPLAY,
    tasks.QrCode: Kind.REPLAY,  # as long as a page of one
    tasks.RoundAnalysis: Kind.ANALYSIS,
}


async def no_lines(_: int) -> Sequence[str]:
    """The log of a task that needs none."""
    return ()


def nobody(_playing: bool, _done: int, _of: int) -> None:
    """Progress that nobody wants to hear of."""


class Request:
    """`table` and `address` are what quotas count by; an empty one is not counted."""

    def __init__(
        self,
        task: tasks.AnyTask,
        table: str = "",
        address: str = "",
        read: Read = no_lines,
        tell: Tell = nobody,
    ) -> None:
        self.task = task
        self.kind = KINDS[type(task)]
        self.table = table
        self.address = address
        self.is_begun = False
        self.answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._read = read
        self._rest: Sequence[str] | None = None  # of the log, once it is read
        self._tell = tell

    @property
    def is_wanted(self) -> bool:
        """Whoever stops waiting has cancelled the answer."""
        return not self.answer.done()

    def progress(self, playing: bool, done: int, of: int) -> None:
        """How far it is, for whoever still waits: a worker's word may come too late."""
        if self.is_wanted:
            self._tell(playing, done, of)

    async def lines(self, since: int) -> tuple[str, ...]:
        """The next piece of the log as it was when it was first asked for."""
        if self._rest is None:
            self._rest = await self._read(since)
        piece, self._rest = self._rest[: tasks.LINES], self._rest[tasks.LINES :]
        return tuple(piece)

    def finish(self, result: bytes | None) -> None:
        if self.is_wanted:
            self.answer.set_result(result)

    def fail(self, why: Exception) -> None:
        if self.is_wanted:
            self.answer.set_exception(why)
