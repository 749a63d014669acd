"""Expectations as data: which check it is, and the people, cards and numbers that it names."""

from __future__ import annotations

import json

from yksi.cards import FACE_BY_NAME
from yksi.game.events import Discarded, Laid
from yksi.game.notation import parse_card
from yksi.rulings.attempts import attempt_of
from yksi.rulings.customizable import numbered
from yksi.rulings.example import Attempt, Check
from yksi.rulings.judgement import tried
from yksi.rulings.world import World

# Expectations of two words, as `round over` and `draw pile`.
_TWO_WORDS = frozenset(
    (
        *(("draw", "pile"), ("discard", "pile"), ("can", "catch"), ("stuck", "three")),
        *(("round", "over"), ("round", "void"), ("match", "over"), ("match", "winner")),
        *(("game", "over"), ("series", "winner"), ("series", "loser"), ("open", "hands")),
        *(("ballot", "open"), ("ballot", "carried"), ("ballot", "lost")),
    )
)


def check_of(world: World, line: str) -> Check:
    """The expectation of a line, which holds in this world."""
    holds = not line.startswith("!")
    word, *words = numbered(world, line).lstrip("! ").split()
    if word == "may":
        return _may(world, " ".join(words), holds)
    name = word.lower().replace("colour", "color")
    if (name, *words[:1]) in _TWO_WORDS:
        name = f"{name}-{words.pop(0)}"
    if name == "plays":
        return _plays(world, words)
    if name == "standing":
        words = _placed(words)
    return _named(world, name, words, holds)


def _named(world: World, name: str, words: list[str], holds: bool) -> Check:
    people: list[int] = []
    cards: list[str] = []
    values: list[str] = []
    rest: list[str] = []
    for number, word in enumerate(words):
        if word.startswith('"'):
            rest.append(str(json.loads(" ".join(words[number:]))))
            break
        if word in world.labels:
            people.append(world.person(word))
        elif word in FACE_BY_NAME:
            cards.append(parse_card(word))
        elif word == "-" or word[0].isdecimal():
            values.append(word)
        elif word not in ("of", "hand", "points", "winner"):
            rest.append(word)
    return Check(name, holds, tuple(people), tuple(cards), tuple(values), " ".join(rest))


def _placed(words: list[str]) -> list[str]:
    """People and their places, without those who have none, which is written as place 0."""
    pairs = zip(words[::2], words[1::2], strict=True)
    return [word for pair in pairs if pair[1] != "0" for word in pair]


def _plays(world: World, words: list[str]) -> Check:
    listed = [part.split() for part in " ".join(words[1:]).split(",")]
    plays = tuple(tuple(map(parse_card, cards)) for cards in listed)
    return Check("plays", people=(world.person(words[0]),), plays=plays)


def _may(world: World, text: str, holds: bool) -> Check:
    again, _ = tried(world, text)
    said = again.said[-1] if len(again.said) > len(world.said) else None
    attempt = Attempt() if said is None else attempt_of(world, said)
    cards = tuple(e.card for e in attempt.events if isinstance(e, Laid | Discarded))
    return Check("may", holds, cards=cards, attempt=attempt)
