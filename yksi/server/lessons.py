"""`python -m yksi.server.lessons FOLDER`: lessons as the table would tell them, for the browser.

Every step is played at a real table and written down as what the learner's browser is told: the
table as it is dealt, what each move changes, and the true answer to whatever else the learner may
press. So a lesson needs no server, and the browser no rulebook.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from yksi.editions import EDITIONS
from yksi.game import Refusal
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.rulings.lesson import Step, is_learners, lesson_of
from yksi.rulings.moves import move, read_command
from yksi.rulings.world import World
from yksi.server.tables.parts import Parts, encode_effects, state_message
from yksi.table import Effect, Reply, Table, TableRefusal

LEARNER = 0  # the number of the person, and of the seat
_CALL = say.Act(do.Call())


class Refused(msgspec.Struct, frozen=True):
    """What the table answers to a command that it does not obey."""

    command: say.AnyCommand
    refusal: TableRefusal | Refusal


class Stop(msgspec.Struct, frozen=True):
    """Where the coach waits for the learner."""

    words: str  # the name of what the coach says
    wanted: say.AnyCommand
    refused: list[Refused]
    called: msgspec.Raw | None  # the state after a call of UNO that is heard and not wanted
    then: list[msgspec.Raw]  # what follows, until the next stop: states


class RecordedStep(msgspec.Struct, frozen=True):
    name: str
    clauses: tuple[str, ...]
    states: list[msgspec.Raw]  # the whole table, then what happens before the first stop
    stops: list[Stop]


class _Recorder:
    """Plays a step, and writes down what the learner is told."""

    def __init__(self, step: Step) -> None:
        self._world = step.deal()
        self._parts = Parts(self._world.table)
        self._version = 1
        whole = self._state(self._world.table, [], self._parts.whole(LEARNER))
        self._recorded = RecordedStep(step.name, step.clauses, [whole], [])
        self._words = iter(step.stops())

    def record(self, moves: list[str]) -> RecordedStep:
        for line in moves:
            if is_learners(line):
                self._recorded.stops.append(self._stop(line))
            move(self._world, line)
            effects, self._world.told = self._world.told, []
            self._version += 1
            stops = self._recorded.stops
            told = stops[-1].then if stops else self._recorded.states
            told.append(self._changed(self._world.table, self._parts, effects))
        return self._recorded

    def _stop(self, line: str) -> Stop:
        _, wanted = read_command(self._world, line)
        refused = [
            Refused(command, refusal)  # type: ignore[arg-type] # every Command is one of AnyCommand
            for command in _presses(self._world)
            if (refusal := _try(self._world.table, command).refusal) is not None
        ]
        is_heard = _CALL not in (wanted, *(each.command for each in refused))
        called = self._after_call() if is_heard else None
        return Stop(next(self._words), wanted, refused, called, [])  # type: ignore[arg-type]

    def _after_call(self) -> msgspec.Raw:
        table, parts = copy.deepcopy((self._world.table, self._parts))
        reply = table.handle(table.room.now, LEARNER, _CALL)
        return self._changed(table, parts, reply.effects)

    def _changed(self, table: Table, parts: Parts, effects: list[Effect]) -> msgspec.Raw:
        parts.go_on(effects, [LEARNER])
        told = [text for effect, text in encode_effects(effects) if effect.reaches(LEARNER)]
        return self._state(table, told, parts.changed(LEARNER))

    def _state(self, table: Table, events: list[bytes], parts: bytes) -> msgspec.Raw:
        return msgspec.Raw(state_message(self._version, table.room.now, events, parts))


def _presses(world: World) -> Iterator[say.Command]:
    """What one press at the table may ask for; what needs more presses is only offered if legal."""
    hand = sorted(set(world.game.view(LEARNER).seats[LEARNER].hand or ()))
    yield from (say.Act(do.Lay((card,))) for card in hand)
    yield from (say.Act(do.Draw()), say.Act(do.Accept()), say.Act(do.Keep()), _CALL)
    others = (seat for seat in range(world.game.seats) if seat != LEARNER)
    yield from (say.Act(do.Catch(seat)) for seat in others)


def _try(table: Table, command: say.Command) -> Reply:
    """What the table answers: asked of a copy."""
    table = copy.deepcopy(table)
    return table.handle(table.room.now, LEARNER, command)


def recorded(edition: str) -> list[RecordedStep]:
    """The lesson of an edition, played through."""
    return [_Recorder(step).record(step.moves) for step in lesson_of(edition)]


if __name__ == "__main__":
    for name in EDITIONS:
        file = Path(sys.argv[1], f"{name}.json")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(recorded(name)))
