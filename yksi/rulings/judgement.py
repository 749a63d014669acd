"""Judging a ruling: its people are gathered, its moves made, its expectations looked at."""

from __future__ import annotations

import copy

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


class Watcher:
    """Somebody who looks on while a ruling is judged; this one takes no notice."""

    def gathered(self, world: World) -> None:
        """The people and cards of the given part are there."""

    def impossible(self) -> None:
        """The given part is refused, as the ruling expects."""

    def moved(self, world: World, line: str) -> None:
        """The move of a line was made, or refused as it must be."""

    def expected(self, world: World, lines: list[str]) -> None:
        """All these expectations hold."""


NOBODY = Watcher()


def judge(ruling: Ruling, watcher: Watcher = NOBODY) -> Verdict:
    """Run one ruling."""
    must_be_refused = any(
        line == EXPECT_REFUSAL for section in ruling.sections for _, line in section
    )
    try:
        world = gather(ruling.given)
    except (PositionError, NotationError, RefusedByTable) as error:
        if not must_be_refused:
            return _unreadable(ruling, error)
        watcher.impossible()
        return Verdict(ruling)
    if must_be_refused:
        return Verdict(ruling, ruling.line, "the position was accepted")
    watcher.gathered(world)
    return _judge_sections(ruling, world, watcher)


def _unreadable(ruling: Ruling, error: Exception) -> Verdict:
    if isinstance(error, PositionError):
        return Verdict(ruling, error.line or ruling.line, error.reason)
    return Verdict(ruling, ruling.line, str(error))


def _judge_sections(ruling: Ruling, world: World, watcher: Watcher) -> Verdict:
    """Moves and expectations by turns, until one is broken."""
    for index, section in enumerate(ruling.sections):
        are_moves = index % 2 == 0
        for number, line in section:
            try:
                if are_moves:
                    move(world, line)
                    watcher.moved(world, line)
                else:
                    expect(world, line)
            except (Broken, NotationError, PositionError) as broken:
                return Verdict(ruling, number, f"{line}: {broken}")
        if not are_moves:
            watcher.expected(world, [line for _, line in section])
            world.told.clear()
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
