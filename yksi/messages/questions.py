"""What one person alone can be asked. Shapes and the answers that each admits."""

from __future__ import annotations

import msgspec

from yksi.messages.numbers import Number

YES, NO = "yes", "no"
MOVED_AWAY, PUT_OUT = "moved-away", "put-out"
REASON, NO_REASON = "reason", "no-reason"
LAPSED = "lapsed"  # nobody can say so; time does


class Question(msgspec.Struct, frozen=True, tag_field="question", tag=str.lower):
    """Base of what is asked."""

    @property
    def answers(self) -> tuple[str, ...]:
        return (YES, NO)

    @property
    def silence(self) -> str:
        """What counts without an answer in time."""
        return self.answers[-1]

    @property
    def pauses(self) -> bool:
        """Whether the cards wait for the answer."""
        return True


class MayJoin(Question, frozen=True):
    """A spectator asks to join (KPG-§13.1)."""

    person: Number
    left_of: Number
    older_than: Number | None

    @property
    def pauses(self) -> bool:
        return False


class TakeAdviser(Question, frozen=True):
    """A spectator gave advice: into the game, or not (KPG-§3.2.1)."""

    person: Number
    advised: Number


class WhereTo(Question, frozen=True):
    """What becomes of an adviser who is not taken in (KPG-§3.2.3)."""

    person: Number

    @property
    def answers(self) -> tuple[str, ...]:
        return (PUT_OUT, MOVED_AWAY)


class MayCoach(Question, frozen=True):
    """A beginner asks for a coach (KPG-§3.2.4)."""

    person: Number
    player: Number

    @property
    def pauses(self) -> bool:
        return False


class IsDrawingReasonable(Question, frozen=True):
    """The judge sees the hand and the cards drawn in this turn (KPG-§14.3)."""

    person: Number
    by: Number

    @property
    def answers(self) -> tuple[str, ...]:
        return (NO_REASON, REASON)

    @property
    def silence(self) -> str:
        return LAPSED


AnyQuestion = MayJoin | TakeAdviser | WhereTo | MayCoach | IsDrawingReasonable
