"""`python -m tests.gpu.simulated RULES SEATS`: sharp players compare as on a GPU, without one.

Numba's simulator (NUMBA_ENABLE_CUDASIM=1) runs what Python tells a GPU; the kernel, which it cannot
run, is played trial by trial by the interpreted functions. Every answer must be the processor's.
Prints how many there were.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import cuda

from tests.gpu.stand_in import Processor
from yksi.batches.games import Column, advance, is_done
from yksi.editions import parse_rules
from yksi.gpu.tables import gpu_layout, table_dtype
from yksi.gpu.together import Answer, Game, Question, play_together
from yksi.gpu.trials import TRIALS
from yksi.kernel.state import State
from yksi.rules import Rules
from yksi.search.trials import begin_trial, worth_of_end
from yksi.sim.plan import Plan

PLAY_OUTS = 12


class Table:
    """A table in a GPU's layout, whose words become a state when a trial begins there."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.layout = gpu_layout(rules, seats)
        self.record = np.zeros(1, table_dtype(self.layout))
        self.words = self.record.view(np.int32)
        self.state = State(self.layout)

    def read(self) -> State:
        self.state = State(self.layout)
        for name in self.state.values():
            setattr(self.state, name, self.record[0][name].tolist())
        return self.state


class Kernel:
    """Plays as `launching.Kernel` does, one trial after another."""

    def __init__(self, _: object, rules: Rules, seats: int) -> None:
        self._rules, self._seats = rules, seats

    def launch(self, _: object, players: Any, total: int, given: tuple[Any, ...]) -> None:
        rules, everybody = self._rules, [int(number) for number in players]

        def begin(table: Table, seat: int, action: int, row: list[int], dice: int) -> None:
            begin_trial(table.read(), rules, int(seat), int(action), row, int(dice))

        def worth(table: Table, seat: int) -> int:
            return worth_of_end(table.state, rules, int(seat))

        functions = TRIALS.functions({"begin_trial": begin, "worth_of_end": worth})
        deal, end = (cuda.jit(device=True)(function) for function in functions)
        table, row = Table(rules, self._seats), [0] * (Column.PLACE + self._seats)

        def play(total: int) -> None:
            for number in range(total):
                deal(table, table.words, number, given, row)
                while not is_done(table.state, row):
                    advance(table.state, rules, everybody, row)
                end(table, number, given, row)

        cuda.jit(play)[1, 1](total)


def main() -> None:
    rules, seats = sys.argv[1], int(sys.argv[2])
    launching: Any = types.ModuleType("yksi.gpu.launching")  # the real one needs a driver
    launching.kernel_for = Kernel
    sys.modules[launching.__name__] = launching
    from yksi.gpu.thought import Comparer

    simulated, processor = Comparer(parse_rules(rules)[1], seats), Processor(rules, seats)
    asked = 0

    def compare(questions: Sequence[Question]) -> list[Answer]:
        nonlocal asked
        asked += len(questions)
        answers = simulated(questions)
        assert answers == processor(questions)
        return answers

    plan = Plan(rules, seats, ("careful", *["sharp"] * (seats - 1)))
    games = [Game(number, plan.players(number)) for number in range(2)]
    played = play_together(rules, seats, 1, games, compare, PLAY_OUTS, PLAY_OUTS, len(games))
    assert len([*played]) == len(games)
    sys.stdout.write(f"{asked}\n")


if __name__ == "__main__":
    main()
