"""A log that keeps everybody waiting, in place of `Log.append_all`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yksi.store import Answer, NewLines, NewSnapshot


class SilentLog:
    """Notes what is to be kept, and answers nobody until it is told to; from then on at once."""

    def __init__(self) -> None:
        self.asked: list[NewLines] = []
        self.calls = 0
        self._waiting: list[tuple[int, Answer]] = []
        self._speaks = False
        self._error: Any = None  # a fault of ours would be no `LogError`

    def __call__(
        self, several: Sequence[NewLines], _: Sequence[NewSnapshot], answer: Answer
    ) -> None:
        self.asked += several
        self.calls += 1
        self._waiting.append((len(several), answer))
        self._tell()

    def speak(self, error: Exception | None = None) -> None:
        """Everything was kept, or this is why nothing was."""
        self._speaks, self._error = True, error
        self._tell()

    def _tell(self) -> None:
        while self._speaks and self._waiting:
            count, answer = self._waiting.pop(0)
            answer([self._error] * count)
