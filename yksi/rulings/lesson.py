"""Lessons: rulings that somebody plays through who does not know the game yet.

A lesson is a file of steps, one an edition. A step is a ruling whose name says its clauses and what
the coach's words are called: `CLS-13,CLS-14.nothing`. The moves of A are the learner's. A step with
the one line `as classic` is the step of that name of another lesson by the rules of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from yksi import installed
from yksi.rulings.given_part import gather
from yksi.rulings.ruling import Ruling, RulingError, parse_rulings
from yksi.rulings.world import World

LEARNER = "A"
NAMES = ("", "Eero", "Freja", "Aino")  # of those at the table, the learner first


@dataclass(frozen=True)
class Step:
    ruling: Ruling

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        return tuple(self.ruling.clause.split(","))

    @property
    def name(self) -> str:
        """Of the coach's words."""
        return self.ruling.name.rpartition(".")[2]

    @property
    def moves(self) -> list[str]:
        """Everybody's moves, in order."""
        return [line for section in self.ruling.sections[::2] for _, line in section]

    def stops(self) -> list[str]:
        """The names of the coach's words, one for each move of the learner."""
        count = sum(map(is_learners, self.moves))
        return [self.name, *(f"{self.name}-{number}" for number in range(2, count + 1))]

    def deal(self) -> World:
        """The table of the step before its first move; people have names there."""
        world = gather(self.ruling.given)
        for person, name in zip(world.room.people, NAMES, strict=False):
            person.name = name
        return world


def is_learners(move: str) -> bool:
    return move.split()[0] == LEARNER


def lesson_of(edition: str) -> list[Step]:
    """The steps of an edition's lesson, in order."""
    path = installed.folder("lessons") / f"{edition}.txt"
    rulings = parse_rulings(path.read_text("utf-8"), "step")
    return [Step(followed(ruling, edition)) for ruling in rulings]


def followed(ruling: Ruling, edition: str) -> Ruling:
    """The step itself, or the one of another lesson that it is like."""
    number, line = ruling.given[0]
    word, _, other = line.partition(" ")
    if word != "as":
        return ruling
    name = Step(ruling).name
    found = next((step for step in lesson_of(other) if step.name == name), None)
    if found is None:
        raise RulingError(f"line {number}: {other} has no step {name!r}")
    given = [
        (at, line.replace(f"edition {other}", f"edition {edition}"))
        for at, line in found.ruling.given
    ]
    return Ruling(ruling.name, ruling.title, ruling.line, given, found.ruling.sections)
