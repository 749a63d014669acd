"""How compiled functions are called in object code: by their entry and their tables' layout."""

from __future__ import annotations

from yksi.kernel.state import Layout


def symbol_of(entry: str, layout: Layout) -> str:
    return f"yksi_{entry}_{layout.seats}_{layout.cards}_{layout.events}"
