"""Finished games for looking at again: the record without secrets, and its pictures one by one."""

from __future__ import annotations

import msgspec

from yksi.game.events import AnyEvent
from yksi.game.notation import NotationError
from yksi.game.record import CHANCE
from yksi.game.view import View, hand_of
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.forms import Labels
from yksi.messages.news import AnyNews
from yksi.records.table_record import FIRST_LINE, replay_line
from yksi.table import Effect, Table
from yksi.table.notation import REFUSED, parse_command, write_command

FRAMES = 200  # in one page
_encode = msgspec.json.Encoder().encode


class Frame(msgspec.Struct, frozen=True):
    """The table after one line of the record."""

    line: str
    events: tuple[AnyEvent | AnyNews, ...]
    cards: View | None
    hands: tuple[tuple[str, ...], ...]  # of all seats
    seats: tuple[int, ...]


class Replay(msgspec.Struct, frozen=True):
    """A page of a replay; pages that tell another `version` belong to another one."""

    version: int  # lines of the log up to the end of the last round that is over
    people: tuple[str, ...]
    frames: tuple[Frame, ...]
    next: int | None  # where the next page begins


class Publishing:
    """What everybody may read of a log: up to the end of the last round that is over, without

    the keys of places, what was said to one person alone, and the seal of a deal still to come.
    """

    def __init__(self) -> None:
        self.table = Table()
        self.end = 0  # lines of the log that may be read
        self.people: tuple[str, ...] = ()  # their names by then
        self._shown: list[str | None] = []
        self._sealed_at = 0
        self._unused: int | None = None  # a seal that is not broken yet

    @property
    def read(self) -> int:
        """Lines of the log so far."""
        return len(self._shown)

    def add(self, line: str) -> list[Effect]:
        """One more line of the log, and what happened by it."""
        table, number = self.table, self.read
        shown = _shown(table, line, number)
        was_sealed, was_used = table.room.sealed, table.room.used
        effects = replay_line(table, line, number + 1)
        self._shown.append(None if any(map(_is_private, effects)) else shown)
        if table.room.sealed not in (None, was_sealed):
            self._sealed_at = number
        if was_used is not None and table.room.used is None:  # a result that stands
            self.end = self.read
            self.people = tuple(person.name for person in table.room.people)
            self._unused = None if table.room.sealed is None else self._sealed_at
        return effects

    def numbers(self) -> list[int]:
        """Which lines of the log are in the public record."""
        return [
            number
            for number in range(self.end)
            if number != self._unused and self._shown[number] is not None
        ]

    def line(self, number: int) -> str:
        return self._shown[number] or ""

    def record(self) -> str:
        lines = map(self.line, self.numbers())
        return "\n".join([FIRST_LINE, f"chance {CHANCE}", "", *lines]) + "\n"


def _is_private(effect: Effect) -> bool:
    """Whether words were for some alone, whoever was meant to hear them."""
    return effect.to is not None and isinstance(effect.event, news.Said)


def _shown(table: Table, line: str, number: int) -> str:
    """A line of the log without the key of a place."""
    time, _, said = line.partition(" ")
    if not said:
        return line
    try:
        _, command = parse_command(table.room, Labels(), said.removeprefix(REFUSED))
    except NotationError:
        return line  # whoever replays it says what is wrong
    if isinstance(command, say.Enter):
        hidden = msgspec.structs.replace(command, key=str(number))
        return f"{time} {write_command(table.room, None, hidden)}"
    return line


def public_record(lines: list[str]) -> str:
    """The record of a log, as far as everybody may read it."""
    publishing = Publishing()
    for line in lines:
        publishing.add(line)
    return publishing.record()


class Retelling:
    """A replay that grows with its log, with the picture after every line and all hands open."""

    def __init__(self) -> None:
        self._publishing = Publishing()
        self._frames: list[bytes] = []  # of every line of the log
        self.size = 0  # bytes

    @property
    def read(self) -> int:
        return self._publishing.read

    def add(self, line: str) -> None:
        events = tuple(effect.event for effect in self._publishing.add(line))
        shown = self._publishing.line(self.read - 1)
        self._frames.append(_encode(_frame(self._publishing.table, shown, events)))
        self.size += len(line) + len(self._frames[-1])

    def record(self) -> str:
        return self._publishing.record()

    def page(self, first: int) -> bytes:
        """Some frames from one on, as a `Replay`."""
        numbers = self._publishing.numbers()
        chosen = [self._frames[number] for number in numbers[first : first + FRAMES]]
        following = first + FRAMES if first + FRAMES < len(numbers) else None
        head = Replay(self._publishing.end, self._publishing.people, (), following)
        raw = {**msgspec.structs.asdict(head), "frames": [msgspec.Raw(each) for each in chosen]}
        return _encode(raw)


def _frame(table: Table, line: str, events: tuple[AnyEvent | AnyNews, ...]) -> Frame:
    room = table.room
    if room.game is None:
        return Frame(line, events, None, (), ())
    hands = tuple(hand_of(room.game.state, seat) for seat in range(room.game.seats))
    return Frame(line, events, room.game.view(None), hands, tuple(room.seats))
