"""A report on a terminal: with colours and bars, or as plain lines for readers and pipes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from yksi.sim.report import Block, Grid, Line, Part, Sentences

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

BAR = 26
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
            for first, *rest in part.rows:
                pairs = zip(part.columns[1:], rest, strict=True)
                yield f"  {first}: " + ", ".join(f"{name} {cell}" for name, cell in pairs if cell)
        yield ""


def bar(share: float) -> str:
    eighths = round(max(0.0, share) * BAR * 8)
    return _PARTS[8] * (eighths // 8) + _PARTS[eighths % 8].strip()


def _grid(lines: Sequence[Line], label: int, value: int, range_: int) -> Table:
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2))
    grid.add_column(min_width=label)
    grid.add_column(min_width=value, justify="right")
    grid.add_column(min_width=range_, justify="right", style="dim")
    grid.add_column()
    for line in lines:
        drawn = Text("")
        if line.bar is not None:
            drawn = Text(bar(line.bar), INK.get(line.color, PLAIN_BAR))
        grid.add_row(f"  {line.label}", line.value, line.range, drawn)
    return grid


def show(console: Console, parts: Sequence[Part]) -> None:
    """With colours; values stand below one another through all blocks."""
    from rich.text import Text

    lines = [line for part in parts if isinstance(part, Block) for line in part.lines]
    widths = (
        max((len(line.label) + 2 for line in lines), default=0),
        max((len(line.value) for line in lines), default=0),
        max((len(line.range) for line in lines), default=0),
    )
    for number, part in enumerate(parts):
        if isinstance(part, Sentences):
            for line in part.lines:
                console.print(Text(line, "bold" if number == 0 else ""))
        elif isinstance(part, Block):
            console.print(Text(part.title, TITLE))
            console.print(_grid(part.lines, *widths))
            for row, line in enumerate(part.chart):
                axis = row >= len(part.chart) - 2
                console.print(Text(f"    {line}", "dim" if axis else INK["blue"]))
        else:
            _show_grid(console, part)
        console.print()


def _show_grid(console: Console, part: Grid) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    console.print(Text(part.title, TITLE))
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for number, column in enumerate(part.columns):
        table.add_column(
            column, justify="left" if number < part.names else "right", overflow="fold"
        )
    for row in part.rows:
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)
