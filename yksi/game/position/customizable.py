"""`WC` without a number: one of the customizable wilds, whichever no other line names.

The catalogue does not tell the three apart (CUS-80); a position must, for each bears its own text.
"""

from __future__ import annotations

import re

from yksi.cards import CUSTOM_NAMES

_ANY = re.compile(r"\bWC\b", re.IGNORECASE)
_CERTAIN = re.compile(r"\bWC\d", re.IGNORECASE)
# The lines that put cards somewhere, those first whose cards are most likely to be played.
_PLACES = ("hand", "start", "draw", "aside", "pile", "top", "under")


def number_customs(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines with a number behind every `WC`, as long as there are any."""
    placed = [(line.split()[0].lower(), i) for i, (_, line) in enumerate(lines)]
    order = sorted((_PLACES.index(word), i) for word, i in placed if word in _PLACES)
    named = {card.upper() for _, i in order for card in _CERTAIN.findall(lines[i][1])}
    free = [name for name in CUSTOM_NAMES if name not in named]
    found = list(lines)
    for _, i in order:
        number, line = lines[i]
        found[i] = number, number_each(line, free)
    return found


def number_each(line: str, free: list[str]) -> str:
    """A line in which every `WC` is the next of these cards; they are taken off the list."""
    return _ANY.sub(lambda said: free.pop(0) if free else said.group(), line)
