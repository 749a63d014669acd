"""Refusals: a coded reason why nothing happened, with the clause behind it."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Code(StrEnum):
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


# The clause behind a refusal: classic, custom, moomin, kpgut.
_CLAUSES: dict[Code, tuple[str, str, str, str]] = {
    Code.NOT_YOUR_TURN: ("GEN-R05", "GEN-R05", "GEN-R05", "KPG-PLY-1"),
    Code.ROUND_OVER: ("CLS-40", "CUS-70", "MOO-22", "KPG-END-3"),
    Code.MATCH_OVER: ("CLS-03", "CUS-07", "MOO-46", "KPG-END-3"),
    Code.DOES_NOT_FIT: ("CLS-11", "CUS-15", "MOO-13", "KPG-PLY-1"),
    Code.ONE_CARD: ("GEN-R05", "GEN-R05", "MOO-11", "KPG-R06"),
    Code.SAME_VALUE: ("GEN-R05", "GEN-R05", "MOO-11", "KPG-PLY-2"),
    Code.ONLY_DRAWN: ("CLS-17", "CUS-21", "MOO-R06", "KPG-R13"),
    Code.PENDING: ("GEN-R05", "GEN-R05", "GEN-R05", "KPG-R17"),
    Code.FOUR_ILLEGAL: ("GEN-R10", "GEN-R10", "GEN-R10", "KPG-WD4-1"),
    Code.FOUR_OPENING: ("CLS-33", "CUS-37", "MOO-09", "KPG-BEG-8"),
    Code.FOUR_FREE: ("GEN-R13", "GEN-R13", "GEN-R13", "KPG-WD4-12"),
    Code.COLOR_MISSING: ("GEN-R28", "GEN-R28", "GEN-R28", "KPG-WD4-7"),
    Code.CANNOT_DRAW: ("CLS-R04", "CUS-17", "MOO-15", "KPG-R17"),
    Code.NOTHING_LEFT: ("GEN-R22", "GEN-R22", "GEN-R22", "KPG-R54"),
    Code.CANNOT_KEEP: ("CLS-13", "CUS-17", "MOO-15", "KPG-R14"),
    Code.CANNOT_CHALLENGE: ("GEN-R11", "CUS-38", "MOO-35", "KPG-R26"),
    Code.NO_DUTY: ("GEN-R20", "GEN-R20", "GEN-R20", "KPG-R35"),
    Code.CANNOT_CATCH: ("GEN-R18", "GEN-R18", "GEN-R18", "KPG-R36"),
    Code.CANNOT_JUMP: ("GEN-R05", "GEN-R05", "GEN-R05", "KPG-§7.1"),
    Code.MUST_DISCARD: ("GEN-R16", "CUS-R28", "MOO-R14", "KPG-R44"),
    Code.CANNOT_ACCUSE: ("GEN-R26", "GEN-R26", "GEN-R26", "KPG-§10.2"),
    Code.CANNOT_FORFEIT: ("GEN-R27", "GEN-R27", "GEN-R27", "KPG-§9.1"),
    Code.CANNOT_JOIN: ("GEN-R27", "GEN-R27", "GEN-R27", "KPG-§13.1"),
}
_COLUMN = {"classic": 0, "custom": 1, "moomin": 2, "kpgut": 3}


class Refusal(msgspec.Struct, frozen=True):
    """Nothing happened, and this is why."""

    code: Code
    clause: str | None = None  # of the edition, where one speaks of it
    card: str | None = None  # the card it is about

    @classmethod
    def of(cls, edition: str, code: Code, card: str | None = None) -> Refusal:
        clauses = _CLAUSES.get(code)
        return cls(code, clauses[_COLUMN[edition]] if clauses else None, card)
