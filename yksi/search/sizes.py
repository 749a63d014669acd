"""How large a table is, which decides what code is compiled for it."""

from __future__ import annotations

from yksi.kernel.state import State


def size_of(table: State) -> tuple[int, int]:
    """Seats and cards that are really there."""
    cards = table.draw_count + table.discard_count + table.aside_count + sum(table.size)
    return table.seats, cards
