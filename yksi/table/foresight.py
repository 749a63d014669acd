"""What comes next at a table by itself: something that is due, and bots whose time comes.

Between two ordinary acts the table waits for one player, and for nothing else.
"""

from __future__ import annotations

from functools import partial

from yksi.table.bot_pace import bot_times
from yksi.table.clock import Due, next_due
from yksi.table.match.short_road import is_ordinary
from yksi.table.procedures.absence import BOT_SECONDS, time_out
from yksi.table.room import Room

Foreseen = tuple[Due | None, dict[int, int]]  # the next thing, and when each bot may act


def foresee(room: Room) -> Foreseen:
    is_plain = is_ordinary(room) and not (room.settings.minutes or room.is_empty)
    waits_for = [room.people[number] for number in room.waited_since] if is_plain else []
    if len(waits_for) != 1 or waits_for[0].put_out or not waits_for[0].here:
        return next_due(room), bot_times(room)
    [person], settings = waits_for, room.settings
    since = room.waited_since[person.number]
    turn_out = partial(time_out, room, person.number)
    if person.bot is not None:
        patience = 1000 * (BOT_SECONDS + settings.absent)
        return (since + patience, turn_out), {person.number: since + 1000 * settings.bot}
    return (since + 1000 * settings.turn, turn_out) if settings.turn else None, {}
