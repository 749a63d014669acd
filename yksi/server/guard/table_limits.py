"""What a server refuses before the table is asked: commands that would make it too large."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages.refusal import TableCode
from yksi.messages.stage import Stage
from yksi.server.guard.limits import Limits
from yksi.server.metrics import LIMITED
from yksi.table.room import Room

LAST_ROUND = 2  # times the lines after which no other round begins: then nothing more is written
_WORDS = (say.Say, say.React, say.Rename)


def refused_here(limits: Limits, room: Room, lines: int, command: say.Command) -> TableCode | None:
    """Why a server does not pass a command on, or None; a round that runs is played to its end."""
    if lines >= limits.lines_per_table and _needs_a_new_page(limits, room, lines, command):
        LIMITED.labels("lines-per-table").inc()
        return TableCode.TABLE_FULL
    if isinstance(command, say.SeatBot) and bots_of(room) >= limits.bots_per_table:
        LIMITED.labels("bots-per-table").inc()
        return TableCode.TOO_MANY_BOTS
    return None


def is_written_full(limits: Limits, lines: int) -> bool:
    """Whether the log of a table takes nothing more."""
    return lines >= LAST_ROUND * limits.lines_per_table


def bots_of(room: Room) -> int:
    return sum(1 for person in room.present() if not person.is_human)


def _needs_a_new_page(limits: Limits, room: Room, lines: int, command: say.Command) -> bool:
    ends = room.stage is not Stage.PLAYING or isinstance(command, _WORDS)
    return ends or is_written_full(limits, lines)
