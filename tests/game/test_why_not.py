"""Whoever is refused is told the true reason, also where rules are changed."""

from __future__ import annotations

import pytest

from yksi.game import Game, Refusal
from yksi.game.notation import parse_move
from yksi.game.refusal import RefusalCode

# A position, moves that are made, one that is refused, and why.
REFUSED = {
    "a drawn card that would be a bluff": (
        "edition classic + bluff=no + draw=until\nturn B\ntop R5\nhand B R1 G1\ndraw W4",
        ["B draws"],
        "B plays W4 blue",
        RefusalCode.FOUR_ILLEGAL,
    ),
    "a drawn card that does not fit": (
        "edition classic + draw=until\nturn B\ntop R5\nhand B R1 G1\ndraw Y2",
        ["B draws"],
        "B plays Y2",
        RefusalCode.DOES_NOT_FIT,
    ),
    "a card that was held before": (
        "turn B\ntop R5\nhand B R1 G1\ndraw R2",
        ["B draws"],
        "B plays R1",
        RefusalCode.ONLY_DRAWN,
    ),
    "a wild draw four that answers no draw two": (
        "edition classic + bluff=no + stacking=same\nturn B\ntop R5\nhand B R+2 G1\nhand C W4 G2",
        ["B plays R+2"],
        "C plays W4 blue",
        RefusalCode.PENDING,
    ),
    "a wild draw four that may answer, but as a bluff": (
        "edition classic + bluff=no + stacking=chain\nturn B\ntop R5\nhand B R+2 G1\nhand C W4 G+2",
        ["B plays R+2"],
        "C plays W4 blue",
        RefusalCode.FOUR_ILLEGAL,
    ),
    "nobody draws who can lay": (
        "edition classic + voluntary=never\nturn B\ntop R5\nhand B R1 G1",
        [],
        "B draws",
        RefusalCode.CANNOT_DRAW,
    ),
    "who opens the game draws": (
        "edition kpgut\nopening\nturn B\nhand B R1 W4",
        [],
        "B draws",
        RefusalCode.MUST_OPEN,
    ),
    "a colour is to be named before anything is drawn": (
        "turn B\ntop W\nnaming\nplayed 1 by B\nhand B R1 G1",
        [],
        "B draws",
        RefusalCode.MUST_FINISH,
    ),
    "nothing is left": (
        "turn B\ntop R5\nhand B R1 G1\ndraw only",
        [],
        "B draws",
        RefusalCode.NOTHING_LEFT,
    ),
    "nothing is left any more": (
        "edition classic + draw=until\nturn B\ntop R5\nhand B G1 G2\ndraw only Y1",
        ["B draws"],
        "B draws",
        RefusalCode.NOTHING_LEFT,
    ),
    "a second card": (
        "turn B\ntop R5\nhand B G1 G2\ndraw only R1",
        ["B draws"],
        "B draws",
        RefusalCode.CANNOT_DRAW,
    ),
    "who laid the card draws while all choose": (
        "edition moomin\nturn B\ntop R5\nhand B WM G1 G2",
        ["B plays WM red"],
        "B draws",
        RefusalCode.NOT_NOW,
    ),
    "another passes while all choose": (
        "edition moomin\nturn B\ntop R5\nhand B WM G1 G2",
        ["B plays WM red"],
        "C passes",
        RefusalCode.NOT_NOW,
    ),
}


@pytest.mark.parametrize(
    ("position", "moves", "refused", "code"), REFUSED.values(), ids=REFUSED.keys()
)
def test_the_reason_is_the_true_one(
    position: str, moves: list[str], refused: str, code: RefusalCode
) -> None:
    game = Game.from_position(position)
    for move in moves:
        game.play(*parse_move(move))
    refusal = game.try_play(*parse_move(refused))
    assert isinstance(refusal, Refusal)
    assert refusal.code is code
