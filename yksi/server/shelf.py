"""Replays and records, worked out beside the tables, one after another, and the latest ones kept.

A table's replay goes on from where its log was read last; nothing is worked out twice.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from yksi.server.replays import Retelling
from yksi.server.troubles import GoingDown, TooBusy, at_line
from yksi.store import Log

MOST_WAITING = 32  # others are told to come back
MOST_KEPT = 64_000_000  # bytes
Found = TypeVar("Found")


class Shelf:
    def __init__(self, log: Log) -> None:
        self._log = log
        self._kept: OrderedDict[str, Retelling] = OrderedDict()
        self._worker = ThreadPoolExecutor(1, "replays")
        self._waiting = 0
        self._is_closed = False

    async def record(self, table: str) -> str | None:
        """The public record; None when there is no such table."""
        return await self._ask(table, Retelling.record)

    async def page(self, table: str, first: int) -> bytes | None:
        """Frames of the replay from one on."""
        return await self._ask(table, lambda retelling: retelling.page(first))

    async def _ask(self, table: str, answer: Callable[[Retelling], Found]) -> Found | None:
        if self._waiting >= MOST_WAITING:
            raise TooBusy
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._worker, self._work, table, answer)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """The worker ends after the line that it is at; nobody waits for it."""
        self._is_closed = True
        self._worker.shutdown(wait=False, cancel_futures=True)

    # --- in the worker

    def _work(self, table: str, answer: Callable[[Retelling], Found]) -> Found | None:
        if self._log.table(table) is None:
            return None
        retelling = self._kept.setdefault(table, Retelling())
        self._kept.move_to_end(table)
        try:
            self._read(table, retelling)
        except BaseException:  # half a line is nothing to go on from
            del self._kept[table]
            raise
        self._make_room()
        return answer(retelling)

    def _read(self, table: str, retelling: Retelling) -> None:
        for line in self._log.lines(table, retelling.read):
            if self._is_closed:
                raise GoingDown
            with at_line(table, retelling.read + 1):
                retelling.add(line)

    def _make_room(self) -> None:
        """Forget the oldest replays; the one just asked for stays, however large it is."""
        size = sum(retelling.size for retelling in self._kept.values())
        while size > MOST_KEPT and len(self._kept) > 1:
            size -= self._kept.popitem(last=False)[1].size
