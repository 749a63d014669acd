"""Evenings as they were worked out last, so that an entry need not be checked from the first on.

Whoever works on one takes it out, and puts it back when what it says is on the disk: threads never
share one, and one that somebody failed with is forgotten.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from yksi.evening.evening import Evening
from yksi.evening.record import read_line, read_record
from yksi.server.troubles import at_line
from yksi.store import Evenings, StoredEvening

MOST = 200  # evenings


class Papers:
    def __init__(self, evenings: Evenings) -> None:
        self._evenings = evenings
        self._kept: OrderedDict[str, Evening] = OrderedDict()
        self._lock = Lock()

    def take(self, stored: StoredEvening) -> Evening:
        """The evening with all entries that are on the disk; DamagedError where one is none."""
        with self._lock:
            found = self._kept.pop(stored.id, None)
        if found is None:
            with at_line(stored.id, 1):
                found = read_record(stored.head)
        first = len(found.written)
        for number, entry in enumerate(self._evenings.entries(stored.id, first), first):
            with at_line(stored.id, number + 1):
                read_line(found, entry.text, number + 1)
        return found

    def put(self, name: str, evening: Evening) -> None:
        with self._lock:
            self._kept[name] = evening
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
