"""Marks for emphasis inside a line of text, so that sentences stay plain strings until shown.

A mark is one private character before and one after the words; knows nothing of terminals.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

STYLES = ("red", "green", "blue", "yellow", "wild", "head", "quiet")
_FIRST = 0xE000
_END = chr(_FIRST + len(STYLES))
_MARK = re.compile(f"[{chr(_FIRST)}-{_END}]")


def marked(words: str, style: str) -> str:
    return chr(_FIRST + STYLES.index(style)) + words + _END


def unmarked(line: str) -> str:
    """The words alone.

    >>> unmarked(marked("red 5", "red") + ".")
    'red 5.'
    """
    return _MARK.sub("", line)


def pieces(line: str) -> Iterator[tuple[str, str | None]]:
    """The words with the style of each stretch; marks do not nest."""
    style = None
    for piece in re.split(f"({_MARK.pattern})", line):
        if _MARK.fullmatch(piece):
            style = None if piece == _END else STYLES[ord(piece) - _FIRST]
        elif piece:
            yield piece, style
