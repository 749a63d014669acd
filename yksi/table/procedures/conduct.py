"""Warnings and removal by the oldest player, or by the youngest for the oldest (KPG-§15)."""

from __future__ import annotations

from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.decisions.ballots import need_calm
from yksi.table.decisions.offices import need_offices, warden_of
from yksi.table.match.play import carry
from yksi.table.room import Room

LONGEST_REASON = 120


def _need_office(room: Room, who: int, person: int) -> None:
    need_offices(room)
    room.running()
    room.person(person)
    if not room.is_in(person):
        raise RefusedByTable(TableCode.OUT_ALREADY)
    alone = who == person and room.laws >= 5  # with a result that may still be accused
    if who != warden_of(room, person) or alone:
        raise RefusedByTable(TableCode.NOT_YOUR_OFFICE, "KPG-§15.1")


def _need_readable(reason: str) -> None:
    if len(reason) > LONGEST_REASON or not reason.isprintable():
        raise RefusedByTable(TableCode.TEXT_LENGTH)


def warn(room: Room, who: int, command: say.Warn) -> None:
    _need_office(room, who, command.person)
    _need_readable(command.reason)
    give_warning(room, who, command.person, command.reason)


def give_warning(room: Room, by: int, person: int, reason: str) -> None:
    room.people[person].warnings.append(reason)
    room.tell(news.Warned(person, by, reason))


def remove_player(room: Room, who: int, command: say.RemovePlayer) -> None:
    """Remove who was warned; the cards are shown and go under the last play (KPG-§15.2).

    Without a reason of its own it is that of the last warning.
    """
    _need_office(room, who, command.person)
    _need_readable(command.reason)
    warnings = room.people[command.person].warnings
    if not warnings:
        raise RefusedByTable(TableCode.NOT_WARNED, "KPG-§15.2")
    need_calm(room)
    room.tell(news.Removal(command.person, who, command.reason or warnings[-1]))
    carry(room, None, do.Remove(room.seat_of(command.person)))
