"""A player in a process of its own: a line of JSON in, a line of JSON out (docs/AGENTS.md).

    → {"yksi": 1}                                        ← {"ready": true}
    → {"begin": {"rules", "seats", "seat", "seed"}}
    → {"decide": {"view", "legal"}}                      ← {"action": …}
    → {"end": {"places"}}

An action is its number in `legal`, an action itself, or null. A process that has failed is ended,
and the next game has another.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec

from yksi.game import Action
from yksi.game.actions import AnyAction
from yksi.game.view import View
from yksi.sim.agents.faults import Failed, Fault

PROTOCOL = 1
STARTING = 60.0  # seconds until a process must be ready: it may load a large network
ENDING = 2.0  # seconds in which it may end by itself
LONGEST = 1 << 20  # bytes of an answer
AHEAD = 100  # lines that nobody has asked for, until no more are read
Heard = TypeVar("Heard")


class _Ready(msgspec.Struct):
    ready: bool


class _Answer(msgspec.Struct):
    action: AnyAction | int | None


class Process:
    """A running process; `limit` is how many seconds a decision may take."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self._limit = limit
        try:
            self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise Failed(Fault.CRASHED, str(error)) from None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._listen, name="listener", daemon=True).start()
        try:
            self._say({"yksi": PROTOCOL})
            if not self._heard(_Ready, STARTING).ready:
                raise Failed(Fault.CRASHED, "it is not ready")
        except Failed:
            self.kill()
            raise

    def begin(self, rules: str, seats: int, seat: int, seed: int) -> None:
        self._say({"begin": {"rules": rules, "seats": seats, "seat": seat, "seed": seed}})

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        self._refuse_unasked()
        self._say({"decide": {"view": view, "legal": legal}})
        action = self._heard(_Answer, self._limit).action
        if not isinstance(action, int):
            return action
        if not 0 <= action < len(legal):
            raise Failed(Fault.ILLEGAL, f"{action} of {len(legal)} legal actions")
        return legal[action]

    def end(self, places: Sequence[int]) -> None:
        self._say({"end": {"places": places}})

    def close(self) -> None:
        """Tell it that nothing more comes; end it if it does not end by itself."""
        self._hang_up()
        try:
            self._child.wait(ENDING)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        self._child.kill()
        self._child.wait()
        self._hang_up()

    def _hang_up(self) -> None:
        assert self._child.stdin is not None
        with suppress(OSError):  # it may have ended before it has read everything
            self._child.stdin.close()

    def _listen(self) -> None:
        """Pass lines on; an empty one says that there will be no other."""
        assert self._child.stdout is not None
        with self._child.stdout as out:
            while self._lines.qsize() < AHEAD and (line := out.readline(LONGEST)):
                self._lines.put(line)
        self._lines.put(b"")

    def _say(self, message: dict[str, Any]) -> None:
        assert self._child.stdin is not None
        try:
            self._child.stdin.write(msgspec.json.encode(message) + b"\n")
            self._child.stdin.flush()
        except OSError:  # it has ended: what it said last, or that it ended, is heard next
            return

    def _refuse_unasked(self) -> None:
        """An answer to no question would be taken for that to the next one."""
        with suppress(Empty):
            line = self._lines.get_nowait()
            if line:
                raise Failed(Fault.CRASHED, f"nobody had asked: {line[:80]!r}")
            self._lines.put(line)  # it has ended, which is heard next

    def _ending(self) -> str:
        try:
            return f"it has ended with code {self._child.wait(ENDING)}"
        except subprocess.TimeoutExpired:
            return "it has closed its output"

    def _heard(self, expected: type[Heard], seconds: float) -> Heard:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise Failed(Fault.LATE, f"no answer within {seconds:g} s") from None
        if not line:
            raise Failed(Fault.CRASHED, self._ending())
        try:
            return msgspec.json.decode(line, type=expected)
        except msgspec.DecodeError as error:
            raise Failed(Fault.CRASHED, f"{error}: {line[:80]!r}") from None
