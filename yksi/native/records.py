"""The records that compiled code works on, and of which kind each argument of a function is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, get_type_hints

import numpy as np

from yksi.kernel.state import Layout, State, describe
from yksi.learning.observation import DESK, SCREEN, Desk, Screen
from yksi.learning.selfplay import BOUT, Bout
from yksi.policies.shape import Weights
from yksi.policies.tokens import TOKENS, Tokens
from yksi.rules import FIELD_TYPES, Rules

Record = Any  # one table: numpy.void with the fields of State

NUMBER = np.dtype(np.int64)
FLOAT = np.dtype(np.float64)
WEIGHT = np.dtype(np.float32)  # holds what a file of weights does, in half the space of the others
RULES_DTYPE = np.dtype([(field, "i2") for field in FIELD_TYPES])
DESK_DTYPE = np.dtype(list(DESK), align=True)
SCREEN_DTYPE = np.dtype(list(SCREEN), align=True)
BOUT_DTYPE = np.dtype(list(BOUT), align=True)
TOKENS_DTYPE = np.dtype(list(TOKENS), align=True)


def table_dtype(layout: Layout) -> np.dtype[np.void]:
    return np.dtype(describe(layout), align=True)


class Kind(NamedTuple):
    """A number or a record where there are no dimensions, else a contiguous array of them."""

    dtype: np.dtype[Any]
    dimensions: int

    @property
    def is_number(self) -> bool:
        return self.dtype.names is None and not self.dimensions

    @property
    def width(self) -> int:
        """How many numbers tell it to compiled code: itself, or its address and its lengths."""
        return 1 + self.dimensions


def kinds_of(
    function: Callable[..., Any], table: np.dtype[np.void], special: bool = False
) -> tuple[Kind, ...]:
    """The kinds of a function's arguments; without rules where they are constants."""
    kinds = {
        State: Kind(table, 0),
        list[State]: Kind(table, 1),
        Rules: Kind(RULES_DTYPE, 0),
        list[Rules]: Kind(RULES_DTYPE, 1),
        int: Kind(NUMBER, 0),
        list[int]: Kind(NUMBER, 1),
        list[list[int]]: Kind(NUMBER, 2),
        Desk: Kind(DESK_DTYPE, 0),
        list[Desk]: Kind(DESK_DTYPE, 1),
        Screen: Kind(SCREEN_DTYPE, 0),
        list[Screen]: Kind(SCREEN_DTYPE, 1),
        Tokens: Kind(TOKENS_DTYPE, 0),
        Bout: Kind(BOUT_DTYPE, 0),
        list[Bout]: Kind(BOUT_DTYPE, 1),
        list[Tokens]: Kind(TOKENS_DTYPE, 1),
        Weights: Kind(WEIGHT, 1),
        list[float]: Kind(FLOAT, 1),
    }
    hints = get_type_hints(function)
    hints.pop("return", None)
    return tuple(kinds[hint] for hint in hints.values() if not (special and hint is Rules))
