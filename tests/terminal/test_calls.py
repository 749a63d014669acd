"""Calls and catches at the terminal."""

from __future__ import annotations

import pytest

from tests.terminal.guests import Moment, Still
from tests.terminal.situations import MINE, two_bots
from yksi.bots import Bot, new_bot
from yksi.game import actions as do


def test_the_call_with_the_play() -> None:
    moment = Moment(MINE + "hand A R2 Y1", "1 u")
    assert "u behind the number calls UNO" in moment.said
    assert "You call UNO!" in moment.said
    assert "Enter goes on." not in moment.said


def test_the_call_right_before_the_play() -> None:
    moment = Moment(MINE + "hand A R2 Y1", "u", "1")
    assert moment.lines.count("You call UNO!") == moment.said.count("UNO!") == 1
    assert "You lay red 2." in moment.lines


def test_the_call_right_after_the_play() -> None:
    moment = Moment(MINE + "hand A R2 Y1", "1", "u", bots=two_bots())
    after = moment.said.partition("You lay red 2.")[2]
    assert after.startswith("\nEnter goes on.\n> u\nYou call UNO!\n")


def test_a_forgotten_call_is_caught() -> None:
    moment = Moment(MINE + "hand A R2 Y1", "1", "", bots=two_bots())
    assert "Cilla catches you without a call. You draw " in moment.said


def test_catching_a_bot_and_a_wrong_catch() -> None:
    text = "edition classic; seats 4; turn C; top R7; hand C R1 Y1; holds B 1; called B"
    forgets: dict[int, Bot] = {2: Still(do.Lay(("R1",)))}
    moment = Moment(text, "x", "b", "x cilla", bots=forgets)
    assert "Whom do you catch?" in moment.said
    assert "There is nobody to catch there. (r tells the rule)  GEN-R18" in moment.said
    assert "That was too much at once" in moment.said
    moment = Moment(text, "x cilla", bots={2: Still(do.Lay(("R1",)))})
    assert "You catch Cilla without a call. Cilla draws two cards." in moment.said


def test_a_called_last_card_pauses_just_the_same() -> None:
    text = "edition classic; seats 4; turn C; top R7; hand C R1 Y1"
    calls: dict[int, Bot] = {2: new_bot("casual", 1)}
    moment = Moment(text, "x cilla", bots=calls)
    assert moment.said.startswith("Cilla calls UNO! Cilla lays red 1.\nEnter goes on.\n")
    assert "There is nobody to catch there." in moment.said


def test_catching_on_the_own_turn() -> None:
    text = "edition classic; seats 3; turn C; top R7; hand C R1 Y1; hand A R5 R6 R8"
    forgets: dict[int, Bot] = {2: Still(do.Lay(("R1",))), 1: new_bot("casual", 1)}
    moment = Moment(text, "x", bots=forgets)
    assert "Enter goes on." not in moment.said
    assert "You catch Cilla without a call." in moment.said


GRACE = "edition kpgut; seats 3; turn A; top R7; hand A R2 Y1"


class Slow(Moment):
    """Takes its time for the answer that calls or catches."""

    def __init__(self, position: str, *answers: str, seconds: float, bots: dict[int, Bot]) -> None:
        self.now = 0.0
        self.seconds = seconds
        super().__init__(position, *answers, bots=bots, clock=lambda: self.now)

    def _ask(self, line: str) -> str:
        answer = super()._ask(line)
        self.now += self.seconds if answer[:1] in ("u", "x") else 0
        return answer


@pytest.mark.parametrize(("seconds", "in_time"), [(0.5, True), (3.0, True), (3.1, False)])
def test_three_seconds_for_the_call(seconds: float, in_time: bool) -> None:
    bots: dict[int, Bot] = {1: Still(), 2: new_bot("casual", 2)}
    moment = Slow(GRACE, "1", "u", "", seconds=seconds, bots=bots)
    assert ("You call UNO!" in moment.said) == in_time
    assert ("The time for your call is over." in moment.said) != in_time
    assert ("No call is due now. (r tells the rule)  KPG-R35" in moment.said) != in_time
    assert ("Cilla catches you without a call." in moment.said) != in_time


@pytest.mark.parametrize(("seconds", "in_time"), [(1.0, False), (3.5, True)])
def test_a_catch_counts_after_three_seconds(seconds: float, in_time: bool) -> None:
    text = "edition kpgut; seats 4; turn C; top R7; hand C R1 Y1; hand A B1 B2 B3"
    bots: dict[int, Bot] = {2: Still(do.Lay(("R1",)))}
    moment = Slow(text, "x cilla", seconds=seconds, bots=bots)
    assert ("You catch Cilla without a call." in moment.said) == in_time
    assert ("There is nobody to catch there. (r tells the rule)  KPG-R36" in moment.said) != in_time
    assert "time for the call" not in moment.said
