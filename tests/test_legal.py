"""What is listed as legal is exactly what is allowed, for the table and for every seat."""

from __future__ import annotations

import random

from tests.steps import every_table, listed, table, walk
from yksi.kernel import actions as k
from yksi.kernel.legal import allowed
from yksi.kernel.step import step


@every_table
def test_listed_is_what_is_allowed(rules: str, seats: int) -> None:
    t, r = table(rules, seats)
    for seat, action in walk(t, r, random.Random(seats), 60):
        step(t, r, seat, action)
        for mover in (k.TABLE, *range(t.seats)):
            mine = listed(t, r, mover)
            assert sorted(mine) == [
                number for number in range(-1, k.ACTIONS + 1) if allowed(t, r, mover, number) == 1
            ]
        for stranger in (-2, t.seats, t.seats + 1):
            assert not any(allowed(t, r, stranger, number) for number in range(k.ACTIONS))
