"""What is sent of a table as changes adds up to the whole table, for everybody at any time."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from tests.chatter import sensible_command
from tests.party import Party, random_act
from tests.plain_telling import PlainTelling
from tests.states import PARTS, made_whole
from yksi.game import Game
from yksi.game.notation import parse_move
from yksi.messages.stage import Stage
from yksi.server.tables.parts import Parts, state_message
from yksi.server.tables.sight import Sight
from yksi.table import Effect
from yksi.table import view as views

EVENINGS = {
    "classic": {"people": 2, "bots": 2},
    "custom + card1=text + card2=open_hands + card3=elbows + hand_size=12": {"people": 3},
    "moomin": {"people": 3},
    "kpgut": {"people": 4, "open_hands": True},
    "kpgut + referee=open": {"people": 3, "bots": 1},
}
STEPS = 200


def read(parts: bytes) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(state_message(1, 0, [], parts))
    return message


class Watchers:
    """A browser for each person of a party, which is told what changes."""

    def __init__(self, party: Party, people: int) -> None:
        self.parts, self.plain = Parts(party.table), PlainTelling(party.table)
        self.known: dict[int, dict[str, Any]] = {person: {} for person in range(people)}
        for person, known in self.known.items():
            made_whole(known, read(self.parts.whole(person)))
            self.plain.whole(person)
        self.sent: Counter[str] = Counter()

    def hear(self, effects: list[Effect]) -> None:
        self.parts.go_on(effects, self.known)
        self.plain.go_on(self.known)
        for person, known in self.known.items():
            told = self.parts.changed(person)
            assert told == self.plain.changed(person)
            message = read(told)
            self.sent.update(message.keys())
            made_whole(known, message)
            shown = self.plain.whole(person)
            assert known == {part: value for part, value in read(shown).items() if part in PARTS}
            assert self.parts.whole(person) == shown


def go_on(party: Party, dice: Random) -> None:
    """Somebody does something, mostly with cards, or time passes."""
    chance = dice.random()
    act = random_act(party, dice) if party.room.stage is Stage.PLAYING and chance < 0.7 else None
    if chance > 0.9:
        party.wait(dice.randrange(8_000))
    else:
        party.speak(*(act or sensible_command(party.room, dice)))


@pytest.mark.parametrize("rules", EVENINGS)
def test_changes_add_up_to_the_whole_table(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party.of(rules, seed=3, **EVENINGS[rules])
    watchers = Watchers(party, int(EVENINGS[rules]["people"]))
    kept = Counter[bool]()
    only_cards_moved = views.only_cards_moved

    def counted(*given: Any) -> bool:
        kept[only_cards_moved(*given)] += 1
        return only_cards_moved(*given)

    monkeypatch.setattr("yksi.server.tables.room_sight.only_cards_moved", counted)
    dice = Random(rules)
    for _ in range(STEPS):
        told = len(party.told)
        go_on(party, dice)
        watchers.hear(party.told[told:])
    assert kept[True] > 10
    assert kept[False] > 20
    assert {"room", "cards", "mine", "seats", "onto"} <= watchers.sent.keys()
    assert watchers.sent["cards"] < watchers.sent["version"]


def test_before_the_first_game_nobody_is_told_of_one() -> None:
    party = Party.lobby("classic", people=2)
    parts, plain = Parts(party.table), PlainTelling(party.table)
    assert parts.changed_for_all() == b""
    for person in (0, 1):
        assert parts.whole(person) == plain.whole(person)
        mine = read(parts.whole(person))["mine"]
        assert (mine["seat"], mine["hands"], mine["legal"], mine["bluff"]) == (None, {}, [], False)


# A table where something rare happens, and the move by which it does.
RARE = {
    "a match is over": ("totals B 490\nturn B\ntop R5\nhand A W\nhand B R1", "B plays R1"),
    "somebody is stuck": (
        "edition custom + card1=three_if_stuck\nturn A\ntop R5\nhand A WC1 R1 R2",
        "A plays WC1 red",
    ),
    "hands are opened": (
        "edition custom + card1=open_hands\nturn A\ntop R5\nhand A WC1 R1 R2",
        "A plays WC1 red",
    ),
}


@pytest.mark.parametrize("name", RARE)
def test_what_changes_rarely_is_told_with_the_cards(name: str) -> None:
    position, move = RARE[name]
    game = Game.from_position(position)
    sight, before, told = Sight(game), to_builtins(game.view()), dict[str, Any]()
    game.play(*parse_move(move))
    sight.look(game, told)
    seen = to_builtins(game.view())
    beside = ("seats", "discards")  # are told apart
    changed = {part: seen[part] for part in seen if seen[part] != before[part]}
    assert to_builtins(told["cards"]) == {
        part: value for part, value in changed.items() if part not in beside
    }
    assert changed.keys() & {"match_over", "stuck", "open_by"}


def test_little_is_sent_of_an_ordinary_act() -> None:
    party = Party.of("classic", people=4, seed=1)
    parts = Parts(party.table)
    sizes = []
    for person in range(4):
        parts.whole(person)
    for _ in range(30):
        acting = party.room.seats[party.game.turn]
        effects = party.act(acting, party.game.legal(party.game.turn)[0])
        parts.go_on(effects, range(4))
        sizes.append(len(parts.changed((acting + 1) % 4)))
    assert sum(sizes) / len(sizes) < 700
    assert len(parts.whole(0)) > 2_500
