"""What everybody at an open table can see: a card that lies on one it does not fit (KPG-§10.1)."""

from __future__ import annotations

from yksi.cards import COLOR_OF, FACE_BY_NAME, SYMBOL_OF, Color
from yksi.game.view import View


def _fits(card: str, below: str) -> bool:
    """Whether a card fits one whose colour is printed on it; on a wild nobody can tell."""
    face, under = FACE_BY_NAME[card], FACE_BY_NAME[below]
    if Color.NONE in (COLOR_OF[face], COLOR_OF[under]):
        return True
    return SYMBOL_OF[face] == SYMBOL_OF[under] or COLOR_OF[face] == COLOR_OF[under]


def saw_cheating(view: View) -> bool:
    """Whether the last play lies on a card that it does not fit."""
    below = view.discards[: -view.play_count]
    return bool(below) and not _fits(view.discards[-view.play_count], below[-1])
