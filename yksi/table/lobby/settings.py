"""What is played, and how: one setting at a time, by the host."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.settings import changed
from yksi.table.lobby.host import need_host
from yksi.table.lobby.knocking import open_to_all
from yksi.table.room import Room

_WHILE_PLAYING = (
    *("turn", "absent", "ballot", "pause", "bot", "bot_uno"),
    *("chat", "public", "locked", "knock"),
)
_OF_A_RESULT = ("rules", "series")  # fixed until it stands, by the first three laws


def change(room: Room, who: int, command: say.Change) -> None:
    """Change one setting; what concerns the cards is fixed while a game or match runs."""
    need_host(room, who)
    if command.field not in _WHILE_PLAYING:
        room.need_lobby("CUS-R18" if command.field == "rules" else None)
    if room.ballot is not None or (room.closing is not None and _is_of_result(room, command.field)):
        raise RefusedByTable(TableCode.BUSY)
    room.settings = changed(room.settings, command.field, command.value)
    if command.field == "rules":
        cards = range(1, room.settings.parsed.custom_wilds + 1)
        room.texts = {card: text for card, text in room.texts.items() if card in cards}
        _forget_ready(room)
    room.tell(news.Changed(command.field, room.settings))
    if not room.settings.knock:
        open_to_all(room)


def _is_of_result(room: Room, field: str) -> bool:
    """Whether a game goes by it that may have to go on (KPG-END-1)."""
    return field not in _WHILE_PLAYING if room.laws >= 4 else field in _OF_A_RESULT


def _forget_ready(room: Room) -> None:
    """Whoever agreed to something else has to agree anew."""
    for person in room.people:
        if person.is_human and person.ready:
            person.ready = False
            room.tell(news.IsReady(person.number, False))
