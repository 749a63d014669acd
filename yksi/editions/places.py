"""Where each key of a TOML text stands, for errors that name a line. The text must be valid."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

Path = tuple[str, ...]
DEEPEST = 3  # keys that lead to a text; what lies deeper is nobody's

# What may hold brackets or ends of lines that mean nothing, then brackets and ends of lines.
_TOKENS = re.compile(
    r'"""(?:\\[\s\S]|[^\\])*?"{3,5}'
    r"|'''[\s\S]*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|[\[{\]}\n]"
)


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Headers and assignments with the line on which each begins."""
    begin, line, depth = 0, 1, 0
    for token in _TOKENS.finditer(f"{text}\n"):
        if token.group() in ("[", "{"):
            depth += 1
        elif token.group() in ("]", "}"):
            depth -= 1
        elif token.group() == "\n" and depth == 0:
            statement = text[begin : token.start()]
            yield line, statement
            line += statement.count("\n") + 1
            begin = token.end()


def _paths(found: dict[str, Any], above: Path) -> Iterator[Path]:
    for key, value in found.items():
        yield (*above, key)
        if isinstance(value, dict) and len(above) + 1 < DEEPEST:
            yield from _paths(value, (*above, key))


def lines_of(text: str) -> dict[Path, int]:
    """The line of every key, by the keys that lead to it.

    >>> lines_of('base = "classic"\\n\\n[rules]\\nstacking = "same" # at last')
    {('base',): 1, ('rules',): 3, ('rules', 'stacking'): 4}
    """
    lines: dict[Path, int] = {}
    table: Path = ()
    for line, statement in _statements(text):
        found = list(_paths(tomllib.loads(statement), ()))
        is_header = statement.lstrip().startswith("[")
        if is_header:
            table = found[-1]
        for path in found:
            lines.setdefault(path if is_header else (*table, *path), line)
    return lines
