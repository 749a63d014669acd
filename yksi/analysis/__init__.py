"""Finished games looked at again: how likely everybody was to win, and what each move cost.

`analyse` is the way in for scripts. NumPy is imported when the first table is judged, not before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from yksi.errors import ArgumentError

if TYPE_CHECKING:
    from yksi.analysis.round_analysis import Analysed

__all__ = ["analyse"]


def analyse(record: str, playouts: int = 400, seed: int = 1, threads: int = 1) -> list[Analysed]:
    """The analysis of every round of a record, of a game or of a table.

    More play-outs narrow the intervals: four times as many halve them. The same seed gives the
    same numbers, on however many threads. Raises RecordError, which names the line that cannot be
    replayed.
    """
    from yksi.analysis.moments import rounds_of
    from yksi.analysis.round_analysis import analyse_round

    if playouts < 1 or threads < 1:
        raise ArgumentError(f"play-outs and threads are 1 or more, not {playouts} and {threads}")
    return [analyse_round(found, playouts, seed, threads) for found in rounds_of(record)]
