"""A hint: what each thing that somebody could do is worth, and why the best is. Shapes only."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from yksi.game.actions import AnyAction

PLAYOUTS = 1000  # of every option, in the end


class Verdict(StrEnum):
    """How the two best options stand to one another."""

    BEST = "best"
    CLOSE = "close"  # the second is close behind: chance alone may move one past the other
    EQUAL = "equal"  # the second lies within what chance alone may move the first


class ReasonCode(StrEnum):
    """The fixed list of reasons; each is given only where it is true of the position."""

    NOTHING_ELSE = "nothing-else"  # fits, or nothing fits at all
    STOPS_NEXT = "stops-next"  # the next player has few cards left
    BLUFF_FOUND = "bluff-found"  # so often would a wild draw four be challenged
    KEEPS_WILD = "keeps-wild"
    KEEPS_COLOR = "keeps-color"
    SHEDS_POINTS = "sheds-points"
    MORE_WON = "more-won"  # no other one fits


class How(StrEnum):
    """What becomes of the next player who is stopped."""

    DRAWS = "draws"
    OWES = "owes"  # draws, unless there is an answer
    SKIPPED = "skipped"
    PASSED = "passed"  # the turn goes the other way


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    code: ReasonCode
    seat: int | None = None  # the next player,
    held: int = 0  # that one's cards,
    how: How | None = None  # and what becomes of them
    count: int = 0  # cards to draw, cards that are kept, points
    card: str | None = None  # that is better kept
    color: str | None = None  # of the cards that are kept
    chance: float = 0.0  # that a bluff is found


class HintOption(msgspec.Struct, frozen=True):
    """One thing to do, and between what its worth lies with 95 % certainty; all from 0 to 1."""

    action: AnyAction
    chance: float
    low: float
    high: float


class Hint(msgspec.Struct, frozen=True):
    """The options, the best first; `measure` says what the chances are of."""

    measure: str  # `chance`: to win the round; `places`: what a place is worth
    playouts: int  # for every option
    options: tuple[HintOption, ...]
    is_final: bool = False
    verdict: Verdict = Verdict.BEST
    reason: Reason | None = None  # of the final one
