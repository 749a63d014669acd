"""Bots at a table: the host seats them, says how often they forget to call, and dismisses them."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.policies.levels import FORGETS, LEVELS
from yksi.table.lobby.door import add, make_room
from yksi.table.lobby.host import need_host
from yksi.table.lobby.voices import may_leave
from yksi.table.people import Person
from yksi.table.room import Room


def seat_bot(room: Room, who: int, command: say.SeatBot) -> None:
    need_host(room, who)
    if command.level not in LEVELS:
        raise RefusedByTable(TableCode.BOT_LEVEL)
    name = make_room(room, command.name)
    bot = Person(len(room.people), name, bot=command.level, ready=True, acknowledged=True)
    bot.forgets = FORGETS[command.level]
    add(room, bot)


def _bot(room: Room, who: int, number: int) -> Person:
    """The bot that the host speaks of."""
    need_host(room, who)
    bot = room.person(number)
    if bot.is_human or bot.put_out:
        raise RefusedByTable(TableCode.NOT_A_BOT)
    return bot


def let_forget(room: Room, who: int, command: say.LetForget) -> None:
    """The host says how often a bot forgets to call, instead of its level."""
    bot = _bot(room, who, command.person)
    if not 0 <= command.percent <= 100:
        raise RefusedByTable(TableCode.SETTING_VALUE)
    bot.forgets = command.percent
    room.tell(news.LetForgets(bot.number, bot.forgets))


def dismiss_bot(room: Room, who: int, command: say.DismissBot) -> None:
    bot = _bot(room, who, command.person)
    if room.is_player(bot.number) or not may_leave(room, bot.number):
        raise RefusedByTable(TableCode.GAME_RUNNING)
    bot.put_out = True
    room.tell(news.Dismissed(bot.number))
