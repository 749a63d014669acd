"""Hints of one table: counted in a worker stage by stage, and told to whoever asked alone.

What is counted travels as the view of the player's seat. Cards that have moved on meanwhile end it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec

from yksi import machine
from yksi.game import Game
from yksi.messages.hints import Hint
from yksi.server.protocol import HintTold
from yksi.server.troubles import GoingDown, TooBusy
from yksi.server.workers.pool import Pool
from yksi.server.workers.request import Request
from yksi.server.workers.tasks import HintStage
from yksi.server.workers.worker import TaskFailedError
from yksi.table import Table

SECONDS = (0.15, 0.25, 0.5)  # for the play-outs of each stage, at most
PATIENCE = 6.0  # seconds for a stage,
LONG_PATIENCE = 90.0  # and for one whose worker has to load or compile first
Tell = Callable[[int, HintTold], None]  # a person, who may have gone meanwhile
read_hint = msgspec.msgpack.Decoder(Hint).decode


def stage_of(first: HintStage, stage: int, found: Hint | None) -> HintStage:
    """The task of a stage; the last one counts what the one before it has chosen."""
    before = found if stage == len(SECONDS) - 1 else None
    return msgspec.structs.replace(first, stage=stage, before=before, seconds=SECONDS[stage])


class Hints:
    def __init__(self, name: str, table: Table, pool: Pool, tell: Tell) -> None:
        self._name = name
        self._table = table
        self._pool = pool
        self._tell = tell
        self._counting: asyncio.Task[None] | None = None

    def begin(self, person: int, address: str) -> None:
        """Count for somebody whom the table has let ask; one hint is counted at a time."""
        self.end()
        self._counting = asyncio.create_task(self._count(person, address))

    def end(self) -> None:
        if self._counting is not None:
            self._counting.cancel()

    async def _count(self, person: int, address: str) -> None:
        room = self._table.room
        game, seat = room.running(), room.seat_of(person)
        moment = self._moment()
        first = HintStage(
            view=game.view(seat),
            levels=tuple(room.people[number].bot for number in room.seats),
            stage=0,
            seed=machine.seed(),
            before=None,
            counts_points=room.settings.parsed.counts_points,
            seconds=SECONDS[0],
        )
        found: Hint | None = None
        self._tell(person, HintTold("counting"))
        for stage in range(len(SECONDS)):
            found = await self._ask(stage_of(first, stage, found), person, address)
            if self._moment() != moment:
                return
            if found is None:
                self._tell(person, HintTold("failed"))
                return
            self._tell(person, HintTold("done" if found.is_final else "counting", found))

    def _moment(self) -> tuple[Game | None, int]:
        """The cards as they are: a hint is for them alone."""
        game = self._table.room.game
        return game, 0 if game is None else game.made

    async def _ask(self, task: HintStage, person: int, address: str) -> Hint | None:
        """What a worker has counted; None when nobody has time for it."""
        try:
            async with asyncio.timeout(PATIENCE) as limit:
                prepare = partial(self._prepare, limit, person)
                request = Request(task, self._name, address, tell=prepare)
                found = await self._pool.ask(request)
        except (TimeoutError, TooBusy, GoingDown, TaskFailedError):
            return None
        assert found is not None
        return read_hint(found)

    def _prepare(self, limit: asyncio.Timeout, person: int, _playing: bool, *_: int) -> None:
        """The worker counts for the first time, which takes longer."""
        limit.reschedule(asyncio.get_running_loop().time() + LONG_PATIENCE)
        self._tell(person, HintTold("preparing"))
