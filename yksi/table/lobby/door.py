"""Coming in, going away, coming back: the door of the room. Seats are kept, not connections."""

from __future__ import annotations

import re

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.stage import Stage
from yksi.policies.levels import FORGETS, LEVELS
from yksi.table.lobby.ages import put_in_order
from yksi.table.lobby.names import LONGEST_NAME, fit_name
from yksi.table.lobby.spectators import tell_watcher
from yksi.table.people import Person
from yksi.table.room import LAWS, Room
from yksi.table.standstill import go_on

LONGEST_KEY = 128
MOST_PEOPLE = 100
_WORD = re.compile(r"[\w-]+")


def open_table(room: Room, command: say.Open) -> None:
    """The house says, before anybody comes, by which laws this table goes on."""
    if room.people or not 0 < command.laws <= LAWS:
        raise RefusedByTable(TableCode.STRANGER)
    room.laws = command.laws


def _fit_name(room: Room, name: str, me: int | None = None) -> str:
    others = [person.name for person in room.present() if person.number != me]
    if room.laws >= 2:
        return fit_name(name, others)
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise RefusedByTable(TableCode.NAME)
    return name


def _add(room: Room, person: Person) -> None:
    room.people.append(person)
    put_in_order(room, person)
    room.tell(news.Entered(person.number, person.name, person.bot))


def enter(room: Room, command: say.Enter) -> int:
    """Somebody new comes in, as a spectator for now; the first one is the host."""
    if not (_WORD.fullmatch(command.key) and len(command.key) <= LONGEST_KEY):
        raise RefusedByTable(TableCode.NOT_SECRET)
    if any(person.key == command.key for person in room.people if person.is_human):
        raise RefusedByTable(TableCode.ALREADY_HERE)
    if sum(1 for _ in room.present()) >= MOST_PEOPLE:
        raise RefusedByTable(TableCode.ROOM_FULL)
    person = Person(len(room.people), _fit_name(room, command.name), command.key)
    host = acting_host(room)
    go_on(room)
    _add(room, person)
    if room.host is None:
        room.host = person.number
    _tell_host(room, host)
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
    _tell_host(room, host)


def come_back(room: Room, who: int, _: say.Return) -> None:
    person = room.person(who)
    if person.here:
        raise RefusedByTable(TableCode.ALREADY_HERE)
    host = acting_host(room)
    go_on(room)
    stood_in = needs_stand_in(room, who)
    person.here = True
    room.tell(news.Returned(who))
    if stood_in:
        room.tell(news.StandsIn(who, False))
    _tell_host(room, host)


def needs_stand_in(room: Room, who: int) -> bool:
    """Whether a bot plays for somebody: the rules know no absence of their own (GEN-R27)."""
    person = room.people[who]
    gone = person.put_out or not person.here
    return gone and person.is_human and room.is_player(who) and not room.rules.absence_cards


def rename(room: Room, who: int, command: say.Rename) -> None:
    room.people[who].name = _fit_name(room, command.name, who)
    room.tell(news.Renamed(who, room.people[who].name))


# --- the host


def acting_host(room: Room) -> int | None:
    """The host; while that one is away, whoever came first of those here."""
    if room.host is not None and room.people[room.host].here:
        return room.host
    return next((person.number for person in room.humans_here()), room.host)


def _tell_host(room: Room, before: int | None) -> None:
    """Tell everybody when the office of the host has passed to somebody, or back."""
    host = acting_host(room)
    if host is not None and host != before:
        room.tell(news.Hosting(host))


def need_host(room: Room, who: int) -> None:
    if who != acting_host(room):
        raise RefusedByTable(TableCode.NOT_HOST)


def hand_over(room: Room, who: int, command: say.HandOver) -> None:
    need_host(room, who)
    heir = room.person(command.person)
    if not heir.is_human or heir.put_out or not heir.here:
        raise RefusedByTable(TableCode.STRANGER)
    room.host = heir.number
    _tell_host(room, who)


def seat_bot(room: Room, who: int, command: say.SeatBot) -> None:
    need_host(room, who)
    if command.level not in LEVELS:
        raise RefusedByTable(TableCode.BOT_LEVEL)
    if sum(1 for _ in room.present()) >= MOST_PEOPLE:
        raise RefusedByTable(TableCode.ROOM_FULL)
    name = _fit_name(room, command.name)
    bot = Person(len(room.people), name, bot=command.level, ready=True, acknowledged=True)
    bot.forgets = FORGETS[command.level]
    _add(room, bot)


def let_forget(room: Room, who: int, command: say.LetForget) -> None:
    """The host says how often a bot forgets to call, instead of its level."""
    need_host(room, who)
    bot = room.person(command.person)
    if bot.is_human or bot.put_out:
        raise RefusedByTable(TableCode.NOT_A_BOT)
    if not 0 <= command.percent <= 100:
        raise RefusedByTable(TableCode.SETTING_VALUE)
    bot.forgets = command.percent
    room.tell(news.LetForgets(bot.number, bot.forgets))


def dismiss_bot(room: Room, who: int, command: say.DismissBot) -> None:
    need_host(room, who)
    bot = room.person(command.person)
    if bot.is_human or bot.put_out:
        raise RefusedByTable(TableCode.NOT_A_BOT)
    if room.is_player(bot.number):
        raise RefusedByTable(TableCode.GAME_RUNNING)
    bot.put_out = True
    room.tell(news.Dismissed(bot.number))


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
    if room.host == number:
        room.host = acting_host(room) if room.humans_here() else None
    _tell_host(room, host)
