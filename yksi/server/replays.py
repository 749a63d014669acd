"""Finished games for looking at again: the picture after every line of the public record."""

from __future__ import annotations

import msgspec

from yksi.game.events import AnyEvent
from yksi.game.view import View, hand_of
from yksi.messages.news import AnyNews
from yksi.records.publication import Publication
from yksi.table import Table

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
    animals: tuple[str | None, ...]  # that they have chosen
    frames: tuple[Frame, ...]
    next: int | None  # where the next page begins


class Retelling:
    """A replay that grows with its log, with the picture after every line and all hands open."""

    def __init__(self) -> None:
        self._publication = Publication()
        self._frames: list[bytes] = []  # of every line of the log
        self.size = 0  # bytes

    @property
    def read(self) -> int:
        return self._publication.read

    @property
    def deals(self) -> int:
        return self._publication.deals

    def add(self, line: str) -> None:
        events = tuple(effect.event for effect in self._publication.add(line))
        shown = self._publication.line(self.read - 1)
        self._frames.append(_encode(_frame(self._publication.table, shown, events)))
        self.size += len(line) + len(self._frames[-1])

    def record(self) -> str:
        return self._publication.record()

    def page(self, first: int) -> bytes:
        """Some frames from one on, as a `Replay`."""
        numbers = self._publication.numbers()
        chosen = [self._frames[number] for number in numbers[first : first + FRAMES]]
        following = first + FRAMES if first + FRAMES < len(numbers) else None
        published = self._publication
        animals = tuple(person.animal for person in published.table.room.people)
        head = Replay(published.end, published.people, animals, (), following)
        raw = {**msgspec.structs.asdict(head), "frames": [msgspec.Raw(each) for each in chosen]}
        return _encode(raw)


def _frame(table: Table, line: str, events: tuple[AnyEvent | AnyNews, ...]) -> Frame:
    room = table.room
    if room.game is None:
        return Frame(line, events, None, (), ())
    hands = tuple(hand_of(room.game.state, seat) for seat in range(room.game.seats))
    return Frame(line, events, room.game.view(None), hands, tuple(room.seats))
