"""What is kept from one action to the next changes no byte of what people are told.

Whole rounds of every edition are told twice: as a server does, and by parts that keep nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.bot_games import TABLES
from tests.party import Party
from yksi.bots import AtTable, new_bot
from yksi.bots.player import Player
from yksi.driver import Driver, play_for
from yksi.server.tables.changes import moved
from yksi.server.tables.parts import Parts
from yksi.table import Effect, Stage

PEOPLE = 2
MOST_STEPS = 3_000


class Plain(Parts):
    """Parts that are worked out anew whenever something happens."""

    def go_on(self, effects: list[Effect], people: Iterable[int]) -> None:
        super().go_on([], people)  # whoever knows nothing of what happened has to look everywhere

    def _look_at_cards(self) -> bytes:
        before = self._cards
        self._sight = self._look()
        return moved(before, self._cards)

    def _look_for(self, people: set[int], offers_stand: bool) -> None:
        self._waiting = {}
        super()._look_for(people, offers_stand=False)


class Round:
    """A round of two people and two bots, all of whom play as casual bots do."""

    def __init__(self, rules: str) -> None:
        self.party = Party.of(rules, people=PEOPLE, bots=2, seed=5)
        self._minds = [new_bot("casual", person) for person in range(PEOPLE)]
        self._driver = Driver(
            self.party.table, lambda number, level: new_bot(level, number), lambda: "0" * 64
        )

    def go_on(self) -> list[Effect]:
        """The next act: of a person who can do something, else of a bot or of the clock."""
        party, room = self.party, self.party.room
        party.now += 100
        for person, mind in enumerate(self._minds):
            assert isinstance(mind, Player)
            if room.is_in(person) and not room.busy:
                seat = AtTable(party.game, room.seats.index(person))
                action = mind.decide_at(seat)
                if action is not None:
                    return play_for(party.table, party.now, person, action).effects
        wake_at = self._driver.wake_at()
        assert wake_at is not None
        party.now = max(party.now, wake_at)
        return self._driver.run(party.now, 1)


@pytest.mark.parametrize("rules", TABLES)
def test_what_is_kept_changes_no_byte(rules: str) -> None:
    played = Round(rules)
    people = range(PEOPLE)
    kept, plain = Parts(played.party.table), Plain(played.party.table)
    for person in people:
        assert kept.whole(person) == plain.whole(person)
    told = 0
    for _ in range(MOST_STEPS):
        effects = played.go_on()
        kept.go_on(effects, people)
        plain.go_on(effects, people)
        for person in people:
            assert kept.changed(person) == plain.changed(person)
            told += len(kept.changed(person))
        assert kept.changed_for_all() == plain.changed_for_all()
        if played.party.room.stage is not Stage.PLAYING:
            break
    assert played.party.room.stage is not Stage.PLAYING, "the round has come to its end"
    for person in people:
        assert kept.whole(person) == plain.whole(person)
    assert told > 10_000
