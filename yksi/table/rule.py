"""How the votes of a ballot are counted."""

from __future__ import annotations

from enum import StrEnum


class Rule(StrEnum):
    MAJORITY = "majority"  # a tie is a no
    CASTING = "casting"  # a tie is broken by the oldest (KPG-§11.3)
    UNANIMOUS = "unanimous"  # CUS-50
