"""Nobody is here: every clock of the table stands still, and goes on when somebody comes."""

from __future__ import annotations

from yksi.table.room import Room


def go_on(room: Room) -> None:
    """Somebody comes into an empty room: what was to happen happens as much later."""
    left = [person.left_at for person in room.people if person.is_human]
    if not left or room.humans_here():
        return
    gap = room.now - max(left)
    for person in room.people:
        person.left_at += gap
    room.learning = {number: until + gap for number, until in room.learning.items()}
    room.dealt_at += gap
    room.over_at += gap
    room.changed_at += gap
    room.one_card_at += gap
    room.owing_since = {seat: since + gap for seat, since in room.owing_since.items()}
    room.waited_since = dict.fromkeys(room.waited_since, room.now)  # nobody was waited for
    questions = (room.ballot, room.inquiry, room.request)
    for pending in (*questions, room.carrying, room.gathering, room.closing):
        if pending is not None:
            pending.until += gap
