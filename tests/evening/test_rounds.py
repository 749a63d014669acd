"""Rounds on the sheet: both ways of scoring, the match, the dealer, and what is put right."""

from __future__ import annotations

import pytest

from tests.evening.written import classic, refused
from yksi.editions import parse_rules
from yksi.evening import EveningCode
from yksi.evening.card_types import impossible

ROUND = "D goes out; A holds 7 7 S; B holds W4 0; C holds nothing"


def test_whoever_goes_out_takes_the_cards_of_the_others() -> None:
    found = classic(ROUND, "A goes out; B holds +2; C holds R; D holds W 9").paper.match.rounds
    assert [scored.points for scored in found] == [(0, 0, 0, 84), (99, 0, 0, 0)]
    assert found[-1].totals == (99, 0, 0, 84)


def test_or_everybody_counts_their_own() -> None:
    found = classic(ROUND, ROUND, rules="classic + scoring=low + target=60").paper.match
    assert found.rounds[-1].totals == (68, 100, 0, 0)
    assert found.winners == (2, 3)  # the fewest, shared


def test_a_match_ends_at_the_target_and_another_one_begins() -> None:
    evening = classic(ROUND, rules="classic + target=84")
    assert evening.paper.match.winners == (3,)
    assert refused(evening, f"1:00 {ROUND}") is EveningCode.MATCH_OVER
    evening = classic(ROUND, "another match", ROUND, rules="classic + target=84")
    assert [len(match.rounds) for match in (*evening.paper.matches, evening.paper.match)] == [1, 1]
    assert refused(classic(ROUND), "1:00 another match") is EveningCode.MATCH_RUNS


def test_the_deal_goes_round_unless_somebody_else_deals() -> None:
    assert classic().paper.dealer == 0
    assert classic(ROUND, ROUND).paper.dealer == 2
    paper = classic(ROUND, "D deals").paper
    assert (paper.dealer, paper.first) == (3, 0)


def test_an_old_round_is_put_right() -> None:
    evening = classic(ROUND, ROUND, "round 1 was: C goes out; A holds 5; B holds 5; D holds 5")
    assert evening.paper.match.rounds[-1].totals == (0, 0, 15, 84)
    assert refused(evening, f"1:00 round 3 was: {ROUND}") is EveningCode.NO_SUCH_ROUND
    ended = classic(ROUND, ROUND, rules="classic + target=200")
    late = "1:00 round 1 was: D goes out; A holds W W W W; B holds nothing; C holds nothing"
    assert refused(ended, late) is EveningCode.MATCH_OVER  # and the round behind it would not be


def test_undo_goes_back_to_the_beginning_and_redo_forward_again() -> None:
    evening = classic(ROUND, ROUND, "undo", "undo")
    assert evening.paper.match.rounds == ()
    assert refused(evening, "1:00 undo") is EveningCode.NOTHING_TO_UNDO
    evening = classic(ROUND, "undo", "redo")
    assert len(evening.paper.match.rounds) == 1
    assert refused(evening, "1:00 redo") is EveningCode.NOTHING_TO_REDO
    written = classic(ROUND, "undo", "B deals")
    assert refused(written, "1:00 redo") is EveningCode.NOTHING_TO_REDO


def test_without_points_the_winners_are_enough() -> None:
    evening = classic("B goes out", "B goes out", rules="moomin")
    assert [scored.winner for scored in evening.paper.match.rounds] == [1, 1]
    assert evening.paper.match.winners == ()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("E goes out; A holds 7; B holds 7; C holds 7", EveningCode.NOBODY),
        ("A goes out; A holds 7; B holds 7; C holds 7; D holds 7", EveningCode.WINNER_HOLDS),
        ("A goes out; B holds 7; C holds 7", EveningCode.NOT_COUNTED),
        ("A goes out; B holds WM; C holds 7; D holds 7", EveningCode.NO_SUCH_CARD),
        ("E deals", EveningCode.NOBODY),
        ("A is out", EveningCode.NOT_HERE),
        ("game begins with A B", EveningCode.NOT_HERE),
    ],
)
def test_what_cannot_be_is_refused(line: str, code: EveningCode) -> None:
    assert refused(classic(), f"1:00 {line}") is code


def test_time_does_not_run_backwards() -> None:
    evening = classic(ROUND, ROUND)
    assert refused(evening, f"0:00 {ROUND}") is EveningCode.BACKWARDS


def test_cards_that_no_deck_has_are_named_and_not_refused() -> None:
    classic("A goes out; B holds W4 W4 W4; C holds W4 W4; D holds nothing")
    rules = parse_rules("classic")[1]
    assert impossible(rules, 4, ["W4"] * 5 + ["0"] * 4 + ["7"] * 8) == ["W4"]
    assert impossible(rules, 4, ["0"] * 5 + ["WC"]) == ["0", "WC"]
    assert impossible(parse_rules("kpgut")[1], 8, ["W4"] * 8) == []
