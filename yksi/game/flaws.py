"""What is refused before the kernel sees it: strangers, unknown cards, wrong movers."""

from __future__ import annotations

from functools import lru_cache

from yksi.cards import COLOR_NAMES, FACE_NAMES
from yksi.game import actions as do
from yksi.game.notation import is_secret
from yksi.game.refusal import RefusalCode
from yksi.kernel.state import State

_CARDS = frozenset(FACE_NAMES)  # and no other names of theirs, so that records read back
_TABLE_ACTIONS = {
    do.Deal,
    do.Away,
    do.Lapse,
    do.Give,
    do.Remove,
    do.Join,
    do.TakeBack,
    do.End,
    do.Drop,
    do.Hand,
    do.Show,
    do.TurnTo,
    do.Color,
}


def flaw_of(t: State, seat: int | None, action: do.Action) -> RefusalCode | None:
    """Why an action cannot be one of this mover at this table; None where it can."""
    if seat is not None and not 0 <= seat < t.seats:
        return RefusalCode.NOT_IN_GAME
    if (type(action) in _TABLE_ACTIONS) != (seat is None):
        return RefusalCode.NOT_NOW
    if isinstance(action, do.Give) and not 0 < action.cards <= len(t.draw):
        return RefusalCode.NOT_NOW
    return _flaw(action)


@lru_cache(maxsize=4096)  # there are few different actions, and a game makes each again and again
def _flaw(action: do.Action) -> RefusalCode | None:
    """Why no game whatever could carry an action out."""
    if not _known_cards(action):
        return RefusalCode.NOT_IN_HAND
    if isinstance(action, do.Lay | do.NameColor) and action.color not in (None, *COLOR_NAMES):
        return RefusalCode.COLOR_MISSING
    if isinstance(action, do.Deal) and action.secret and not is_secret(action.secret):
        return RefusalCode.NOT_NOW
    return None


def _known_cards(action: do.Action) -> bool:
    """Whether an action that names cards names some, and only such as exist."""
    if isinstance(action, do.Lay | do.Discard | do.Drop):
        return bool(action.cards) and _CARDS.issuperset(action.cards)
    return not isinstance(action, do.LayOne | do.JumpIn | do.Hand) or action.card in _CARDS
