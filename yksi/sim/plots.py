"""Results as pictures, PNG or SVG by the ending of the file. Titles say what one sees."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from yksi.reports.numbers import NARROW, Numbers, fewest_digits
from yksi.reports.parts import bins
from yksi.reports.pictures import (
    BLUE,
    ENDINGS,
    FAINT,
    GREEN,
    GRID,
    INK,
    PAPER,
    RED,
    YELLOW,
    figure_at,
    write_heading,
)
from yksi.reports.statistics import NUMBER, SHARE, Estimate
from yksi.sim.differences import Difference
from yksi.sim.plan import CannotRun, PlanError
from yksi.sim.ratings import Standing, Tournament
from yksi.sim.report import Report, games_told
from yksi.sim.results import Result, Results
from yksi.sim.verdicts import Comparison, tournament_verdict
from yksi.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def check(path: Path) -> None:
    """Before anything is run: whether a picture can be made there."""
    if path.suffix.lower() not in ENDINGS:
        raise PlanError("error-plot", file=str(path), endings=" ".join(ENDINGS))
    if find_spec("matplotlib") is None:
        raise CannotRun("error-extra-missing", option="--plot", extra="plot")


def _dots(
    axes: Axes,
    labels: Sequence[str],
    estimates: Sequence[Estimate],
    write: Callable[[Estimate], str],
    colors: Sequence[str],
) -> None:
    """Values as dots with their intervals, the first at the top, each written beside it."""
    for row, (estimate, color) in enumerate(zip(estimates, colors, strict=True)):
        axes.plot([estimate.low, estimate.high], [row, row], color=color, lw=3, alpha=0.45)
        axes.plot([estimate.value], [row], "o", color=color, ms=8)
        axes.annotate(
            write(estimate),
            (estimate.high, row),
            (9, 0),
            textcoords="offset points",
            va="center",
            bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1},
        )
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=GRID)


def _room(axes: Axes, estimates: Sequence[Estimate], *also: float) -> None:
    """Space to the left of the first and, for what is written, to the right of the last."""
    ends = [*(e.low for e in estimates), *(e.high for e in estimates), *also]
    low, high = min(ends), max(ends)
    wide = (high - low) or abs(high) or 1.0
    axes.set_xlim(low - 0.12 * wide, high + 0.32 * wide)


def _colors(count: int) -> list[str]:
    return [(BLUE, RED, GREEN, YELLOW)[row % 4] for row in range(count)]


def _percent_axis(axes: Axes, numbers: Numbers, digits: int = 0) -> None:
    axes.xaxis.set_major_formatter(
        lambda value, _: f"{numbers.decimal(100 * value, digits)}{NARROW}%"
    )


class _Panels:
    """The four panels of a simulation."""

    def __init__(self, text: Texts, results: Results) -> None:
        self.text = text
        self.results = results
        self.report = Report(text, results)
        self.numbers = Numbers(text.language)

    def _share(self, estimate: Estimate) -> str:
        return self.numbers.value(estimate, SHARE)

    def _shares(
        self, axes: Axes, labels: Sequence[str], results: Sequence[Result], colors: Sequence[str]
    ) -> None:
        """Shares beside one another, and what each would be if all were the same."""
        estimates = [result.estimate for result in results]
        fair = 1 / self.results.plan.seats
        axes.axvline(fair, color=FAINT, lw=1, ls=(0, (4, 3)))
        _dots(axes, labels, estimates, self._share, colors)
        _room(axes, estimates, fair)
        low, high = axes.get_xlim()
        _percent_axis(axes, self.numbers, 0 if high - low > 0.06 else 1)
        axes.set_xlabel(self.text("plot-axis-wins", fair=f"{self.numbers.decimal(100 * fair, 1)}"))

    def wins(self, axes: Axes) -> None:
        section = "bot" if len(self.results.plan.names) > 1 else "seat"
        found = self.results.section(section)
        labels = [
            name if section == "bot" else self.text("sim-seat", seat=int(name)) for name in found
        ]
        colors = _colors(len(found)) if section == "bot" else [BLUE] * len(found)
        self._shares(axes, labels, list(found.values()), colors)
        best, second = sorted((r.estimate for r in found.values()), reverse=True)[:2]
        if best.low <= second.high:
            axes.set_title(self.text("plot-wins-even", kind=section))
        else:
            winner = max(zip(found.values(), labels, strict=True), key=lambda p: p[0].estimate)[1]
            axes.set_title(self.text("plot-wins", name=winner, share=self._share(best)))

    def order(self, axes: Axes) -> None:
        found = self.results.section("order")
        labels = [self.text("sim-order-place", place=int(place)) for place in found]
        colors = [RED, *[BLUE] * (len(found) - 1)]
        self._shares(axes, labels, list(found.values()), colors)
        first = found["1"].estimate
        axes.set_title(self.text("plot-order", share=self._share(first)))

    def length(self, axes: Axes) -> None:
        tally, numbers = self.results.tally, self.numbers
        columns, size = bins(tally.turns.tolist(), 90)
        starts = [at * size for at in range(len(columns))]
        shares = [count / tally.games for count in columns]
        median = int(self.results.estimate("length", "turns-median").value)
        colors = [BLUE if start <= median else "#9DB8DD" for start in starts]
        axes.bar(starts, shares, width=size * 0.92, align="edge", color=colors)
        axes.set_title(self.text("plot-length", turns=numbers.whole(median)))
        axes.set_xlabel(self.text("plot-axis-turns"))
        axes.set_yticks([])
        axes.set_xlim(0, None)

    def deciders(self, axes: Axes) -> None:
        found = self.results.section("decides")
        labels = [self.report.symbol(name) for name in found]
        values = [result.estimate.value for result in found.values()]
        colors = [GREEN if name.isdecimal() else INK if _is_wild(name) else RED for name in found]
        axes.barh(range(len(labels)), values, color=colors, height=0.72)
        digits = fewest_digits((result.estimate for result in found.values()), SHARE)
        for row, result in enumerate(found.values()):
            axes.annotate(
                self.numbers.value(result.estimate, SHARE, digits),
                (result.estimate.value, row),
                (6, 0),
                textcoords="offset points",
                va="center",
                fontsize=9,
            )
        axes.set_yticks(range(len(labels)), labels, fontsize=9.5)
        axes.set_ylim(len(labels) - 0.4, -0.6)
        axes.tick_params(axis="y", length=0)
        axes.set_xticks([])
        axes.spines["bottom"].set_visible(False)
        axes.set_xlim(0, max(values) * 1.2)
        top = max(found.values(), key=lambda result: result.estimate.value)
        axes.set_title(
            self.text(
                "plot-decides", card=self.report.symbol(top.name), share=self._share(top.estimate)
            )
        )


def _is_wild(name: str) -> bool:
    return name.startswith("wild") or name in ("shuffle_hands", "valley", "custom")


def plot_sim(text: Texts, results: Results, path: Path) -> None:
    panels = _Panels(text, results)
    seats = results.plan.seats
    with figure_at(path, 13, 8.4 + 0.25 * max(0, seats - 4)) as figure:
        grid = figure.add_gridspec(2, 2, width_ratios=(1, 1))
        panels.wins(figure.add_subplot(grid[0, 0]))
        panels.length(figure.add_subplot(grid[0, 1]))
        panels.order(figure.add_subplot(grid[1, 0]))
        if results.section("decides"):
            panels.deciders(figure.add_subplot(grid[1, 1]))
        write_heading(figure, [*panels.report.heading()])


class Compared(NamedTuple):
    """What one panel of a comparison shows."""

    title: str
    comparison: Comparison
    differences: Sequence[Difference]

    @property
    def shown(self) -> list[Difference]:
        return [d for d in self.differences if d.one.value and math.isfinite(d.more.margin)]


def plot_compare(text: Texts, title: str, panels: Sequence[Compared], path: Path) -> None:
    """Every difference in percent of what the first side has."""
    numbers = Numbers(text.language)
    rows = [1 + len(panel.shown) for panel in panels]
    games = ", ".join(dict.fromkeys(numbers.whole(each.comparison.games) for each in panels))
    with figure_at(path, 10.5, 1.2 + 0.5 * sum(rows) + 0.5 * len(rows)) as figure:
        grid = figure.add_gridspec(len(rows), height_ratios=rows)
        for row, panel in enumerate(panels):
            _differences(figure.add_subplot(grid[row, 0]), text, numbers, panel)
        write_heading(figure, [title, text("plot-compare-sure", games=games)])


def _differences(axes: Axes, text: Texts, numbers: Numbers, panel: Compared) -> None:
    scaled = [d.more.scaled(100 / d.one.value) for d in panel.shown]
    labels = [text(f"compare-{d.name}.name") for d in panel.shown]
    colors = [BLUE if d.significant else FAINT for d in panel.shown]

    def write(estimate: Estimate) -> str:
        return f"{numbers.signed(estimate, '')}{NARROW}%"

    axes.axvline(0, color=INK, lw=1)
    _dots(axes, labels, scaled, write, colors)
    _room(axes, scaled, 0.0)
    axes.xaxis.set_major_formatter(lambda value, _: f"{numbers.decimal(value, 0)}{NARROW}%")
    axes.set_xlabel(text("plot-compare", one=panel.comparison.sides.one))
    axes.set_title(panel.title)


def plot_tournament(
    text: Texts, tournament: Tournament, games: int, standings: Sequence[Standing], path: Path
) -> None:
    numbers = Numbers(text.language)
    ratings = [standing.rating for standing in standings]
    colors = _colors(len(standings))
    with figure_at(path, 9, 2.2 + 0.6 * len(standings)) as figure:
        axes = figure.add_subplot()
        _dots(
            axes,
            [standing.bot for standing in standings],
            ratings,
            lambda estimate: numbers.value(estimate, NUMBER),
            colors,
        )
        _room(axes, ratings)
        axes.set_xlabel(text("plot-axis-rating"))
        plan = tournament.plan
        told = games_told(text, plan, games, tournament.bots)
        table = text("tournament-heading", rules=plan.rules, seats=plan.seats)
        write_heading(figure, [tournament_verdict(text, standings), table, *told])
