"""What a worker does with a task, and what it keeps: the latest replays, which grow with logs.

Compiled code (and NumPy) is imported by the first task that needs it.
"""

from __future__ import annotations

import gzip
import io
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Protocol

import msgspec

from yksi import machine
from yksi.server.replays import Retelling
from yksi.server.troubles import at_line
from yksi.server.workers import tasks
from yksi.server.workers.analysis import analysed

MOST_KEPT = 64_000_000  # bytes of replays
PACKING = 5  # of gzip's levels


class Asker(Protocol):
    """Who gave the task. Both raise AbandonedError when nobody waits for it any more."""

    def lines(self, since: int) -> Sequence[str]:
        """Some more lines of the table's log; none when there are no more."""

    def progress(self, playing: bool, done: int, of: int) -> None: ...


class Desk:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, Retelling] = OrderedDict()
        self._has_counted = False  # the code that counts hints is there

    def do(self, task: tasks.AnyTask, asker: Asker) -> bytes | None:
        match task:
            case tasks.ReplayPage():
                return _packed(self._retelling(task.table, asker).page(task.first), task.packed)
            case tasks.PublicRecord():
                return _packed(self._retelling(task.table, asker).record().encode(), task.packed)
            case tasks.QrCode():
                return _drawn(task.link)
            case tasks.RoundAnalysis():
                return self._analyse(task, asker)
            case tasks.Thought():
                return _think(task)
            case tasks.HintStage():
                return self._count(task, asker)

    def _retelling(self, table: str, asker: Asker) -> Retelling:
        """The replay of a table up to the end of its log, from where it was read last."""
        retelling = self.kept.setdefault(table, Retelling())
        self.kept.move_to_end(table)
        try:
            while lines := asker.lines(retelling.read):
                for line in lines:
                    with at_line(table, retelling.read + 1):
                        retelling.add(line)
        except BaseException:  # half a line is nothing to go on from
            del self.kept[table]
            raise
        self._make_room()
        return retelling

    def _make_room(self) -> None:
        """Forget the oldest replays; the one just asked for stays, however large it is."""
        size = sum(retelling.size for retelling in self.kept.values())
        while size > MOST_KEPT and len(self.kept) > 1:
            size -= self.kept.popitem(last=False)[1].size

    def _analyse(self, task: tasks.RoundAnalysis, asker: Asker) -> bytes | None:
        retelling = self._retelling(task.table, asker)
        if not 0 < task.round <= retelling.deals:
            return None
        asker.progress(False, 0, 0)
        found = analysed(retelling.record(), task.round, partial(asker.progress, True))
        return None if found is None else _packed(found, True)

    def _count(self, task: tasks.HintStage, asker: Asker) -> bytes:
        """A stage of a hint; the first of a worker loads the code, or compiles it."""
        if not self._has_counted:
            asker.progress(False, 0, 0)
        from yksi.hints.hint import count_stage

        until: float | None = None

        def is_time() -> bool:
            nonlocal until
            if until is None:
                until = machine.monotonic() + task.seconds
            return machine.monotonic() >= until

        found = count_stage(
            *(task.view, task.levels, task.stage, task.seed, task.before, task.counts_points),
            is_time,
        )
        self._has_counted = True
        return msgspec.msgpack.encode(found)


def _drawn(link: str) -> bytes | None:
    import segno  # seldom needed, and slow to start

    picture = io.BytesIO()
    try:
        code = segno.make(link, error="m", micro=False)  # cameras of phones read no micro codes
    except segno.DataOverflowError:
        return None
    code.save(picture, kind="svg", border=4, xmldecl=False, svgns=True)
    return picture.getvalue()


def _think(task: tasks.Thought) -> bytes:
    from yksi.bots import THINKING

    bot = THINKING[task.level](task.seed, limit=task.seconds)
    return msgspec.msgpack.encode(bot.decide(task.view, task.legal))


def _packed(found: bytes, packed: bool) -> bytes:
    return gzip.compress(found, PACKING) if packed else found
