"""Standings over many evenings: as tables, as CSV, and as a picture."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from yksi.evening.tour import Result, Standing, Won
from yksi.reports.numbers import Numbers
from yksi.reports.parts import Grid
from yksi.reports.pictures import BLUE, GRID, PAPER, figure_at, write_heading
from yksi.texts import Texts


def standings_parts(text: Texts, rows: Sequence[Standing], won: Sequence[Won]) -> list[Grid]:
    """A table of games by the clock, and one of rounds; neither where nothing was played."""
    numbers = Numbers(text.language)
    parts = []
    if rows:
        cells = [
            (row.name, str(row.place or "–"), str(row.games), _average(numbers, rows, row))
            for row in rows
        ]
        heads = ("standings-name", "standings-place", "standings-played", "standings-average")
        parts.append(Grid(text("standings-games"), tuple(map(text, heads)), tuple(cells)))
    if won:
        counts = [(one.name, str(one.matches), str(one.rounds)) for one in won]
        titles = ("standings-name", "standings-won-matches", "standings-won-rounds")
        parts.append(Grid(text("standings-rounds"), tuple(map(text, titles)), tuple(counts)))
    return parts


def _average(numbers: Numbers, rows: Sequence[Standing], row: Standing) -> str:
    """One decimal, or two where one would hide a difference."""
    if not row.place:
        return "–"
    alike = {other.average for other in rows if round(other.average, 1) == round(row.average, 1)}
    return numbers.decimal(float(row.average), 1 if len(alike) == 1 else 2)


def standings_csv(rows: Sequence[Standing]) -> str:
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\n")
    table.writerow(("place", "name", "games", "average"))
    for row in rows:
        average = f"{float(row.average):.4f}" if row.place else ""
        table.writerow((row.place or "", row.name, row.games, average))
    return written.getvalue()


def draw_standings(
    text: Texts, rows: Sequence[Standing], results: Sequence[Result], path: Path
) -> None:
    """Averages as bars, and every game as a ring on them; the best at the top."""
    numbers = Numbers(text.language)
    placed = [row for row in rows if row.place]
    with figure_at(path, 9, 2.0 + 0.45 * len(placed)) as figure:
        axes = figure.add_subplot()
        for line, row in enumerate(placed):
            points = [r.points for r in results if r.name.casefold() == row.name.casefold()]
            known = [float(each) for each in points if each is not None]
            axes.barh(line, float(row.average), height=0.5, color=BLUE, alpha=0.35)
            axes.plot(known, [line] * len(known), "o", mfc=PAPER, mec=BLUE, ms=6)
            axes.annotate(
                _average(numbers, rows, row),
                (max([float(row.average), *known]), line),
                (9, 0),
                textcoords="offset points",
                va="center",
            )
        labels = [f"{row.place}. {row.name}" for row in placed]
        axes.set_yticks(range(len(placed)), labels)
        axes.set_ylim(len(placed) - 0.4, -0.6)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x", color=GRID)
        axes.set_xlabel(text("standings-average"))
        write_heading(figure, [_headline(text, placed, numbers), _played(text, results)])


def _headline(text: Texts, placed: Sequence[Standing], numbers: Numbers) -> str:
    first = [row for row in placed if row.place == 1]
    key = "plot-standings" if len(first) == 1 else "plot-standings-several"
    names = text.listed([row.name for row in first])
    return text(key, who=names, average=_average(numbers, placed, first[0]))


def _played(text: Texts, results: Sequence[Result]) -> str:
    games = {(result.evening, result.game) for result in results}
    return text("plot-standings-games", count=len(games))
