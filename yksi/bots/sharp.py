"""The sharp bot: a View in, an Action out, thought out on tables that could be this one.

Another thread prepares the code, which takes half a minute where it must be compiled. Until then
the bot plays as a careful one, so that nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from threading import Thread
from time import perf_counter

from yksi.bots.player import Player
from yksi.bots.seat import AtTable
from yksi.game import Action
from yksi.game.view import View
from yksi.kernel.state import State, size_of
from yksi.policies.levels import Policy
from yksi.rules import Rules

MOST_TRIALS = 16_000  # play-outs for a step of a decision (a card, its colour), at most
LIMIT = 0.2  # seconds for a decision
SHARE = 0.75  # of the time that is left, for each step


class Sharp(Player):
    """Plays out its options, so many times or for so many seconds of a decision.

    With `wait` it decides nothing before the compiled code is there.
    """

    policy = Policy.CAREFUL  # until then
    limit = LIMIT

    def __init__(
        self,
        seed: int,
        trials: int = MOST_TRIALS,
        limit: float | None = None,
        wait: bool = False,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(self.policy, seed)
        self._trials = trials
        self._limit = self.limit if limit is None else limit
        self._wait = wait
        self._clock = clock
        self._until = 0.0

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        self._until = self._clock() + self._limit
        return super().decide(view, legal)

    def decide_at(self, seat: AtTable) -> Action | None:
        """Thinking plays out what is hidden, so it gets tables that it imagines."""
        return self.decide(seat.view, seat.legal())

    def _next(self, table: State, rules: Rules, seat: int) -> int:
        workshop = _workshop(*size_of(table))
        if self._wait:
            workshop.join()
        if workshop.is_alive():
            return super()._next(table, rules, seat)
        began = self._clock()
        time = max(0.0, self._until - began) * SHARE

        def spent() -> float:
            return (self._clock() - began) / time if time > 0 else 1.0

        dice = self._dice.getrandbits(32) | 1
        return self._think(table, rules, seat, dice, spent)

    def _think(
        self, table: State, rules: Rules, seat: int, dice: int, spent: Callable[[], float]
    ) -> int:
        from yksi.native.thought import think  # imports NumPy

        return think(table, rules, seat, self._trials, dice, spent)


@cache
def _workshop(seats: int, cards: int) -> Thread:
    """The thread that prepares the compiled code for tables of this size, once a process."""

    def work() -> None:
        from yksi.native import kernel_for  # imports NumPy

        kernel_for(seats, cards).prepare("search")

    thread = Thread(target=work, name="compiling", daemon=True)
    thread.start()
    return thread
