"""Points on paper: the score sheet of a match, and the table of a KPGUT series (KPG-SCO).

Pure arithmetic over what happened; knows no room and no cards on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from yksi.messages.numbers import Number
from yksi.messages.scores import GamePoints, PersonPoints, SeriesStanding

MINUTE = 60_000
FIRST_UNFINISHED = 65  # KPG-SCO-6
STEP_UNFINISHED = 5
GAVE_UP_MORE = 30  # KPG-SCO-7
GAVE_UP_LEAST = 60


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended for somebody."""

    person: Number
    place: int  # 0: none
    out_at: int | None = None  # milliseconds after the deal
    gave_up: bool = False
    removed: bool = False


def game_points(game: int, results: Sequence[GameResult], ended_at: int, early: bool) -> GamePoints:
    """The points of one game, which `early` says was stopped before it was played out."""
    fixed = {result.person: _points(result, results, ended_at, early) for result in results}
    regular = [r for r in results if not r.gave_up and not r.removed]
    worst = max(regular, key=lambda result: result.place, default=None)  # KPG-R72
    lost = GAVE_UP_LEAST
    if worst is not None:
        lost = max(GAVE_UP_LEAST, (fixed[worst.person] or 0) + GAVE_UP_MORE)
    return GamePoints(
        game,
        tuple(
            PersonPoints(r.person, r.place, lost if r.gave_up else fixed[r.person]) for r in results
        ),
    )


def _points(
    result: GameResult, results: Sequence[GameResult], ended_at: int, early: bool
) -> int | None:
    if result.removed or result.gave_up:
        return None
    if result.out_at is not None:  # KPG-SCO-5, KPG-R69
        return result.out_at // MINUTE
    if not early:  # KPG-R70
        return ended_at // MINUTE
    unfinished = [r.place for r in results if _is_unfinished(r)]
    better = sum(place < result.place for place in unfinished)  # KPG-R71
    return FIRST_UNFINISHED + STEP_UNFINISHED * better


def _is_unfinished(result: GameResult) -> bool:
    return result.out_at is None and not result.gave_up and not result.removed


def standings(games: Iterable[GamePoints], barred: Iterable[Number]) -> tuple[SeriesStanding, ...]:
    """Averages over the games that somebody has points in; the smallest wins (KPG-SCO-9, -10)."""
    scored: dict[Number, list[int]] = {}
    for game in games:
        for line in game.people:
            mine = scored.setdefault(line.person, [])
            if line.points is not None:
                mine.append(line.points)
    out = set(barred) | {person for person, points in scored.items() if not points}
    averages = {
        person: Fraction(sum(points), len(points))
        for person, points in scored.items()
        if person not in out
    }
    rows = [
        SeriesStanding(person, _place(averages, person), sum(points), len(points))
        for person, points in scored.items()
    ]
    return tuple(sorted(rows, key=lambda row: (row.place == 0, row.place, row.person)))


def _place(averages: dict[Number, Fraction], person: Number) -> int:
    """Equal averages share a place (KPG-R75); whoever has none has no place (KPG-R76)."""
    if person not in averages:
        return 0
    return 1 + sum(other < averages[person] for other in averages.values())
