"""Plans: counts, shares, bots and rules as people write them."""

from __future__ import annotations

import pytest

from tests.sim.examples import DUO
from yksi.policies.levels import POLICIES
from yksi.sim.plan import (
    Plan,
    PlanError,
    check_seats,
    read_bots,
    read_count,
    read_rules,
    read_share,
    round_the_table,
)


@pytest.mark.parametrize(
    ("typed", "count"),
    [
        *(("5", 5), ("250k", 250_000), ("1.5M", 1_500_000), ("1 000", 1000)),
        *(("4.1M", 4_100_000), ("16.1k", 16_100), ("1.005k", 1005)),
    ],
)
def test_counts_are_read_as_people_write_them(typed: str, count: int) -> None:
    assert read_count("--games", typed) == count


@pytest.mark.parametrize(
    "typed", ["", "0", "-1", "many", "1.5", "1.0005k", "2000000000M", "9" * 5000, "٣"]
)
def test_what_is_no_count_is_refused(typed: str) -> None:
    with pytest.raises(PlanError) as refused:
        read_count("--games", typed)
    assert refused.value.key == "error-count"
    assert refused.value.arguments["option"] == "--games"


def test_shares_are_of_65_536() -> None:
    assert [read_share("--miss", word) for word in ("0", "50%", "12,5", "100 %")] == [
        *(0, 32768, 8192, 65536)
    ]
    for word in ("101", "-1", "x", "%"):
        with pytest.raises(PlanError):
            read_share("--miss", word)


def test_bots_sit_round_the_table_and_move_on() -> None:
    assert round_the_table(("careful", "random"), 5) == (
        *("careful", "random", "careful", "random", "careful"),
    )
    plan = Plan("classic", 3, ("careful", "random", "random"), games=10, rotate=True)
    assert plan.turns == 3
    assert plan.seated(1) == ("random", "careful", "random")
    assert plan.players(2)[6] == POLICIES["careful"]
    parts = list(plan.stretches(0, 10))
    assert [(part.turned, part.first, part.games) for part in parts] == [
        *((0, 0, 4), (1, 4, 3), (2, 7, 3)),
    ]
    cut = [part for first in range(0, 10, 3) for part in plan.stretches(first, min(3, 10 - first))]
    assert [part.turned for part in cut for _ in range(part.games)] == [0] * 4 + [1] * 3 + [2] * 3
    with pytest.raises(PlanError):
        round_the_table(("careful",) * 3, 2)


def test_a_pair_of_bots_moves_on_in_two_ways_only() -> None:
    assert Plan("classic", 4, ("careful", "random") * 2, rotate=True).turns == 2
    assert Plan("classic", 4, ("careful",) * 4, rotate=True).turns == 1
    assert DUO._replace(rotate=False).turns == 1


def test_rules_and_seats_are_checked() -> None:
    assert read_rules(None, None) == "classic"
    assert read_rules("classic", "stacking=same") == "classic + stacking=same"
    for refused in (("poker", None), ("classic", "stacking=perhaps"), ("classic", "bluff")):
        with pytest.raises(PlanError):
            read_rules(*refused)
    with pytest.raises(PlanError):
        read_bots("--bots", "careful,shark")
    with pytest.raises(PlanError):
        check_seats("classic", 11)
