"""The parts of a report: sentences, lines with numbers, tables, and histograms out of characters.

A part says what is told; how it looks on a terminal is the business of `console`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from yksi.reports.statistics import quantile

CHART_WIDTH = 60
CHART_HEIGHT = 5
_EIGHTHS = " ▁▂▃▄▅▆▇█"


class Line(NamedTuple):
    label: str
    value: str
    range: str = ""
    bar: float | None = None  # 0 to 1
    color: str = ""  # of the bar


class Block(NamedTuple):
    title: str
    lines: tuple[Line, ...]
    histogram: tuple[int, ...] = ()  # drawn below


class Grid(NamedTuple):
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    names: int = 1  # so many columns hold words, the others numbers


class Sentences(NamedTuple):
    lines: tuple[str, ...]


Part = Block | Grid | Sentences


def bins(histogram: Sequence[int], width: int, at: float = 0.995) -> tuple[list[int], int]:
    """A histogram in so many equal bins at most, without its long tail; and how wide one is."""
    import numpy as np

    until = max(1, quantile(np.array(histogram, np.int64), at))
    size = -(-(until + 1) // width)
    return [sum(histogram[start : start + size]) for start in range(0, until + 1, size)], size


def chart(histogram: Sequence[int], width: int = CHART_WIDTH) -> Iterator[str]:
    """A histogram out of block characters, with its axis; nothing of nothing."""
    if not histogram or width < 1:
        return
    columns, size = bins(histogram, width)
    top = max(columns)
    heights = [round(column / top * CHART_HEIGHT * 8) for column in columns]
    for row in range(CHART_HEIGHT - 1, -1, -1):
        yield "".join(_EIGHTHS[min(8, max(0, height - 8 * row))] for height in heights).rstrip()
    marks = [" "] * (len(columns) + 8)
    for at in range(0, len(columns), 10):
        number = str(at * size)
        marks[at : at + len(number)] = number
    yield "".join("┴" if at % 10 == 0 else "─" for at in range(len(columns)))
    yield "".join(marks).rstrip()
