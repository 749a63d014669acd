"""The project's own rulings, and which of them show a clause best."""

from __future__ import annotations

from functools import cache

from yksi import installed
from yksi.editions import EDITIONS
from yksi.rulings.catalogue import clauses_of
from yksi.rulings.example import Example
from yksi.rulings.ruling import Ruling, parse_rulings
from yksi.rulings.showing import show

MOST_EXAMPLES = 3
_LONG = 8  # moves and expectations that are still looked at with pleasure


@cache
def rulings() -> tuple[Ruling, ...]:
    """Every ruling of the project."""
    paths = sorted(installed.folder("rulings").glob("*.txt"))
    return tuple(ruling for path in paths for ruling in parse_rulings(path.read_text("utf-8")))


def examples_of(edition: str) -> dict[str, list[Example]]:
    """The best examples of each clause of an edition; none for clauses that nothing shows."""
    by_clause: dict[str, list[Ruling]] = {}
    for ruling in rulings():
        if _edition_of(ruling) == edition:
            by_clause.setdefault(ruling.clause, []).append(ruling)
    found = {}
    for clause in clauses_of(edition):
        chosen = sorted(by_clause.get(clause.name, []), key=_dullness)[:MOST_EXAMPLES]
        if chosen:
            found[clause.name] = [show(ruling) for ruling in chosen]
    return found


def _edition_of(ruling: Ruling) -> str:
    given = next((line for _, line in ruling.given if line.startswith("edition ")), "")
    name = given.removeprefix("edition ").split("+")[0].strip()
    return name if name in EDITIONS else "classic"


def _dullness(ruling: Ruling) -> tuple[bool, ...]:
    """The most telling first, else in the order of the files: something is done in it, it can be
    dealt, at a table of few, by the unchanged edition, by people rather than by a tool of the
    table, and it is short."""
    lines = [line for section in ruling.sections for _, line in section]
    moves = [line for section in ruling.sections[::2] for _, line in section]
    seats = next((line.split()[1] for _, line in ruling.given if line.startswith("seats ")), "4")
    is_changed = any("+" in line for _, line in ruling.given if line.startswith("edition "))
    return (
        "refused" in lines,
        is_changed,
        not moves and not any("may" in line for line in lines),
        int(seats) > 6,
        any(line.startswith("table gives") for line in moves),
        len(lines) > _LONG,
    )
