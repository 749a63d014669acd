"""At every step of any game, events tell nobody what is hidden."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from tests.walks import Mover, choose, every_table, options, started
from yksi.game import Game
from yksi.game import actions as do
from yksi.game import events as tell
from yksi.game.events import AnyEvent, Told
from yksi.game.notation import LETTERS, parse_move
from yksi.game.vocabulary import EndReason
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
    "hands swapped while they lie open": (
        "edition custom + seven_swap=yes\nturn A\ntop R5\nhand A R7 R1 R2\nopen hands by B",
        "A plays R7 swap C",
        "C",
        "ABCD",
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


def heard(told: list[Told], viewer: Mover) -> list[AnyEvent]:
    return [item.event for item in told if item.audience.includes(viewer)]


_FOUR = "turn B\ntop W4 red\nunder G1\npending 4\nplayed 1 by A\n"


@pytest.mark.parametrize(("hand", "cards"), [("hand A Y1 Y2", ("Y1", "Y2")), ("hand A", ())])
def test_all_are_told_once_to_whom_a_hand_is_shown(hand: str, cards: tuple[str, ...]) -> None:
    """Also one that is empty, behind which other things happen."""
    result = Game.from_position(_FOUR + hand).play(*parse_move("B challenges"))
    for viewer in (None, 0, 1, 2, 3):
        found = heard(result, viewer)
        seen = cards if viewer == 1 else None
        assert [event for event in found if isinstance(event, tell.Shown)] == [
            tell.Shown(0, 1, seen)
        ]
        assert found[2:3] == [tell.Judged(1, guilty=False)]


_TEXT = "edition custom + card1=text\nturn A\n"


def test_all_are_told_once_that_a_card_is_given() -> None:
    game = Game.from_position(_TEXT + "hand B R9 Y1 Y2")
    result = game.play(*parse_move("table hands B to C R9"))
    for viewer in (None, 0, 1, 2, 3):
        card = "R9" if viewer in (1, 2) else None
        assert heard(result, viewer) == [tell.Gave(1, 2, card)]


def test_whoever_has_seen_a_hand_does_not_know_which_card_has_left_it() -> None:
    game = Game.from_position(_TEXT + "top R5\nhand A R1 R2\nhand B R0 Y1 Y2\nopen hands by B")
    game.play(*parse_move("A plays R1"))  # and the hands are closed with B's turn
    assert game.view(3).seen[1] == ("R0", "Y1", "Y2")
    game.play(*parse_move("table hands B to C Y1"))
    assert game.view(3).seen[1] == ()
    game.play(*parse_move("table hands B to C Y2"))
    assert game.view(1).owes_call


_JUMPING = "edition classic + jump_in=identical + seven_swap=yes\nturn B\nplayed 1 by A\ntop R7\n"
# A position, a move, and what everybody is told of it before the next turn.
TOLD_TO_ALL: dict[str, tuple[str, str, list[AnyEvent]]] = {
    "all cards of a play": (
        "edition kpgut\nturn B\ntop R5\nhand B R1 G1 G2",
        "B plays R1 G1",
        [tell.Laid(1, "R1", False), tell.Laid(1, "G1", False)],
    ),
    "who swaps with whom, and by which card": (
        _JUMPING + "hand C R7 G1 G2",
        "C jumps in R7 swap A",
        [tell.Laid(2, "R7", True), tell.Swapped(2, 0)],
    ),
    "nobody, where all hands go round": (
        "edition classic + zero_rotate=yes\nturn B\ntop R5\nhand B R0 R1",
        "B plays R0",
        [tell.Laid(1, "R0", False), tell.Swapped(None, None)],
    ),
    "who has won": (
        "turn B\ntop R5\nhand A R9\nhand B R1\nhand C\nhand D",
        "B plays R1",
        [
            tell.Laid(1, "R1", False),
            tell.RoundOver(1, EndReason.OUT),
            tell.Scored(1, 9),
        ],
    ),
    "that nobody has": ("turn B\ntop R5", "table stops", [tell.RoundOver(None, EndReason.STOPPED)]),
}


@pytest.mark.parametrize("name", TOLD_TO_ALL)
def test_what_everybody_is_told(name: str) -> None:
    position, move, expected = TOLD_TO_ALL[name]
    result = Game.from_position(position).play(*parse_move(move))
    for viewer in (None, 0, 1, 2, 3):
        found = heard(result, viewer)
        assert [e for e in found if not isinstance(e, tell.Dealt | tell.Turn)] == expected


def test_cards_that_the_table_gives_are_all_told() -> None:
    game = Game.from_position("turn B\ntop R5\ndraw R9 G9")
    result = game.play(None, do.Give(2, 2))
    drawn = [event.cards for event in heard(result, 2) if isinstance(event, tell.Drew)]
    assert drawn == [("R9",), ("G9",)]


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
