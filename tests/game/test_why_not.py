"""Whoever is refused is told the true reason, also where rules are changed."""

from __future__ import annotations

import pytest

from tests.properties.states import deep
from yksi.game import Action, Game, Refusal
from yksi.game import actions as do
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


_CODE = RefusalCode
_SWAPPING = "edition classic + seven_swap=yes\nturn B\ntop R5\nhand B R7 R1 G2"
_JUMPING = "edition classic + jump_in=identical + seven_swap=yes\nturn B\nplayed 1 by A\n"
_SEVERAL = "edition kpgut\nturn B\ntop R5\nhand B R1 G1 G2"
_CHOOSING = (
    "edition moomin\nturn C\ntop WM blue\nplayed 1 by C\nchoosing A B\ndue A 2\nhand A G1 G2 G3"
)
_TEXT = "edition custom + card1=text\nturn A\n"

# A position, a move, why it is refused, and the card that is named with it. Most are refused when
# half of them is done.
NAMED: list[tuple[str, str, RefusalCode, str | None]] = [
    ("turn B\ntop R5\nhand B G1 G2", "B plays G1", _CODE.DOES_NOT_FIT, "G1"),
    ("turn B\ntop R5\nhand B G1 G2", "B plays G1 uno", _CODE.DOES_NOT_FIT, "G1"),
    ("turn B\ntop R5\nhand B R1 G1 G2", "B plays R1 G1", _CODE.ONE_CARD, None),
    (_SEVERAL, "B plays R1 G2", _CODE.SAME_VALUE, "G2"),
    (_SEVERAL, "B plays G2 R1", _CODE.DOES_NOT_FIT, "G2"),
    ("edition kpgut\nturn B\ntop R5\nhand B R1 G2", "B plays R1 G2", _CODE.SAME_VALUE, "G2"),
    ("edition kpgut\nturn B\ntop R5\nhand B R1 G2", "B plays R1 Y9", _CODE.NOT_IN_HAND, "Y9"),
    ("edition kpgut\nopening\nturn B\nhand B R8 G8", "B plays R8 G8", _CODE.ONE_CARD, "G8"),
    ("turn B\ntop R5\nhand B W G1", "B plays W", _CODE.COLOR_MISSING, "W"),
    ("turn B\ntop R5\nhand B R1 G1", "B plays R1 blue", _CODE.COLOR_UNASKED, "R1"),
    (_SWAPPING, "B plays R7", _CODE.SWAP_MISSING, "R7"),
    (_SWAPPING, "B plays R7 swap B", _CODE.NOT_NOW, None),
    (_SWAPPING, "B plays R1 swap C", _CODE.SWAP_UNASKED, "R1"),
    (_JUMPING + "top R5\nhand C R5 G1 G2", "C jumps in G5", _CODE.CANNOT_JUMP, "G5"),
    (_JUMPING + "top R5\nhand C G5 G1 G2", "C jumps in R5", _CODE.CANNOT_JUMP, "R5"),
    (_JUMPING + "top R5\nhand C R5 G1 G2", "C jumps in R5 swap A", _CODE.SWAP_UNASKED, "R5"),
    (_JUMPING + "top R7\nhand C R7 G1 G2", "C jumps in R7 swap C", _CODE.NOT_NOW, None),
    ("edition moomin\nturn B", "B discards Y2", _CODE.NO_CHOICE, "Y2"),
    (_CHOOSING, "A discards G1 R9", _CODE.NOT_IN_HAND, "R9"),
    (_CHOOSING, "A discards G1 G2 G3", _CODE.TOO_MANY, None),
    ("turn A\nhand B R9 Y1", "table hands B to C R9", _CODE.NOT_NOW, None),
    (_TEXT + "hand B R9 Y1", "table hands B to C R1", _CODE.NOT_IN_HAND, "R1"),
    (_TEXT + "hand B R9", "table hands B to C R9", _CODE.TOO_MANY, None),
    (_TEXT + "hand B R9 Y1", "table hands B to E R9", _CODE.NOT_IN_GAME, None),
    (_TEXT + "naming\ntop W\nhand B R9 Y1", "table hands B to C R9", _CODE.NOT_NOW, None),
]


def refused(game: Game, seat: int | None, action: Action) -> tuple[RefusalCode, str | None]:
    """Why, and for which card; nothing has changed by it."""
    before = deep(game.state)
    refusal = game.try_play(seat, action)
    assert isinstance(refusal, Refusal)
    assert deep(game.state) == before
    return refusal.code, refusal.card


@pytest.mark.parametrize(("position", "move", "code", "card"), NAMED)
def test_the_card_is_named_and_nothing_is_left_half_done(
    position: str, move: str, code: RefusalCode, card: str | None
) -> None:
    assert refused(Game.from_position(position), *parse_move(move)) == (code, card)


def test_single_steps_name_their_card_too() -> None:
    game = Game.from_position("turn B\ntop R5\nhand B G1 G2")
    assert refused(game, 1, do.LayOne("G1")) == (RefusalCode.DOES_NOT_FIT, "G1")


def test_two_are_discarded_by_whoever_owes_two() -> None:
    game = Game.from_position(_CHOOSING)
    game.play(*parse_move("A discards G1 G2"))
    assert game.view(0).chosen == ("G1", "G2")
