"""Rulings: small texts that are tests. Reading them; `judgement` says which of them hold.

A ruling is given, moves, expectations, and moves and expectations again as often as wanted; the
grammar is in docs/RULINGS.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from yksi.errors import YksiError
from yksi.game.position import numbered_lines

Lines = list[tuple[int, str]]


class RulingError(YksiError, ValueError):
    """A file of rulings that cannot be read."""


@dataclass
class Ruling:
    name: str
    title: str
    line: int
    given: Lines = field(default_factory=list)
    sections: list[Lines] = field(default_factory=list)  # moves, expectations, moves …

    @property
    def clause(self) -> str:
        """The clause it rests on: CLS-11.T1b is about CLS-11, KPG-§6.4.T1 about KPG-§6.4."""
        return self.name.rpartition(".")[0] or self.name


@dataclass(frozen=True)
class Verdict:
    ruling: Ruling
    line: int | None = None  # the line that failed
    reason: str | None = None

    @property
    def held(self) -> bool:
        return self.reason is None


def parse_rulings(text: str, kind: str = "ruling") -> list[Ruling]:
    """The rulings of a file, each of which begins with a line of this kind."""
    rulings: list[Ruling] = []
    part = 0
    for number, line in numbered_lines(text):
        word, _, rest = line.partition(" ")
        if word == kind:
            name, _, title = rest.strip().partition(" ")
            if not name:
                raise RulingError(f"line {number}: a {kind} needs a name")
            rulings.append(Ruling(name, title.strip(), number))
            part = 0
        elif not rulings:
            raise RulingError(f"line {number}: a file begins with '{kind} NAME', not {line!r}")
        elif set(line) == {"-"} and len(line) >= 3:
            rulings[-1].sections.append([])
            part += 1
        elif part == 0:
            rulings[-1].given.append((number, line))
        else:
            rulings[-1].sections[-1].append((number, line))
    return rulings
