"""The chances of a game as a picture: a line a seat with its interval, and the moves that cost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from yksi.analysis.round_analysis import Analysed, JudgedMove
from yksi.reports.numbers import NARROW, Numbers
from yksi.reports.pictures import BLUE, GREEN, INK, PAPER, RED, YELLOW, figure_at, write_heading
from yksi.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLORS = (BLUE, RED, GREEN, YELLOW, INK, "#2E8C9A", "#B0568C", "#7D7289")
STYLES = ("-", (0, (5, 2)), (0, (1.5, 1.5)), (0, (6, 2, 1.5, 2)))  # when colours run out
LINE = 0.052  # of the height of a panel, for one label
ROOM = 1.04  # of the height, so that certainty is not at the edge


def plot_analysis(text: Texts, rounds: Sequence[Analysed], worst: int, path: Path) -> None:
    first = rounds[0]
    numbers = Numbers(text.language)
    with figure_at(path, 12, 1.4 + 4.2 * len(rounds)) as figure:
        for row, found in enumerate(rounds, 1):
            axes = figure.add_subplot(len(rounds), 1, row)
            _panel(axes, numbers, found, worst)
            axes.set_title(text("analysis-heading", round=found.number, rules=found.rules))
            axes.set_xlabel(text("plot-axis-moves"))
        write_heading(
            figure,
            [
                text("analysis-title", measure=first.measure),
                text(
                    "analysis-playouts",
                    playouts=numbers.whole(first.playouts),
                    seed=str(first.seed),
                ),
                text("plot-analysis"),
            ],
        )


def _panel(axes: Axes, numbers: Numbers, found: Analysed, worst: int) -> None:
    last = len(found.moves)
    ends = []
    for seat, name in enumerate(found.names):
        color = COLORS[seat % len(COLORS)]
        style = STYLES[seat // len(COLORS) % len(STYLES)]
        known = [i for i, move in enumerate(found.moves) if seat < len(move.chances)]
        chances = [found.moves[i].chances[seat] for i in known]
        axes.fill_between(
            known,
            [chance.low for chance in chances],
            [chance.high for chance in chances],
            color=color,
            alpha=0.14,
            lw=0,
        )
        places, values = list(known), [chance.value for chance in chances]
        if seat < len(found.ended):
            places, values = [*places, last], [*values, found.ended[seat]]
        axes.plot(places, values, color=color, ls=style, lw=2)
        if values:
            ends.append((values[-1], name, color))
    _labels(axes, last, ends)
    for move in found.costliest(worst):
        _mark(axes, numbers, found.moves.index(move), move)
    axes.set_xlim(-0.5, last + 0.3)
    axes.set_ylim(-0.03, ROOM)
    axes.set_xticks(_ticks(found.moves), [str(found.moves[i].number) for i in _ticks(found.moves)])
    axes.yaxis.set_major_formatter(lambda value, _: f"{numbers.decimal(100 * value, 0)}{NARROW}%")
    axes.grid(axis="y", color="#E6DCC8")
    axes.tick_params(axis="y", length=0)


def _ticks(moves: Sequence[JudgedMove]) -> list[int]:
    """The places of no more ticks than can be read."""
    return list(range(0, len(moves), max(1, -(-len(moves) // 24))))


def _labels(axes: Axes, last: int, ends: list[tuple[float, str, str]]) -> None:
    """Write every name beside the end of its line, none on another."""
    height = -1.0
    for value, name, color in sorted(ends):
        height = max(value, height + LINE)
        axes.annotate(
            name,
            (last, height),
            (10, 0),
            textcoords="offset points",
            va="center",
            color=color,
            fontweight="bold",
            annotation_clip=False,
        )


def _mark(axes: Axes, numbers: Numbers, place: int, move: JudgedMove) -> None:
    assert move.cost is not None
    chance = move.chances[move.seat].value
    color = COLORS[move.seat % len(COLORS)]
    axes.plot([place], [chance], "o", color=PAPER, mec=color, mew=2.4, ms=9, zorder=5)
    axes.annotate(
        f"{numbers.decimal(-100 * move.cost.value, 0)}",
        (place, chance),
        (0, 9),
        textcoords="offset points",
        ha="center",
        va="bottom",
        color=color,
        fontweight="bold",
        bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 0.6, "alpha": 0.8},
        zorder=6,
    )
