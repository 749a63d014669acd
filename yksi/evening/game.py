"""One game by the clock: who is out and when, who gave up, and how it ends (KPG-§6, §9, END)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from yksi.evening.card_types import rank
from yksi.evening.entries import Held
from yksi.messages.numbers import Number
from yksi.table.match.points import GameResult


class Game(msgspec.Struct, frozen=True):
    """A game as far as it was written down; it is over when it has an end."""

    began_at: int  # milliseconds of the evening
    people: tuple[Number, ...]  # clockwise
    out_at: dict[Number, int] = {}  # milliseconds of the game, in the order of going out
    gave_up: tuple[Number, ...] = ()
    removed: tuple[Number, ...] = ()
    ended_at: int | None = None  # milliseconds of the game
    early: bool = False
    held: Held = {}  # what was counted at an early end

    @property
    def is_over(self) -> bool:
        return self.ended_at is not None

    def inside(self) -> tuple[Number, ...]:
        """Who still plays."""
        gone = {*self.out_at, *self.gave_up, *self.removed}
        return tuple(person for person in self.people if person not in gone)

    def results(self) -> list[GameResult]:
        """How the game ended for everybody, or would if it ended now and all held the same."""
        inside = self.inside()
        ranks = {person: rank(self.held.get(person, ())) for person in inside}
        outs = list(self.out_at)
        return [
            GameResult(
                person,
                self._place(person, outs, ranks),
                self.out_at.get(person),
                person in self.gave_up,
                person in self.removed,
            )
            for person in self.people
        ]

    def _place(
        self, person: Number, outs: list[Number], ranks: dict[Number, tuple[int, ...]]
    ) -> int:
        """Out, still in, gave up together; the removed have no place (KPG-§6.4, §9.4, §15.3)."""
        if person in self.out_at:
            return outs.index(person) + 1
        if person in self.removed:
            return 0
        if person in self.gave_up:
            return len(outs) + len(ranks) + 1
        return len(outs) + 1 + sum(other < ranks[person] for other in ranks.values())

    def by_age(self, ages: Iterable[Number]) -> list[Number]:
        """Who still plays, the oldest first."""
        inside = set(self.inside())
        return [person for person in ages if person in inside]
