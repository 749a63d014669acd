"""Reports: numbers with the digits that are known, charts, and every language."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence

import pytest
from rich.console import Console

from tests.sim.examples import hand_results
from yksi.reports.console import plain_lines, show
from yksi.reports.numbers import NARROW, Numbers
from yksi.reports.parts import Block, Grid, Line, Part, Sentences, bins, chart
from yksi.reports.statistics import NUMBER, SHARE, Estimate
from yksi.sim.report import Report
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


def shown(parts: Sequence[Part], width: int) -> list[str]:
    """What a terminal of this width shows."""
    console = Console(file=io.StringIO(), width=width)
    show(console, parts)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


GRID = Grid(
    "Who is best",
    ("what", "careful", "random", "difference", "95 % interval", "certain?"),
    (("ends with an action or a wild", "28.35 %", "28.22 %", "−0.1", "−0.2 – 0.0", "yes"),),
)


@pytest.mark.parametrize("width", [30, 40, 60, 80, 200])
def test_no_terminal_is_too_narrow_for_an_interval(width: int) -> None:
    parts = [*Report(Texts("en"), hand_results()).parts(), GRID]
    lines = shown(parts, width)
    assert max(map(len, lines)) <= width
    page = "\n".join(lines)
    for part in parts:
        if isinstance(part, Block):
            for line in part.lines:
                assert line.value in page
                assert line.range in page
    for cell in GRID.rows[0][1:]:
        assert cell in page
    assert "…" not in page


def test_where_there_is_room_values_stand_beside_their_bars() -> None:
    block = Block("Who wins", (Line("seat 1", "26 %", "24 – 27", bar=1.0),))
    assert shown([block], 80)[1] == f"  seat 1  26 %  24 – 27  {'█' * 26}"
    assert shown([block], 40)[1] == f"  seat 1  26 %  24 – 27  {'█' * 15}"
    assert shown([block], 26)[1].rstrip() == "  seat 1  26 %  24 – 27"
    assert [line.rstrip() for line in shown([block], 20)[1:3]] == ["  seat 1", "    26 %  24 – 27"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_every_language(language: str) -> None:
    parts = list(Report(Texts(language), hand_results()).parts())
    lines = list(plain_lines(parts))
    assert isinstance(parts[0], Sentences)
    assert all("{" not in line for line in lines)
    assert any("37" in line for line in lines)
