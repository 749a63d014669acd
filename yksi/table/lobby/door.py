"""Coming in, going away, coming back: the door of the room. Seats are kept, not connections."""

from __future__ import annotations

import re

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.stage import Stage
from yksi.table.lobby.ages import put_in_order
from yksi.table.lobby.animals import given_to
from yksi.table.lobby.host import acting_host, tell_host
from yksi.table.lobby.names import LONGEST_NAME, fit_name
from yksi.table.lobby.places import places_to_free
from yksi.table.lobby.spectators import tell_watcher
from yksi.table.people import Person
from yksi.table.room import LAWS, Room
from yksi.table.standstill import go_on

LONGEST_KEY = 128
_WORD = re.compile(r"[\w-]+")


def open_table(room: Room, command: say.Open) -> None:
    """The house says, before anybody comes, by which laws this table goes on."""
    if room.people or not 0 < command.laws <= LAWS:
        raise RefusedByTable(TableCode.STRANGER)
    room.laws = command.laws


def make_room(room: Room, name: str) -> str:
    """Free a place for somebody new, and give their name; no place is freed for who is refused."""
    free = places_to_free(room)
    if free is None:
        raise RefusedByTable(TableCode.ROOM_FULL)
    fitting = name_for(room, name, *(person.number for person in free))
    for person in free:
        person.freed = True
    return fitting


def name_for(room: Room, name: str, *besides: int) -> str:
    """The name as it is kept, by the laws of this table; some people's names count as free."""
    others = [person.name for person in room.present() if person.number not in besides]
    others += [found.name for found in room.knocks.values()]
    if room.laws >= 3:  # nobody comes back under the name of who was put out
        others += [person.name for person in room.people if person.put_out and person.is_human]
    if room.laws >= 2:
        return fit_name(name, others)
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise RefusedByTable(TableCode.NAME)
    return name


def add(room: Room, person: Person) -> None:
    """Somebody new, person or bot, is in the room from now on."""
    room.people.append(person)
    put_in_order(room, person)
    room.tell(news.Entered(person.number, person.name, person.bot))


def owner_of(room: Room, key: str) -> Person | None:
    """Whose place a key opens; a place that was freed is nobody's."""
    owned = (person for person in room.people if person.is_human and not person.freed)
    return next((person for person in owned if person.key == key), None)


def name_once(room: Room, key: str) -> str:
    """What somebody was called here whose place was freed; empty for a stranger."""
    freed = (p.name for p in reversed(room.people) if p.freed and p.key == key)
    return next(freed, "")


def enter(room: Room, command: say.Enter) -> int:
    """Somebody new comes in, as a spectator for now; the first one is the host."""
    need_newcomer(room, command.key)
    if must_knock(room):
        raise RefusedByTable(TableCode.KNOCK)
    return admit_newcomer(room, command.name, command.key)


def must_knock(room: Room) -> bool:
    """Whether newcomers knock; the first one at a table is its host, and has nobody to ask."""
    return room.settings.knock and room.host is not None


def need_newcomer(room: Room, key: str) -> None:
    """Refuse a key that is none or has a place here, and everybody while the table is locked."""
    if not (_WORD.fullmatch(key) and len(key) <= LONGEST_KEY):
        raise RefusedByTable(TableCode.NOT_SECRET)
    if owner_of(room, key) is not None:
        raise RefusedByTable(TableCode.ALREADY_HERE)
    if room.settings.locked:
        raise RefusedByTable(TableCode.LOCKED)


def admit_newcomer(room: Room, name: str, key: str) -> int:
    """Somebody new is in, if there is room for them."""
    person = Person(len(room.people), make_room(room, name), key)
    person.animal = given_to(room, person)
    host = acting_host(room)
    go_on(room)
    add(room, person)
    if room.host is None:
        room.host = person.number
    tell_host(room, host)
    tell_watcher(room, person)
    return person.number


def leave(room: Room, who: int, _: say.Leave) -> None:
    person = room.person(who)
    host = acting_host(room)
    person.here = False
    person.left_at = room.now
    if room.stage is not Stage.PLAYING:
        person.ready = False
    room.tell(news.Left(who))
    if needs_stand_in(room, who):
        room.tell(news.StandsIn(who, True))
    tell_host(room, host)


def come_back(room: Room, who: int, _: say.Return) -> None:
    person = room.person(who)
    if person.freed:
        raise RefusedByTable(TableCode.STRANGER)
    if person.here:
        raise RefusedByTable(TableCode.ALREADY_HERE)
    host = acting_host(room)
    go_on(room)
    stood_in = needs_stand_in(room, who)
    person.here = True
    room.learning.pop(who, None)
    room.tell(news.Returned(who))
    if stood_in:
        room.tell(news.StandsIn(who, False))
    tell_host(room, host)


def needs_stand_in(room: Room, who: int) -> bool:
    """Whether a bot plays for somebody: the rules know no absence of their own (GEN-R27)."""
    person = room.people[who]
    gone = person.put_out or not person.here
    return gone and person.is_human and room.is_player(who) and not room.rules.absence_cards


def rename(room: Room, who: int, command: say.Rename) -> None:
    room.people[who].name = name_for(room, command.name, who)
    room.tell(news.Renamed(who, room.people[who].name))


def put_out(room: Room, number: int, why: str) -> None:
    """Somebody has to leave for good; a seat that is still needed is played by a bot."""
    person = room.people[number]
    host = acting_host(room)
    room.tell(news.PutOut(number, why))
    person.put_out = True
    if person.here:
        person.left_at = room.now
    person.here = False
    person.ready = False
    person.coaching = None
    room.learning.pop(number, None)
    if room.host == number:
        room.host = acting_host(room) if room.humans_here() else None
    tell_host(room, host)
