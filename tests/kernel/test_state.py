"""The record of a table: what its two forms have in common, and what a copy shares with it."""

from __future__ import annotations

import random
from typing import Any

from tests.steps import every_table, table, walk
from yksi.kernel import actions as k
from yksi.kernel.legal import allowed
from yksi.kernel.state import State, describe, layout_for
from yksi.kernel.step import step

LAYOUT = layout_for(5, 108, events=True)


def shape_of(value: Any) -> tuple[int, ...]:
    return (len(value), *shape_of(value[0])) if isinstance(value, list) else ()


def zeros_in(value: Any) -> int:
    return sum(map(zeros_in, value)) if isinstance(value, list) else int(value == 0)


def test_both_forms_have_the_same_fields() -> None:
    t = State(LAYOUT)
    described = {name: shape for name, _, shape in describe(LAYOUT)}
    assert described == {name: shape_of(value) for name, value in t.values().items()}
    assert shape_of(t.hands) == (5, 59)
    assert zeros_in(t.hands) == 5 * 59


def test_the_widest_fields_come_first() -> None:
    """Then nothing in a record is padded."""
    widths = [int(width[1:]) for _, width, _ in describe(LAYOUT)]
    assert widths == sorted(widths, reverse=True)
    assert set(widths) == {1, 2, 4, 8}


def test_a_clone_shares_nothing() -> None:
    t, r = table("custom", 4)
    step(t, r, k.TABLE, k.DEAL)
    twin = t.clone()
    before = t.clone().values()
    assert twin.values() == before
    for name, value in twin.values().items():
        if isinstance(value, int):
            setattr(twin, name, value + 1)
            continue
        for row in value if name == "hands" else [value]:
            row[0] += 1
    assert t.values() == before
    assert all(twin.values()[name] != value for name, value in before.items())


def test_a_table_that_nobody_listens_to_needs_no_room_for_events() -> None:
    assert LAYOUT.events > 8 * 108
    assert layout_for(5, 108, events=False).events == 4


@every_table
def test_a_round_begins_with_nothing_done(rules: str, seats: int) -> None:
    t, r = table(rules, seats)
    for seat, action in walk(t, r, random.Random(seats), 200):
        step(t, r, seat, action)
    if not allowed(t, r, k.TABLE, k.DEAL):
        step(t, r, k.TABLE, k.END)
    t.match_over = 0
    step(t, r, k.TABLE, k.DEAL)
    done = "gave_up outs passes bluff cheat accusable drew voluntary said owed grace late called"
    assert {name: getattr(t, name) for name in done.split()} == dict.fromkeys(done.split(), 0)
