"""The evening: entries as they were written, and the paper that those which count lead to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from yksi.evening import entries as wrote
from yksi.evening.paper import Paper
from yksi.evening.refusal import EveningCode, RefusedEntryError
from yksi.evening.start import Start


class Written(msgspec.Struct, frozen=True):
    """An entry and when it was made, in milliseconds of the evening."""

    at: int
    entry: wrote.AnyEntry


class Evening:
    def __init__(self, start: Start) -> None:
        self.start = start
        self.written: list[Written] = []
        self._count: list[Written] = []  # those that still count
        self._undone: list[Written] = []
        self.paper = Paper.blank(start)

    @property
    def can_undo(self) -> bool:
        return bool(self._count)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def write(self, at: int, entry: wrote.AnyEntry) -> None:
        """Write an entry down, or raise RefusedEntryError; nothing has changed then."""
        if self.written and at < self.written[-1].at:
            raise RefusedEntryError(EveningCode.BACKWARDS)
        written = Written(at, entry)
        if isinstance(entry, wrote.Undo):
            if not self.can_undo:
                raise RefusedEntryError(EveningCode.NOTHING_TO_UNDO)
            self._undone.append(self._count.pop())
            self.paper = self._made(self._count)
        elif isinstance(entry, wrote.Redo):
            if not self.can_redo:
                raise RefusedEntryError(EveningCode.NOTHING_TO_REDO)
            self._count.append(self._undone.pop())
            self.paper = self._made(self._count)
        else:
            self.paper.write(entry, at)  # which a refusal leaves as it was
            self._count.append(written)
            self._undone.clear()
        self.written.append(written)

    def _made(self, entries: Sequence[Written]) -> Paper:
        paper = Paper.blank(self.start)
        for each in entries:
            paper.write(each.entry, each.at)
        return paper
