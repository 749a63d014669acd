"""A text that cannot be read is refused with its line and the reason."""

from __future__ import annotations

import re

import pytest

from yksi.game import Game
from yksi.game.position import PositionError
from yksi.rulings import RulingError, judge, parse_rulings

GOOD = "ruling X-1.T1  good\n  edition classic\n  ---\n  ---\n  turn B\n"

BAD_FILES = {
    "edition classic\n": "line 1: a file begins with 'ruling NAME', not 'edition classic'",
    "# a comment\n\n---\n": "line 3: a file begins with 'ruling NAME', not '---'",
    GOOD + "ruling\n": "line 6: a ruling needs a name",
    GOOD + "\nruling   # no name\n": "line 7: a ruling needs a name",
}


@pytest.mark.parametrize(("text", "message"), BAD_FILES.items())
def test_bad_files_are_refused(text: str, message: str) -> None:
    with pytest.raises(RulingError, match=f"^{re.escape(message)}$"):
        parse_rulings(text)


# A line of a ruling in the section where it stands, and what the verdict says of it.
BAD_GIVEN = {
    "frobnicate": "'frobnicate' does not belong into a position",
    "edition klassic": "there is no edition called 'klassic'; editions are: "
    "classic, custom, moomin, kpgut",
    "edition classic + stacking=maybe": "stacking takes no same chain any, not 'maybe'",
    "seats": "one word is expected, not 0: ''",
    "seats three": "'three' is not a number",
    "seats 1": "2-28 seats fit round a table, not 1",
    "seats 11": "2-10 seats can play this, not 11",
    "seats 1234567": "'1234567' is not a number",
    "turn B C": "one word is expected, not 2: 'B C'",
    "turn Z": "Z is not at this table",
    "turn ä": "'ä' is not a seat",
    "direction up": "a direction is cw or ccw, not 'up'",
    "top": "the top is one card, and its colour when it is a wild",
    "top R5 green red": "the top is one card, and its colour when it is a wild",
    "top X9": "'X9' is not a card",
    "top W": "which colour was named with W? (top W green)",
    "top W pink": "'pink' is not a colour; colours are red green blue yellow",
    "top R5 green": "R5 cannot be green",
    "top none": "which colour is in force? (top none green)",
    "hand": "whose hand?",
    "hand A R5 R5 R5": "the deck does not hold so many R5",
    "hand A WS": "the deck does not hold so many WS",
    "holds A": "seats and numbers are expected: A 460 B 480",
    "holds A 200": "the deck does not hold 200 more cards",
    "discard 3": "'discard pile 21' says how many cards lie there",
    "discard pile 0": "more cards are named than lie on the discard pile",
    "played 2 B": "the last play is written 'played 2 by B'",
    "played 2 by B": "the last play has more cards than lie there",
    "jumped 1": "the last play has more cards than lie there",
    "before": "what was there before? (before R7, before opening)",
    "before R7": "the play before has more cards than lie there",
    "before R7 green": "R7 cannot be green",
    "before W": "which colour was named with W? (before W green)",
    "before opening R7": "nothing lies there before the opening",
    "laying": "whose play is it? (played 1 by B)",
    "verdict\nturned": "whose play is it? (played 1 by B)",
    "passed 4": "4 seats cannot have passed",
    "drawn R9": "the seat on turn does not hold R9",
    "drawn 1\ndrew 2": "more cards are named than were drawn",
    "pending 2": "cards are pending only on +2 or W4",
    "called A": "A does not hold one card",
    "hand A\nowes A": "A holds no card",
    "out A B C D": "nobody is left in the game",
    "gave B": "'gave up B' is expected",
    "age A B": "age must name every seat once, the oldest first",
    "order A B": "order must name every seat once",
    "order A S B C D": "1 more cannot join this table",
    "opening": "nobody opens here; say 'start' and the card turned",
    "open hands A": "'open hands by A' is expected",
    "stuck": "'stuck three' is expected",
    "free now": "nothing is expected behind 'free'",
    "over soon": "a round is not over by 'soon'",
    "over out": "who has won? (over out winner A)",
    "totals A": "seats and numbers are expected: A 460 B 480",
    "edition custom\nhand A WC WC WC WC": "the deck does not hold so many WC1",
    "seed -1": "'-1' is not a number",
}
NO_LINE = 1  # what only shows when the whole is built is put down to the first line of the ruling


@pytest.mark.parametrize(("line", "reason"), BAD_GIVEN.items())
def test_bad_positions_are_refused(line: str, reason: str) -> None:
    verdict = judge(parse_rulings(f"ruling X-1.T1  bad\n\n{line}\n---\n---\nturn B\n")[0])
    assert not verdict.held
    assert verdict.reason == reason
    assert verdict.line in (3, NO_LINE)
    with pytest.raises(PositionError) as raised:
        Game.from_position(f"# a comment\n\n{line}\n")
    assert raised.value.reason == reason
    assert raised.value.line in (3, None)
    assert str(raised.value) == (f"line 3: {reason}" if raised.value.line else reason)


GIVEN_TWICE = {
    "turn B\nturn C": "'turn' is given twice",
    "hand B R1\nhand B R2": "the hand of B is given twice",
    "draw R1\ndraw only R2": "what is drawn next is given twice",
}


@pytest.mark.parametrize(("text", "reason"), GIVEN_TWICE.items())
def test_a_line_given_twice_is_named(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=f"^line 2: {re.escape(reason)}$"):
        Game.from_position(text)


def assert_broken(head: str, line: str, reason: str) -> None:
    """The line behind the head of a ruling breaks it, and the verdict says where and why."""
    verdict = judge(parse_rulings(f"{head}{line}\n")[0])
    assert verdict.line == head.count("\n") + 1
    assert verdict.reason is not None
    assert verdict.reason.startswith(f"{line}: {reason}")


BAD_MOVES = {
    "B": "a move is a seat and what it does, not 'B'",
    "B flies": "'flies' is not a move; moves are: ",
    "ä draws": "ä is not at this table",
    "B plays": "which card is played?",
    "B plays R5 pink": "'pink' is not a colour",
    "B draws twice": "nothing is expected behind it, not 'twice'",
    "B calls out": "'uno' is expected, not 'out'",
    "B jumps R5": "a jump-in is written 'D jumps in R7'",
    "B jumps in R5 red": "a jump-in names no colour",
    "B discards": "which card is discarded?",
    "B catches": "one word is expected, not 0: ''",
    "table deals from 12": "a deal is 'table deals' or 'table deals from' and 64 hex digits",
    "table gives B": "penalty cards are written 'table gives B 2'",
    "at noon B draws": "a time is written 3.5s or 12:59, not 'noon'",
    "B keeps": "refused (cannot-keep)",
    "!B draws": "accepted, but must be refused",
    "A is away": "refused (only the seat on turn can be away)",
}


@pytest.mark.parametrize(("line", "reason"), BAD_MOVES.items())
def test_bad_moves_break_a_ruling(line: str, reason: str) -> None:
    assert_broken("ruling X-1.T1  bad\nturn B\n---\n", line, reason)


def test_whoever_is_asked_and_says_nothing_has_made_no_move() -> None:
    asked = "ruling X-1.T1  bad\nedition kpgut\nspectator S\n---\nS asks to join left of A\n"
    assert_broken(asked, "A", "a move is a seat and what it does, not 'A'")


BAD_EXPECTATIONS = {
    "turn C": "it is B",
    "!turn B": "but it is so",
    "weather": "'weather' cannot be expected; expectations are: ",
    "turn": "one word is expected, not 0: ''",
    "top R6": "it is ['R5']",
    "holds C": "'holds C 7' is expected",
    "holds C 6": "it is 5",
    "holds A 5 B 5 C": "'holds C 7' is expected",
    "holds A 6 B 5 C 4": "it is A 5 C 5",
    "!holds A 5 B 5": "but it is so",
    "totals A 0 B 20": "it is B 0",
    "hand B R7 R7": "it is ",
    "draw 3": "'pile' and a number are expected",
    "may B plays W": "refused (not-in-hand)",
    "owes A": "A owes nothing",
    "can jump": "'can catch A' is expected",
    "sees B A": "'sees B hand A' is expected",
    "sees B hand A": "hidden",
    "round over": "the round goes on",
    "match B": "'match winner A' or 'match over' is expected",
    "count R0": "'count R0 1' is expected",
    "phase answer": "it is play",
    "open doors": "'open hands' is expected",
    "marked ä": "ä is not at this table",
    # seats that are not at this table
    "holds J 7": "J is not at this table",
    "hand J R5": "J is not at this table",
    "total J 0": "J is not at this table",
    "placed J 1": "J is not at this table",
    "unplaced J": "J is not at this table",
    "out J": "J is not at this table",
    "sees J hand A": "J is not at this table",
    "sees A hand J": "J is not at this table",
    "plays J R5": "J is not at this table",
    # words that are missing
    "!": "what is expected?",
    "!!": "what is expected?",
    "plays": "'plays B R8, B4, R8 G8' is expected",
    "plays B": "'plays B R8, B4, R8 G8' is expected",
    "plays B R8,": "'plays B R8, B4, R8 G8' is expected",
    "may": "a move is a seat and what it does, not ''",
}


@pytest.mark.parametrize(("line", "reason"), BAD_EXPECTATIONS.items())
def test_bad_expectations_break_a_ruling(line: str, reason: str) -> None:
    assert_broken("ruling X-1.T1  bad\nturn B\n---\n---\n", line, reason)
