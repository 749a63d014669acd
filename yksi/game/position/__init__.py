"""The position language: a table as lines of text, read, built and written again.

`reader` reads the lines, `builder` makes a table of them from a `draft` and its `deck`, `writer`
writes a table as such lines. The grammar is in docs/RULINGS.md.
"""

from yksi.game.position.builder import BuiltPosition, build_position
from yksi.game.position.customizable import number_each
from yksi.game.position.reader import PositionError, numbered_lines, read_position
from yksi.game.position.writer import write_position

__all__ = [
    "BuiltPosition",
    "PositionError",
    "build_position",
    "number_each",
    "numbered_lines",
    "read_position",
    "write_position",
]
