"""Evenings for tests, written as their records are."""

from __future__ import annotations

import pytest

from yksi.evening import Evening, EveningCode, RefusedEntryError
from yksi.evening.notation import read_entry
from yksi.evening.record import FIRST_LINE, read_record

MINUTE = 60_000


def classic(*lines: str, rules: str = "classic", people: int = 4) -> Evening:
    """Rounds of a match, one a second."""
    return evening(f"edition {rules}", *lines, people=people)


def kpgut(*lines: str, people: int = 4, series: bool = True) -> Evening:
    """Games by the clock, the first seat the oldest; every line begins with minutes."""
    headers = "edition kpgut\nseries yes\nlimit 60" if series else "edition kpgut"
    found = evening(headers, people=people)
    for line in lines:
        write(found, line)
    return found


def evening(header: str, *lines: str, people: int = 4) -> Evening:
    names = " ".join(f'"{name}"' for name in ("Aino", "Bo", "Cy", "Dag", "Eva", "Finn")[:people])
    said = "\n".join(f"{number}.000 {line}" for number, line in enumerate(lines))
    return read_record(f"{FIRST_LINE}\n{header}\npeople {names}\n\n{said}\n")


def write(found: Evening, line: str) -> None:
    """`12:30 A is out`: minutes and seconds, then an entry."""
    time, _, said = line.partition(" ")
    minutes, _, seconds = time.partition(":")
    found.write(int(minutes) * MINUTE + 1000 * int(seconds), read_entry(said))


def refused(found: Evening, line: str) -> EveningCode:
    """Why a line cannot be written; nothing has changed."""
    before, paper = list(found.written), repr(found.paper)
    with pytest.raises(RefusedEntryError) as refusal:
        write(found, line)
    assert (found.written, repr(found.paper)) == (before, paper)
    return refusal.value.code
