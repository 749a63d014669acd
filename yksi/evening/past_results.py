"""Results as CSV: what a tour has played before, and what it hands on.

The columns are `evening,game,name,points`; points are whole minutes, or empty for somebody who was
removed.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from yksi.evening.tour import Result
from yksi.game.record import RecordError

COLUMNS = ("evening", "game", "name", "points")


def write_results(results: Iterable[Result]) -> str:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for each in results:
        points = "" if each.points is None else each.points
        rows.writerow((each.evening, each.game, each.name, points))
    return text.getvalue()


def read_results(text: str) -> list[Result]:
    """The results of a file; RecordError names the line that has a hole, or is no result."""
    rows = csv.DictReader(io.StringIO(text.removeprefix("\ufeff")), strict=True)
    missing = set(COLUMNS) - set(rows.fieldnames or ())
    if missing:
        raise RecordError(f"there is no column {', '.join(sorted(missing))}", 1)
    found: list[Result] = []
    seen: set[tuple[str, int, str]] = set()
    for row in _rows(rows):
        result = _result(row, rows.line_num)
        key = (result.evening, result.game, result.name.casefold())
        if key in seen:
            raise RecordError(f"{result.name} has two results of one game", rows.line_num)
        seen.add(key)
        found.append(result)
    return found


def _rows(rows: csv.DictReader[str]) -> Iterable[dict[str, str | None]]:
    try:
        for row in rows:
            if any(row.values()):
                yield dict(row)
    except csv.Error as error:
        raise RecordError(str(error), rows.line_num + 1) from None


def _result(row: dict[str, str | None], line: int) -> Result:
    for column in COLUMNS:
        if row[column] is None or (column in ("evening", "name") and not row[column]):
            raise RecordError(f"{column} is missing", line)
    evening, game, name, points = ((row[column] or "").strip() for column in COLUMNS)
    if not game.isdecimal():
        raise RecordError(f"game is a number, not {game!r}", line)
    if points and not points.isdecimal():
        raise RecordError(f"points are whole minutes, not {points!r}", line)
    return Result(evening, int(game), name, int(points) if points else None)
