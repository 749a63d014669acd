"""Words and reactions. Nothing here moves a card; nobody is mocked (KPG-ETI)."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.stage import Stage
from yksi.table.match.play import sees_hands
from yksi.table.procedures.coaches import pupil_of
from yksi.table.room import Room

REACTIONS = ("cheer", "sigh", "laugh", "gasp", "thumbs-up", "thanks")  # KPG-ETI-2, -3
LONGEST_TEXT = 200
MOST_WORDS = 8  # messages
WITHIN = 10_000  # milliseconds


def _may_speak(room: Room, who: int) -> None:
    person = room.people[who]
    if person.moved_away:
        raise RefusedByTable(TableCode.SILENT, "KPG-§3.2.3")
    recent = [at for at in person.spoke_at if room.now - at < WITHIN]
    if len(recent) >= MOST_WORDS:
        raise RefusedByTable(TableCode.TOO_OFTEN)
    person.spoke_at = [*recent, room.now]


def speak(room: Room, who: int, command: say.Say) -> None:
    """Speak to everybody; player and coach to one another, a coach to nobody else (KPG-§3)."""
    if not 0 < len(command.text.strip()) <= LONGEST_TEXT or not command.text.isprintable():
        raise RefusedByTable(TableCode.TEXT_LENGTH)
    to = pupil_of(room, who) if command.to is None else command.to
    if to is not None:
        other = room.person(to)
        if who != other.coaching and other.number != room.people[who].coaching:
            raise RefusedByTable(TableCode.SILENT, "KPG-ETI-7")
    elif not room.settings.chat:
        raise RefusedByTable(TableCode.NO_CHAT)
    elif room.people[who].silenced:
        raise RefusedByTable(TableCode.SILENCED)
    if room.stage is Stage.PLAYING and to is None and sees_hands(room, who):
        raise RefusedByTable(TableCode.SILENT, "KPG-ETI-6")
    _may_speak(room, who)
    room.tell(news.Said(who, command.text, to), *(() if to is None else (who, to)))


def react(room: Room, who: int, command: say.React) -> None:
    if command.reaction not in REACTIONS:
        raise RefusedByTable(TableCode.NO_SUCH_REACTION, "KPG-ETI-3")
    _may_speak(room, who)
    room.tell(news.Reacted(who, command.reaction))
