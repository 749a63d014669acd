"""A record told as sentences: a game act by act, an evening of a table or on paper line by line."""

from __future__ import annotations

from collections.abc import Iterator

from yksi.editions import parse_rules
from yksi.evening import record as evening_record
from yksi.game import Game
from yksi.game.notation import LETTERS
from yksi.messages.forms import Labels
from yksi.records.table_record import FIRST_LINE, play_back, replay
from yksi.table import Table
from yksi.table.lobby.card_texts import rules_with_texts
from yksi.telling.evening import evening_lines
from yksi.telling.events import EventSentences
from yksi.telling.teller import Teller
from yksi.telling.words import Seating, Words
from yksi.texts import Texts, Trouble

FIRST = 0  # who opened the table; whoever was not there sees the evening with these eyes


def record_lines(
    text: Texts, record: str, letter: str | None, show_position: bool
) -> Iterator[str]:
    """What the seat or person of a letter was told; without one, what anybody could see."""
    if record.startswith(evening_record.FIRST_LINE):
        return evening_lines(text, record)
    lines = _table_lines if record.startswith(FIRST_LINE) else _game_lines
    return lines(text, record, letter, show_position)


def _game_lines(text: Texts, record: str, letter: str | None, show_position: bool) -> Iterator[str]:
    """A paragraph for every act, with its number."""
    game, told = Game.replay(record)
    seats = LETTERS[: game.seats]
    viewer = None if letter is None else _number(letter, list(seats))
    words = Words(text, Seating(tuple(seats), viewer), game.edition, game.rules)
    sentences = EventSentences(words)
    for number, act in enumerate(told, 1):
        events = [item.event for item in act if item.audience.includes(viewer)]
        yield f"{number:4}  {sentences.paragraph(events)}"
    if show_position:
        yield game.position().rstrip()


def _table_lines(
    text: Texts, record: str, letter: str | None, show_position: bool
) -> Iterator[str]:
    """A paragraph for every line that says something, with its minute and second."""
    last, _ = replay(record)
    people = [Labels().label(person.number) for person in last.room.people]
    me = None if letter is None else _number(letter, people)
    table = Table()
    for effects in play_back(table, record):
        said = _teller(text, table, me).paragraph(effects, me or FIRST)
        minutes, seconds = divmod(table.room.now // 1000, 60)
        if said:
            yield f"{minutes:3}:{seconds:02}  {said}"
    if show_position and last.room.game is not None:
        yield last.room.game.position().rstrip()


def _number(letter: str, letters: list[str]) -> int:
    if letter not in letters:
        raise Trouble("error-seat", word=letter, seats=" ".join(letters))
    return letters.index(letter)


def _teller(text: Texts, table: Table, me: int | None) -> Teller:
    """A teller in the words of what is played now, by those who sit there now."""
    room = table.room
    names = tuple(room.people[number].name for number in room.seats)
    seat = room.seats.index(me) if me in room.seats else None
    edition, rules = parse_rules(rules_with_texts(room))
    words = Words(text, Seating(names, seat), edition, rules, room.texts)
    return Teller(words, lambda number: room.people[number].name, me)
