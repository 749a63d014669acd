"""A processor in a GPU's place: it compares what sharp players ask, one after another."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from yksi.batches.games import Column
from yksi.gpu.together import Answer, Question
from yksi.kernel.actions import ACTIONS
from yksi.native import NativeTable
from yksi.native.thought import ROOM, all_playing
from yksi.policies.levels import Policy


class Processor:
    def __init__(self, rules: str, seats: int) -> None:
        self._table = NativeTable.new(rules, seats, seed=1)
        self._players = all_playing(Policy.CAREFUL, seats)
        self._row = np.zeros(Column.PLACE + seats, np.int64)
        self.most = 0  # questions at once

    def __call__(self, questions: Sequence[Question]) -> list[Answer]:
        self.most = max(self.most, len(questions))
        return [*map(self._answer, questions)]

    def _answer(self, asked: Question) -> Answer:
        tables = np.zeros(ROOM, self._table.kernel.dtype)
        tables[0] = asked.table
        options, scores, squares = np.zeros((3, ACTIONS), np.int64)
        options[: len(asked.options)] = asked.options
        lists = options, scores, squares, len(asked.options), asked.rounds, self._row
        given = self._table.rules, self._players, asked.seat
        dice = self._table.kernel.compare(tables, *given, *lists, asked.dice)
        return Answer(scores.tolist(), squares.tolist(), dice)
