"""A ruling being played: the table, what its people are called, and what has been told."""

from __future__ import annotations

from dataclasses import dataclass, field

from yksi.game import Game, Refusal
from yksi.game.actions import Action
from yksi.game.events import AnyEvent
from yksi.game.notation import Names, NotationError
from yksi.messages.commands import Command
from yksi.messages.forms import Labels
from yksi.messages.refusal import TableRefusal
from yksi.table import Effect, Table
from yksi.table.room import Room


class Broken(AssertionError):
    """A ruling that does not hold; says what is the case instead."""


@dataclass(frozen=True)
class Said:
    """What somebody, or the house, said to the table, and why it was refused."""

    person: int | None
    command: Command | Action
    refusal: Refusal | TableRefusal | None


@dataclass
class World:
    table: Table
    labels: list[str]  # of people, by number
    told: list[Effect] = field(default_factory=list)  # since the last expectations
    said: list[Said] = field(default_factory=list)  # since the beginning
    cuts: tuple[AnyEvent, ...] = ()  # cards that were drawn for the given deal

    @property
    def room(self) -> Room:
        return self.table.room

    @property
    def game(self) -> Game:
        if self.room.game is None:
            raise NotationError("there is no game yet")
        return self.room.game

    @property
    def names(self) -> Names:
        """The seats are called like the people who sit there."""
        return Names([self.labels[number] for number in self.room.seats])

    def person(self, word: str) -> int:
        if word not in self.labels:
            raise NotationError(f"{word} is not at this table")
        return self.labels.index(word)

    def seat(self, word: str) -> int:
        if word not in self.names.letters:
            raise NotationError(f"{word} is not at this table")
        return self.names.seat(word)

    def label(self, number: int) -> str:
        return self.labels[number]

    def spoken(self) -> Labels:
        return Labels(self.labels)
