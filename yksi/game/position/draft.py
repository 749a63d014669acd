"""A position on its way to a table: what its builders share."""

from __future__ import annotations

from collections.abc import Iterable

from yksi import editions
from yksi.game.events import AnyEvent
from yksi.game.position.deck import Deck
from yksi.game.position.reader import PositionError, PositionLines, names_of
from yksi.game.setup import new_state, set_secret
from yksi.rules import validate_seats
from yksi.seeds import secret_of


class Draft:
    """The lines of a position, its rules, the deck and the table that is being filled."""

    def __init__(self, given: PositionLines) -> None:
        self.given = given
        self.names = names_of(given)
        self.edition, self.rules = editions.parse_rules(given.rules)
        self.seats = len(given.order or ()) or given.seats
        validate_seats(self.rules, given.seats)
        self.t = new_state(self.rules, given.seats)
        if self.seats > len(self.t.left):
            raise PositionError(f"{self.seats - given.seats} more cannot join this table")
        set_secret(self.t, secret_of(given.seed))
        self.deck = Deck(self.rules.deck(given.seats))
        self.cuts: list[AnyEvent] = []  # cards that were drawn for the deal

    def has(self, mark: str) -> bool:
        """Whether a word that stands alone was given, such as `opening`."""
        return mark in self.given.marks

    def seat(self, letter: str) -> int:
        seat = self.names.seat(letter)
        if seat >= self.seats:
            raise PositionError(f"{letter} is not at this table")
        return seat

    def bits(self, letters: Iterable[str]) -> int:
        """Some seats as a mask."""
        return sum(1 << seat for seat in {self.seat(letter) for letter in letters})

    @property
    def is_start(self) -> bool:
        """Whether nothing was laid yet."""
        return bool(self.given.start) or self.has("opening")
