"""Games in which players from outside take part, one action after another in plain Python.

Everybody is asked for what its seat may see and do. A fault ends the game: whoever made it is last,
and all the others share the first place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from queue import Empty, SimpleQueue
from typing import NamedTuple

from yksi.batches.games import MOST_ACTIONS
from yksi.bots import AtTable
from yksi.errors import ArgumentError
from yksi.game import Game
from yksi.game.refusal import Refusal
from yksi.sim.agents.entrants import Entrant
from yksi.sim.agents.faults import Failed, Fault
from yksi.sim.agents.process import Process
from yksi.sim.agents.seated import FromClass, FromProcess, Own, Seated
from yksi.sim.plan import CannotRun, Plan

NUMBERS = 40  # bits of a seed for the number of a game
SEAT_BITS = 8


class Ended(NamedTuple):
    """How a game came out."""

    places: tuple[int, ...]  # of every seat, 1 the first; all 0 where it was given up as endless
    culprit: int | None = None  # the seat that lost by a fault
    fault: Fault | None = None


class Arena:
    """Players from outside, whose processes go on from game to game."""

    def __init__(self, entrants: Sequence[Entrant], limit: float) -> None:
        self._entrants = {entrant.name: entrant for entrant in entrants}
        self._limit = limit
        self._kept: dict[str, SimpleQueue[Process]] = {
            entrant.name: SimpleQueue() for entrant in entrants if entrant.make is None
        }
        self.reasons: dict[tuple[str, Fault], str] = {}  # of the first fault of each kind

    def check(self) -> None:
        """Start every process once, so that one that cannot be started is told of at once."""
        for name, kept in self._kept.items():
            try:
                kept.put(self._process(name))
            except Failed as failed:
                raise CannotRun("error-agent-load", name=name, reason=failed.reason) from None

    def close(self) -> None:
        """End all processes. No game is played any more."""
        for kept in self._kept.values():
            while not kept.empty():
                kept.get().close()

    def play(self, plan: Plan, number: int) -> Ended:
        """The game of this number between the bots of a plan."""
        seed = (plan.seed << NUMBERS) + number
        table: list[Seated] = []
        try:
            for seat, bot in enumerate(plan.bots):
                table.append(self._seated(plan, bot, seat, (seed << SEAT_BITS) + seat))
        except Failed as failed:
            ended = self._lost(plan, len(table), failed)
        else:
            ended = self._played(plan, Game.new(plan.rules, plan.seats, seed), table)
        for seat, player in enumerate(table):
            if seat == ended.culprit:
                player.throw_out()
            else:
                player.leave(ended.places)
        return ended

    def _seated(self, plan: Plan, bot: str, seat: int, seed: int) -> Seated:
        entrant = self._entrants.get(bot)
        if entrant is None:
            return Own(bot, seed, plan.trials)
        if entrant.make is not None:
            return FromClass(entrant.make, seed, self._limit)
        process = self._process(bot)
        process.begin(plan.rules, plan.seats, seat, seed)
        return FromProcess(process, self._kept[bot])

    def _process(self, bot: str) -> Process:
        try:
            return self._kept[bot].get_nowait()
        except Empty:
            return Process(self._entrants[bot].command, self._limit)

    def _played(self, plan: Plan, game: Game, table: Sequence[Seated]) -> Ended:
        for _ in range(MOST_ACTIONS):
            if game.over:
                return Ended(_places(game))
            for seat in _asked(game):
                try:
                    acted = _acts(game, seat, table[seat])
                except Failed as failed:
                    return self._lost(plan, seat, failed)
                if acted:
                    break
        return Ended((0,) * plan.seats)

    def _lost(self, plan: Plan, culprit: int, failed: Failed) -> Ended:
        self.reasons.setdefault((plan.bots[culprit], failed.fault), failed.reason)
        places = tuple(plan.seats if seat == culprit else 1 for seat in range(plan.seats))
        return Ended(places, culprit, failed.fault)


def _asked(game: Game) -> Iterator[int]:
    """Who owes a call, then who may react out of turn, then those whom the table waits for."""
    waiting = game.to_act
    if not game.is_calm:
        reacting = [seat for seat in range(game.seats) if game.may_react(seat)]
        owing = [seat for seat in reacting if AtTable(game, seat).owes_call]
        yield from owing
        yield from (seat for seat in reacting if seat not in owing and seat not in waiting)
    yield from waiting


def _acts(game: Game, seat: int, player: Seated) -> bool:
    """Whether somebody has done something; whoever is waited for must."""
    action = player.act(game, seat)
    if action is None:
        if seat in game.to_act:
            raise Failed(Fault.ILLEGAL, "no action where one is awaited")
        return False
    try:
        result = game.try_play(seat, action)
    except ArgumentError as error:
        raise Failed(Fault.ILLEGAL, f"{action!r}: {error}") from None
    if isinstance(result, Refusal):
        raise Failed(Fault.ILLEGAL, f"{action!r}: {result.code}")
    return True


def _places(game: Game) -> tuple[int, ...]:
    """Places where the rules give them, else the winner before all the others."""
    outcome = game.outcome()
    assert outcome is not None
    if any(outcome.places):
        return tuple(place or game.seats + 1 for place in outcome.places)
    if outcome.winner is None:
        return (1,) * game.seats
    return tuple(1 if seat == outcome.winner else 2 for seat in range(game.seats))
