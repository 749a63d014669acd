"""The analysis of one round of a public record, within a budget of play-outs.

It imports compiled code and NumPy: only workers and Dask clusters call it.
"""

from __future__ import annotations

from collections.abc import Callable

MOST_MOVES = 4_000  # of a round
SEED = 1
# Play-outs for every number: fewer in long rounds and at large tables.
MOST_PLAYOUTS, FEWEST_PLAYOUTS = 400, 25
BUDGET = 1_000_000  # of a whole round, roughly
OPTIONS = 8  # for which a move is played out, roughly


def analysed(
    record: str, number: int, progress: Callable[[int, int], None] = lambda done, of: None
) -> bytes | None:
    """Everybody's chances as JSON; None when there is no such round, or it is far too long.

    `progress` is told how many moves are done, and of how many.
    """
    from yksi.analysis.export import compact_json
    from yksi.analysis.moments import rounds_of
    from yksi.analysis.round_analysis import analyse_round

    found = next((each for each in rounds_of(record) if each.number == number), None)
    if found is None or len(found.moments) > MOST_MOVES:
        return None
    moves, done = len(found.moments), 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        progress(done, moves)

    playouts = playouts_for(moves, len(found.names))
    return compact_json(analyse_round(found, playouts, SEED, progress=tell))


def playouts_for(moves: int, seats: int) -> int:
    affordable = BUDGET // (max(1, moves) * (seats + OPTIONS))
    return max(FEWEST_PLAYOUTS, min(MOST_PLAYOUTS, affordable))
