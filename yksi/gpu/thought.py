"""Options of many tables compared on a GPU: the same sums as those of `search.trials.compare`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate

import numpy as np
import numpy.typing as npt
from numba import cuda

from yksi.editions import parse_rules
from yksi.gpu.launching import kernel_for
from yksi.gpu.tables import gpu_layout, table_dtype
from yksi.gpu.together import Answer, Question
from yksi.gpu.trials import TRIALS, Asked, add_up, roll_all
from yksi.kernel.actions import ACTIONS
from yksi.native.thought import all_playing
from yksi.policies.levels import Policy
from yksi.rules import Rules

THREADS = 128


def as_words(tables: npt.NDArray[np.void], dtype: np.dtype[np.void]) -> npt.NDArray[np.int32]:
    """Tables in a layout with less room, each a row of words."""
    found = np.zeros(len(tables), dtype)
    for name in tables.dtype.names or ():
        if name == "events":
            continue
        room = tuple(slice(size) for size in found[name].shape)
        found[name] = tables[name][room]
    return found.view(np.int32).reshape(len(tables), -1)


class Comparer:
    """What compares for all who ask at once, at tables of one game."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self._dtype = table_dtype(gpu_layout(rules, seats))
        self._kernel = kernel_for(TRIALS, rules, seats)
        self._empty = cuda.to_device(np.zeros(1, self._dtype))
        self._players = cuda.to_device(all_playing(Policy.CAREFUL, seats).astype(np.int32))

    def __call__(self, questions: Sequence[Question]) -> list[Answer]:
        number = len(questions)
        options = np.zeros((number, ACTIONS), np.int64)
        asked = np.zeros((number, len(Asked)), np.int64)
        for i, question in enumerate(questions):
            options[i, : len(question.options)] = question.options
            asked[i, : Asked.FIRST_TRIAL] = question.seat, len(question.options), question.rounds
        rounds = [*accumulate((question.rounds for question in questions), initial=0)]
        trials = np.cumsum(asked[:, Asked.COUNT] * asked[:, Asked.ROUNDS])
        asked[:, Asked.FIRST_ROUND] = rounds[:-1]
        asked[1:, Asked.FIRST_TRIAL] = trials[:-1]
        tables = as_words(np.array([question.table for question in questions]), self._dtype)
        there = cuda.to_device(asked)
        last = cuda.to_device(np.array([question.dice for question in questions], np.int64))
        dice = cuda.device_array(rounds[-1], np.int64)
        worths = cuda.device_array(int(trials[-1]), np.int32)
        sums = cuda.to_device(np.zeros((2, number, ACTIONS), np.int64))
        roll_all[-(-number // THREADS), THREADS](there, last, dice)
        given = cuda.to_device(tables), there, cuda.to_device(options), dice, worths
        self._kernel.launch(self._empty, self._players, int(trials[-1]), given)
        add_up[number, THREADS](there, worths, sums[0], sums[1])
        scores, squares = sums.copy_to_host().tolist()
        return [*map(Answer, scores, squares, last.copy_to_host().tolist())]


@cache
def comparer(rules_text: str, seats: int) -> Comparer:
    """Made once a process: its kernel takes a minute to compile."""
    return Comparer(parse_rules(rules_text)[1], seats)
