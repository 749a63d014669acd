"""A report on a terminal: with colours and bars, or as plain lines for readers and pipes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from yksi.reports.parts import CHART_WIDTH, Block, Grid, Line, Part, Sentences, chart

BAR = 26
SHORTEST_BAR = 8
GAP = 2
INDENT = 2
_PARTS = " ▏▎▍▌▋▊▉█"
# The colours of the cards, readable on dark and on light grounds.
INK = {"red": "#DB4437", "green": "#2A9D6B", "blue": "#3F7FDB", "yellow": "#E0A31F"}
PLAIN_BAR = "#8E7CC3"
TITLE = "bold #D9822B"


def plain_lines(parts: Sequence[Part]) -> Iterator[str]:
    """One line a value: `label: value (from – to)`."""
    for part in parts:
        if isinstance(part, Sentences):
            yield from part.lines
            yield ""
            continue
        yield part.title
        if isinstance(part, Block):
            for line in part.lines:
                yield f"  {line.label}: {line.value}" + (f" ({line.range})" if line.range else "")
        else:
            for row in part.rows:
                pairs = zip(part.columns[part.names :], row[part.names :], strict=True)
                told = ", ".join(f"{name} {cell}" for name, cell in pairs if cell)
                yield f"  {' '.join(row[: part.names])}: {told}"
        yield ""


def bar(share: float, width: int = BAR) -> str:
    eighths = round(max(0.0, share) * width * 8)
    return _PARTS[8] * (eighths // 8) + _PARTS[eighths % 8].strip()


class _Widths(NamedTuple):
    """The widths of the columns of lines, through all blocks."""

    label: int
    value: int
    range: int

    @property
    def all(self) -> int:
        return sum(self) + GAP * (len(self) - 1)


def _widths(parts: Sequence[Part]) -> _Widths:
    lines = [line for part in parts if isinstance(part, Block) for line in part.lines]
    return _Widths(
        max((cell_len(line.label) + INDENT for line in lines), default=0),
        max((cell_len(line.value) for line in lines), default=0),
        max((cell_len(line.range) for line in lines), default=0),
    )


def show(console: Console, parts: Sequence[Part]) -> None:
    """Show a report with colours; values stand below one another through all blocks."""
    widths = _widths(parts)
    for number, part in enumerate(parts):
        if isinstance(part, Sentences):
            for line in part.lines:
                console.print(Text(line, "bold" if number == 0 else ""))
        elif isinstance(part, Block):
            _show_block(console, part, widths)
        else:
            _show_grid(console, part)
        console.print()


def _show_block(console: Console, part: Block, widths: _Widths) -> None:
    console.print(Text(part.title, TITLE))
    if widths.all > console.width:
        for line in part.lines:
            _stack(console, line.label, [(line.value, line.range)])
    else:
        room = console.width - widths.all - GAP
        console.print(_lines(part.lines, widths, min(BAR, room)))
    drawn = list(chart(part.histogram, min(CHART_WIDTH, console.width - 2 * INDENT)))
    for row, picture in enumerate(drawn):
        style = "dim" if row >= len(drawn) - 2 else INK["blue"]
        console.print(Text(" " * 2 * INDENT + picture, style), overflow="crop", no_wrap=True)


def _lines(lines: Sequence[Line], widths: _Widths, room: int) -> Table:
    """Name, value and range beside one another, with bars where there is room for any."""
    grid = Table.grid(padding=(0, GAP))
    grid.add_column(min_width=widths.label)
    grid.add_column(min_width=widths.value, justify="right")
    grid.add_column(min_width=widths.range, justify="right", style="dim")
    has_bars = room >= SHORTEST_BAR
    if has_bars:
        grid.add_column()
    for line in lines:
        cells: list[str | Text] = [" " * INDENT + line.label, line.value, line.range]
        if has_bars:
            drawn = "" if line.bar is None else bar(line.bar, room)
            cells.append(Text(drawn, INK.get(line.color, PLAIN_BAR)))
        grid.add_row(*cells)
    return grid


def _stack(console: Console, name: str, cells: Sequence[tuple[str, str]]) -> None:
    """A name, and below it what is said of it: nothing is left out where the terminal is narrow."""
    console.print(Text(" " * INDENT + name))
    for first, second in cells:
        told = Text(" " * 2 * INDENT + first)
        if second:
            told.append(f"  {second}", "dim")
        console.print(told)


def _show_grid(console: Console, part: Grid) -> None:
    console.print(Text(part.title, TITLE))
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for number, column in enumerate(part.columns):
        if number < part.names:
            table.add_column(column, overflow="fold")
        else:  # a title may go over several lines, a number or an interval may not
            width = max((cell_len(row[number]) for row in part.rows), default=0)
            table.add_column(column, justify="right", overflow="fold", min_width=width)
    for row in part.rows:
        table.add_row(*(Text(cell) for cell in row))
    if table.__rich_measure__(console, console.options).minimum <= console.width:
        console.print(table)
        return
    for row in part.rows:
        names, cells = row[: part.names], row[part.names :]
        pairs = zip(part.columns[part.names :], cells, strict=True)
        _stack(console, " ".join(names), [(f"{column}:", cell) for column, cell in pairs if cell])
