"""At every step of any game, events tell nobody what is hidden."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from tests.walks import Mover, choose, every_table, options, started
from yksi.game import Game
from yksi.game import events as tell
from yksi.game.events import Told
from yksi.game.notation import LETTERS, parse_move
from yksi.kernel.state import State


def may_know(told: Told, viewer: Mover, t: State, were_open: bool) -> bool:
    """Whether a viewer may be told the cards that an event names."""
    match told.event:
        case tell.Dealt(seat, _, cards) | tell.Drew(seat, _, _, cards):
            if cards is None:
                return True
            are_open = were_open or t.open_by != 0
            return viewer == seat or (viewer is not None and are_open)
        case tell.Shown(seat, to, cards):
            return cards is None or to is None or viewer == to
    return True


_WITH_CARDS = (tell.Dealt, tell.Drew, tell.Shown)
# The other events that name a card: laid, turned, discarded or cut for all to see.
_PUBLIC_CARDS = (tell.Cut, tell.Turned, tell.Laid, tell.Discarded)


@every_table
def test_events_tell_nobody_what_is_hidden(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=8)
    dice = random.Random(8)
    for _ in range(200):
        found = options(game)
        if not any(found.values()):
            return
        were_open = game.state.open_by != 0
        mover, action = choose(found, dice)
        result = game.play(mover, action)
        for told in result:
            names_cards = b'"card' in msgspec.json.encode(told.event)
            assert names_cards == isinstance(told.event, _WITH_CARDS + _PUBLIC_CARDS)
            for viewer in (None, *range(game.seats)):
                if told.audience.includes(viewer):
                    assert may_know(told, viewer, game.state, were_open), (told, viewer)
        for viewer in (None, *range(game.seats)):  # everybody is told how many, once
            drawn = Counter(
                told.event.seat
                for told in result
                if isinstance(told.event, tell.Drew) and told.audience.includes(viewer)
                for _ in range(told.event.count)
            )
            assert drawn == _drawn(result)


def _drawn(result: list[Told]) -> Counter[int]:
    """Cards drawn by each seat, from what the seats themselves were told."""
    return Counter(
        told.event.seat
        for told in result
        if isinstance(told.event, tell.Drew) and told.event.cards is not None
        for _ in told.event.cards
    )


# A position, a move, whose cards are told of, and who is told them (- is a spectator).
WHO_IS_TOLD = {
    "a card drawn": ("turn B", "B draws", "B", "B"),
    "a penalty": ("turn B\nhand B R+2 R1 R2", "B plays R+2", "C", "C"),
    "a card drawn while hands lie open": (
        "edition custom\nturn B\nopen hands by A",
        "B draws",
        "B",
        "ABCD",
    ),
    "a challenged hand": (
        "turn B\ntop W4 red\nunder G1\npending 4\nplayed 1 by A\nhand A Y1 Y2",
        "B challenges",
        "A",
        "B",
    ),
    "a hand put away": ("edition kpgut\nturn B", "C gives up", "C", "ABCD-"),
    "hands dealt anew": (
        "edition custom\nturn A\nhand A WS R1 R2 R3",
        "A plays WS red",
        "C",
        "C",
    ),
    "hands swapped": (
        "edition classic + seven_swap=yes\nturn A\nhand A R7 R1 R2",
        "A plays R7 swap C",
        "C",
        "C",
    ),
}


@pytest.mark.parametrize("name", WHO_IS_TOLD)
def test_who_is_told_whose_cards(name: str) -> None:
    text, move, owner, viewers = WHO_IS_TOLD[name]
    game = Game.from_position(text)
    result = game.play(*parse_move(move))
    known = [
        told
        for told in result
        if isinstance(told.event, _WITH_CARDS)
        and told.event.seat == LETTERS.index(owner)
        and told.event.cards
    ]
    assert known
    for letter in "ABCD-":
        viewer = None if letter == "-" else LETTERS.index(letter)
        assert any(told.audience.includes(viewer) for told in known) == (letter in viewers)


# When one card is called, and how the moves say it.
CALLS = {
    "before the play": ["A calls uno", "A plays R1"],
    "with the play": ["A plays R1 uno"],
    "after the play": ["A plays R1", "A calls uno"],
}


@pytest.mark.parametrize("when", CALLS)
def test_a_call_is_told_once(when: str) -> None:
    game = Game.from_position("turn A\ntop R5\nhand A R1 G1")
    told: list[Told] = []
    for move in CALLS[when]:
        told += game.play(*parse_move(move))
    assert [item.event for item in told if isinstance(item.event, tell.Called)] == [tell.Called(0)]
    assert game.view().seats[0].called
