"""Turns at the terminal: laying, drawing, and answering a draw four."""

from __future__ import annotations

import re

import pytest

from tests.terminal.guests import Moment, Still
from tests.terminal.situations import MINE
from yksi.bots import Bot
from yksi.game import actions as do


def test_the_table_is_told() -> None:
    moment = Moment(MINE + "hand A R2 G7 Y1 W; holds B 1; called B; holds C 3; direction ccw")
    assert moment.lines[1:] == [
        "Your turn.",
        "On top: red 7.",
        "Counter-clockwise after you: Cilla 3 cards, Bo 1 card (UNO).",
        "Draw pile: 99 cards.",
        "Your hand, 4 cards:",
        "  1  red 2     fits",
        "  2  green 7   fits",
        "  3  yellow 1",
        "  4  Wild      fits",
        "Choose: a number lays that card, d draws, h helps.",
    ]


@pytest.mark.parametrize("typed", ["4", "w", "4 green", "W g", "w,green", "4 blue green"])
def test_a_wild_takes_a_colour(typed: str) -> None:
    moment = Moment(MINE + "hand A R2 G1 G5 W", typed, *([] if "g" in typed else ["purple", ""]))
    assert "You lay Wild and choose green." in moment.said


def test_a_wild_as_last_card_needs_no_colour() -> None:
    moment = Moment(MINE + "hand A W; called A", "1")
    assert "You lay Wild. You are out and win the round." in moment.said


def test_drawing_keeping_and_the_new_card() -> None:
    moment = Moment(MINE + "hand A G1 G2; draw R9", "d", "k")
    assert "You draw red 9." in moment.lines
    assert "  1  red 9    fits, new" in moment.lines
    assert "You lay nothing." in moment.lines


def test_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    moment = Moment(MINE + "hand A G1 G2; draw B9", "d")
    assert "You draw blue 9.\nThat does not fit, so your turn is over.\nBo draws" in moment.said


def test_drawing_goes_on_where_it_must() -> None:
    text = "edition kpgut; seats 3; turn A; top R7; hand A G1 G2; draw B1 Y4 R9"
    moment = Moment(text, "d")
    assert "You draw blue 1, yellow 4 and red 9." in moment.lines


def test_cards_by_name_and_several_at_once() -> None:
    text = "edition kpgut; seats 3; turn A; top R4; hand A R8 G8 B8 Y1 Y2"
    assert "  2  green 8   goes on 1" in Moment(text).lines
    for typed in ("1 2 3", "r8 g8 b8", "red 8 g8 3", "1, 2, 3"):
        assert "You lay red 8, green 8 and blue 8." in Moment(text, typed).lines
    assert "green 8 on red 4" in Moment(text, "2 1").said
    assert "These cannot go together: yellow 1 has another value." in Moment(text, "1 4").said


def test_a_bluff_is_warned_of_privately() -> None:
    moment = Moment(MINE + "hand A R2 Y1 W4", "3 green", "", "3 green", "n", "3 green", "y")
    assert "  3  Wild Draw Four  fits, but would be a bluff" in moment.lines
    assert moment.said.count("so this would be a bluff") == 3
    assert moment.said.count("You lay Wild Draw Four and choose green.") == 1
    assert "bluff" not in Moment(MINE + "hand A G2 Y1 W4", "3 green").said


FOURED = "edition classic; seats 3; turn C; top R7; hand C W4 R1 Y1 Y2; hand A G5 G6"


def test_a_challenge_is_explained() -> None:
    bots: dict[int, Bot] = {2: Still(do.Lay(("W4",), "green"))}
    moment = Moment(FOURED, "c", bots=bots)
    assert "Wild Draw Four is honest only from a hand without a red card." in moment.said
    assert "Cilla takes four cards and you play on; if not, you take six cards" in moment.said
    assert re.search(
        r"\d+ of \d+ unseen ones would make it a bluff and Cilla holds three", moment.said
    )
    assert "You challenge Cilla. Cilla shows red 1, yellow 1 and yellow 2. It was a bluff." in (
        moment.said
    )
    assert moment.holds(2) == 7


def test_accepting_and_a_challenge_in_vain() -> None:
    bots: dict[int, Bot] = {2: Still(do.Lay(("W4",), "green"))}
    moment = Moment(FOURED, "d", bots=bots)
    assert "You take four cards and lose the turn. You draw " in moment.said
    text = FOURED.replace("R1 ", "B1 ")
    moment = Moment(text, "c", bots={2: Still(do.Lay(("W4",), "green"))})
    assert "It was no bluff. You draw " in moment.said
    assert moment.holds(0) == 8
