"""What is kept from one action to the next changes no byte of what people are told.

Evenings of every edition are told twice: as a server does, and by views that keep nothing. People
play as casual bots do, and others come to watch and go again.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.bot_games import TABLES
from tests.party import NAMES, Party
from tests.plain_telling import PlainTelling
from yksi.bots import AtTable, new_bot
from yksi.bots.player import Player
from yksi.driver import Driver, play_for
from yksi.messages import commands as say
from yksi.server.tables.parts import Parts
from yksi.table import Effect, Stage

STEPS = 300
EVENINGS = {
    **{rules: {"people": 2, "bots": 2} for rules in TABLES},
    "classic + hand_size=2 + uno_grace=2": {"people": 1, "bots": 2},
    "kpgut + conduct=no + forfeit=no + voluntary=once + draw=one": {"people": 3, "turn": 5},
    "custom + card1=open_hands + card2=elbows + hand_size=3": {"people": 3},
    "moomin + hand_size=5": {"people": 1, "bots": 3, "practice": True},
    "kpgut + hand_size=3": {"people": 3, "open_hands": True, "series": True},
}


class Listeners:
    """Those who have a browser, and a big screen; each is told by both."""

    def __init__(self, party: Party, people: int) -> None:
        self._party = party
        self._kept, self._plain = Parts(party.table), PlainTelling(party.table)
        self.people: set[int] = set()
        self.heard = 0
        for person in range(people):
            self.welcome(person)

    def welcome(self, person: int) -> None:
        self.people.add(person)
        assert self._kept.whole(person) == self._plain.whole(person)

    def hear(self, effects: list[Effect]) -> None:
        kept, plain = self._kept, self._plain
        kept.go_on(effects, list(self.people))
        plain.go_on(self.people)
        for person in self.people:
            assert kept.changed(person) == plain.changed(person)
            self.heard += len(kept.changed(person))
        assert kept.changed_for_all() == plain.changed_for_all()

    def look_again(self) -> None:
        """Whoever fell behind is told everything."""
        for person in self.people:
            assert self._kept.whole(person) == self._plain.whole(person)
        assert self._kept.whole_for_all() == self._plain.whole_for_all()


class Evening:
    """Rounds of people who play as casual bots do, and of bots."""

    def __init__(self, rules: str, people: int, bots: int = 0, **settings: object) -> None:
        self.party = Party.of(rules, people, bots, seed=5, **settings)
        self.listeners = Listeners(self.party, people)
        self._dice = Random(rules)
        self._minds = [new_bot("casual", person) for person in range(people)]
        self._driver = Driver(
            self.party.table, lambda number, level: new_bot(level, number), lambda: "0" * 64
        )

    def go_on(self) -> None:
        self.party.now += 100
        chance = self._dice.random()
        if chance < 0.02:
            self._come_or_go()
        elif chance < 0.04:
            self.listeners.look_again()
        else:
            self.listeners.hear(self._next_act())

    def _come_or_go(self) -> None:
        """Somebody comes to watch, goes away or comes back."""
        party, people = self.party, self.party.room.people
        away = [p.number for p in people if p.is_human and not p.here and not p.is_gone]
        here = [p.number for p in people if p.is_human and p.here and p.number]
        if away:
            self.listeners.hear(party.speak(away[0], say.Return()).effects)
            self.listeners.welcome(away[0])
        elif here and self._dice.random() < 0.8:
            gone = self._dice.choice(here)
            self.listeners.people.discard(gone)
            self.listeners.hear(party.speak(gone, say.Leave()).effects)
        elif len(people) < len(NAMES):
            name = NAMES[len(people)]
            reply = party.speak(None, say.Enter(name, f"key-{name}"))
            self.listeners.hear(reply.effects)
            if reply.person is not None:
                self.listeners.welcome(reply.person)

    def _next_act(self) -> list[Effect]:
        """Of a person who can do something, else of a bot or of the clock."""
        party, room = self.party, self.party.room
        if room.stage is not Stage.PLAYING:
            return self._next_round()
        for person, mind in enumerate(self._minds):
            assert isinstance(mind, Player)
            if room.is_in(person) and room.people[person].here and not room.busy:
                seat = AtTable(party.game, room.seats.index(person))
                action = mind.decide_at(seat)
                if action is not None:
                    return play_for(party.table, party.now, person, action).effects
        return self._wait()

    def _next_round(self) -> list[Effect]:
        room = self.party.room
        told: list[Effect] = []
        for person in room.humans_here():
            told += self.party.speak(person.number, say.Ready()).effects
        if room.stage is Stage.LOBBY:
            told += self.party.speak(0, say.StartGame()).effects
        return told + self._wait()

    def _wait(self) -> list[Effect]:
        party = self.party
        party.now = max(party.now, self._driver.wake_at() or 0)
        return self._driver.run(party.now, 1)


@pytest.mark.parametrize("rules", EVENINGS)
def test_what_is_kept_changes_no_byte(rules: str) -> None:
    evening = Evening(rules, **EVENINGS[rules])
    for _ in range(STEPS):
        evening.go_on()
    evening.listeners.look_again()
    assert evening.party.room.deals > 1
    assert evening.listeners.heard > 10_000
