"""Where a bot sits: what it is asked to decide from, on an imagined table or on the real one.

`Imagined` is made of a View, so whoever decides on it has seen no hidden card. `AtTable` lends the
real table, which costs nothing to make; only a policy that is proven blind may decide on that one:
tests deal everything hidden anew and demand the same decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from yksi.bots.imagine import imagine
from yksi.editions import parse_rules
from yksi.game import Action, Game
from yksi.game.view import View, shown_size
from yksi.kernel.state import State
from yksi.rules import Rules

CHANCE = 8 * 32  # random bits that go into imagining a table


class Seat(Protocol):
    """One seat at one moment of a game; what costs something is worked out when it is asked for."""

    @property
    def number(self) -> int: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def view(self) -> View: ...
    @property
    def cards(self) -> int: ...
    @property
    def owes_call(self) -> bool: ...
    @property
    def must_act(self) -> bool:
        """Whether the game waits for this seat."""

    def reactions(self) -> Sequence[Action]:
        """Legal actions, all that can be done out of turn among them."""

    def table(self, dice: Random) -> State:
        """A table to decide on. It is not to be changed."""


class Imagined:
    """A seat as its view shows it."""

    def __init__(self, view: View, legal: Sequence[Action]) -> None:
        assert view.seat is not None
        self.number = view.seat
        self.rules = parse_rules(view.rules)[1]
        self.view = view
        self.cards = view.seats[view.seat].cards
        self.owes_call = view.owes_call
        self.must_act = view.turn == view.seat or view.seats[view.seat].to_choose
        self._legal = legal

    def reactions(self) -> Sequence[Action]:
        return self._legal

    def table(self, dice: Random) -> State:
        return imagine(self.view, self.rules, dice)


class AtTable:
    """A seat of a running game; `offered` narrows down what it may do."""

    def __init__(self, game: Game, number: int, offered: Sequence[Action] | None = None) -> None:
        self.number = number
        self.rules = game.rules
        self._game = game
        self._state = game.state
        self._offered = offered

    @property
    def view(self) -> View:
        return self._game.view(self.number)

    @property
    def cards(self) -> int:
        return shown_size(self._state, self.number)

    @property
    def owes_call(self) -> bool:
        return bool(((self._state.owed | self._state.grace) >> self.number) & 1)

    @property
    def must_act(self) -> bool:
        return self.number in self._game.to_act

    @property
    def offers_nothing(self) -> bool:
        return self._offered is not None and not self._offered

    def legal(self) -> Sequence[Action]:
        if self._offered is None:
            self._offered = self._game.legal(self.number)
        return self._offered

    def reactions(self) -> Sequence[Action]:
        """What is offered, or else what can be done out of turn; its plays may be many."""
        if self._offered is not None:
            return self._offered
        return () if self._game.is_calm else self._game.reactions(self.number)

    def offering(self, some: Sequence[Action]) -> AtTable:
        """The same seat, where only these are offered."""
        return AtTable(self._game, self.number, some)

    def table(self, dice: Random) -> State:
        """The dice fall as if it had been imagined, so that both ways decide the same."""
        dice.getrandbits(CHANCE)
        return self._state
