"""The number of ways that games can go is what it was; `python -m tests.perft` counts anew.

A difference is a change of what is legal or of what an action does. Where it is meant, the rulings
say so first, and `python -m tests.perft --write` follows.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.perft import DATA, STARTS, Start, entry, load, written

ENTRIES = load()


@pytest.mark.parametrize("found", ENTRIES, ids=lambda found: f"{found['rules']} {found['seats']}")
def test_as_many_ways_as_before(found: dict[str, Any]) -> None:
    start = Start(*(found[field] for field in Start._fields))
    assert entry(start) == found


def test_the_data_is_of_these_deals_and_readable() -> None:
    assert [[found[field] for field in Start._fields] for found in ENTRIES] == [
        list(start) for start in STARTS
    ]
    assert written(ENTRIES) == DATA.read_text(encoding="utf-8")


def test_every_kind_of_table_is_counted() -> None:
    assert {start.rules.split()[0] for start in STARTS} == {"classic", "custom", "moomin", "kpgut"}
    assert any(sum(found["endings"]) for found in ENTRIES)
