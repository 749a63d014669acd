"""Odd arguments to the public API: an error of our own that says what is wrong, and no change."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import yksi
from yksi import ArgumentError, Game, actions

ROOT = Path(yksi.__file__).parent
NO_SEATS: list[Any] = [-1, -5, 3, 20, 10**30, "A", "", 1.5, (), [0]]
NO_TEXTS: list[Any] = [None, 7, b"seats 3", ["seats 3"]]
NO_ACTIONS: list[Any] = [
    *(None, "draw", 64, actions.Draw, actions.Action(), yksi.events.Kept(0)),
    *(actions.Lay(5), actions.Lay("R5"), actions.Lay(("R5",), color=3), actions.Lay((None,))),  # type: ignore[arg-type]
    *(actions.Lay(["R5"]), actions.Catch("A"), actions.Catch(None), actions.Give(0, "two")),  # type: ignore[arg-type]
    *(actions.Deal(5), actions.LayOne(("R5",)), actions.NameColor(None), actions.Drop(0, None)),  # type: ignore[arg-type]
]
NO_NOTES: list[Any] = [
    {"": "x"},
    {"two words": "x"},
    {"date": "today\nand tomorrow"},
    {"date": "\x85"},
    {"date": "a\u2028b"},
    {"date": " early"},
    {"date": "late "},
    {"date": 5},
    {5: "x"},
    {None: None},
    {"a\tb": "x"},
]


def dealt() -> Game:
    return Game.new("classic", seats=3, seed=7)


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
@pytest.mark.parametrize("ask", [Game.legal, Game.view, Game.lawful, Game.would_bluff])
def test_nothing_is_said_of_a_seat_that_is_not_there(ask: Callable[..., Any], seat: Any) -> None:
    with pytest.raises(ArgumentError, match=r"there is no seat .*; seats are 0 to 2"):
        ask(dealt(), seat)


@pytest.mark.parametrize("seat", [-5, 3, 20, 10**30])
def test_nobody_plays_for_a_seat_that_is_not_there(seat: int) -> None:
    game = dealt()
    refusal = game.try_play(seat, actions.Draw())
    assert isinstance(refusal, yksi.Refusal)
    assert refusal.code is yksi.RefusalCode.NOT_IN_GAME
    with pytest.raises(yksi.Refused) as raised:
        game.play(seat, actions.Draw())
    assert raised.value.refusal == refusal
    assert game.record() == dealt().record()


@pytest.mark.parametrize("seat", ["A", 1.5, [0]], ids=repr)
def test_a_seat_is_a_number(seat: Any) -> None:
    with pytest.raises(ArgumentError, match="a seat is a whole number"):
        dealt().play(seat, actions.Draw())


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_not_played(action: Any) -> None:
    game = dealt()
    before = game.clone()
    for play in (game.play, game.try_play):
        with pytest.raises(ArgumentError):
            play(game.turn, action)
        with pytest.raises(ArgumentError):
            play(None, action)
    assert game.state.values() == before.state.values()
    assert game.moves == before.moves


@pytest.mark.parametrize("number", [-1, 306, 10**30, "64", None], ids=repr)
def test_the_kernel_has_no_other_actions(number: Any) -> None:
    with pytest.raises(ArgumentError):
        dealt().action(number)


@pytest.mark.parametrize("notes", NO_NOTES, ids=repr)
def test_a_note_that_could_not_be_read_back_is_not_written(notes: Any) -> None:
    with pytest.raises(ArgumentError, match="a note is a word and a line of text"):
        dealt().record(notes)


def test_every_other_note_is_read_back() -> None:
    notes = {"date": "", "names": "A: Aino,  B: Bo", "é": "# kept", "note": "yksi record 1"}
    text = dealt().record(notes)
    assert yksi.parse_record(text).notes == notes
    game, _ = Game.replay(text)
    assert game.record(notes) == text


@pytest.mark.parametrize(
    "arguments",
    [
        {"rules": None},
        {"rules": ""},
        {"rules": "bridge"},
        {"rules": "classic + "},
        {"rules": "classic + draw"},
        {"seats": 0},
        {"seats": -3},
        {"seats": 10**9},
        {"seats": "3"},
        {"seats": 3.0},
        {"seats": None},
        {"seed": "seven"},
        {"seed": 1.5},
        {"ages": []},
        {"ages": [0, 1, 1, 2]},
        {"ages": [0, 1, 2, 4]},
        {"ages": ["A", "B", "C", "D"]},
        {"ages": [None] * 4},
    ],
    ids=repr,
)
def test_a_game_that_cannot_be_is_not_begun(arguments: dict[str, Any]) -> None:
    with pytest.raises(yksi.YksiError):
        Game.new(**arguments)


@pytest.mark.parametrize("text", NO_TEXTS, ids=repr)
@pytest.mark.parametrize("read", [Game.from_position, Game.replay, yksi.parse_record])
def test_a_text_is_a_text(read: Callable[..., Any], text: Any) -> None:
    with pytest.raises(ArgumentError, match="is a text, not"):
        read(text)


SAVED = dealt().record()
PLACED = Game.from_position("seats 3\nturn B\ntop R7\nhand B R+2 G1").record()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "a record begins with"),
        (SAVED.replace("edition classic", "edition bridge"), 2, "there is no edition"),
        (SAVED.replace("classic", "classic + scoring=places"), 2, "needs play_on=yes"),
        (SAVED.replace("seats 3", "seats 1"), 2, "seats can play this"),
        (SAVED.replace("seats 3", "seats 999"), 2, "seats can play this"),
        (SAVED.replace("seats 3", "seats 3\nage A B"), 2, "ages must name each"),
        (SAVED.replace("seats 3", "seats 3\nage A B B"), 2, "ages must name each"),
        (SAVED + "C plays R5 R5\n", 7, "the move is refused"),
        (SAVED + "B\n", 7, "a move is a seat and what it does"),
        (PLACED.replace("top R7", "top R77"), 8, "not a card"),
        (PLACED.replace("  seats 3", "  seats 77"), 5, "2-28 seats"),
        (PLACED.replace("  seats 3", "  edition bridge"), 5, "there is no edition"),
    ],
)
def test_a_record_that_cannot_be_replayed_names_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(yksi.RecordError, match=reason) as raised:
        Game.replay(text)
    assert raised.value.line == line


def test_hands_are_not_swapped_with_a_seat_that_is_not_there() -> None:
    game = Game.from_position(
        "edition classic + seven_swap=yes\nseats 3\nturn B\ntop R7\nhand B B7 G1"
    )
    for seat in (-98, -1, 3, 27, 10**30):
        refusal = game.try_play(1, actions.Lay(("B7",), swap=seat))
        assert isinstance(refusal, yksi.Refusal)
        assert refusal.code is yksi.RefusalCode.NOT_IN_GAME
    game.play(1, actions.Lay(("B7",), swap=2))


def test_a_round_is_not_over_for_no_reason() -> None:
    with pytest.raises(yksi.PositionError, match="a round is not over by 'none'"):
        Game.from_position("seats 3\nover none winner A")


# --- one base for every error

SIGNALS = {
    # These carry a decision from one function to another of their room and never leave it.
    *("Broken", "Goodbye", "GoingDown", "Leave", "LineCutError", "Misread", "Overtaken"),
    *("AbandonedError", "CarriedElsewhere", "Stopped", "TooBusy", "Trouble", "UnreachableError"),
}


def exceptions() -> dict[str, list[str]]:
    """Every class of the package that is an exception, with the names of its bases."""
    found: dict[str, list[str]] = {}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).extend(map(ast.unparse, node.bases))

    def is_one(name: str) -> bool:
        if name in found:
            return any(map(is_one, found[name]))
        return name.endswith(("Error", "Exception"))

    return {name: bases for name, bases in found.items() if is_one(name)}


def test_every_error_has_one_base() -> None:
    found = exceptions()

    def is_ours(name: str) -> bool:
        return name == "YksiError" or any(map(is_ours, found.get(name, [])))

    assert {name for name in found if not is_ours(name)} <= SIGNALS
