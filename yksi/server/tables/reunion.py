"""Who was at a table when its last life ended, and may be on the way back to this one.

Until all of them are there, or for a moment, the time of the table stands still. Nobody has left
who was only carried over from another server, or who waited while this one was started again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from yksi.messages import commands as say
from yksi.server.tables.broadcast import Broadcast
from yksi.server.tables.jobs import Jobs
from yksi.server.tables.table_clock import TableClock
from yksi.table import Reply
from yksi.table.room import Room

REUNION = 5.0  # seconds in which somebody who was here is back without having left
Handle = Callable[[int | None, say.Command], Reply]  # a command by somebody, or by the house


class Reunion:
    def __init__(
        self, room: Room, handle: Handle, broadcast: Broadcast, jobs: Jobs, clock: TableClock
    ) -> None:
        self._expected = {person.number for person in room.humans_here()}
        self._handle = handle
        self._broadcast = broadcast
        self._jobs = jobs
        self._clock = clock

    def begin(self) -> None:
        """Wait for whom the log has here; without anybody to wait for, time passes at once."""
        if self._expected:
            asyncio.get_running_loop().call_later(REUNION, self._jobs.put, self._go_on)
        else:
            self._clock.start()

    def expects(self, person: int) -> bool:
        """Whether somebody who has no line may still come back to the place they had."""
        return person in self._expected

    async def arrived(self, person: int) -> None:
        """Somebody is here; with the last one who was expected, time goes on."""
        self._expected.discard(person)
        if not self._expected:
            await self._go_on()

    async def _go_on(self) -> None:
        """Time passes from now on; whoever has not come back has left."""
        if self._clock.goes:
            return
        effects = []
        for number in sorted(self._expected):
            effects += self._handle(number, say.Leave()).effects
        self._expected.clear()
        self._clock.start()
        await self._broadcast.keep_and_tell(effects)
