"""The one order of age of a table: declared, else by coming in, with bots in the middle (KPG-R04).

Whoever joins a running game stands where they said (KPG-§13); the order is kept from game to game.
"""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.lobby.host import need_host
from yksi.table.match.round_end import can_be_accused
from yksi.table.people import Person
from yksi.table.room import Room


def put_in_order(room: Room, person: Person) -> None:
    """Somebody new counts as the youngest; a bot stands in the middle of the people."""
    if room.laws < 2:
        _put_as_once(room, person)
        return
    if not room.ages_declared:
        room.ages = _by_coming_in(room)
        return
    youngest = len(room.ages)
    room.ages.insert(youngest if person.is_human else _middle(room), person.number)


def _middle(room: Room) -> int:
    """Where a bot stands that nobody has placed: right before the younger half of the people."""
    people = [number for number in room.ages if room.people[number].is_human]
    return room.ages.index(people[len(people) // 2]) if people else 0


def _by_coming_in(room: Room) -> list[int]:
    """Bots stand between the older and the younger half, so that none is ever the youngest."""
    people = [person.number for person in room.people if person.is_human]
    bots = [person.number for person in room.people if not person.is_human]
    older = len(people) // 2
    return people[:older] + bots + people[older:]


def _put_as_once(room: Room, person: Person) -> None:
    """By the first laws bots were younger than all people."""
    bots = [i for i, number in enumerate(room.ages) if not room.people[number].is_human]
    youngest_human = bots[0] if bots and person.is_human else len(room.ages)
    room.ages.insert(youngest_human, person.number)


def declare(room: Room, people: list[int]) -> None:
    """People declare their order from the oldest on; whoever is not named is younger.

    Bots that are not named stand in the middle, as always.
    """
    others = [number for number in room.ages if number not in people]
    bots = [n for n in others if not room.people[n].is_human and room.laws >= 5]
    room.ages = people + [number for number in others if number not in bots]
    middle = _middle(room)
    room.ages[middle:middle] = bots
    room.ages_declared = True
    room.tell(news.AgesOrdered(tuple(room.ages)))


def order_ages(room: Room, who: int, command: say.OrderAges) -> None:
    """The host declares the order of age; nobody is asked for a birthday (KPG-R04)."""
    need_host(room, who)
    room.need_lobby()
    if can_be_accused(room):  # the oldest breaks a tie (KPG-§11.3)
        raise RefusedByTable(TableCode.BUSY)
    named = [room.person(number).number for number in command.people]
    if not named or len(set(named)) != len(named):
        raise RefusedByTable(TableCode.STRANGER)
    declare(room, named)


def take_place(room: Room, number: int, older_than: int | None) -> None:
    """A joiner stands right before somebody, else as the youngest of those who play."""
    if room.laws < 2:
        return
    rest = [other for other in room.ages if other != number]
    place = max(map(rest.index, room.seats)) + 1 if older_than is None else rest.index(older_than)
    rest.insert(place, number)
    room.ages = rest
    room.ages_declared = True
    room.tell(news.AgesOrdered(tuple(room.ages)))
