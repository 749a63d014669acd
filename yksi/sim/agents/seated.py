"""Who sits at a table of the arena: one of our bots, a stranger's class, or a process."""

from __future__ import annotations

import math
from collections.abc import Sequence
from queue import SimpleQueue
from time import perf_counter
from typing import Protocol

import msgspec

from yksi.bots import THINKING, AtTable, Bot, quick_bot
from yksi.game import Action, Game
from yksi.game.actions import AnyAction
from yksi.sim.agents.entrants import MakeBot
from yksi.sim.agents.faults import Failed, Fault
from yksi.sim.agents.process import Process


class Seated(Protocol):
    """A player of one game."""

    def act(self, game: Game, seat: int) -> Action | None:
        """What it does, None for nothing; `Failed` where it gives no answer that counts."""

    def leave(self, places: Sequence[int]) -> None:
        """The game is over."""

    def throw_out(self) -> None:
        """The game is lost by a fault of this player."""


class Own:
    """One of our own bots, which are trusted and have all the time that they need."""

    def __init__(self, level: str, seed: int, trials: int) -> None:
        thinking = THINKING.get(level)
        if thinking is None:
            self._bot = quick_bot(level, seed)
        else:
            self._bot = thinking(seed, trials, math.inf, wait=True)

    def act(self, game: Game, seat: int) -> Action | None:
        return self._bot.decide_at(AtTable(game, seat))

    def leave(self, places: Sequence[int]) -> None:
        """It is made anew for every game."""

    def throw_out(self) -> None:
        """It is made anew for every game."""


class FromClass:
    """A bot of a stranger's class; one that takes too long is noticed when it comes back."""

    def __init__(self, make: MakeBot, seed: int, limit: float) -> None:
        self._limit = limit
        try:
            self._bot: Bot = make(seed)
        except (Exception, SystemExit) as error:
            raise _crash(error) from error

    def act(self, game: Game, seat: int) -> Action | None:
        view, legal = game.view(seat), game.legal(seat)
        began = perf_counter()
        try:
            action = self._bot.decide(view, legal)
        except (Exception, SystemExit) as error:
            raise _crash(error) from error
        spent = perf_counter() - began
        if spent > self._limit:
            raise Failed(Fault.LATE, f"an answer after {spent:.2f} s")
        return None if action is None else _checked(action)

    def leave(self, places: Sequence[int]) -> None:
        """It is made anew for every game."""

    def throw_out(self) -> None:
        """It is made anew for every game."""


def _crash(error: BaseException) -> Failed:
    return Failed(Fault.CRASHED, f"{type(error).__name__}: {error}")


def _checked(action: object) -> Action:
    """The action with values of the right kinds, which no type checker has seen."""
    try:
        found: Action = msgspec.convert(msgspec.to_builtins(action), AnyAction)
    except (msgspec.ValidationError, TypeError):
        raise Failed(Fault.ILLEGAL, f"{action!r} is no action") from None
    return found


class FromProcess:
    """A process for one game; then it is kept for the next, unless it failed."""

    def __init__(self, process: Process, kept: SimpleQueue[Process]) -> None:
        self._process = process
        self._kept = kept

    def act(self, game: Game, seat: int) -> Action | None:
        return self._process.decide(game.view(seat), game.legal(seat))

    def leave(self, places: Sequence[int]) -> None:
        self._process.end(places)
        self._kept.put(self._process)

    def throw_out(self) -> None:
        self._process.kill()
