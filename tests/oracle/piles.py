"""Owns the draw pile and the discard pile: drawing, reshuffling, and what lies under the last play.

Must not know whose cards they are or what they do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .cards import Card
from .chance import Chance, Impossible


class Piles:
    """The discard pile from the bottom: older cards, cards slipped in, the last play, jump-ins."""

    def __init__(self, deck: Counter[Card], keeps: str) -> None:
        self.draw_pile: Counter[Card] = Counter(deck)
        self.discards: list[Card] = []
        self._keeps = keeps
        self.last = 0  # how many cards on top belong to the last play, jump-ins included
        self._jumped = 0  # how many of those are jump-ins
        self._older = 0  # how many cards were there before the last play
        self.last_is_whole = True  # no reshuffle took cards of it

    # The draw pile

    @property
    def draw_size(self) -> int:
        return self.draw_pile.total()

    @property
    def _kept(self) -> int:
        """GEN-R21: the top card stays; KPG-R53: all cards of the last play stay."""
        return self.last if self._keeps == "play" else min(self.last, 1)

    @property
    def available(self) -> int:
        return self.draw_size + len(self.discards) - self._kept

    def take(self, chance: Chance) -> Card:
        if self.draw_size == 0:
            self._reshuffle()
        card = Card.read(chance.card())
        if self.draw_pile[card] == 0:
            raise Impossible(f"{card} is not in the draw pile")
        self.draw_pile[card] -= 1
        return card

    def put_back(self, card: Card) -> None:
        self.draw_pile[card] += 1

    def _reshuffle(self) -> None:
        kept = self._kept
        below = len(self.discards) - kept
        self.last_is_whole = self.last_is_whole and kept == self.last
        self.draw_pile.update(self.discards[:below])
        self.discards = self.discards[below:]
        self.last = kept
        self._jumped = min(self._jumped, kept)
        self._older = 0

    # The discard pile

    @property
    def top(self) -> Card | None:
        return self.discards[-1] if self.last else None

    def begin_play(self) -> None:
        self._older = len(self.discards)
        self.last = 0
        self._jumped = 0
        self.last_is_whole = True

    def lay(self, card: Card) -> None:
        self.discards.append(card)
        self.last += 1

    def jump(self, card: Card) -> None:
        """A card laid out of turn stays with the last play (KPG-R53)."""
        self.lay(card)
        self._jumped += 1

    def slip_under(self, cards: Iterable[Card]) -> None:
        """MOO-R18, CUS-R23, KPG-§9.2: below the last play, without effect."""
        place = len(self.discards) - self.last
        self.discards[place:place] = cards

    def take_back(self, last_before: int) -> list[Card]:
        """KPG-R60: what is still there of the last play leaves; the one before is on top again."""
        size = len(self.discards)
        older = self.discards[: self._older]
        slipped = self.discards[self._older : size - self.last]
        returned = self.discards[size - self.last : size - self._jumped]
        jumped = self.discards[size - self._jumped :]
        last_before = min(last_before, len(older))
        cut = len(older) - last_before
        self.discards = older[:cut] + slipped + jumped + older[cut:]
        self.last = last_before
        self._jumped = 0
        self._older = cut
        return returned
