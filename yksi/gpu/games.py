"""Whole games as the work of a GPU: dealt by their numbers, written down in rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba

from yksi.gpu.compiler import Work


def _functions(found: dict[str, Any]) -> tuple[Callable[..., None], Callable[..., None]]:
    begin, write_down = found["begin"], found["write_down"]

    def deal(t: Any, _: Any, number: int, given: Any, row: Any) -> None:
        begin(t, given[0] + number, row)

    def end(t: Any, number: int, given: Any, row: Any) -> None:
        write_down(t, row)
        for i in range(len(row)):
            given[1][number][i] = row[i]

    return deal, end


# Given are the number of the first game, and a row for each.
GAMES = Work(
    ("begin", "write_down"),
    numba.types.Tuple((numba.int64, numba.int32[:, ::1])),
    _functions,
)
