"""Records: a whole game as plain text, its moves in the notation of the rulings.

The grammar is in docs/RECORDS.md. Reading, replaying and writing again gives the same text.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from yksi.errors import YksiError
from yksi.game import actions as do
from yksi.game.arguments import need_note, need_text
from yksi.game.notation import LETTERS, Mover, Names, NotationError, parse_move, write_move

FIRST_LINE = "yksi record 1"
CHANCE = "chacha8"
POSITION_INDENT = "  "


class RecordError(YksiError, ValueError):
    """A record that cannot be read or replayed; the message names line and reason."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.reason = message
        self.line = line


@dataclass(frozen=True)
class Header:
    """What must be known before the first move."""

    rules: str
    seats: int
    ages: tuple[int, ...]
    position: str | None = None  # where it began, if not with a deal
    line: int = field(default=0, compare=False)  # where the edition, or the position, was named


@dataclass(frozen=True)
class Record:
    """A record that was read: its headers, notes and moves."""

    header: Header
    notes: dict[str, str]  # date, names, result …: said, not replayed
    moves: tuple[tuple[Mover, do.Action], ...]
    lines: tuple[int, ...] = ()  # where each move stands


def write_record(record: Record) -> str:
    """The text of a record; ArgumentError where it has notes that could not be read back."""
    header = record.header
    for key, value in record.notes.items():
        need_note(key, value)
    lines = [FIRST_LINE, f"edition {header.rules}", f"seats {header.seats}", f"chance {CHANCE}"]
    if header.ages != tuple(range(header.seats)):
        lines.append("age " + " ".join(LETTERS[seat] for seat in header.ages))
    lines += [f"note {key} {value}" for key, value in record.notes.items()]
    if header.position is not None:
        lines.append("position")
        lines += [POSITION_INDENT + line for line in header.position.splitlines() if line.strip()]
    lines.append("")
    lines += [write_move(mover, action) for mover, action in record.moves]
    return "\n".join(lines) + "\n"


@dataclass
class _Reader:
    rules: str | None = None
    seats: int | None = None
    chance: str | None = None
    ages: tuple[int, ...] | None = None
    position: list[str] | None = None
    line: int = 0


def parse_record(text: str) -> Record:
    """Read a record; RecordError names the first line that cannot be read."""
    need_text("a record", text)
    lines = text.split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise RecordError(f"a record begins with {FIRST_LINE!r}", 1)
    reader = _Reader()
    notes: dict[str, str] = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        try:
            _read_header(reader, notes, line, number)
        except NotationError as error:
            raise RecordError(str(error), number) from None
    header = _header(reader, number)
    moves, where = [], []
    for at, line in enumerate(lines[number:], number + 1):
        if not line.strip():
            continue
        try:
            moves.append(parse_move(line))
        except NotationError as error:
            raise RecordError(str(error), at) from None
        where.append(at)
    return Record(header, notes, tuple(moves), tuple(where))


def _read_header(reader: _Reader, notes: dict[str, str], line: str, number: int) -> None:
    if line.startswith(POSITION_INDENT) and reader.position is not None:
        reader.position.append(line.strip())
        return
    key, _, value = line.strip().partition(" ")
    if key == "edition" and reader.rules is None:
        reader.rules, reader.line = value, number
    elif key == "seats" and reader.seats is None and value.isdecimal() and len(value) < 4:
        reader.seats = int(value)
    elif key == "chance" and value == CHANCE:
        reader.chance = value
    elif key == "age" and reader.ages is None:
        reader.ages = tuple(Names().seat(letter) for letter in value.split())
    elif key == "note" and value:
        word, _, rest = value.partition(" ")
        notes[word] = rest
    elif key == "position" and not value and reader.position is None:
        reader.position, reader.line = [], number
    else:
        raise NotationError(f"{line.strip()!r} is not a header of a record")


def _header(reader: _Reader, number: int) -> Header:
    if reader.rules is None or reader.seats is None or reader.chance is None:
        raise RecordError("the headers edition, seats and chance are needed", number)
    ages = reader.ages or tuple(range(reader.seats))
    position = None if reader.position is None else "\n".join([*reader.position, ""])
    return Header(reader.rules, reader.seats, ages, position, reader.line)
