"""Chairs round the table: in which order people sit, before a game.

Whoever has not chosen sits after the others, in the order of coming in. A chair is the place
between two neighbours, so whoever chooses one names both: if somebody has come between them, it is
taken.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.people import Person
from yksi.table.room import Room

LEARNING = 300_000  # milliseconds for which the chair of a learner is kept


def in_order(room: Room, people: Iterable[int]) -> list[int]:
    """These people as they sit, clockwise."""
    chairs = {number: chair for chair, number in enumerate(room.chairs)}
    return sorted(people, key=lambda number: (chairs.get(number, len(chairs)), number))


def circle(room: Room) -> list[int]:
    """Who has a chair for the next game: bots, and people who do not only watch."""
    return in_order(room, (p.number for p in room.present() if _has_chair(room, p)))


def _has_chair(room: Room, person: Person) -> bool:
    is_kept = person.here or person.number in room.learning
    return not person.is_human or (is_kept and not person.watching)


def sit(room: Room, who: int, command: say.Sit) -> None:
    room.need_lobby()
    others = [number for number in circle(room) if number != who]
    if len(others) >= room.rules.max_seats:
        raise RefusedByTable(TableCode.SEAT_COUNT)
    pairs = zip(others, [*others[1:], *others[:1]], strict=True)
    if (command.after, command.before) not in pairs:
        raise RefusedByTable(TableCode.CHAIR_TAKEN)
    everybody = in_order(room, (p.number for p in room.present() if p.number != who))
    everybody.insert(everybody.index(command.after) + 1, who)
    room.chairs = everybody
    come_to_sit(room, who)
    room.tell(news.TookChair(who, command.after, command.before))


def come_to_sit(room: Room, who: int) -> None:
    """Somebody is there to play: does not watch any more, and has learned enough."""
    room.people[who].watching = False
    room.learning.pop(who, None)


def stand_up(room: Room, who: int, _: say.StandUp) -> None:
    """Somebody only watches; whoever plays in a game that runs has to leave it otherwise."""
    if room.is_player(who):
        raise RefusedByTable(TableCode.GAME_RUNNING)
    person = room.people[who]
    person.watching, person.ready = True, False
    room.learning.pop(who, None)
    room.tell(news.StoodUp(who))


def learn(room: Room, who: int, _: say.Learn) -> None:
    """Somebody goes to learn the game; others see it, and the chair is kept meanwhile."""
    if room.is_player(who):
        raise RefusedByTable(TableCode.GAME_RUNNING)
    person = room.people[who]
    person.watching = person.ready = False
    room.learning[who] = room.now + LEARNING
    room.tell(news.Learns(who))


def next_lesson_over(room: Room) -> tuple[int, partial[None]]:
    """When the first of the chairs that are kept is free again."""
    who = min(room.learning, key=lambda number: room.learning[number])
    return room.learning[who], partial(_stop_keeping, room, who)


def _stop_keeping(room: Room, who: int) -> None:
    del room.learning[who]
