"""Owns the duty to call UNO: who owes it, until when, who called, who can be caught.

Must not know why a hand came down to one card, nor whose turn it is.
"""

from __future__ import annotations


class Duties:
    """GEN-R16 to GEN-R20; KPG-§1, KPG-R35 to R38.

    A call that is missing stays so until its window closes: cards that come later change nothing.
    """

    def __init__(self, penalty: int, grace: int) -> None:
        self._exist = penalty > 0
        self._with_grace = grace > 0
        self.owed: set[str] = set()  # a call saves, a catch counts
        self.grace: set[str] = set()  # a call saves, nobody can catch yet
        self.late: set[str] = set()  # no call saves any more, a catch counts
        self.called: set[str] = set()  # one card and the call was made

    @property
    def exist(self) -> bool:
        return self._exist

    def arise(self, seat: str, already_called: bool) -> None:
        """The seat parted with a card and holds exactly one now that all is done."""
        if not self._exist:
            return
        if already_called:
            self.called.add(seat)
        elif self._with_grace:
            self.grace.add(seat)
        else:
            self.owed.add(seat)

    def can_call(self, seat: str) -> bool:
        return seat in self.owed or seat in self.grace

    def can_be_caught(self, seat: str) -> bool:
        return seat in self.owed or seat in self.late

    def call(self, seat: str, cards: int) -> None:
        """In time, be it for one card or with more in hand by now."""
        self.owed.discard(seat)
        self.grace.discard(seat)
        if cards == 1:
            self.called.add(seat)

    def caught(self, seat: str) -> None:
        self.owed.discard(seat)
        self.late.discard(seat)

    def lapse(self, seat: str) -> None:
        """The seconds of grace are over."""
        self.grace.remove(seat)
        self.late.add(seat)

    def hand_changed(self, seat: str) -> None:
        """Each return to one card needs a new call (GEN-R17)."""
        self.called.discard(seat)

    def forget(self, seat: str) -> None:
        """The seat is out, or the play that left one card is undone."""
        for seats in (self.owed, self.grace, self.late, self.called):
            seats.discard(seat)

    def close_windows(self) -> None:
        """Whoever has not been caught by now goes free."""
        for seats in (self.owed, self.grace, self.late):
            seats.clear()
