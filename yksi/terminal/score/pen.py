"""The pen: writes entries into the file of an evening, and none twice, whatever happens."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from yksi.evening import AnyEntry, Evening, Start
from yksi.evening.evening import Written
from yksi.evening.record import read_record, write_line, write_record
from yksi.texts import Trouble

BEGAN = "began"  # the note that says when the evening began, in seconds of the world's clock


class Pen:
    """Every entry is on the disk before anybody is told of it.

    The time of the evening is that of the world when the file is opened, and from then on passes by
    a clock that nobody sets: a game goes on while nobody has the file open, and a clock that is put
    right meanwhile moves no game.
    """

    def __init__(
        self,
        file: Path,
        evening: Evening,
        wall: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.file = file
        self.evening = evening
        self._clock = clock
        self._opened = clock()
        began = dict(evening.start.notes).get(BEGAN, "")
        passed = round(1000 * (wall() - float(began))) if began else 0
        self._at_opening = max(passed, self._last)

    @property
    def _last(self) -> int:
        return self.evening.written[-1].at if self.evening.written else 0

    @property
    def now(self) -> int:
        """Milliseconds of the evening."""
        return self._at_opening + round(1000 * (self._clock() - self._opened))

    def write(self, entry: AnyEntry) -> None:
        """Keep an entry, or raise RefusedEntryError, and nothing is kept."""
        now = self.now
        self.evening.write(now, entry)
        try:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(write_line(Written(now, entry)) + "\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            reason = error.strerror or ""
            raise Trouble("error-file-write", file=str(self.file), reason=reason) from None


def new_pen(file: Path, start: Start, wall: Callable[[], float] = time.time) -> Pen:
    """A new evening, whose file begins with what was agreed."""
    notes = (*start.notes, (BEGAN, str(round(wall()))))
    evening = Evening(msgspec.structs.replace(start, notes=notes))
    file.write_text(write_record(evening), encoding="utf-8")
    return Pen(file, evening, wall)


def old_pen(file: Path, text: str) -> Pen:
    """An evening that goes on; RecordError names a line that cannot be read.

    A last line that was cut off was never told of, and is taken away.
    """
    whole, end, _ = text.rpartition("\n")
    evening = read_record(whole + end)
    if whole + end != text:
        file.write_text(whole + end, encoding="utf-8")
    return Pen(file, evening)
