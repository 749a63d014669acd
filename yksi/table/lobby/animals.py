"""The animal that people are seen as: chosen, else by the order of coming in. Bots are robots."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.table.people import Person
from yksi.table.room import Room

ANIMALS = (
    "fox",
    "bear",
    "owl",
    "hare",
    "perch",
    "swan",
    "hedgehog",
    "elk",
    "squirrel",
    "seal",
    "raven",
)
FIRST = ANIMALS.index("hare")  # of whoever comes first


def animal_of(person: Person) -> str | None:
    """What somebody is seen as; None for who comes when all have been given once already.

    The pages show such a late one on another ground, so that nobody is taken for somebody else.
    """
    if person.animal is not None or not person.is_human:
        return person.animal
    if person.number >= len(ANIMALS):
        return None
    return ANIMALS[(FIRST + person.number) % len(ANIMALS)]


def given_to(room: Room, newcomer: Person) -> str | None:
    """What a newcomer is seen as whose turn it would be to be what somebody else has chosen."""
    taken = {animal_of(person) for person in room.present()}
    if animal_of(newcomer) not in taken - {None}:
        return None
    return next((animal for animal in ANIMALS if animal not in taken), None)


def wear(room: Room, who: int, command: say.Wear) -> None:
    if command.animal not in ANIMALS:
        raise RefusedByTable(TableCode.SETTING_VALUE)
    others = (person for person in room.present() if person.number != who)
    if command.animal in map(animal_of, others):
        raise RefusedByTable(TableCode.ANIMAL_TAKEN)
    room.people[who].animal = command.animal
