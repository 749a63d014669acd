"""Cheating that no machine can see (KPG-§10): accused in time, decided by ballot, taken back.

Cards laid against the rules where the referee is open are the kernel's business.
"""

from __future__ import annotations

from yksi.cards import Symbol
from yksi.game import actions as do
from yksi.table import commands as say
from yksi.table import motions
from yksi.table.ballots import need_quiet, open_ballot, rule_of_the_table, voters
from yksi.table.cards import carry
from yksi.table.offices import need_offices
from yksi.table.refusal import Code, Refused
from yksi.table.room import Room


def accuse(room: Room, who: int, command: say.AccuseConduct) -> None:
    """Somebody still in the game accuses the last play, before the next one (KPG-§10.2)."""
    need_offices(room)
    state = room.running().state
    if not room.is_in(who):
        raise Refused(Code.NOT_PLAYING)
    if command.person == who:
        raise Refused(Code.ONESELF)
    if state.player != room.seat_of(command.person) or do.TakeBack() not in room.running().legal(
        None
    ):
        raise Refused(Code.TOO_LATE, "KPG-§10.2")
    if state.symbol == Symbol.WILD_FOUR:
        raise Refused(Code.DOUBT_ONLY, "KPG-R34")
    need_quiet(room)
    motion = motions.Cheated(command.person)
    open_ballot(room, who, motion, voters(room), rule_of_the_table(room))


def carried(room: Room, _: motions.Cheated) -> None:
    """The last play is undone, two cards are the penalty (KPG-R60)."""
    carry(room, None, do.TakeBack())
