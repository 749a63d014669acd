"""Judging a ruling: its people are gathered, its moves made, its expectations looked at."""

from __future__ import annotations

import copy
from typing import Protocol

from yksi.game.notation import NotationError
from yksi.game.position import PositionError
from yksi.messages.refusal import RefusedByTable
from yksi.rulings.card_expectations import CARD_EXPECTATIONS
from yksi.rulings.customizable import numbered
from yksi.rulings.given_part import gather
from yksi.rulings.moves import move
from yksi.rulings.people_expectations import PEOPLE_EXPECTATIONS
from yksi.rulings.ruling import Ruling, Verdict
from yksi.rulings.world import Broken, World

EXPECT_REFUSAL = "refused"


class Watcher(Protocol):
    """Somebody who looks on while a ruling is judged."""

    def gathered(self, world: World) -> None:
        """The people and cards of the given part are there."""

    def impossible(self) -> None:
        """The given part is refused, as the ruling expects."""

    def moved(self, world: World, line: str) -> None:
        """The move of a line was made, or refused as it must be."""

    def expected(self, world: World, lines: list[str]) -> None:
        """All these expectations hold."""


def judge(ruling: Ruling, watcher: Watcher | None = None) -> Verdict:
    """Run one ruling."""
    refusal_expected = any(
        line == EXPECT_REFUSAL for section in ruling.sections for _, line in section
    )
    try:
        world = gather(ruling.given)
    except PositionError as error:
        if refusal_expected:
            return _impossible(ruling, watcher)
        return Verdict(ruling, error.line or ruling.line, error.reason)
    except (NotationError, RefusedByTable) as error:
        if refusal_expected:
            return _impossible(ruling, watcher)
        return Verdict(ruling, ruling.line, str(error))
    if refusal_expected:
        return Verdict(ruling, ruling.line, "the position was accepted")
    if watcher is not None:
        watcher.gathered(world)
    for index, section in enumerate(ruling.sections):
        for number, line in section:
            try:
                if index % 2 == 0:
                    move(world, line)
                    if watcher is not None:
                        watcher.moved(world, line)
                else:
                    expect(world, line)
            except (Broken, NotationError, PositionError) as broken:
                return Verdict(ruling, number, f"{line}: {broken}")
        if index % 2 == 1:
            if watcher is not None:
                watcher.expected(world, [line for _, line in section])
            world.told.clear()
    return Verdict(ruling)


def _impossible(ruling: Ruling, watcher: Watcher | None) -> Verdict:
    if watcher is not None:
        watcher.impossible()
    return Verdict(ruling)


def expect(world: World, line: str) -> None:
    """Raise Broken unless the expectation holds."""
    turned_round = line.startswith("!")
    if not line.strip("! "):
        raise NotationError("what is expected?")
    word, *words = numbered(world, line).lstrip("! ").split()
    check = (CARD_EXPECTATIONS | PEOPLE_EXPECTATIONS).get(word.lower())
    if word.lower() == "may":
        found = _may(world, " ".join(words))
    elif check is None:
        known = " ".join([*CARD_EXPECTATIONS, "may", *PEOPLE_EXPECTATIONS])
        raise NotationError(f"{word!r} cannot be expected; expectations are: {known}")
    else:
        found = check(world, words)
    if turned_round and found is None:
        raise Broken("but it is so")
    if not turned_round and found is not None:
        raise Broken(found)


def _may(world: World, text: str) -> str | None:
    return tried(world, text)[1]


def tried(world: World, text: str) -> tuple[World, str | None]:
    """A copy of the world in which a move was made, and why it is refused."""
    again = copy.deepcopy(world)
    try:
        move(again, text)
    except Broken as broken:
        return again, str(broken)
    return again, None
