"""The project's own clauses, what they are about, and the rulings that show them best."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from yksi import installed
from yksi.editions import EDITIONS
from yksi.rulings.example import Example
from yksi.rulings.ruling import Ruling, parse_rulings
from yksi.rulings.showing import show

RULED = "ruling"
MOST_EXAMPLES = 3
_COMMON = "GEN"
_PREFIXES = {"classic": "CLS", "custom": "CUS", "moomin": "MOO", "kpgut": "KPG"}
_LONG = 8  # moves and expectations that are still looked at with pleasure


class Clause(NamedTuple):
    """A clause of the catalogue: its name, its English title, and why it has no ruling."""

    name: str
    title: str
    how: str

    @property
    def is_ruled(self) -> bool:
        return self.how == RULED


@cache
def clauses() -> dict[str, Clause]:
    """Every clause by its name, in the order of the catalogue."""
    found = {}
    for path in sorted((installed.folder("rulings") / "clauses").glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                clause = Clause(*(part.strip() for part in line.split("|")))
                found[clause.name] = clause
    return found


@cache
def rulings() -> tuple[Ruling, ...]:
    """Every ruling of the project."""
    paths = sorted(installed.folder("rulings").glob("*.txt"))
    return tuple(ruling for path in paths for ruling in parse_rulings(path.read_text("utf-8")))


class Topic(NamedTuple):
    """Something that people ask about, and the clauses of all editions that answer."""

    name: str
    group: str
    field: str | None  # the rule that decides it
    wordings: tuple[tuple[str, ...], ...]  # clauses that say the same stand together


@cache
def topics() -> tuple[Topic, ...]:
    """What people ask about, in the order in which a rulebook lists it."""
    found, group = [], ""
    source = (installed.folder("rulings") / "topics" / "topics.txt").read_text("utf-8")
    for line in source.splitlines():
        if line.startswith("group "):
            group = line.removeprefix("group ")
        elif line and not line.startswith("#"):
            name, field, listed = (part.strip() for part in line.split("|"))
            wordings = tuple(tuple(same.split("=")) for same in listed.split())
            found.append(Topic(name, group, None if field == "-" else field, wordings))
    return tuple(found)


def clauses_of(edition: str) -> list[Clause]:
    """What holds in an edition: its own clauses, and those that the printed editions share."""
    prefixes = (_PREFIXES[edition], *(() if edition == "kpgut" else (_COMMON,)))
    return [clause for clause in clauses().values() if clause.name.startswith(prefixes)]


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


def _dullness(ruling: Ruling) -> tuple[bool, bool, bool, bool, bool]:
    """The most telling first, else in the order of the files: something is done in it, it can be
    dealt, at a table of few, by the unchanged edition, and it is short."""
    lines = [line for section in ruling.sections for _, line in section]
    moves = [line for section in ruling.sections[::2] for _, line in section]
    seats = next((line.split()[1] for _, line in ruling.given if line.startswith("seats ")), "4")
    is_changed = any("+" in line for _, line in ruling.given if line.startswith("edition "))
    return (
        "refused" in lines,
        is_changed,
        not moves and not any("may" in line for line in lines),
        int(seats) > 6,
        len(lines) > _LONG,
    )
