"""Standings over many evenings, and results that come from a file of old ones."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.evening.written import classic, kpgut
from yksi.evening.past_results import read_results, write_results
from yksi.evening.tour import Result, Standing, Won, results_of, standings_of, won_in
from yksi.game.record import RecordError

GAME = ("0:0 game begins with A B", "10:0 A is out")
OLD = "evening,game,name,points\n2019,1,aino,20\n2019,1,Kim,25\n2019,2,Kim,\n"


def test_averages_over_all_games_by_name() -> None:
    results = results_of(kpgut(*GAME, people=2), "spring") + read_results(OLD)
    assert standings_of(results) == [
        Standing("Bo", 1, 1, Fraction(10)),
        Standing("Aino", 2, 2, Fraction(15)),
        Standing("Kim", 3, 1, Fraction(25)),
    ]


def test_games_outside_a_series_have_no_points() -> None:
    assert results_of(kpgut(*GAME, people=2, series=False), "spring") == []


def test_results_read_back_as_they_were_written() -> None:
    results = [Result("a, b", 1, 'Bo "B"', 7), Result("c", 2, "Äiti", None)]
    assert read_results(write_results(results)) == results
    assert read_results("\ufeff" + write_results(results)) == results


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "no column evening, game, name, points"),
        ("evening,game,name\n", 1, "no column points"),
        (OLD + "2019,,Bo,3\n", 5, "game is a number"),
        (OLD + "2019,2,,3\n", 5, "name is missing"),
        (OLD + ",2,Bo,3\n", 5, "evening is missing"),
        (OLD + "2019,2,Bo\n", 5, "points is missing"),
        (OLD + "2019,2,kim,3\n", 5, "two results"),
        (OLD + "2019,2,Bo,12.5\n", 5, "whole minutes"),
        (OLD + '2019,2,"Bo,3\n', 5, "unexpected end of data"),
    ],
)
def test_a_hole_is_named_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as error:
        read_results(text)
    assert error.value.line == line


def test_rounds_and_matches_won() -> None:
    over = "B goes out; A holds W4"
    evening = classic(over, "another match", over, rules="classic + target=50", people=2)
    assert won_in([evening, classic("A goes out; B holds 1", people=2)]) == [
        Won("Bo", 2, 2),
        Won("Aino", 1, 0),
    ]
