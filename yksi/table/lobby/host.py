"""The host of a table: who it is while the first one is away, and how the office is handed over."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.room import Room


def acting_host(room: Room) -> int | None:
    """The host; while that one is away, whoever came first of those here."""
    if room.host is not None and room.people[room.host].here:
        return room.host
    return next((person.number for person in room.humans_here()), room.host)


def tell_host(room: Room, before: int | None) -> None:
    """Tell everybody when the office of the host has passed to somebody, or back."""
    host = acting_host(room)
    if host is not None and host != before:
        room.tell(news.Hosting(host))


def need_host(room: Room, who: int) -> None:
    if who != acting_host(room):
        raise RefusedByTable(TableCode.NOT_HOST)


def need_true_host(room: Room, who: int) -> None:
    """Refuse whoever stands in for the host: what cannot be undone is for the host alone."""
    need_host(room, who)
    if who != room.host:
        raise RefusedByTable(TableCode.ACTING)


def hand_over(room: Room, who: int, command: say.HandOver) -> None:
    """By the first two laws whoever stood in could keep the office so."""
    (need_true_host if room.laws >= 3 else need_host)(room, who)
    heir = room.person(command.person)
    if not heir.is_human or heir.put_out or not heir.here:
        raise RefusedByTable(TableCode.STRANGER)
    room.host = heir.number
    tell_host(room, who)


def delete_table(room: Room, who: int, _: say.DeleteTable) -> None:
    """The host deletes the table with all that was played at it; whoever carries it does so."""
    need_true_host(room, who)
    room.deleted = True
