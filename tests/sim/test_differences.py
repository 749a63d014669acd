"""Comparing: differences with their direction, size and certainty."""

from __future__ import annotations

import numpy as np
import pytest

from tests.compiling import native
from tests.sim.examples import DUO, HALF
from yksi.reports.statistics import NUMBER, SHARE
from yksi.sim.differences import DUEL, UNITS, compared, differences, dueled, pairs_of
from yksi.sim.verdicts import Comparison, Sides, rule_sides
from yksi.texts import Texts

pytestmark = pytest.mark.usefixtures("_compiled")


def test_differences_by_hand() -> None:
    one = np.array([[10, 20, 30, 40], [0, 0, 0, 0], [1, 0, 1, 0]])
    other = np.array([[12, 23, 31, 42], [0, 0, 0, 0], [1, 0, 1, 0]])
    turns, same_ = differences(
        pairs_of(one, other), {"turns": NUMBER, "never": NUMBER, "first": SHARE}
    )
    assert (turns.one.value, turns.other.value, turns.more.value) == (25, 27, 2)
    assert turns.more.margin == pytest.approx(1.959964 * np.std([2, 3, 1, 2], ddof=1) / 2)
    assert turns.significant
    assert same_.is_same
    assert not same_.significant


@native
def test_pairs_add_up_and_are_certain_of_what_is_clear() -> None:
    stacked = HALF._replace(rules="classic + hand_size=4")
    whole = compared(HALF, stacked, 0, 300)
    halves = compared(HALF, stacked, 0, 100) + compared(HALF, stacked, 100, 200)
    assert differences(whole, UNITS) == differences(halves, UNITS)
    turns = differences(whole, UNITS)[0]
    assert turns.name == "turns"
    assert turns.more.high < 0
    assert turns.significant
    nothing = differences(compared(HALF, HALF, 0, 100), UNITS)
    assert all(found.is_same and not found.significant for found in nothing)


@native
def test_bots_play_every_deal_from_both_sides() -> None:
    still = DUO._replace(rotate=False)
    swapped = still._replace(bots=still.bots[::-1])
    wins, points = differences(dueled(still, swapped, 0, 400), DUEL)
    assert wins.one.value + wins.other.value == pytest.approx(1)
    assert wins.one.value > 0.55
    assert wins.more.high < 0
    assert points.significant
    alike = still._replace(bots=("casual", "random"))
    again = differences(dueled(alike, alike._replace(bots=alike.bots[::-1]), 0, 50), DUEL)
    assert again[0].one.value != wins.one.value


def test_sentences_say_direction_size_and_certainty() -> None:
    text = Texts("en")
    found = differences(
        pairs_of(
            np.array([[10, 20, 30, 40] * 50, [1, 0, 1, 0] * 50]),
            np.array([[12, 23, 31, 42] * 50, [0, 1, 1, 0] * 50]),
        ),
        {"turns": NUMBER, "first": SHARE},
    )
    comparison = Comparison(text, rule_sides("classic", "classic + stacking=same"), 200)
    sentences = list(comparison.sentences(found))
    assert sentences == [
        "With stacking=same a round lasts 2.00 turns longer (1.90 – 2.10).",
        "At 200 games nothing can be said about: whoever begins wins.",
    ]
    assert rule_sides("classic", "classic + stacking=same + jump_in=identical") == ("A", "B")
    grid = comparison.grid("title", found)
    assert grid.rows[0][3:] == ("+2.00", "1.90 – 2.10", "yes")
    duel = Comparison(text, Sides("careful", "random"), 200)
    spoken = [found[0]._replace(name="won-points")]
    assert list(duel.duel_sentences(spoken)) == [
        "random gets 2.00 points more in a game than careful (1.90 – 2.10)."
    ]
