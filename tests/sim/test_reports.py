"""Reports: numbers with the digits that are known, charts, and every language."""

from __future__ import annotations

import math

import pytest

from tests.sim.examples import hand_results
from yksi.sim.numbers import NARROW, Numbers
from yksi.sim.report import Report, Sentences, bins, chart
from yksi.sim.results import NUMBER, SHARE
from yksi.sim.showing import plain_lines
from yksi.sim.statistics import Estimate
from yksi.texts import LANGUAGES, Texts


def test_numbers_have_the_digits_that_are_known() -> None:
    english, finnish = Numbers("en"), Numbers("fi")
    assert english.value(Estimate(0.25123, 0.2490, 0.2534), SHARE) == f"25.1{NARROW}%"
    assert finnish.value(Estimate(1234.5, 1234.2, 1234.8), NUMBER) == f"1{NARROW}234,5"
    assert english.range(Estimate(-2, -2.5, -1.5), NUMBER) == "−2.5 – −1.5"
    assert english.range(Estimate(5, -math.inf, math.inf), NUMBER) == ""
    assert english.signed(Estimate(0.001, 0.0005, 0.0015), SHARE) == "+0.10"
    assert english.decimal(-0.001, 1) == "0.0"
    assert english.rate(1_234_567) == f"1{NARROW}230{NARROW}000"


def test_a_histogram_in_characters() -> None:
    lines = list(chart([0, 0, 8, 4, 0, 1]))
    assert lines[0] == "  █"
    assert lines[4] == "  ██ ▅"
    assert lines[5] == "┴─────"
    assert bins(list(range(1000)), 10)[1] == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_every_language(language: str) -> None:
    parts = list(Report(Texts(language), hand_results()).parts())
    lines = list(plain_lines(parts))
    assert isinstance(parts[0], Sentences)
    assert all("{" not in line for line in lines)
    assert any("37" in line for line in lines)
