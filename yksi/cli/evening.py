"""The record of a table told as sentences, from beside it or from one person's eyes."""

from __future__ import annotations

from collections.abc import Iterator

from yksi.cli.localized import Trouble
from yksi.cli.teller import Teller
from yksi.cli.words import People, Words
from yksi.editions import parse_rules
from yksi.table import Table
from yksi.table.card_texts import rules_with_texts
from yksi.table.forms import Labels
from yksi.table.record import play_back, replay
from yksi.texts import Texts

FIRST = 0  # who opened the table; others see the evening with these eyes


def tell(text: Texts, record: str, letter: str | None, show_position: bool) -> Iterator[str]:
    """A paragraph for every line that says something, with its minute and second."""
    last, _ = replay(record)
    me = None if letter is None else _number(last, letter)
    table = Table()
    for effects in play_back(table, record):
        said = _teller(text, table, me).paragraph(effects, me or FIRST)
        minutes, seconds = divmod(table.room.now // 1000, 60)
        if said:
            yield f"{minutes:3}:{seconds:02}  {said}"
    if show_position and last.room.game is not None:
        yield last.room.game.position().rstrip()


def _number(table: Table, letter: str) -> int:
    labels = [Labels().label(person.number) for person in table.room.people]
    if letter not in labels:
        raise Trouble("error-seat", word=letter, seats=" ".join(labels))
    return labels.index(letter)


def _teller(text: Texts, table: Table, me: int | None) -> Teller:
    """In the words of what is played now, by those who sit there now."""
    room = table.room
    names = tuple(room.people[number].name for number in room.seats)
    seat = room.seats.index(me) if me in room.seats else None
    edition, rules = parse_rules(rules_with_texts(room))
    words = Words(text, People(names, seat), edition, rules, room.texts)
    return Teller(words, lambda number: room.people[number].name, me)
