"""What can be wrong with an answer. Whoever does it loses the game, and it is counted."""

from __future__ import annotations

from enum import IntEnum

from yksi.errors import YksiError


class Fault(IntEnum):
    CRASHED = 0  # an exception, a process that ended, a line that cannot be read
    ILLEGAL = 1  # an action that the rules refuse, or none where one was awaited
    LATE = 2


class Failed(YksiError):
    """Why a player from outside has given no answer that counts."""

    def __init__(self, fault: Fault, reason: str) -> None:
        super().__init__(reason)
        self.fault = fault
        self.reason = reason
