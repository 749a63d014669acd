"""The terminal: lines out, lines in. Decides about colour; knows nothing of the game.

Only whole lines are written, one after another, so that a screen reader can follow.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

import click

from yksi.telling.marks import pieces, unmarked

if TYPE_CHECKING:
    from rich.console import Console

# A ground of its own keeps a colour readable on light and dark terminals alike.
_STYLES = {
    "red": "#FBF3E2 on #CC382A",
    "green": "#FBF3E2 on #1F7A53",
    "blue": "#FBF3E2 on #2C62B4",
    "yellow": "#452900 on #F3B62B",
    "wild": "#FBF3E2 on #33214A",
    "head": "bold",
    "quiet": "dim",
}
# Where a terminal has sixteen colours, the nearest ones would be wrong: these are right.
_SIXTEEN = {
    "red": "bright_white on red",
    "green": "black on green",
    "blue": "bright_white on blue",
    "yellow": "black on yellow",
    "wild": "bright_white on magenta",
    "head": "bold",
    "quiet": "dim",
}
PROMPT = "> "


def wants_colors(plain: bool) -> bool:
    """Colours where a person looks at a terminal that has them, unless told otherwise."""
    no = plain or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return not no and sys.stdout.isatty()


def is_person() -> bool:
    """Whether somebody sits at the keyboard and can be asked questions."""
    return sys.stdin.isatty()


class Screen:
    def __init__(self, colors: bool) -> None:
        self._console: Console | None = None
        if colors:
            from rich.console import Console  # starts slowly

            self._console = Console(highlight=False)
            self._styles = _SIXTEEN if self._console.color_system == "standard" else _STYLES
        if is_person():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, makes `input` edit lines

    def say(self, line: str = "") -> None:
        if self._console is None:
            click.echo(unmarked(line))
            return
        from rich.text import Text

        shown = Text()
        for words, style in pieces(line):
            shown.append(words, self._styles[style] if style else None)
        self._console.print(shown)

    def ask(self, line: str) -> str:
        """Say something and read an answer; EOFError when there are no more."""
        self.say(line)
        return input(PROMPT).strip()
