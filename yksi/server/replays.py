"""Finished games for looking at again: the record without secrets, and its pictures one by one."""

from __future__ import annotations

import re

import msgspec

from yksi.game.events import AnyEvent
from yksi.game.record import CHANCE
from yksi.game.view import View, hand_of
from yksi.table import Stage, Table
from yksi.table.news import AnyNews
from yksi.table.record import FIRST_LINE, replay_line

_KEY = re.compile(r" key \S+$")


class Frame(msgspec.Struct, frozen=True):
    """The table after one line of the record."""

    line: str
    events: tuple[AnyEvent | AnyNews, ...]
    cards: View | None
    hands: tuple[tuple[str, ...], ...]  # of all seats
    seats: tuple[int, ...]


class Replay(msgspec.Struct, frozen=True):
    people: tuple[str, ...]
    frames: tuple[Frame, ...]


def public_record(lines: list[str]) -> str:
    """Up to the end of the last round that is over, without the keys of places.

    What is sealed for a deal still to come stays sealed.
    """
    table = Table()
    end, sealed_at, unused = 0, 0, None
    for number, line in enumerate(lines):
        was_sealed, was_playing = table.room.sealed, table.room.stage is Stage.PLAYING
        replay_line(table, line, number + 1)
        if table.room.sealed not in (None, was_sealed):
            sealed_at = number
        if was_playing and table.room.stage is not Stage.PLAYING:
            end, unused = number + 1, None if table.room.sealed is None else sealed_at
    shown = [
        _KEY.sub(f" key {number}", line)
        for number, line in enumerate(lines[:end])
        if number != unused
    ]
    return "\n".join([FIRST_LINE, f"chance {CHANCE}", "", *shown]) + "\n"


def frames(record: str) -> bytes:
    """Every line of a record with the picture after it, all hands open."""
    table = Table()
    found = []
    for number, line in enumerate(record.split("\n")[3:], 4):
        if line:
            effects = replay_line(table, line, number)
            found.append(_frame(table, line, tuple(effect.event for effect in effects)))
    people = tuple(person.name for person in table.room.people)
    return msgspec.json.encode(Replay(people, tuple(found)))


def _frame(table: Table, line: str, events: tuple[AnyEvent | AnyNews, ...]) -> Frame:
    room = table.room
    if room.game is None:
        return Frame(line, events, None, (), ())
    hands = tuple(hand_of(room.game.state, seat) for seat in range(room.game.seats))
    return Frame(line, events, room.game.view(None), hands, tuple(room.seats))
