"""The clauses of all editions: what each is about, says in every language, and is found by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from yksi import installed

RULED = "ruling"
_COMMON = "GEN"
_PREFIXES = {"classic": "CLS", "custom": "CUS", "moomin": "MOO", "kpgut": "KPG"}
_ELSEWHERE = {"moomin": ("GEN-R03", "GEN-R29")}  # shared clauses that an edition says otherwise


class Clause(NamedTuple):
    """A clause of the catalogue: its name, its English title, and why it has no ruling."""

    name: str
    title: str
    how: str

    @property
    def is_ruled(self) -> bool:
        return self.how == RULED


class Topic(NamedTuple):
    """Something that people ask about, and the clauses of all editions that answer."""

    name: str
    group: str
    field: str | None  # the rule that decides it
    wordings: tuple[tuple[str, ...], ...]  # clauses that say the same stand together


class Wording(NamedTuple):
    """What a clause says: in up to five words, and whole; cards stand in square brackets."""

    title: str
    text: str


def _rows(path: Path) -> Iterator[list[str]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [part.strip() for part in line.split("|")]


@cache
def clauses() -> dict[str, Clause]:
    """Every clause by its name, in the order of the catalogue."""
    paths = sorted((installed.folder("rulings") / "clauses").glob("*.txt"))
    return {row[0]: Clause(*row) for path in paths for row in _rows(path)}


def clauses_of(edition: str) -> list[Clause]:
    """What holds in an edition: its own clauses, and those that the printed editions share."""
    prefixes = (_PREFIXES[edition], *(() if edition == "kpgut" else (_COMMON,)))
    otherwise = _ELSEWHERE.get(edition, ())
    return [
        clause
        for clause in clauses().values()
        if clause.name.startswith(prefixes) and clause.name not in otherwise
    ]


@cache
def topics() -> tuple[Topic, ...]:
    """What people ask about, in the order in which a rulebook lists it."""
    found, group = [], ""
    for row in _rows(installed.folder("rulings") / "topics" / "topics.txt"):
        if len(row) == 1:
            group = row[0].removeprefix("group ")
            continue
        name, field, listed = row
        wordings = tuple(tuple(same.split("=")) for same in listed.split())
        found.append(Topic(name, group, None if field == "-" else field, wordings))
    return tuple(found)


@cache
def wordings(language: str) -> dict[str, Wording]:
    """What every clause with content says in a language."""
    path = installed.folder("locales") / "clauses" / f"{language}.txt"
    said = {name: Wording(title, text) for name, title, text in _rows(path)}
    return {name: said[same[0]] for topic in topics() for same in topic.wordings for name in same}


@cache
def _told() -> frozenset[str]:
    """The clauses with content of their own: what a rulebook lists."""
    return frozenset(name for topic in topics() for same in topic.wordings for name in same)


def find_clause(edition: str, written: str) -> str | None:
    """The clause of an edition that an address means: `§7.1`, `KPG-§7.1`, `DR2-5` or a whole `§7`.

    The pages read addresses in the same way (`web/src/rulebook/addresses.ts`).
    """
    wanted = "".join(written.split()).upper()
    if edition not in _PREFIXES or not wanted:
        return None
    number = f"§{wanted.removeprefix('§')}"
    names = [clause.name for clause in clauses_of(edition) if clause.name in _told()]
    exact = (
        name for name in names if name == wanted or name.endswith((f"-{wanted}", f"-{number}"))
    )
    parts = (name for name in names if f"-{number}." in name)
    return next(exact, None) or next(parts, None)
