"""What a ballot can be about, and by which rule it is counted.

Shapes only: `yksi.table.decisions.ballots` counts, and each procedure acts on the result.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from yksi.messages.numbers import Number
from yksi.messages.text_tools import AnyTool


class VoteRule(StrEnum):
    """How the votes of a ballot are counted."""

    MAJORITY = "majority"  # a tie is a no
    CASTING = "casting"  # a tie is broken by the oldest (KPG-§11.3)
    UNANIMOUS = "unanimous"  # CUS-50


class Motion(msgspec.Struct, frozen=True, tag_field="motion", tag=str.lower):
    """Base of what is voted on."""


class Advised(Motion, frozen=True):
    """A player, or a spectator, advised a player (KPG-§3.1.1, KPG-§3.2.1)."""

    adviser: Number
    advised: Number


class Cheated(Motion, frozen=True):
    """The last play was cheating (KPG-§10.1)."""

    person: Number


class Stops(Motion, frozen=True):
    """The game, or the match, ends now (KPG-END-4)."""


class HasGivenUp(Motion, frozen=True, tag="gaveup"):
    """Somebody who went away has given up (KPG-R79)."""

    person: Number


class GoesOut(Motion, frozen=True):
    """Somebody has to leave the room."""

    person: Number


class Dispute(Motion, frozen=True):
    """A question of the people's own (KPG-§11.1)."""

    question: str


class Text(Motion, frozen=True):
    """What a customizable card says (CUS-50)."""

    card: int
    text: str


class Uses(Motion, frozen=True):
    """A step of carrying out a text (CUS-R20)."""

    tool: AnyTool


AnyMotion = Advised | Cheated | Stops | HasGivenUp | GoesOut | Dispute | Text | Uses
