"""Refusals: a coded reason why nothing happened, with the clause of the edition behind it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from yksi import editions
from yksi.errors import YksiError


class RefusalCode(StrEnum):
    """Why nothing happened."""

    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_GAME = "not-in-game"
    ROUND_OVER = "round-over"
    ROUND_RUNNING = "round-running"
    MATCH_OVER = "match-over"
    NOT_IN_HAND = "not-in-hand"
    DOES_NOT_FIT = "does-not-fit"
    ONE_CARD = "one-card"
    SAME_VALUE = "same-value"
    ONLY_DRAWN = "only-drawn"
    PENDING = "pending"
    FOUR_ILLEGAL = "four-illegal"
    FOUR_OPENING = "four-opening"
    FOUR_FREE = "four-free"
    COLOR_MISSING = "color-missing"
    COLOR_UNASKED = "color-unasked"
    SWAP_MISSING = "swap-missing"
    SWAP_UNASKED = "swap-unasked"
    MUST_FINISH = "must-finish"
    MUST_OPEN = "must-open"
    CANNOT_DRAW = "cannot-draw"
    NOTHING_LEFT = "nothing-left"
    CANNOT_KEEP = "cannot-keep"
    NOTHING_PENDING = "nothing-pending"
    CANNOT_CHALLENGE = "cannot-challenge"
    NO_DUTY = "no-duty"
    CANNOT_CATCH = "cannot-catch"
    CANNOT_JUMP = "cannot-jump"
    NO_CHOICE = "no-choice"
    MUST_DISCARD = "must-discard"
    TOO_MANY = "too-many"
    CANNOT_ACCUSE = "cannot-accuse"
    CANNOT_FORFEIT = "cannot-forfeit"
    CANNOT_JOIN = "cannot-join"
    NOT_NOW = "not-now"


class Refusal(msgspec.Struct, frozen=True):
    """Nothing happened, and this is why."""

    code: RefusalCode
    clause: str | None = None  # of the edition, where one speaks of it
    card: str | None = None  # the card it is about

    def by(self, edition: str) -> Refusal:
        """The same refusal with the clause that an edition has for it."""
        return Refusal(self.code, editions.find(edition).refusals.get(self.code), self.card)


class Refused(YksiError):
    """An action was refused and nothing has changed; `refusal` says why.

    >>> str(Refused(Refusal(RefusalCode.DOES_NOT_FIT, "CLS-11", "G5")))
    'does-not-fit: G5 (CLS-11)'
    """

    def __init__(self, refusal: Refusal) -> None:
        card = f": {refusal.card}" if refusal.card else ""
        clause = f" ({refusal.clause})" if refusal.clause else ""
        super().__init__(f"{refusal.code}{card}{clause}")
        self.refusal = refusal


def refuse(code: RefusalCode, card: str | None = None) -> Refused:
    """What to raise where it is not known by which edition people play."""
    return Refused(Refusal(code, card=card))
