"""What everybody sees of a game, looked at after every action: only what has changed is made anew.

A seat, or the discard pile, whose numbers are as they were is the very same object in the next
view, so that whoever compares two views is quick.
"""

from __future__ import annotations

from yksi.game.game import Game
from yksi.game.view import SeatView, View, discards_of, seat_view, view
from yksi.kernel.state import State

_Numbers = tuple[int, ...]


def _numbers_of(t: State, seat: int) -> _Numbers:
    """All that the view of a seat is made of, for those who only watch; choices aside."""
    bit = 1 << seat
    return (
        t.size[seat],
        t.most[seat],
        t.likely[seat],
        t.since[seat],
        t.named[seat],
        t.inside & bit,
        t.called & bit,
        (t.owed | t.late) & bit,
        t.waiting & bit,
        t.place[seat],
        t.points[seat],
        t.total[seat],
        t.gave_up & bit,
        t.removed & bit,
    )


class Sight:
    """A game as those who only watch see it; `view` is how it was when they last looked."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._numbers: list[_Numbers] = []
        self._pile = b""  # as numbers
        self._seats: tuple[SeatView, ...] = ()
        self._discards: tuple[str, ...] = ()
        self.view = self.look()

    def look(self) -> View:
        game, t = self.game, self.game.state
        self._look_at_seats(t)
        self._look_at_discards(t)
        kept = self._seats, self._discards
        self.view = view(t, game.rules, game.edition, game.rules_text, None, kept)
        return self.view

    def _look_at_seats(self, t: State) -> None:
        numbers = [_numbers_of(t, seat) for seat in range(t.seats)]
        if t.aside_count:  # what is chosen secretly is counted with the hand
            self._numbers = []
        if numbers == self._numbers:
            return
        pairs = zip(numbers, self._numbers, strict=False)
        same = [now == was for now, was in pairs] + [False] * (t.seats - len(self._numbers))
        self._seats = tuple(
            self._seats[seat] if same[seat] else seat_view(t, seat, None) for seat in range(t.seats)
        )
        self._numbers = [] if t.aside_count else numbers

    def _look_at_discards(self, t: State) -> None:
        pile = bytes(t.discard[: t.discard_count])
        if pile != self._pile:
            self._pile, self._discards = pile, discards_of(t)
