"""Games on a GPU: the same kernel functions, many tables at a time, the same results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yksi.errors import YksiError


class NoGpu(YksiError):
    """Nothing can run on a GPU here; its text is the key of the sentence that says why."""


def player() -> Callable[..., Any]:
    """`rows.play_rows`, once it is known that there is a GPU to run it."""
    try:
        from numba import cuda

        from yksi.gpu.rows import play_rows
    except ImportError as error:
        raise NoGpu("gpu-no-package") from error
    if not cuda.is_available():
        raise NoGpu("gpu-no-device")
    return play_rows


def play_rows(rules_text: str, seats: int, players: Any, seed: int, first: int, count: int) -> Any:
    """The rows of so many games, numbered from the first."""
    return player()(rules_text, seats, players, seed, first, count)
