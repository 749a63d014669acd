"""Trials of sharp players as the work of a GPU: many options of many tables, tried at once.

Who compares its options asks for so many rounds; each of its options is tried in each of them. The
trials of all who ask are numbered through: by who asks, then by rounds, then by options.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numba
from numba import cuda

from yksi.gpu.compiler import Work
from yksi.policies.dice import spin


class Asked(IntEnum):
    """The columns of what somebody asks for."""

    SEAT = 0
    COUNT = 1  # of its options
    ROUNDS = 2
    FIRST_TRIAL = 3  # its number
    FIRST_ROUND = 4


SEAT, COUNT, ROUNDS = int(Asked.SEAT), int(Asked.COUNT), int(Asked.ROUNDS)
FIRST_TRIAL, FIRST_ROUND = int(Asked.FIRST_TRIAL), int(Asked.FIRST_ROUND)

_spin = cuda.jit(device=True)(spin)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def _asker(asked: Any, trial: int) -> int:
    """Who asked for a trial."""
    low, high = 0, len(asked)
    while high - low > 1:
        middle = (low + high) >> 1
        if asked[middle, FIRST_TRIAL] <= trial:
            low = middle
        else:
            high = middle
    return low


def _functions(found: dict[str, Any]) -> tuple[Callable[..., None], Callable[..., None]]:
    begin_trial, worth_of_end = found["begin_trial"], found["worth_of_end"]

    def deal(t: Any, words: Any, number: int, given: Any, row: Any) -> None:
        tables, asked, options, dice, _ = given
        who = _asker(asked, number)
        trial = number - asked[who, FIRST_TRIAL]
        count = asked[who, COUNT]
        for i in range(len(words)):
            words[i] = tables[who, i]
        cuda.threadfence_block()  # the same memory is read as a table now
        action = options[who, trial % count]
        rolled = dice[asked[who, FIRST_ROUND] + trial // count]
        begin_trial(t, asked[who, SEAT], action, row, rolled)

    def end(t: Any, number: int, given: Any, _: Any) -> None:
        given[4][number] = worth_of_end(t, given[1][_asker(given[1], number), SEAT])

    return deal, end


# Given are the tables thought about, as words; what is asked for (`Asked`); the options; the dice
# of every round; and room for what every trial turned out to be worth.
TRIALS = Work(
    ("begin_trial", "worth_of_end"),
    numba.types.Tuple(
        (
            numba.int32[:, ::1],
            numba.int64[:, ::1],
            numba.int64[:, ::1],
            numba.int64[::1],
            numba.int32[::1],
        )
    ),
    _functions,
)


@cuda.jit  # type: ignore[untyped-decorator]
def roll_all(asked: Any, first: Any, dice: Any) -> None:
    """The dice of every round, one thread for each who asks; `first` becomes the last ones."""
    who = cuda.grid(1)
    if who < len(asked):
        rolled = first[who]
        for i in range(asked[who, ROUNDS]):
            rolled = _spin(rolled)
            dice[asked[who, FIRST_ROUND] + i] = rolled
        first[who] = rolled


@cuda.jit  # type: ignore[untyped-decorator]
def add_up(asked: Any, worths: Any, scores: Any, squares: Any) -> None:
    """By how much every option beat the first, and the squares; one block for each who asks."""
    who = cuda.blockIdx.x
    count, first = asked[who, COUNT], asked[who, FIRST_TRIAL]
    for option in range(1, count):
        score = numba.int64(0)
        square = numba.int64(0)
        for i in range(cuda.threadIdx.x, asked[who, ROUNDS], cuda.blockDim.x):
            trial = first + i * count
            more = numba.int64(worths[trial + option]) - numba.int64(worths[trial])
            score += more
            square += more * more
        cuda.atomic.add(scores, (who, option), score)
        cuda.atomic.add(squares, (who, option), square)
