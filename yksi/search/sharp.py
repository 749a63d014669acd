"""The sharp bot: a View in, an Action out, thought out on tables that could be this one.

Compiled code is made ready beside the game; until then it plays carefully.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from threading import Thread
from time import perf_counter

from yksi.bots.player import Player
from yksi.kernel.state import State
from yksi.policies.careful import careful_action
from yksi.rules import Rules
from yksi.search.sizes import size_of

TRIALS = 16_000  # play-outs for a decision, at most
LIMIT = 0.2  # seconds for a decision
GUESS = 5_000.0  # trials a second, until it is known better


class Sharp(Player):
    """`wait`: nothing is decided before the compiled code is there."""

    def __init__(
        self,
        seed: int,
        trials: int = TRIALS,
        limit: float = LIMIT,
        wait: bool = False,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(careful_action, seed)
        self._trials = trials
        self._limit = limit
        self._wait = wait
        self._clock = clock
        self._speed = GUESS

    def _next(self, table: State, rules: Rules, seat: int) -> int:
        workshop = _workshop(*size_of(table))
        if self._wait:
            workshop.join()
        if workshop.is_alive():
            return super()._next(table, rules, seat)
        from yksi.search.thinking import think  # imports Numba

        trials = max(1, min(self._trials, int(self._speed * self._limit)))
        began = self._clock()
        action = think(table, rules, seat, trials, self._dice.getrandbits(32) | 1)
        spent = self._clock() - began
        if spent > 0:
            self._speed = trials / spent
        return action


@cache
def _workshop(seats: int, cards: int) -> Thread:
    """Makes the compiled code for tables of this size ready, once a process."""

    def work() -> None:
        from yksi.search.thinking import prepare  # imports Numba

        prepare(seats, cards)

    thread = Thread(target=work, name="compiling", daemon=True)
    thread.start()
    return thread
