"""What a view tells: what is somebody's own to nobody else, what lies open to everybody."""

from __future__ import annotations

import pytest

from yksi.game import Game
from yksi.game.notation import LETTERS, parse_move

# A position, moves, a field that belongs to one seat alone, whose it is and what it tells them.
OWN = {
    "a card that was drawn": ("turn B\ntop R5\nhand B G1 G2\ndraw R9", "B draws", "drawn", ("R9",)),
    "one card, announced": ("turn B\ntop R5\nhand B R1 G2", "B calls uno", "said", True),
    "a call that is owed": ("turn B\ntop R5\nhand B R1 G2", "B plays R1", "owes_call", True),
    "a bluff": ("turn B\ntop R5\nhand B W4 R1 G2", "B plays W4 blue", "bluffed", True),
    "a card put aside": (
        "edition moomin\nturn A\ntop R5\nhand A WM G1 G2\nhand B Y1 Y2 Y3",
        "A plays WM blue; B discards Y2",
        "chosen",
        ("Y2",),
    ),
    "a card to put aside": (
        "edition moomin\nturn A\ntop R5\nhand A WM G1 G2 G3\nhand B Y1\nholds C 3 D 3",
        "A plays WM blue",
        "to_discard",
        1,
    ),
}


def played(position: str, moves: str = "") -> Game:
    game = Game.from_position(position)
    for move in filter(None, moves.split("; ")):
        game.play(*parse_move(move))
    return game


@pytest.mark.parametrize("name", OWN)
def test_what_is_ones_own_is_told_to_nobody_else(name: str) -> None:
    position, moves, field, expected = OWN[name]
    game = played(position, moves)
    nothing = type(expected)()
    for letter in LETTERS[: game.seats]:
        seen = getattr(game.view(LETTERS.index(letter)), field)
        assert seen == (expected if letter == "B" else nothing), letter
    assert getattr(game.view(), field) == nothing


# A position, moves, a field that all can see, and what it tells.
OPEN = {
    "who made the last play": ("turn B\ntop R5\nhand B R1 G1 G2", "B plays R1", "player", 1),
    "a card that was turned": ("turn B\ntop R5\nturned", "", "player", None),
    "nobody has won yet": ("turn B\ntop R5", "", "winner", None),
    "who has won": ("turn B\ntop R5\nhand B R1", "B plays R1", "winner", 1),
    "why it is over": ("turn B\ntop R5\nhand B R1", "B plays R1", "reason", "out"),
    "that it is not over": ("turn B\ntop R5", "", "reason", None),
    "who opened the hands": ("edition custom\nturn A\nopen hands by B D", "", "open_by", (1, 3)),
    "who is marked": ("edition custom + card1=elbows\nturn A\nmarked B D", "", "marked", (1, 3)),
    "who may be stuck": (
        "edition custom + card1=three_if_stuck\nturn B\ntop WC1 red\nstuck three\nhand B G1 G2",
        "",
        "stuck",
        1,
    ),
    "nobody is stuck": ("edition custom + card1=three_if_stuck\nturn B\ntop R5", "", "stuck", None),
    "a match that is won": (
        "totals A 10 B 490\nturn B\ntop R5\nhand A W W4\nhand B R1",
        "B plays R1",
        "match_winners",
        (1,),
    ),
    "a match that goes on": ("turn B\ntop R5\nhand B R1", "B plays R1", "match_winners", ()),
}


@pytest.mark.parametrize("name", OPEN)
def test_what_all_can_see(name: str) -> None:
    position, moves, field, expected = OPEN[name]
    game = played(position, moves)
    for viewer in (None, *range(game.seats)):
        assert getattr(game.view(viewer), field) == expected


def hands(game: Game, viewer: int | None) -> str:
    """The seats into whose hands somebody looks."""
    return "".join(LETTERS[one.seat] for one in game.view(viewer).seats if one.hand is not None)


def test_whose_hands_are_seen() -> None:
    """Everybody's own, open ones by all who play, all when it is over; none by who only watches."""
    running = played("turn B\ntop R5\nhand B R1")
    opened = played("edition custom\nturn A\nopen hands by B")
    over = played("turn B\ntop R5\nhand B R1", "B plays R1")
    assert [hands(running, seat) for seat in range(4)] == ["A", "B", "C", "D"]
    for game in (opened, over):
        assert [hands(game, seat) for seat in range(4)] == ["ABCD"] * 4
    for game in (running, opened, over):
        assert hands(game, None) == ""


def test_what_was_seen_is_remembered_by_whoever_saw_it_until_they_see_it_again() -> None:
    game = played(
        "turn B\ntop W4 red\nunder G1\npending 4\nplayed 1 by A\nhand A Y1 Y2", "B challenges"
    )
    assert game.view(1).seen == (("Y1", "Y2"), (), (), ())
    for viewer in (None, 0, 2, 3):
        assert not any(game.view(viewer).seen)
    game.play(*parse_move("table stops"))
    assert not any(game.view(1).seen)


def test_who_would_bluff_with_a_wild_draw_four() -> None:
    assert played("turn B\ntop R5\nhand B W4 R1 G2").would_bluff(1)
    assert not played("turn B\ntop R5\nhand B W4 G1 G2").would_bluff(1)
