"""`python -m tests.gpu.assembled`: both kernels as a GPU's assembly, for one that is not there.

What they share, nearly all of the game, is compiled once. Prints how long either text is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import numpy as np

from yksi.editions import parse_rules
from yksi.gpu import compiler
from yksi.gpu.games import GAMES
from yksi.gpu.trials import TRIALS
from yksi.native.functions import needed
from yksi.rules import Rules

HOPPER = (9, 0)
MEMORY = 227 * 1024  # of a block there


def _shared() -> Callable[..., dict[str, Any]]:
    """`compiled` for both; each is given what it asks for, and nothing else."""
    made: dict[str, Any] = {}
    compiled = compiler.compiled

    def of_both(dtype: np.dtype[np.void], rules: Rules, entries: tuple[str, ...]) -> dict[str, Any]:
        if not made:
            all_entries = (*compiler.PLAYING, *GAMES.entries, *TRIALS.entries)
            made.update(compiled(dtype, rules, all_entries))
        return {function.__name__: made[function.__name__] for function in needed(entries)}

    return of_both


def main() -> None:
    rules = parse_rules("classic")[1]
    with patch.object(compiler, "compiled", _shared()):
        for work in (GAMES, TRIALS):
            text = compiler.assembly(work, rules, 4, HOPPER, MEMORY)
            assert ".target sm_90" in text
            assert text.count(".entry") == 1
            sys.stdout.write(f"{len(text)}\n")


if __name__ == "__main__":
    main()
