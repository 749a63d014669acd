"""Owns what lasts longer than a round: who deals and who is dealt to, totals, the end of the match.

Must not know how a round goes.
"""

from __future__ import annotations

from . import starting
from .cards import all_decks
from .chance import Chance, Exhausted, IllegalMove
from .circle import Circle
from .round import Round
from .rules import Rules


class Match:
    def __init__(self, rules: Rules, circle: Circle) -> None:
        self._rules = rules
        self._circle = circle
        self._round: Round | None = None
        self._counted = False
        self.removed: set[str] = set()  # in earlier rounds (KPG-SCO-8)
        self._points: dict[str, int] = {}  # of all rounds so far

    @property
    def round(self) -> Round:
        if self._round is None:
            raise IllegalMove("no round has begun")
        return self._round

    @property
    def may_deal(self) -> bool:
        return self.round.is_over and not self.is_over and len(self._invited) > 1

    @property
    def _invited(self) -> set[str]:
        """Everybody who has sat down and was not put out; giving up is for one game."""
        gone = self.removed | set(self.round.removed) if self._round else self.removed
        return set(self._circle.seats) - gone

    @property
    def next_dealer(self) -> str:
        """GEN-R04: one seat to the left; KPG-END-6: always the oldest."""
        circle = Circle(self._circle.seats, self._invited)
        return circle.oldest if self._rules.oldest_deals else circle.left_of(self.round.dealer)

    def deal(self, dealer: str, chance: Chance) -> None:
        invited = self._invited
        if self._round:
            self.removed |= set(self._round.removed)
        self._circle = Circle(self._circle.seats, invited)
        deck = all_decks(self._rules, len(invited))
        if deck.total() <= len(invited) * self._rules.hand_size:
            raise ValueError("not enough cards for so many hands")
        self._round = Round(self._rules, self._circle, deck, dealer)
        self._counted = False
        self._round.chance = chance
        try:
            starting.begin(self._round)
        except Exhausted:
            self._round.finish("exhausted")

    def count(self) -> None:
        """CLS-02: points are carried from round to round, once each."""
        if self._counted:
            return
        self._counted = True
        for seat in self._circle.seats:
            self._points[seat] = self.totals[seat] + self.round.points.get(seat, 0)

    @property
    def totals(self) -> dict[str, int]:
        """Whoever sat down later begins with nothing."""
        return {seat: self._points.get(seat, 0) for seat in self._circle.seats}

    @property
    def _is_scored(self) -> bool:
        return self._rules.scoring in ("winner", "low")

    @property
    def is_over(self) -> bool:
        """CLS-03, CLS-51: somebody has reached the target."""
        return self._is_scored and max(self.totals.values()) >= self._rules.target

    @property
    def winners(self) -> list[str]:
        """GEN-R25: whoever reached it, or all who have the fewest points."""
        if not self.is_over:
            return []
        if self._rules.scoring == "winner":
            return [seat for seat, total in self.totals.items() if total >= self._rules.target]
        fewest = min(self.totals.values())
        return [seat for seat, total in self.totals.items() if total == fewest]
