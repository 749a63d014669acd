"""The record of a table as everybody may read it: rounds that are over, without secrets."""

from __future__ import annotations

import msgspec

from yksi.game.notation import NotationError
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.forms import Labels
from yksi.records.table_record import record_of, replay_line
from yksi.table import Effect, Table
from yksi.table.notation import REFUSED, parse_command, write_command


class Publication:
    """What everybody may read of a log, which grows line by line.

    It ends with the last round that is over, and leaves out the keys of places, what was said to
    one person alone, and the seal of a deal still to come.
    """

    def __init__(self) -> None:
        self.table = Table()
        self.end = 0  # lines of the log that may be read
        self.people: tuple[str, ...] = ()  # their names by then
        self.deals = 0  # in the lines so far, those of rounds that never ended included
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
        if table.room.used not in (None, was_used):
            self.deals += 1
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
        return record_of(map(self.line, self.numbers()))


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
    if isinstance(command, say.Enter | say.Knock):
        hidden = msgspec.structs.replace(command, key=str(number))
        return f"{time} {write_command(table.room, None, hidden)}"
    return line


def public_record(lines: list[str]) -> str:
    """The record of a log, as far as everybody may read it."""
    publication = Publication()
    for line in lines:
        publication.add(line)
    return publication.record()
