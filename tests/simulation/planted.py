"""Mistakes that a server could make, planted on purpose: the simulation has to find each of them.

`python -m tests.simulation --planted` plays seeds with each in turn until one fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from yksi.driver import Driver
from yksi.game.view import hand_of
from yksi.server.goodbyes import Goodbye
from yksi.server.lines.connection import Connection
from yksi.server.tables import broadcast, house, mine, parts, waking
from yksi.server.tables.broadcast import Broadcast
from yksi.server.tables.jobs import Jobs
from yksi.server.tables.owner import Owner
from yksi.server.tables.reception import Reception
from yksi.store import NewLines
from yksi.table import Effect, Table

Patch = pytest.MonkeyPatch


def tell_before_keep(patch: Patch) -> None:
    """People are told of what is not on the disk yet."""

    async def keep_and_tell(self: Broadcast, effects: list[Effect], is_asked: bool = True) -> None:
        new = self._table.take_lines()
        before = self.version
        self.version += len(new)
        if new or effects:
            self._publish(effects)
        if new:
            await self._commits.keep(NewLines(self._name, before, new), is_asked)

    patch.setattr(Broadcast, "keep_and_tell", keep_and_tell)


def lose_wake_ups(patch: Patch) -> None:
    """Now and then nobody wakes the table for its bots and clocks."""
    wake_at = Driver.wake_at

    def forgetful(self: Driver) -> int | None:
        return None if self.table.version % 20 == 19 else wake_at(self)

    patch.setattr(Driver, "wake_at", forgetful)


def answer_another_id(patch: Patch) -> None:
    """A refusal is sent with the id of the command before."""
    answer, last = Owner._answer, [0]

    def wrong(self: Owner, wish: Any, reply: Any) -> Any:
        right, last[0] = wish.id, wish.id if reply.refusal is None else last[0]
        wish.id = last[0]
        found = answer(self, wish, reply)
        wish.id = right
        return found

    patch.setattr(Owner, "_answer", wrong)


def wake_with_half_a_group(patch: Patch) -> None:
    """What was written last is not read when a table is woken."""
    wake_up = waking.wake_up

    def short(name: str, lines: list[str], table: Table | None = None) -> Table:
        return wake_up(name, lines[:-1] if len(lines) % 3 == 0 else lines, table)

    patch.setattr(waking, "wake_up", short)


def keep_no_leave(patch: Patch) -> None:
    """Who is cut off has not left, as far as the table knows."""

    def go_out(self: Reception, connection: Connection) -> None:
        self._broadcast.people.pop(connection, None)

    patch.setattr(Reception, "go_out", go_out)


def skip_a_version(patch: Patch) -> None:
    """A state is told with the version of the next one."""
    message = parts.state_message

    def wrong(version: int, now: int, events: list[bytes], changed: Any) -> bytes:
        return message(version + (version % 10 == 9), now, events, changed)

    patch.setattr(broadcast, "state_message", wrong)


def show_a_hand(patch: Patch) -> None:
    """Whoever watches sees the cards of the first seat."""
    hands = mine._hands

    def open_hands(room: Any, person: int, seat: int | None) -> Any:
        found = hands(room, person, seat)
        return found if seat is not None else {0: hand_of(room.game.state, 0), **found}

    patch.setattr(mine, "_hands", open_hands)


def drop_timers_after_a_restart(patch: Patch) -> None:
    """What is due by itself at a table that was woken is forgotten."""
    wake_up, wake_at = waking.wake_up, Driver.wake_at
    woken = set()

    def noted(name: str, lines: list[str], table: Table | None = None) -> Table:
        found = wake_up(name, lines, table)
        if found.version:
            woken.add(found)
        return found

    def forgetful(self: Driver) -> int | None:
        at = wake_at(self)
        return None if self.table in woken and at == self.table.due_at() else at

    patch.setattr(waking, "wake_up", noted)
    patch.setattr(Driver, "wake_at", forgetful)


def leave_the_queue_behind(patch: Patch) -> None:
    """When a table fails, whoever waits in its queue is not told."""

    def end(self: Jobs, why: Goodbye) -> None:
        self.ended_by = self.ended_by or why

    patch.setattr(Jobs, "end", end)


def own_a_table_twice(patch: Patch) -> None:
    """Two who come at the same time wake the table twice."""

    async def find(self: house.House, name: str) -> Owner | None:
        found = self._owners.get(name)
        return await self._open(name) if found is None else found

    patch.setattr(house.House, "find", find)


def tell_again_what_was_seen(patch: Patch) -> None:
    """Whoever comes back is told everything once more."""
    catch_up = Broadcast.catch_up

    def again(self: Broadcast, connection: Connection, seen: int) -> None:
        catch_up(self, connection, 0)

    patch.setattr(Broadcast, "catch_up", again)


def whisper_to_all(patch: Patch) -> None:
    """What only some may hear reaches everybody."""
    patch.setattr(Effect, "reaches", lambda self, person: True)


def write_without_a_lease(patch: Patch) -> None:
    """A server that others hold for dead goes on writing."""
    init = Broadcast.__init__

    def unguarded(self: Broadcast, *arguments: Any) -> None:
        init(self, *arguments)
        self._lease = None

    patch.setattr(Broadcast, "__init__", unguarded)


BUGS: dict[str, Callable[[Patch], None]] = {
    bug.__name__: bug
    for bug in (
        tell_before_keep,
        lose_wake_ups,
        answer_another_id,
        wake_with_half_a_group,
        keep_no_leave,
        skip_a_version,
        show_a_hand,
        drop_timers_after_a_restart,
        leave_the_queue_behind,
        own_a_table_twice,
        tell_again_what_was_seen,
        whisper_to_all,
        write_without_a_lease,
    )
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """As long as it lasts every server makes this mistake."""
    with pytest.MonkeyPatch.context() as patch:
        BUGS[name](patch)
        yield
