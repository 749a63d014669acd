"""The record of an evening: what was agreed, then every entry and when it was made.

The grammar is in docs/RECORDS.md. Reading and writing again gives the same text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from yksi.evening.evening import Evening, Written
from yksi.evening.notation import read_entry, write_entry
from yksi.evening.refusal import RefusedEntryError
from yksi.evening.start import Start
from yksi.game.notation import NotationError
from yksi.game.record import RecordError
from yksi.messages.forms import Labels
from yksi.rules import RulesError

FIRST_LINE = "yksi score 1"
_LABELS = Labels()
_TIME = re.compile(r"(\d{1,12})\.(\d{3}) (\S.*)")
_YES = "yes"


def write_record(evening: Evening) -> str:
    return write_head(evening.start) + "".join(f"{line}\n" for line in lines(evening))


def write_head(start: Start) -> str:
    """What was agreed, up to the empty line behind it."""
    return "\n".join([FIRST_LINE, *_headers(start), "", ""])


def lines(evening: Evening) -> Iterator[str]:
    """The entries, each with its time."""
    return map(write_line, evening.written)


def write_line(written: Written) -> str:
    return f"{written.at // 1000}.{written.at % 1000:03} {write_entry(written.entry)}"


def _headers(start: Start) -> Iterator[str]:
    yield f"edition {start.rules}"
    yield "people " + " ".join(json.dumps(name, ensure_ascii=False) for name in start.names)
    if start.dealer:
        yield f"dealer {_LABELS.label(start.dealer)}"
    if start.ages:
        yield "age " + " ".join(map(_LABELS.label, start.ages))
    if start.series:
        yield f"series {_YES}"
    if start.limit:
        yield f"limit {start.limit}"
    for key, words in start.notes:
        yield f"note {key} {words}"


# --- reading


def read_record(text: str) -> Evening:
    """The evening of a record; RecordError names the line that cannot be read."""
    *_, evening = read_steps(text)
    return evening


def read_steps(text: str) -> Iterator[Evening]:
    """The same evening after its headers, and after each entry, up to a line that is bad."""
    numbered = list(enumerate(text.split("\n"), 1))
    if numbered[0][1].strip() != FIRST_LINE:
        raise RecordError(f"the record of an evening begins with {FIRST_LINE!r}", 1)
    ends = next((number for number, line in numbered if not line.strip()), len(numbered) + 1)
    try:
        evening = Evening(_start(numbered[1 : ends - 1]))
    except (RefusedEntryError, RulesError) as error:
        raise RecordError(str(error), 1) from None
    yield evening
    for number, line in numbered[ends:]:
        if line.strip():
            read_line(evening, line, number)
            yield evening


def read_line(evening: Evening, line: str, number: int) -> None:
    """Write the entry of a line of a record down."""
    written = read_written(line, number)
    try:
        evening.write(written.at, written.entry)
    except RefusedEntryError as error:
        raise RecordError(f"{line.strip()!r}: {error}", number) from None


def read_written(line: str, number: int) -> Written:
    """The entry of a line of a record, and when it was made."""
    found = _TIME.fullmatch(line.strip())
    if found is None:
        raise RecordError(f"{line!r} is no time and entry", number)
    try:
        return Written(1000 * int(found[1]) + int(found[2]), read_entry(found[3]))
    except NotationError as error:
        raise RecordError(f"{found[3]!r}: {error}", number) from None


def _start(headers: list[tuple[int, str]]) -> Start:
    seen: set[str] = set()
    values: dict[str, object] = {}
    notes: list[tuple[str, str]] = []
    for number, line in headers:
        word, _, rest = line.partition(" ")
        if word in seen and word != "note":
            raise RecordError(f"{word} is given twice", number)
        seen.add(word)
        try:
            match word:
                case "edition":
                    values["rules"] = rest
                case "people":
                    values["names"] = _names(rest)
                case "dealer":
                    values["dealer"] = _LABELS.number(rest)
                case "age":
                    values["ages"] = tuple(map(_LABELS.number, rest.split()))
                case "series" if rest == _YES:
                    values["series"] = True
                case "limit" if rest.isdecimal():
                    values["limit"] = int(rest)
                case "note":
                    key, _, words = rest.partition(" ")
                    notes.append((key, words))
                case _:
                    raise RecordError(f"{line!r} is not a header of an evening", number)
        except NotationError as error:
            raise RecordError(str(error), number) from None
    missing = {"edition", "people"} - seen
    if missing:
        raise RecordError(f"{' and '.join(sorted(missing))} must be said", 1)
    return Start(**values, notes=tuple(notes))  # type: ignore[arg-type] # read above


def _names(text: str) -> tuple[str, ...]:
    try:
        names = json.loads(f"[{','.join(re.findall(_QUOTED, text))}]")
    except ValueError:
        raise NotationError(f"{text!r} are no quoted names") from None
    if " ".join(json.dumps(name, ensure_ascii=False) for name in names) != text:
        raise NotationError(f"{text!r} are no quoted names")
    return tuple(names)


_QUOTED = r'"(?:[^"\\]|\\.)*"'
