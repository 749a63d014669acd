"""Workers as the server sees them, and the one that is a process of its own."""

from __future__ import annotations

import asyncio
import sys
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE, Process
from collections import Counter
from contextlib import suppress

import msgspec

from yksi.errors import YksiError
from yksi.server.workers import tasks
from yksi.server.workers.process import SIZE
from yksi.server.workers.request import Kind, Request
from yksi.store import DamagedError

MOST_LONG = 200  # tasks, thoughts and hints not counted
MOST_MEMORY = 1_000_000_000  # bytes

_encode = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[tasks.FromWorker] = msgspec.msgpack.Decoder(tasks.FromWorker)
# The same modules as here, wherever this process was started.
_PROGRAM = "import sys; sys.path[:] = {!r}; from yksi.server.workers.process import main; main()"


class WorkerDiedError(YksiError, RuntimeError):
    """The process has ended in the middle of a task."""


class TaskFailedError(YksiError, RuntimeError):
    """A task has failed by a fault of ours; the message is the worker's traceback."""


class AnyWorker(ABC):
    """Asked one thing at a time; the pool sees to that."""

    def __init__(self) -> None:
        self.done: Counter[Kind] = Counter()
        self.tables: set[str] = set()  # whose replays it may have kept
        self.memory = 0  # bytes, after the last task

    @property
    def is_worn(self) -> bool:
        """Whether it has worked for so long, or grown so large, that a new one is better."""
        long = self.done.total() - self.done[Kind.THOUGHT] - self.done[Kind.HINT]
        return long >= MOST_LONG or self.memory > MOST_MEMORY

    async def do(self, request: Request) -> bytes | None:
        """The answer to a request; AbandonedError when nobody waits for it any more."""
        self.done[request.kind] += 1
        if request.table:
            self.tables.add(request.table)
        return await self._answer(request)

    @abstractmethod
    async def _answer(self, request: Request) -> bytes | None: ...

    @abstractmethod
    async def end(self) -> None:
        """Stop it, whatever it does: it holds nothing that cannot be worked out again."""


class Worker(AnyWorker):
    def __init__(self) -> None:
        super().__init__()
        self._process: Process | None = None

    async def _answer(self, request: Request) -> bytes | None:
        try:
            process = self._process or await self._start()
            await self._send(process, request.task)
            return await self._converse(process, request)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise WorkerDiedError(f"a worker has ended: {error!r}") from error

    async def _converse(self, process: Process, request: Request) -> bytes | None:
        """Give the worker what it wants until it is done; a log that cannot be read stops it."""
        trouble: YksiError | None = None
        while True:
            message = await self._receive(process)
            if not isinstance(message, tasks.Wanted | tasks.Progress):
                if trouble is not None:
                    raise trouble
                return self._result(message)
            answer: tasks.ToWorker = tasks.Stop()
            if request.is_wanted:
                try:
                    answer = await _reply(message, request)
                except YksiError as error:
                    trouble = error
            await self._send(process, answer)

    async def _start(self) -> Process:
        program = _PROGRAM.format(sys.path)
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", program), stdin=PIPE, stdout=PIPE
        )
        return self._process

    async def _send(self, process: Process, message: tasks.AnyTask | tasks.ToWorker) -> None:
        assert process.stdin is not None
        body = _encode(message)
        process.stdin.write(len(body).to_bytes(SIZE, "big") + body)
        await process.stdin.drain()

    async def _receive(self, process: Process) -> tasks.FromWorker:
        assert process.stdout is not None
        size = int.from_bytes(await process.stdout.readexactly(SIZE), "big")
        return _decoder.decode(await process.stdout.readexactly(size))

    def _result(
        self, message: tasks.Done | tasks.Damaged | tasks.Abandoned | tasks.Failed
    ) -> bytes | None:
        match message:
            case tasks.Done(result, memory):
                self.memory = memory
                return result
            case tasks.Damaged(table, line, reason):
                raise DamagedError(table, line, reason)
            case tasks.Abandoned():
                raise tasks.AbandonedError
            case tasks.Failed(traceback):
                raise TaskFailedError(traceback)

    async def end(self) -> None:
        process = self._process
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        assert process.stdin is not None
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()


async def _reply(message: tasks.Wanted | tasks.Progress, request: Request) -> tasks.GoOn:
    if isinstance(message, tasks.Wanted):
        return tasks.GoOn(await request.lines(message.since))
    request.progress(message.playing, message.done, message.of)
    return tasks.GoOn()
