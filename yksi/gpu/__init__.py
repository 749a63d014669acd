"""Games on a GPU: the same kernel functions, many tables at a time, the same results."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from yksi.errors import YksiError


class NoGpu(YksiError):
    """Nothing can run on a GPU here; its text is the key of the sentence that says why."""


def _found(module: str) -> Any:
    """A module of this floor, once it is known that there is a GPU to run it."""
    try:
        from numba import cuda

        found = import_module(f"{__name__}.{module}")
    except ImportError as error:
        raise NoGpu("gpu-no-package") from error
    if not cuda.is_available():
        raise NoGpu("gpu-no-device")
    return found


def play_rows(rules_text: str, seats: int, players: Any, seed: int, first: int, count: int) -> Any:
    """The rows of so many games, numbered from the first."""
    return _found("rows").play_rows(rules_text, seats, players, seed, first, count)


def comparer(rules_text: str, seats: int) -> Any:
    """What compares the options of sharp players at tables of one game (`together.Compare`)."""
    from yksi.native import NativeTable  # imports NumPy

    # First, since it must lie together: what the GPU takes for itself leaves holes in the memory.
    NativeTable.new(rules_text, seats, seed=1).kernel.prepare("search")
    return _found("thought").comparer(rules_text, seats)
