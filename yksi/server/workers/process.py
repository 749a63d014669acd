"""The worker's side of the pipe: tasks come in by standard input, answers go to standard output.

It ends when its input does, so no worker outlives its server, however that ended.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from yksi.server.workers import tasks
from yksi.server.workers.desk import Desk
from yksi.store.errors import DamagedError

SIZE = 4  # bytes that say how long a message is
NICENESS = 10  # tables come first, on however few cores
_encode = msgspec.msgpack.Encoder().encode
_task: msgspec.msgpack.Decoder[tasks.AnyTask] = msgspec.msgpack.Decoder(tasks.AnyTask)
_answer: msgspec.msgpack.Decoder[tasks.ToWorker] = msgspec.msgpack.Decoder(tasks.ToWorker)


class Pipe:
    """Messages of bytes, each with its length before it; also whoever gave the present task."""

    def __init__(self, incoming: BinaryIO, outgoing: BinaryIO) -> None:
        self._incoming = incoming
        self._outgoing = outgoing

    def read(self) -> bytes:
        """The next message; EOFError when the server is gone."""
        size = self._incoming.read(SIZE)
        body = self._incoming.read(int.from_bytes(size, "big"))
        if len(size) < SIZE or not body:
            raise EOFError
        return body

    def write(self, message: tasks.FromWorker) -> None:
        body = _encode(message)
        self._outgoing.write(len(body).to_bytes(SIZE, "big") + body)
        self._outgoing.flush()

    def lines(self, since: int) -> Sequence[str]:
        return self._ask(tasks.Wanted(since)).lines

    def progress(self, playing: bool, done: int, of: int) -> None:
        self._ask(tasks.Progress(playing, done, of))

    def _ask(self, message: tasks.Wanted | tasks.Progress) -> tasks.GoOn:
        self.write(message)
        answer = _answer.decode(self.read())
        if isinstance(answer, tasks.Stop):
            raise tasks.AbandonedError
        return answer


def memory() -> int:
    """Bytes of this process that are in memory; the most so far where the system says no more."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def done(desk: Desk, task: tasks.AnyTask, pipe: Pipe) -> tasks.FromWorker:
    """Do a task; whatever comes of it is an answer."""
    try:
        return tasks.Done(desk.do(task, pipe), memory())
    except tasks.AbandonedError:
        return tasks.Abandoned()
    except DamagedError as damage:
        return tasks.Damaged(damage.table, damage.line, damage.reason)
    except EOFError:
        raise
    except Exception:  # noqa: BLE001 - told to the server, which tells the operator
        return tasks.Failed(traceback.format_exc())


def main() -> None:
    """Work until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the server alone
    os.nice(NICENESS)
    # Nothing that is printed by accident gets among the answers.
    pipe = Pipe(sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    desk = Desk()
    try:
        while True:
            task = _task.decode(pipe.read())
            pipe.write(done(desk, task, pipe))
    except (EOFError, BrokenPipeError):
        os._exit(0)  # at once: a thread may still be compiling
